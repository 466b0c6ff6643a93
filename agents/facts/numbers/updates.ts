import { GRAMMAR } from "../../text/grammar_words.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue } from "../../text/lexicon.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import type { Sentence } from "../statements/statement.ts";
import { UPDATES } from "../words.ts";

/** A number that was told before and the one that takes its place. */
export interface NumberUpdate {
  from: Amount;
  to: Amount;
}

const NUMBER = "[£$€¥₹]?\\d[\\d.,]*";
/**
 * "78 schools, not 74", "74校ではなく78校"; "niet 37 maar" sets nothing right by itself. A number begins behind no other
 * figure: digits without an end would take the square of their length.
 */
const NOT_NUMBER = new RegExp(
  `(?<!\\d[.,]*)${NUMBER}[^.!?]{0,60}?[\\s,(]${UPDATES.sourceOf("not_that")}\\s+${NUMBER}(?=[^\\d]*$)`,
  "iu",
);
const NOT_NUMBER_UNSPACED = /\d\p{L}{0,2}(?:じゃ|では)なく/u;
const OPENING_WORDS = 5;

/**
 * True for a sentence that puts a number right which was told before ("it's 88 now", "we're at 78 schools, not 74"):
 * it answers no question by itself and is no item of a list.
 */
export function isUpdate({ text, languages }: Pick<Sentence, "text" | "languages">): boolean {
  const opening = text.split(/\s+/u).slice(0, OPENING_WORDS).join(" ");
  if (hasCue(opening, languages, "correction") || isToldOnTheWay(text)) return true;
  return /\d/.test(text) &&
    (wordPattern("now", languages).test(text) || NOT_NUMBER.test(text) || NOT_NUMBER_UNSPACED.test(text));
}

const OPENING = `^(?:${UPDATES.sourceOf("sound")}[\\s,!、]+)?(?:${GRAMMAR.sourceOf("and")}\\s)?`;
const ASIDE = new RegExp(
  `${OPENING}${UPDATES.sourceOf("aside")}|(?<=[\\s,])${UPDATES.sourceOf("aside_inside")}`,
  "iu",
);
const CHECKED = new RegExp(`${OPENING}${UPDATES.sourceOf("checked")}`, "iu");

/** "By the way …", "I looked it up", "X signed yesterday": told on the way, and no item of what was asked for. */
function isToldOnTheWay(text: string): boolean {
  return ASIDE.test(text) || CHECKED.test(text) || UPDATES.isIn(text, "yesterday");
}

/** The numbers that a founder put right in these sentences: "268 families now, not 260". */
export function updatesIn(sentences: readonly SentenceNumbers[]): NumberUpdate[] {
  return sentences.flatMap(({ sentence: { text }, amounts }) => {
    const stretch = NOT_NUMBER.exec(text);
    if (stretch === null) return [];
    const end = stretch.index + stretch[0].length;
    const inside = amounts.filter(({ index, isArticle }) =>
      index >= stretch.index - 1 && index < end && !isArticle
    );
    const [to, from] = [inside[0], inside.at(-1)];
    const isPair = to !== undefined && from !== undefined && to !== from && to.kind === from.kind;
    return isPair ? [{ from, to }] : [];
  });
}
