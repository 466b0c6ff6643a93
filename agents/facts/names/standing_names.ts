import { GRAMMAR } from "../../text/grammar_words.ts";
import { wordPattern } from "../../text/amount_words.ts";
import {
  type Cue,
  type CueName,
  cuesIn,
  firstCue,
  FUNCTION_WORDS,
  type Language,
  phrasesOf,
  phrasesPattern,
  withoutCues,
} from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { opensWithPer } from "../numbers/per_bases.ts";
import { isSubject, opensWith } from "../passages/items.ts";
import { standsAlone, withoutLooseEnd } from "./noun_phrases.ts";

/**
 * True where words name something by themselves, whatever it is: they open with no preposition, verb or turn of talk,
 * nobody does anything in them, and more is left of them than small words, a time and a rate. It knows closed classes of
 * words only, so it holds for a trade and a word that nobody has met before.
 */
export function isNameLike(name: string, languages: readonly Language[]): boolean {
  const words = name.trim();
  if (!/\p{L}/u.test(words)) return false;
  if (languages.includes("ja")) return standsAlone(words, languages) && hasNoun(words, languages);
  if (isProper(words)) return true;
  return !opensOtherwise(words, languages) && doneIn(words, languages) === null &&
    !endsOpen(words, languages) && hasNoun(words, languages);
}

/**
 * The part of some words that stands as a name: without a time or a joining word before it, nor what is done behind it;
 * "Google" of "last year Google", "doña Lupe y sus comadres" of "doña Lupe y sus comadres me han traído". Null where no
 * part does.
 */
export function standingPart(words: string, languages: readonly Language[]): string | null {
  if (isNameLike(words, languages)) return words;
  if (languages.includes("ja")) return null;
  const own = words.replace(leadOf(languages), "");
  const deed = doneIn(own, languages);
  const part = withoutLooseEnd(withoutPronoun(own.slice(0, deed?.index), languages), languages).trim();
  // Before a verb only a capital tells that the words name somebody.
  const isNamed = deed === null || /\p{Lu}/u.test(part);
  return isNamed && part !== words && isNameLike(part, languages) ? part : null;
}

/** "Doña Lupe me", "Instagram alguno" before a verb: whom it is done to. */
function withoutPronoun(words: string, languages: readonly Language[]): string {
  const text = words.trimEnd();
  const last = cuesIn(text, languages, "pronouns").find(({ index, 0: word }) =>
    index > 0 && index + word.length === text.length && /^\p{Ll}/u.test(word)
  );
  return last === undefined ? text : text.slice(0, last.index);
}

/**
 * "61% komt binnen drie jaar terug", "48 folk have come back": of a share, or behind the noun that was counted, what so
 * many do is a name too, unless somebody tells it who says "I" or "she".
 */
export function describesGroupAction(words: string, languages: readonly Language[]): boolean {
  const main = mainPart(words, languages);
  const isTold = cuesIn(main, languages, "me", "third_person", "contrast", "negation").some((
    { index, 0: word },
  ) => main[index + word.length] !== "-" && !endsWithPreposition(main.slice(0, index), languages));
  return !isTold && !isSubject(main, languages) && hasNoun(words, languages);
}

const OPENS_OTHERWISE = [
  "prepositions",
  "auxiliaries",
  "contrast",
  "because",
  "relative",
  "me",
  "third_person",
] as const satisfies CueName[];

const PORTUGUESE_ARTICLE = new RegExp(`^(?:${GRAMMAR.patternOf("the", ["pt"]).source})$`, "iu");

/** "On the plan", "que es ginecóloga", "we took"; "before-and-after videos" are a thing. */
function opensOtherwise(words: string, languages: readonly Language[]): boolean {
  const own = words.replace(leadOf(languages), "");
  const opening = firstCue(own, languages, ...OPENS_OTHERWISE);
  // "A feira": Portuguese has one word for its article and for "to".
  const isArticle = languages.includes("pt") && PORTUGUESE_ARTICLE.test(opening?.[0] ?? "");
  const isOpen = opening?.index === 0 && own[opening[0].length] !== "-" && !isArticle &&
    !isFreeRelative(own, languages);
  return isOpen || timeOf(languages).test(words) || isSubject(words, languages) ||
    opensWithPer(words, languages);
}

