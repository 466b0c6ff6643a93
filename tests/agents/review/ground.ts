import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Evidence, Facts, TextFact } from "../../../agents/domain/facts.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import type { Conflict, Ground, Said } from "../../../agents/review/contradictions/conflict.ts";
import { findConflicts } from "../../../agents/review/contradictions/find.ts";
import { sentencesOf } from "../../../agents/text/text.ts";

export const NOW = new Date("2026-11-20T09:00:00Z");
export type Answers = Partial<Record<FieldId, string>>;

/** Evidence of a fact whose quote was said in the answer to a field. */
export function evidence(field: string, quote: string): Evidence {
  return { quote, turn: `turn-${field}`, field, state: "read" };
}

export function text(field: string, quote: string): TextFact {
  return { ...evidence(field, quote), text: quote };
}

/** What the rules are given of these answers, with the facts that a reader would have read from them. */
export function groundOf(answers: Answers, facts: Partial<Facts> = {}, more: Partial<Ground> = {}): Ground {
  const said = Object.entries(answers).flatMap(([field, answer]) => saidOf(field, answer));
  return {
    sheet: { facts: { ...emptyFacts(), ...facts }, unclear: [] },
    said,
    sentences: [],
    decisions: {},
    pages: [],
    now: NOW,
    ...more,
  };
}

function saidOf(field: string, answer: string): Said[] {
  const sentences = sentencesOf(answer);
  return sentences.map((quote, at) => {
    const next = sentences[at + 1];
    const from = answer.indexOf(quote);
    const withNext = next === undefined ? null : answer.slice(from, answer.indexOf(next, from) + next.length);
    return { ...evidence(field, quote), withNext };
  });
}

export function conflictsIn(...given: Parameters<typeof groundOf>): Conflict[] {
  return findConflicts(groundOf(...given));
}
