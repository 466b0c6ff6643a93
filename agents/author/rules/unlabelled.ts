import type { Facts, FactSheet, TextFact } from "../../domain/facts.ts";
import { POSTS } from "../../plan/words.ts";
import { cuePattern, LANGUAGES } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { ANNOUNCING } from "./words.ts";

const TOLD = [
  "obstacle",
  "trigger",
  "barrier",
  "belief_now",
  "belief_needed",
  "proof",
  "quiet",
] as const satisfies (keyof Facts)[];

/** "Trigger: …", and in French "Ce qui retient, c'est …". */
const LABELLED = /^(?:([^:：.,;!?“”"«»]{2,40})[:：]\s*|(ce qui [^:.,;!?]{2,40}),? c['’]est\s+)(?=\S)/iu;
const LABEL_WORDS = 4;
const FEWEST_WORDS = 3;
const BELIEVING = cuePattern(LANGUAGES, "belief", "belief_needed");

/** The facts in the words of their answers: how a founder labels the halves of one ("Trigger: …", "Now: …") is not among them. */
export function withoutLabels(sheet: FactSheet): FactSheet {
  const told = TOLD.map((name) => [name, unlabelled(sheet.facts[name])]);
  return { ...sheet, facts: { ...sheet.facts, ...Object.fromEntries(told) } };
}

function unlabelled(fact: TextFact | null): TextFact | null {
  if (fact === null) return null;
  const [before, label, subject = ""] = LABELLED.exec(fact.text) ?? [];
  const rest = fact.text.slice(before?.length ?? 0);
  return before === undefined || !isLabel(label ?? subject) || wordCount(rest) < FEWEST_WORDS
    ? fact
    : { ...fact, text: rest };
}

function isLabel(words: string): boolean {
  return wordCount(words) <= LABEL_WORDS &&
    (POSTS.isIn(words, "answer_labels") ||
      ANNOUNCING.isIn(words, "obstacle", "trigger", "barrier", "quiet") ||
      words.search(BELIEVING) >= 0);
}
