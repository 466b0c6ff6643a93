import { z } from "zod";
import type { JourneyState } from "../domain/journey.ts";
import { isSuperseded, supersededIn } from "../author/model/dossier/superseded.ts";
import { forOneTurn } from "../model/budget.ts";
import { rememberedValue } from "../text/remembered.ts";
import { sentencesOf } from "../text/sentences.ts";
import { type Model, NO_USAGE, type Task, type Usage } from "../model/model.ts";
import { type Advice, adviseFromRules, type Asking, toAdvice } from "./advice.ts";
import { earlier, followOf, type Remembered } from "./follow_up.ts";
import { sentencesBeyond } from "./beyond.ts";
import { numbersPutRight, statesWrong } from "../facts/changes/corrected_numbers.ts";
import { stretchesOf } from "../facts/statements/said_turns.ts";
import { toldOnce } from "../facts/changes/deduplicated.ts";
import { labelOf } from "../facts/worksheet.ts";
import type { RememberedChange } from "./look_back.ts";
import { openOn } from "./decide.ts";
import { readQuestion } from "./question.ts";
import { rememberedAsItStands } from "./remembered.ts";
import { askInTime } from "./with_model/ask_in_time.ts";
import { streamWithoutCitations } from "./with_model/citations.ts";
import { judgeAnswer, type Judged, withoutFailed } from "./with_model/judge.ts";
import { knownFor } from "./with_model/known.ts";
import { consultMaterial, conversationWithin, INSTRUCTIONS, roomIn } from "./with_model/prompt.ts";
import { strategyLines } from "./with_model/strategy_lines.ts";

/** Whom to ask and whom to tell; what the strategist's surroundings hold beside it is not needed here. */
interface Surroundings {
  model: Model;
  onStatus?: (step: { step: string; text: string }) => void;
  onText?: (text: string) => void;
  signal?: AbortSignal;
  /** How long a model is waited for before the rules answer, in milliseconds. */
  patienceMs?: number;
}

interface ConsultRequest extends Asking {
  state: JourneyState;
  surroundings: Surroundings;
}

export interface Consultation extends Advice {
  /** Why the built-in consultant stands in for a model, or null. */
  note: string | null;
  usage: Usage;
  /** Ids of the earlier consultations that it was given. */
  looked_back_on: string[];
}

const PATIENCE_MS = 20_000;
const LEAST_ANSWER = 2;
/** What a model answers a question with: Markdown. */
export const CONSULTATION = z.string().trim().min(LEAST_ANSWER);

/**
 * Answers a question from the foundation (strategy, section 4). A model has dossier, strategy and conversation; what
 * its answer rests on, its confidence and the decision it goes against are read from what of it stands. Never throws
 * because of a model.
 */
export async function consult({ surroundings, state, ...asked }: ConsultRequest): Promise<Consultation> {
  const { model, onStatus, onText } = surroundings;
  onStatus?.({ step: "retrieving", text: "Reading your foundation..." });
  const superseded = supersededIn(state);
  const wrong = numbersPutRight(state, asked.foundation.sheet);
  const { foundation } = asked;
  const standing = [
    ...stretchesOf(state).flatMap(({ turn, field, text }) =>
      sentencesOf(text).map((quote) => ({ turn, field, quote }))
    ),
    ...sentencesBeyond(state, asked.query).map((each) => ({ ...each, field: "" })),
  ].filter((each) =>
    !isSuperseded(each, superseded) &&
    !wrong.some((number) => number.turn !== each.turn && statesWrong(each.quote, number))
  );
  const asking = {
    ...asked,
    foundation,
    memory: rememberedAsItStands(asked.memory, superseded),
    said: standing.map(({ quote }) => quote),
    silence: standing.filter(({ field }) => field === "journey.quiet").map(({ quote }) => quote),
    corrected: { changes: changesIn(state), now: new Date(asked.foundation.asOf) },
  };
  const byRules = adviseFromRules(asking);
  onStatus?.({ step: "answering", text: "Weighing your decisions..." });
  if (model.kind !== "builtin") return await consultModel({ asking, state, byRules, surroundings });
  onText?.(byRules.consultation);
  return { ...byRules, note: null, usage: NO_USAGE, looked_back_on: idsOf(usedByRules(asking)) };
}

