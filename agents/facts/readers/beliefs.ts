import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isSettled, readOwnPassage } from "../passages/own_passage.ts";
import { passageOf, textFact } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import { wordCount } from "../../text/sentences.ts";
import { situationsOf } from "../statements/situations.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { BELIEF_WORDS } from "./words.ts";

const FIELDS = ["customer.belief", "customer.trigger_barrier"] as const;

/**
 * Reads one side of the belief bridge: from the sentence that says both sides, wherever it stands, else from the field
 * of beliefs, else from what was said of triggers and barriers.
 */
export function readBelief(
  said: Statements,
  side: "belief_now" | "belief_needed",
  question: string,
): Reading<TextFact | null> {
  const both = said.sentences(...FIELDS).flatMap((sentence) => bothSides(sentence) ?? [])[0];
  const passage = both === undefined ? null : passageOf([both[side]]);
  if (passage !== null) return { value: textFact(passage), unclear: [] };
  const readings = FIELDS.map((field) => {
    const situations = situationsOf(said, field);
    const pointed = side === "belief_needed" ? pointedAt(said.sentences(field)) : null;
    const isUsable = (clause: Statement) =>
      pointed === null ? situations.get(clause) === side : clause.sentence === pointed;
    return readOwnPassage(said, { fact: side, field, question, isUsable });
  });
  return readings.find(({ value }) => value !== null) ?? { value: null, unclear: readings[0]?.unclear ?? [] };
}

/** "They believe X, and they would have to believe Y": two clauses of one sentence. */
function bothSides(
  { clauses, languages }: Sentence,
): Record<"belief_now" | "belief_needed", Statement> | null {
  const settled = clauses.filter(isSettled);
  const needed = settled.find(({ text }) => hasCue(text, languages, "belief_needed"));
  // "They think, they'd have to try harder": what stands behind the verb alone is what they think.
  const now = settled.find((clause) =>
    clause !== needed && hasCue(clause.text, languages, "belief") && wordCount(clause.text) >= SHORTEST_BELIEF
  );
  return needed === undefined || now === undefined ? null : { belief_now: now, belief_needed: needed };
}

const SHORTEST_BELIEF = 3;

/** "…, ours is checked one by one. That's what they'd have to believe.": a sentence that only points at the one before. */
function pointedAt(sentences: readonly Sentence[]): Sentence | null {
  const at = sentences.findIndex(({ text, clauses }) =>
    clauses.length === 1 && BELIEF_WORDS.opens(text, "points_back")
  );
  return sentences[at - 1] ?? null;
}
