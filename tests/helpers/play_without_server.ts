import { consult } from "../../agents/consultant/consult.ts";
import { ANCHOR_TYPES } from "../../agents/domain/anchors.ts";
import { type JourneyState, newJourney } from "../../agents/domain/journey.ts";
import { readFacts } from "../../agents/facts/read_facts.ts";
import { buildFoundation } from "../../agents/foundation.ts";
import { journeyMetadata, startJourney, takeTurn } from "../../agents/master.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { toCsv } from "../../agents/plan/csv.ts";
import { sectionMarkdown } from "../../agents/sections/markdown.ts";
import { strategyMarkdown } from "../../agents/sections/strategy_markdown.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { firstNameOf } from "../../agents/text/first_name.ts";
import { stringsIn } from "../../agents/text/strings_in.ts";
import { surroundings } from "../agents/interview/player.ts";
import { NOW } from "./case_state.ts";
import { scoreFacts } from "./fact_score.ts";
import { createFounder } from "./founder_replies.ts";
import { scorePrinted } from "./print_score.ts";
import type { CaseScore } from "./score_table.ts";
import type { SpokenCase } from "./spoken_case.ts";

const MOST_TURNS = 100;

/** A played journey with what it came to. */
export interface PlayedCase {
  state: JourneyState;
  foundation: Foundation;
  score: CaseScore;
  /** The two sides of each contradiction that was put as a question. */
  put: [string, string][];
}

/** Plays a founder's journey and asks the consultant with no server, no pages and no documents, and judges it as `playAndScore` does. */
export async function playWithoutServer(founder: SpokenCase): Promise<PlayedCase> {
  const { state, replies, sent, before, put } = await interviewed(founder);
  const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name });
  const answers = await consulted(founder, { state, foundation });
  const { facts, unclear } = foundation.sheet;
  const sheet = { facts: { ...facts }, unclear };
  const checks = scorePrinted(founder, {
    pages: { ...pagesOf(foundation), consultant: answers.join("\n\n") },
    sentences: Object.fromEntries(
      ANCHOR_TYPES.map((type) => [type, foundation.anchors[type].sentence?.text ?? null]),
    ),
    replies,
    consult: answers,
    sheet,
    before,
    sent,
    sides: Object.fromEntries(
      foundation.strategy.strategic_synthesis.tradeoffs.map(({ id, side }) => [id, side]),
    ),
  });
  const scores = founder.truth === undefined ? [] : scoreFacts(founder.truth, sheet);
  return { state, foundation, put, score: { id: founder.id, turns: sent.length, facts: scores, checks } };
}

/** A journey played to its end through the master agent, with all that was replied and sent, and the facts before each correction. Throws after 100 turns. */
export async function interviewed(founder: SpokenCase) {
  const { company_name, full_name } = founder.registration;
  const around = surroundings({ now: NOW });
  const replyTo = createFounder(founder);
  const before: (string | null)[] = founder.corrections.map(() => null);
  const first = newJourney(`journey-${founder.id}`, company_name, firstNameOf(full_name));
  let { state, reply } = await startJourney(first, around);
  const [replies, sent]: [string[], string[]] = [[], []];
  const put = new Map<string, [string, string]>();
  for (;;) {
    const { question } = journeyMetadata(state, []);
    replies.push([reply, ...question?.options ?? []].join("\n"));
    const contradiction = state.question?.contradiction;
    if (contradiction) put.set(contradiction.id, [contradiction.a.quote, contradiction.b.quote]);
    if (state.phase === "complete") return { state, replies, sent, before, put: [...put.values()] };
    if (question === null || sent.length >= MOST_TURNS) {
      throw new Error(`${founder.id} stands at "${question?.field}" after ${sent.length} turns`);
    }
    const { text, choices } = replyTo(question);
    for (const [at, correction] of founder.corrections.entries()) {
      if (before[at] === null && text.includes(correction.text)) {
        before[at] = JSON.stringify(readFacts(state, NOW));
      }
    }
    sent.push(text);
    const message = { id: `turn-${sent.length}`, text, ...choices === undefined ? {} : { choices } };
    ({ state, reply } = await takeTurn(state, message, around));
  }
}

/** What the consultant answers to a founder's questions, one after the other. */
async function consulted(
  founder: SpokenCase,
  known: { state: JourneyState; foundation: Foundation },
): Promise<string[]> {
  const memory: { query: string; answer: string; at: string }[] = [];
  for (const { q: query } of founder.consult) {
    const { consultation } = await consult({
      ...known,
      query,
      memory,
      surroundings: { model: builtInModel },
    });
    memory.unshift({ query, answer: consultation, at: NOW.toISOString() });
  }
  return memory.map(({ answer }) => answer).reverse();
}

/** All that is printed of a foundation beside the documents, by the names that scores use. */
function pagesOf(foundation: Foundation): Record<string, string> {
  const anchors = Object.values(foundation.anchors);
  return {
    anchors: [
      ...anchors.flatMap(({ sections }) => sections.map((section) => sectionMarkdown(section))),
      ...stringsIn(anchors),
    ]
      .join("\n"),
    markdown: strategyMarkdown(foundation),
    strategy_json: stringsIn(foundation.strategy).join("\n"),
    calendar: toCsv(foundation.calendar),
  };
}
