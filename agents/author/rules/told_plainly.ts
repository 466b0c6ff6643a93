import type { Facts, FactSheet, TextFact } from "../../domain/facts.ts";
import { goesOnWithThat } from "../../plan/publishable.ts";
import { POSTS } from "../../plan/words.ts";
import { cuePattern, LANGUAGES } from "../../text/lexicon.ts";
import { inOneLine, wordCount } from "../../text/sentences.ts";
import { ANNOUNCING } from "./words.ts";

const TOLD = [
  "obstacle",
  "trigger",
  "barrier",
  "belief_now",
  "belief_needed",
  "proof",
  "quiet",
  "never_become",
] as const satisfies (keyof Facts)[];

/** "Trigger: …", "Trigger" over the lines of a list, and in French "Ce qui retient, c'est …". */
const LABELLED = new RegExp(
  `^(?:([^:：.,;!?“”"«»\\n]{2,40})(?:[:：]\\s*|\\n\\s*[-–—•*]\\s+)|` +
    `(${ANNOUNCING.sourceOf("what_is")}\\s[^:.,;!?]{2,40}),? ${ANNOUNCING.sourceOf("it_is")}\\s+)(?=\\S)`,
  "iu",
);
const LABEL_WORDS = 4;
const FEWEST_WORDS = 3;
const NAMED_BY_CUES = cuePattern(LANGUAGES, "belief", "belief_needed", "become");
/** "What holds them back at the last minute is …", "What I'd never want to become is …": its label stands in it. */
const SUBJECT = new RegExp(
  `^(${ANNOUNCING.sourceOf("opens_subject")}[^.:;!?\\n]{4,80}?),?\\s+(?:${POSTS.sourceOf("being")}|${
    ANNOUNCING.sourceOf("it_is")
  })[,:]?\\s+(?:${ANNOUNCING.sourceOf("that")}\\s*)?(?=\\S)`,
  "iu",
);

/**
 * The facts as they are told: how a founder labels the halves of an answer ("Trigger: …", "Now: …") is not among them, and
 * the lines of a list are one.
 */
export function toldPlainly(sheet: FactSheet): FactSheet {
  const told = TOLD.map((name) => [name, unlabelled(sheet.facts[name])]);
  const facts = { ...sheet.facts, ...Object.fromEntries(told) };
  return { ...sheet, facts: mapped(facts, folded) };
}

/** Each fact, or each of a list of facts, by `change`. */
function mapped(facts: Facts, change: <Fact>(fact: Fact) => Fact): Facts {
  const entries = Object.entries(facts).map(([name, fact]) => [
    name,
    Array.isArray(fact) ? fact.map(change) : change(fact),
  ]);
  return Object.fromEntries(entries) as Facts;
}

/** The evidence keeps its lines. */
function folded<Fact>(fact: Fact): Fact {
  const text = (fact as { text?: unknown } | null)?.text;
  return typeof text === "string" ? { ...fact, text: inOneLine(text) } : fact;
}

function unlabelled(fact: TextFact | null): TextFact | null {
  if (fact === null) return null;
  const [before, label, subject = ""] = LABELLED.exec(fact.text) ?? [];
  if (before !== undefined && isLabel(label ?? subject)) return withoutOpening(fact, before);
  const [opening, named = ""] = SUBJECT.exec(fact.text) ?? [];
  return opening !== undefined && isNamed(named) && !goesOnWithThat(fact.text)
    ? withoutOpening(fact, opening)
    : fact;
}

function withoutOpening(fact: TextFact, opening: string): TextFact {
  const text = fact.text.slice(opening.length);
  return wordCount(text) < FEWEST_WORDS ? fact : { ...fact, text };
}

function isLabel(words: string): boolean {
  return wordCount(words) <= LABEL_WORDS && (POSTS.isIn(words, "answer_labels") || isNamed(words));
}

function isNamed(words: string): boolean {
  return ANNOUNCING.isIn(words, "obstacle", "trigger", "barrier", "quiet") ||
    words.search(NAMED_BY_CUES) >= 0;
}
