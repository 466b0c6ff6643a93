import { GRAMMAR } from "../../text/grammar_words.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import {
  firstCue,
  FUNCTION_WORDS,
  hasCue,
  type Language,
  LANGUAGES,
  phrasesOf,
  phrasesPattern,
  withoutCues,
} from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import { type Around, isNoun } from "./measure_units.ts";
import { isOfAnother, isWaiting, withoutParticles } from "../names/particles.ts";
import { standsAlone, withoutLooseEnd } from "../names/noun_phrases.ts";
import { rateBehind } from "./rates.ts";
import type { Segment } from "./segments.ts";
import { MEASURES, NUMBER_WORDS } from "../words.ts";

interface Times {
  /** "ago", "vorig": beside a unit of time it says when. */
  when: RegExp;
  /** "A year ago", "hace un año": a time that is gone. */
  gone: RegExp;
}

const timesOf = perLanguages((languages): Times => {
  const units = phrasesPattern(phrasesOf(languages, "time_words"));
  const ago = wordPattern("ago", languages).source;
  const behind = `(?:${units})\\s(?:${ago})`;
  const isBefore = languages.every((language) => ["de", "fr", "es", "pt"].includes(language));
  return {
    when: new RegExp(`${ago}|${wordPattern("last", languages).source}`, "giu"),
    gone: new RegExp(
      isBefore ? `${behind}|(?:${ago})\\s(?:[\\p{L}\\d]+\\s){0,2}(?:${units})` : behind,
      "iu",
    ),
  };
});

/** "A year ago", "al mese", "vor zwei Jahren": says when or how often, and not what. */
export function isOnlyTime(name: string, languages: readonly Language[]): boolean {
  const without = name.replace(timesOf(languages).when, " ").replace(
    MEASURES.patternOf("average", languages),
    " ",
  );
  if (without === name && rateBehind(` ${name}`, 0, languages).per === null) return false;
  const rest = withoutCues(
    without,
    languages,
    "time_words",
    "number_words",
    "per_words",
    ...FUNCTION_WORDS,
  );
  return !/\p{L}/u.test(rest);
}

/** "Im August nur": of a number that counts something this says when and not what. */
export function isOnlyDay(name: string, languages: readonly Language[]): boolean {
  return firstCue(name, languages, "prepositions")?.index === 0 &&
    !/\p{L}/u.test(withoutCues(name, languages, "calendar_words", "number_words", ...FUNCTION_WORDS));
}

/** "Oh yes, on Tuesdays there are six": a word of talk counts nothing. */
export function isOnlyTalk(name: string, languages: readonly Language[]): boolean {
  return withoutCues(name, languages, "aside", "yes", "no").trim() === "";
}

/** True where a stretch speaks of a time that is gone: "212 a year ago", "hace un año eran 680". */
export function isLongAgo(text: string, languages: readonly Language[]): boolean {
  return timesOf(languages).gone.test(text);
}

/** "Today 61" says when and not what. */
export function isNow(name: string, languages: readonly Language[]): boolean {
  return name.replace(wordPattern("now", languages), "").trim() === "";
}

/** "I count accounts" without who counts them. */
function withoutCounting(words: string, languages: readonly Language[]): string {
  const text = words.trimStart();
  const counted = MEASURES.patternOf("we_count", languages).exec(text);
  return counted?.index === 0 ? text.slice(counted[0].length).trimStart() : words;
}

const BEFORE_NAME = new RegExp(`^${NUMBER_WORDS.sourceOf("before_name")}\\s+`, "iu");
const LEADS_TO_VALUE = new RegExp(`\\s+${NUMBER_WORDS.sourceOf("leads_to_value")}$`, "iu");

/** What stands before a number, without the small words around it; null where that is no name. */
export function cleanBefore(words: string, languages: readonly Language[]): string | null {
  const bare = withoutCounting(words, languages).replace(
    BEFORE_NAME,
    "",
  )
    .replace(/[\s:=,–—-]+$/u, "").replace(LEADS_TO_VALUE, "");
  const whole = withoutLooseEnd(bare, languages).trim();
  const name = withoutParticles(languages.includes("en") ? whole.replace(/['’]s$/u, "") : whole);
  return standsAlone(name, languages) && !isWaiting(name) ? name : null;
}

const OF_THEM = new RegExp(`^${MEASURES.sourceOf("of_them")}\\s+`, "iu");
const OF = new RegExp(`^${GRAMMAR.sourceOf("of")}\\s*(?=\\p{L})`, "iu");

/** What stands behind a number, without "of them" and signs; null where that is no name. */
export function cleanBehind(words: string, languages: readonly Language[]): string | null {
  const bare = words.replace(/^[\s,:–—-]+/u, "").replace(/[\s,.;:!?。–—-]+$/u, "").replace(
    OF_THEM,
    "",
  );
  const name = bare.replace(OF, "").replace(COMPARED, "").replace(DENIED, "");
  return standsAlone(name, languages) && !isOfAnother(name) ? name : null;
}

/** "437 l'anno scorso e non 410": what it is not is no part of the name. */
const DENIED = new RegExp(
  `[\\s,]+(?:${GRAMMAR.sourceOf("and")}\\s)?${GRAMMAR.sourceOf("not")}\\s[\\d.,]+.*$`,
  "iu",
);

/** "62 points de vente contre 35 l'an passé": what it is compared with is no part of the name. */
export const COMPARED_WITH = `(?:${wordPattern("instead", LANGUAGES).source}|${
  NUMBER_WORDS.sourceOf("compared_with")
})`;
const COMPARED = new RegExp(`\\s${COMPARED_WITH}\\s.*$`, "iu");

const OF_OR_OF_THE = new RegExp(`^${GRAMMAR.sourceOf("of")}\\s`, "iu");
const OF_WHAT = new RegExp(`^${GRAMMAR.sourceOf("for", "of", "in")}\\s`, "iu");

/** "€2,647 a month" without a name is money a month. */
export const MONEY = "money a ";

/** The item's own name, with the heading or the item before where it only says "for pubs" or "of sites". */
export function nameWith(
  name: string | null,
  behind: string | null,
  { segment, amount, around: { heading, named } }: { segment: Segment; amount: Amount; around: Around },
): string | null {
  const { languages, text } = segment.numbers.sentence;
  const tail = text.slice(amount.end, segment.to).trim();
  const isOpen = OF_WHAT.test(tail) &&
    amount.index <= segment.from + 2;
  const lead = isOpen && heading !== null
    ? heading
    : isOpen && named !== null && OF_OR_OF_THE.test(tail)
    ? named
    : null;
  if (lead !== null) {
    const words = withoutLooseEnd(lead.text.trim(), languages);
    if (lead !== heading) return standsAlone(words, languages) ? words : name;
    return `${words} ${tail.replace(/[.\s]+$/u, "")}`;
  }
  // "Renewal, which is 97% by account": what opens with a preposition tells of the name before it.
  const isManner = name !== null && named !== null && opensWith(name, languages, "prepositions", "at") &&
    hasCue(text.slice(segment.from, amount.index), languages, "relative", "auxiliaries");
  if (name !== null && !isManner) return name;
  if (behind !== null && !isManner) return behind;
  if (amount.kind === "money") {
    const { per } = rateBehind(text, amount.end, languages);
    if (per !== null) return `${MONEY}${per}`;
  }
  const lastNamed = named ?? (heading !== null && isNoun(heading, languages) ? heading : null);
  const before = lastNamed === null
    ? ""
    : withoutCounting(withoutJoiner(lastNamed.text, languages), languages);
  return standsAlone(before, languages) ? before : name;
}
