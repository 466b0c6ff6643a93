import { GRAMMAR } from "../../text/grammar_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { firstCue, hasCue, type Language, LANGUAGES, withoutCues } from "../../text/lexicon.ts";
import { isTimeUnit } from "./counted.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { nounPhraseAt, type Phrase } from "../names/noun_phrases.ts";
import { baseBehind, perLength } from "./per_bases.ts";
import type { Segment } from "./segments.ts";
import { MEASURES, NUMBER_WORDS } from "../words.ts";

/** What stands around an item and may name or count it. */
export interface Around {
  heading: Segment | null;
  /** The noun of the item before, with its number: a part of that is no greater. */
  noun: { unit: string; value: number; /** True where no other noun came before. */ isOnly: boolean } | null;
  /** An item without a number right before. */
  named: Segment | null;
}

/** "61 of 74", "39 von 47": what stands behind both numbers is what was counted. */
export const RATIO = new RegExp(
  `^\\s${GRAMMAR.sourceOf("of", "out_of")}\\s(?:(?:${wordPattern("total_words", LANGUAGES).source}|${
    GRAMMAR.sourceOf("every", "the")
  })\\s){0,2}[\\d.,]+`,
  "iu",
);
/** English verbs of the past end like this, or are listed. */
const ENGLISH_DEED = new RegExp(
  `^(?:\\p{Ll}{2,}ed|${NUMBER_WORDS.patternOf("somebody_did", ["en"]).source})$`,
  "u",
);

/** "2 left", "44 got better": what somebody did is no unit. */
export function isDeed(unit: string, languages: readonly Language[]): boolean {
  const small = firstCue(unit, languages, "prepositions", "auxiliaries");
  if (small !== null && small[0].length === unit.length) return true;
  return languages.includes("en") && languages.length === 1 && ENGLISH_DEED.test(unit);
}

/** "median close day" of "median close day 2.4" is the median close, in days. */
const LAST_WORD = /\s*(\p{L}+)\s*$/u;

/** "median close" of "median close day". */
export function withoutUnitWord(before: string | null): string | null {
  const name = before?.replace(LAST_WORD, "") ?? "";
  return name === "" ? before : name;
}

/** "day" of "median close day". */
export function unitWord(before: string | null): string | null {
  return before === null ? null : LAST_WORD.exec(before)?.[1] ?? null;
}

/** "2.1 lakh monthly": how often, and no unit. */
const HOW_OFTEN = new RegExp(`^${NUMBER_WORDS.sourceOf("rate_alone")}$`, "iu");

/** What an item counts: its sign or currency, the noun behind its number, else that of the heading or the item before. */
export function unitOf(
  amount: Amount,
  { numbers, from: segmentStart, to }: Segment,
  { heading, noun }: Around,
): string | null {
  const { sentence: { text, languages } } = numbers;
  if (amount.kind === "percent") return "%";
  if (amount.kind === "money") return amount.currency;
  const base = baseBehind(text, amount.end);
  if (base !== null) return base;
  const counter = /^[\p{Script=Han}]{1,2}/u.exec(text.slice(amount.end));
  if (counter !== null) return counter[0];
  const ratio = RATIO.exec(text.slice(amount.end, to))?.[0].length;
  const part = ratio === undefined ? null : nounPhraseAt(text.slice(0, to), amount.end + ratio, languages, 1);
  if (ratio !== undefined) {
    const isName = part !== null && part.from - amount.end - ratio <= 1 &&
      (isPlural(part.text, languages) || isDeed(part.text, languages)) &&
      firstCue(part.text, languages, "relative", "pronouns", "prepositions", "trade_verbs") === null;
    return isName ? part.text : null;
  }
  // "38 of them": those that were counted before.
  if (noun !== null && MEASURES.patternOf("of_them", languages).exec(text.slice(amount.end))?.index === 1) {
    return noun.unit;
  }
  const per = perLength(text, amount.end, languages);
  if (per > 0) return text.slice(amount.end, amount.end + per).trim();
  const own = countedAt(text.slice(0, to), amount.end, languages);
  if (own !== null && (HOW_OFTEN.test(own.text) || countsNothing(own.text, languages))) return null;
  if (own !== null && own.from - amount.end <= 1) {
    const noun = languages.length === 1 && languages[0] === "de"
      ? /\p{Lu}[\p{L}-]+/u.exec(own.text)?.[0]
      : undefined;
    return noun ?? countNoun(own.text);
  }
  const timed = /^\p{L}+/u.exec(text.slice(segmentStart, amount.index).trim())?.[0] ?? "";
  if (isTimeUnit(timed)) return timed;
  const headed = heading === null || !isNoun(heading, languages)
    ? null
    : LAST_WORD.exec(heading.text)?.[1] ?? null;
  return headed ?? (noun !== null && amount.value <= noun.value ? noun.unit : null);
}

