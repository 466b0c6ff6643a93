import { cuesIn, type Language } from "../../text/lexicon.ts";
import { watchWordsIn } from "../../text/watch_words.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { comesAndGoes } from "../comparing/passing_words.ts";

const LEAST_WORDS = 4;
/** "Wir spritzen nicht", "Non usiamo conservanti". */
const LEAST_DENYING_WORDS = 3;
const LONGEST_WORDS = 40;
/** "Asparagus, sea bass, strawberries": the contents of a day. */
const LONGEST_MEMBER_WORDS = 4;
const LEAST_MEMBERS = 3;

/** What is said of all, of nothing else, at all times. */
export const STRICT = [
  "exclusives",
  "claims_of_promises",
  "universals",
  "whole_leads",
  "all_the",
  "own_words",
] as const;

/** The page that lacks a part, and the languages in which both are read. */
export interface Beside {
  /** As one plain text: what still stands there has not gone. */
  other: string;
  /** What both pages are about. */
  matter: ReadonlySet<string>;
  languages: readonly Language[];
}

/** True for a sentence that says something of the business, that stays until somebody decides otherwise. */
export function isStatement(text: string, beside: Beside): boolean {
  const words = wordsOf(text).length;
  const least = cuesIn(text, beside.languages, "negation").length > 0 ? LEAST_DENYING_WORDS : LEAST_WORDS;
  return words >= least && words <= LONGEST_WORDS && !/[?？]$/u.test(text) &&
    !isBareList(text, beside.languages) && !comesAndGoes(text, beside.languages) && !stands(text, beside);
}

function isBareList(text: string, languages: readonly Language[]): boolean {
  const members = watchWordsIn(text, "list_joiners", languages)
    .reduceRight(
      (rest, { index, 0: word }) => `${rest.slice(0, index)},${rest.slice(index + word.length)}`,
      text,
    )
    .split(/[,、]/u).filter((part) => part.trim() !== "");
  return members.length >= LEAST_MEMBERS &&
    members.every((part) => wordsOf(part).length <= LONGEST_MEMBER_WORDS);
}

/** True where the other page says it too. */
export function stands(text: string, { other }: Pick<Beside, "other">): boolean {
  return other.includes(plain(text));
}
