import { GRAMMAR } from "../../text/grammar_words.ts";
import { hasCue, type Language, lexiconsOf, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { nounPhraseAt } from "../names/noun_phrases.ts";
import { NUMBER_WORDS } from "../words.ts";

/** What an amount is paid or counted by: "a month", "per site". */
export interface Rate {
  /** "month", "visit", "one-off"; null where none was said. */
  per: string | null;
  /** What it is paid for, where a rate names a thing and a time: "a site a month". */
  thing: string | null;
  /** How many characters of the text behind the amount were read. */
  length: number;
}

interface Grammar {
  rate: RegExp;
  /** "Per half uur", "the half day": a part of a unit keeps the founder's words. */
  half: RegExp;
  words: Map<string, string>;
  every: RegExp;
  bare: RegExp;
}

/** Units of time and "one-off" say how it is charged; others may be the thing itself. */
export const TIMES = ["minute", "hour", "day", "night", "week", "month", "quarter", "year", "one-off"];

const grammarOf = perLanguages((languages): Grammar => {
  const lexicons = lexiconsOf(languages);
  const words = new Map(
    lexicons.flatMap(({ per }) =>
      [...per].flatMap(([unit, names]) => names.map((name): [string, string] => [name, unit]))
    ),
  );
  const units = phrasesPattern([...words.keys()]);
  const per = phrasesPattern(phrasesOf(languages, "per_words").filter((word) => word !== "/"));
  const alone = NUMBER_WORDS.phrasesOf("rate_alone", languages);
  const once = NUMBER_WORDS.phrasesOf("charged_once", languages);
  // "Monthly", "one-off", "月額" are a rate without "a" or "per".
  const adverbs = phrasesPattern(
    [...words.keys()].filter((word) => alone.includes(word) || once.includes(word)),
  );
  const halves = phrasesPattern(NUMBER_WORDS.phrasesOf("half_of_unit", languages));
  const times = phrasesPattern(
    lexicons.flatMap((lexicon) => [...lexicon.per.get("hour") ?? [], ...lexicon.per.get("day") ?? []]),
  );
  return {
    rate: new RegExp(`^(?:\\s*(?:${per})\\s*|\\s*/\\s*)(?<unit>${units})`, "iu"),
    bare: new RegExp(`^[\\s(]*(?<unit>${adverbs})`, "iu"),
    half: new RegExp(`^\\s*(?:${per})\\s+((?:${halves})[\\s-]?(?:${times}))`, "iu"),
    every: new RegExp(`^(?:\\s+(?:${per})\\s+|\\s*/\\s*)(?=\\p{L})`, "iu"),
    words,
  };
});

/** The rate that stands right behind an amount: "a month per site", "/mo", "im Monat", "one-off", "a site a month". */
export function rateBehind(text: string, at: number, languages: readonly Language[]): Rate {
  const { rate, words, every, bare, half: halfUnit } = grammarOf(languages);
  let per: string | null = null;
  let thing: string | null = null;
  // "Fr. 38.– pro Charge": the dash in the place of hundredths.
  let end = at + (/^[.,][–—-]+/.exec(text.slice(at))?.[0].length ?? 0);
  for (let step = 0; step < 3; step++) {
    const tail = text.slice(end, end + 60);
    const half: RegExpExecArray | null = per === null ? halfUnit.exec(tail) : null;
    if (half?.[1] !== undefined) {
      per = half[1];
      end += half[0].length;
      continue;
    }
    const timed = rate.exec(tail) ?? bare.exec(tail);
    const unit = words.get((timed?.groups?.unit ?? "").toLowerCase().replace(/\s+/g, " "));
    if (timed !== null && unit !== undefined) {
      if (TIMES.includes(unit) && per === null) per = unit;
      else if (thing === null) thing = timed.groups?.unit ?? null;
      else break;
      end += timed[0].length;
      continue;
    }
    const opening = every.exec(tail);
    const phrase = opening === null ? null : nounPhraseAt(text, end + opening[0].length, languages, 3);
    if (opening === null || phrase === null || thing !== null) break;
    const inner = withoutCondition(beforeName(cutAtRate(text, phrase, languages), languages), languages);
    if (inner === "") break;
    thing = inner;
    end = phrase.from + inner.length;
  }
  if (per === null && thing !== null) {
    const unit = words.get(thing.toLowerCase());
    // Time has one name in all languages, so that sums can be made; a session or a person keeps the founder's word.
    if (unit !== undefined) {
      return { per: TIMES.includes(unit) ? unit : thing, thing: null, length: end - at };
    }
  }
  return { per, thing, length: end - at };
}

/** "ton Kano" is a ton, from Kano: a name behind a small word is no part of the unit. */
function beforeName(thing: string, languages: readonly Language[]): string {
  if (languages.includes("de") || !/^\p{Ll}/u.test(thing)) return thing;
  return thing.replace(/\s+\p{Lu}.*$/u, "");
}

/** "window if it's only cords" is the window. */
function withoutCondition(thing: string, languages: readonly Language[]): string {
  const last = /\s(\S+)$/u.exec(thing);
  return last?.[1] !== undefined && hasCue(last[1], languages, "relative", "because", "contrast")
    ? thing.slice(0, last.index)
    : thing;
}

/** "pro Fahrt je Lieferung": one base ends where the next begins. */
const ANOTHER_BASE = new RegExp(`^\\s${GRAMMAR.sourceOf("per")}\\s`, "iu");

/** "site a month" is the site: the rate behind a thing is no part of it. */
function cutAtRate(
  text: string,
  { from, to }: { from: number; to: number },
  languages: readonly Language[],
): string {
  const { rate } = grammarOf(languages);
  const phrase = text.slice(from, to);
  for (const match of phrase.matchAll(/\s/g)) {
    const behind = text.slice(from + match.index, to + 30);
    if (rate.test(behind) || ANOTHER_BASE.test(behind)) return phrase.slice(0, match.index);
  }
  return phrase;
}

const JAPANESE_UNITS: Record<string, string> = {
  泊: "night",
  月: "month",
  月額: "month",
  毎月: "month",
  年: "year",
  年額: "year",
  週: "week",
  日: "day",
  時間: "hour",
  回: "回",
  人: "人",
};

/** A Japanese rate at the end of what stands before an amount. */
export const RATE_BEFORE = new RegExp(
  `(?<![二三四五六七八九十百\\d])(?:一|1|毎)?(${
    Object.keys(JAPANESE_UNITS).toSorted((one, other) => other.length - one.length).join("|")
  })(?:あたり|につき|に|で)?$`,
  "u",
);

/** The rate right before a Japanese amount: "一泊38,000円", "月2万円", "月額980円"; null where none stands there. */
export function rateBefore(before: string): string | null {
  const found = RATE_BEFORE.exec(before);
  return found === null ? null : JAPANESE_UNITS[found[1] ?? ""] ?? null;
}

/** "night", "ora": the unit that a word is, where it is one of time and nothing else. */
export function timeOf(words: string, languages: readonly Language[]): string | null {
  const { per, length } = rateBehind(` / ${words}`, 0, languages);
  const isTime = per !== null && per !== "one-off" && TIMES.includes(per);
  return isTime && length === words.length + 3 ? per : null;
}

/** The unit of time or charge that stands in a text anywhere: "billed monthly", "every week"; null where none does. */
export function rateAnywhere(text: string, languages: readonly Language[]): string | null {
  for (const match of text.matchAll(/(?:^|[\s/(])(?=\S)/g)) {
    const found = rateBehind(text, match.index, languages);
    if (found.per !== null && TIMES.includes(found.per)) return found.per;
  }
  return null;
}
