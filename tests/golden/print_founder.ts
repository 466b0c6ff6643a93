import { consult } from "../../agents/consultant/consult.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { NotedSlide, Picture } from "../../agents/domain/slides.ts";
import { buildFoundation } from "../../agents/foundation.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { toCsv } from "../../agents/plan/csv.ts";
import { strategyMarkdown } from "../../agents/sections/strategy_markdown.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { NOW } from "../helpers/case_state.ts";
import { goldenFounder } from "./founders.ts";

export interface PrintedFounder {
  /** The strategy, the slides, the thirty days and the consultant's answers, in one text. */
  text: string;
  /** The strategy alone, with English labels: what is the same for every founder can be counted in one language only. */
  strategy: string;
  /** All that the founder may have said. */
  said: string[];
}

/**
 * All that one founder is handed, as text: the strategy, the slides, the thirty days and the consultant's answers.
 * A founder whose journey or strategy fails has the error in the place of the pages, so that the others are seen.
 */
export async function printFounder(name: string): Promise<PrintedFounder> {
  try {
    const { state, questions, said } = await goldenFounder(name);
    const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name });
    const strategy = strategyMarkdown(foundation, "en").trim();
    const parts = [
      strategyMarkdown(foundation).trim(),
      "# Deck",
      ...deckSlides(foundation).map(slideText),
      "# Calendar",
      calendarText(foundation),
      "# Consultant",
      ...await consultantText(state, foundation, questions),
    ];
    return { text: `${withShortLines(parts.join("\n\n"))}\n`, strategy, said };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { text: `# Nothing could be printed\n\n${why}\n`, strategy: "", said: [] };
  }
}

function slideText({ id, kicker, headline, body, picture, notes }: NotedSlide): string {
  const lines = [
    `## ${id}: ${headline}`,
    kicker,
    ...body,
    ...picture === null ? [] : pictureText(picture),
    ...notes.map(({ kind, text }) => `(${kind}) ${text}`),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

function pictureText(picture: Picture): string[] {
  return stringsOf(picture).map((text) => `> ${text}`);
}

/** Every text and number in a value, in the order in which it stands there. */
export function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(stringsOf);
}

function calendarText({ calendar }: Foundation): string {
  return toCsv(calendar).replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").trim();
}

async function consultantText(
  state: JourneyState,
  foundation: Foundation,
  questions: string[],
): Promise<string[]> {
  const memory: { query: string; answer: string; at: string }[] = [];
  const readPage = () => Promise.reject(new Error("The consultant reads no pages"));
  const surroundings = { model: builtInModel, research: { readPage }, now: NOW };
  const texts: string[] = [];
  for (const query of questions) {
    const advice = await consult({ state, foundation, query, memory, surroundings });
    const against = advice.against_decision === null ? "" : `\n\n(against: ${advice.against_decision})`;
    texts.push(`## ${query}\n\n${advice.consultation}${against}`);
    memory.unshift({ query, answer: advice.consultation, at: NOW.toISOString() });
  }
  return texts;
}

/** One sentence a line, so that a difference names the sentence. Rows of tables stay whole. */
function withShortLines(text: string): string {
  return text.split("\n").map((line) =>
    line.startsWith("|") ? line : line.replace(/([.!?。][”*)]*) (?=[\p{Lu}“*(])/gu, "$1\n")
  ).join("\n");
}