/** What the founder changed in the worksheet or corrected in words, where the day was kept. */
function changesIn({ factChanges = [], saidOn = {} }: JourneyState): RememberedChange[] {
  const changes = factChanges.map(({ fact, part, turn, value }) => ({
    turn,
    label: labelOf(fact, part),
    value,
  }));
  return toldOnce(changes, ({ value }) => [value]).flatMap(({ turn, label, value }) => {
    const on = saidOn[turn];
    return on === undefined ? [] : [{ on, label, value }];
  });
}

interface Consulting {
  asking: Asking;
  state: JourneyState;
  byRules: Advice;
  surroundings: Surroundings;
}

async function consultModel({ asking, state, byRules, surroundings }: Consulting): Promise<Consultation> {
  const { model, onText, signal, patienceMs = PATIENCE_MS } = surroundings;
  const { foundation, query, memory } = asking;
  const room = roomIn(model.contextTokens ?? null);
  const strategy = strategyLines(foundation.strategy, room.strategy);
  const conversation = conversationWithin(memory, room.conversation);
  const known = knownFor({
    state,
    sheet: foundation.sheet,
    conflicts: foundation.conflicts,
    tokens: room.dossier,
    now: new Date(foundation.asOf),
    beside: [
      query,
      byRules.consultation,
      ...conversation.flatMap((each) => [each.query, each.answer]),
      ...strategy.map((line) => line.slice(line.indexOf(": ") + 2)),
    ],
  });
  const task: Task<string> = {
    name: "consultation",
    prefix: known.dossier.text,
    instructions: INSTRUCTIONS,
    material: consultMaterial({ query, asOf: foundation.asOf, strategy, earlier: conversation, byRules }),
    schema: CONSULTATION,
    builtIn: () => byRules.consultation,
    plain: true,
  };
  const judge = rememberedValue((text) => judgeAnswer(text, known));
  let refused: string | null = null;
  const { value, by, note, usage } = await askInTime(forOneTurn(model), task, {
    gate: (text) => {
      const { problems } = judge(text);
      if (problems.length > 0) refused = text;
      return problems;
    },
    onText: onText && streamWithoutCitations(onText),
    signal,
    patienceMs,
  });
  const judged = by === "model" ? judge(value) : refused === null ? null : withoutFailed(refused, known);
  const looked_back_on = idsOf(conversation);
  if (judged !== null) return { ...adviceOf(judged, asking), note: null, usage, looked_back_on };
  return { ...byRules, consultation: withNote(byRules.consultation, asking), note, usage, looked_back_on };
}

function idsOf(memory: Remembered[]): string[] {
  return memory.flatMap(({ id }) => id ?? []);
}

/** Rules look back on what a question goes on from, and on nothing else. */
function usedByRules({ query, memory }: Asking): Remembered[] {
  const before = followOf(query) === null ? null : earlier(memory);
  return before === null ? [] : [...new Set([before.last, before.asked])];
}

/** Whoever writes the words, confidence and grounds are computed from what stands. */
function adviceOf({ text, lines, against }: Judged, { foundation, query }: Asking): Advice {
  const open = openOn(query, foundation.conflicts).length;
  const { say } = readQuestion(query, foundation);
  return { ...toAdvice({ parts: [{ label: null, lines }], against, open }, say), consultation: text };
}

/** That rules stand in for a model is said once, not under each answer. */
function withNote(words: string, { memory, query, foundation }: Asking): string {
  const note = `*${readQuestion(query, foundation).say.standIn}*`;
  const [last] = memory.toSorted((one, other) => other.at.localeCompare(one.at));
  return last?.answer.endsWith(note) ? words : `${words}\n\n${note}`;
}