/** "1.4 now", "4 all year": how or when, and nothing that can be counted. */
function countsNothing(words: string, languages: readonly Language[]): boolean {
  const all = firstCue(words, languages, "pronouns");
  const isAllTime = all?.index === 0 &&
    firstCue(words.slice(all[0].length).trimStart(), languages, "time_words")?.index === 0;
  return isAllTime || !/\p{L}/u.test(withoutCues(words, languages, ...NO_UNITS));
}

const NO_UNITS = ["adverbs", "prepositions", "articles", "joiners", "auxiliaries", "particles"] as const;

/** The noun right behind a number; null where the words say when, "171 last year", "61 000 l'an dernier". */
function countedAt(text: string, end: number, languages: readonly Language[]): Phrase | null {
  const own = nounPhraseAt(text, end, languages, 2);
  if (own === null) return null;
  const words = own.text.toLowerCase().split(/[\s'’]+/u).filter((word) =>
    word.length > 1 && !hasCue(word, languages, "articles", "pronouns")
  );
  const [first = ""] = words;
  const saysWhen = wordPattern("last", languages).exec(first)?.[0].length === first.length ||
    isTimeUnit(first) && words.slice(1).some((word) => wordPattern("last", languages).test(word));
  return saysWhen ? null : own;
}

/** How nouns of several things end; German and Italian have other words of the same ending, so they open a name. */
const PLURAL: Partial<Record<Language, RegExp>> = {
  en: /^\p{Lu}?\p{Ll}{2,}(?<![su])s$/u,
  de: /^\p{Lu}\p{Ll}{2,}(?:e|en|er|s)$/u,
  fr: /^\p{Lu}?\p{Ll}{3,}[sx]$/u,
  es: /^\p{Lu}?\p{Ll}{3,}s$/u,
  it: /^\p{Lu}\p{Ll}{2,}[ei]$/u,
  pt: /^\p{Lu}?\p{Ll}{3,}s$/u,
  nl: /^\p{Lu}?\p{Ll}{2,}(?:en|s)$/u,
};

/** True for a word that names several things. */
export function isPlural(word: string, languages: readonly Language[]): boolean {
  return languages.length === 1 && PLURAL[languages[0] ?? "en"]?.test(word) === true &&
    WE_DO[languages[0] ?? "en"]?.test(word) !== true;
}

/** "Facturamos", "vendemos": what we do ends like things. */
const WE_DO: Partial<Record<Language, RegExp>> = { es: /\p{L}{3}[aei]mos$/iu, pt: /\p{L}{3}[aei]mos$/iu };

/** "Onboarding days:", and not "I write in the notebook:". */
export function isNoun({ text }: Segment, languages: readonly Language[]): boolean {
  return !hasCue(text, languages, "pronouns", "prepositions", "auxiliaries", "verbs_of_use");
}

/** "rental months" and "pump outs" are counted whole, of "marinas left" the marinas: the plural of the two words. */
function countNoun(phrase: string): string {
  const [first = "", second = ""] = phrase.split(/\s+/);
  return /s$/iu.test(second) && !/s$/iu.test(first) && second.length > 3 ? `${first} ${second}` : first;
}
