import { A_OR_ONE } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { NUMBER_WORDS } from "../words.ts";
import { rateBehind } from "./rates.ts";

const A = `(?:${A_OR_ONE}\\s)?`;

const BASES = [100, 1_000, 10_000];

/** "Hundred", "hundert", "cien": the words of some numbers in all languages. */
export function wordsOfNumbers(...values: number[]): string[] {
  return lexiconsOf(LANGUAGES).flatMap(({ scales, numbers }) =>
    [...scales, ...numbers].filter(([, value]) => values.includes(value)).map(([word]) => word)
  );
}

/** What a share is counted on, behind its number: "0.8 per thousand tickets", "3 auf 1000 Stück", "2 por mil". */
const BASE = new RegExp(
  `^\\s?(?:‰|(?:${GRAMMAR.sourceOf("per", "per_or_for")}|${
    NUMBER_WORDS.sourceOf("base_on", "in_every")
  })\\s${A}` +
    `(?:1[.,]?0{2,4}|(?:${phrasesPattern(wordsOfNumbers(...BASES))}))(?!\\p{L}|\\d|[.,]\\d)(?:\\s\\p{L}+)?)`,
  "iu",
);
const PER = new RegExp(`${GRAMMAR.sourceOf("per")}\\s${A}$`, "iu");
const ON = new RegExp(`\\d\\s?${NUMBER_WORDS.sourceOf("base_on")}\\s$`, "iu");

/** The "per thousand tickets" of "disputes per thousand tickets". */
export const BASE_AT_END = new RegExp(`${BASE.source.slice(1).replace("\\s?", "\\s")}$`, "iu");

/** How many characters a base takes behind a number. */
export function baseLength(text: string, end: number): number {
  return BASE.exec(text.slice(end, end + 60))?.[0].length ?? 0;
}

/** "Per thousand tickets" behind a number, as it was said; null where none stands there. */
export function baseBehind(text: string, end: number): string | null {
  return BASE.exec(text.slice(end, end + 60))?.[0].trim() ?? null;
}

/** True for the thousand of "disputes per thousand tickets": it counts nothing by itself. */
export function isBase(text: string, { kind, value, index, end }: Amount): boolean {
  if (kind !== "number" || !BASES.includes(value)) return false;
  const before = text.slice(Math.max(0, index - 16), index);
  return PER.test(before) || ON.test(before) ||
    /^(?:件|個|人|台|回|本)?(?:あたり|につき|中)/u.test(text.slice(end));
}

const perOf = perLanguages((languages) => {
  // "A month" is a rate too, but "a truck" is none: of the words of rates those that are no articles.
  const per = (["per", "per_or_for"] as const).map((kind) => GRAMMAR.patternOf(kind, languages).source)
    .join("|");
  return {
    opens: new RegExp(`^(?:${per})\\s`, "iu"),
    named: new RegExp(`^(\\p{L}{3,})\\s(?:${per})\\s\\p{L}`, "iu"),
  };
});

/** True where words open with a rate: "per scale per month". */
export function opensWithPer(words: string, languages: readonly Language[]): boolean {
  return perOf(languages).opens.test(words);
}

/** How many characters "per scale per month" takes behind a number, where nothing else follows it: "par bouche à oreille". */
export function perLength(text: string, end: number, languages: readonly Language[]): number {
  const space = /^\s*/u.exec(text.slice(end))?.[0].length ?? 0;
  if (!opensWithPer(text.slice(end + space), languages)) return 0;
  const { length } = rateBehind(text, end, languages);
  return /^\s*(?:$|[.,;:)!?])/u.test(text.slice(end + length)) ? length : 0;
}

/** The "minutes" of "minutes per truck"; null where a name is no such rate. */
export function ratedIn(name: string, languages: readonly Language[]): string | null {
  return perOf(languages).named.exec(name)?.[1]?.toLowerCase() ?? null;
}