/** "Que repiten" of "las que repiten": who does something, where no verb that only helps stands behind it. */
function isFreeRelative(words: string, languages: readonly Language[]): boolean {
  const relative = firstCue(words, languages, "relative");
  return relative?.index === 0 && !/^\p{Lu}/u.test(words) &&
    firstCue(words.slice(relative[0].length), languages, "auxiliaries", "me", "third_person") === null;
}

/** Capitals throughout: "In-N-Out Burger", "When I Work". */
function isProper(words: string): boolean {
  return /^\p{Lu}\S*(?:\s[\p{Lu}\d&]\S*)+$/u.test(words);
}

/** What is done in the words, outside a clause that says which: the "hat" of "Sabine hat nachgeschaut". */
function doneIn(words: string, languages: readonly Language[]): Cue | null {
  const main = mainPart(words, languages);
  const isSmall = ({ 0: word }: Cue) => /^\p{Ll}/u.test(word) || word === "I";
  // "Bouche a oreille" typed without its accent has no verb.
  const done = cuesIn(main, languages, "auxiliaries").find((cue) => isSmall(cue) && cue[0] !== "a");
  const act = cuesIn(main, languages, "trade_verbs").find((cue) =>
    isSmall(cue) && opensWith(main.slice(cue.index + cue[0].length).trimStart(), languages, "articles")
  );
  const who = cuesIn(main, languages, "me", "third_person").find((cue) =>
    cue.index > 0 && isSmall(cue) && !endsWithPreposition(main.slice(0, cue.index), languages)
  );
  return [done, act, who].filter((cue) => cue !== undefined)
    .toSorted((one, other) => one.index - other.index)[0] ?? null;
}

/** "Posts by me": behind a preposition nobody does anything. */
function endsWithPreposition(words: string, languages: readonly Language[]): boolean {
  const text = words.trimEnd();
  return cuesIn(text, languages, "prepositions", "at").some(({ index, 0: word }) =>
    index + word.length === text.length
  );
}

/** The words before a clause that says which, when or why: "customers" of "customers who stay". */
function mainPart(words: string, languages: readonly Language[]): string {
  const relative = cuesIn(words, languages, "relative").find(({ index }) => index > 0);
  return words.slice(0, relative?.index);
}

/** "From when we", "vorhin stimmen nicht": what goes on behind it is missing, or it denies something. */
function endsOpen(words: string, languages: readonly Language[]): boolean {
  return cuesIn(words, languages, "articles", "joiners", "negation", "third_person", "me").some((
    { index, 0: word },
  ) =>
    index > 0 && index + word.length === words.length && /^\p{Ll}/u.test(word) &&
    !endsWithPreposition(words.slice(0, index), languages)
  );
}

const NAMES_NOTHING = [
  ...FUNCTION_WORDS,
  "particles",
  "contrast",
  "because",
  "relative",
  "time_words",
  "calendar_words",
  "number_words",
  "approx",
  "yes",
  "no",
] as const satisfies CueName[];

/** False for "all year", "then again": nothing is left but small words and times. */
export function hasNoun(words: string, languages: readonly Language[]): boolean {
  return /[\p{L}\p{N}]/u.test(withoutCues(words, languages, ...NAMES_NOTHING));
}

/** "Last year", "this season": when, before a name. */
const timeOf = perLanguages((languages) => {
  const last = wordPattern("last", languages).source;
  const times = phrasesPattern(phrasesOf(languages, "time_words"));
  return new RegExp(
    `^(?:in the |the )?(?:(?:${last})\\s(?:${times})|(?:${times})\\s(?:${last}))\\s(?=\\S)`,
    "iu",
  );
});

/** "And", "but", "already", "last year": what stands before a name. */
const leadOf = perLanguages((languages) => {
  const small = phrasesPattern(phrasesOf(languages, "joiners", "contrast", "adverbs", "particles"));
  return new RegExp(`^(?:(?:${small})[\\s,]+|${timeOf(languages).source.slice(1)})+`, "iu");
});
