import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { opensWith } from "../passages/items.ts";
import { standsAlone } from "./noun_phrases.ts";
import { hasNoun, isNameLike } from "./standing_names.ts";
import type { Statement } from "../statements/statement.ts";
import { NAME_WORDS } from "../words.ts";

/** Closed classes: however many of their words stand together, they name nobody and nothing. */
const NO_NOUNS = [
  ...FUNCTION_WORDS,
  "particles",
  "trade_verbs",
  "contrast",
  "because",
  "relative",
  "negation",
  "quantities",
  "calendar_words",
  "time_words",
  "number_words",
  "yes",
  "no",
] as const;

/**
 * True where words name somebody or something by themselves: a noun phrase that stands alone (strategy, section 2). The
 * gate of every reader whose rows are names: rivals, channels and places.
 */
export function isNamePhrase(name: string, languages: readonly Language[]): boolean {
  if (!standsAlone(name, languages) || isTime(name, languages) || JAPANESE_CLAUSE.test(name)) return false;
  return isNameLike(name, languages) && !isThirdPerson(name, languages) &&
    hasNoun(withoutCues(name, languages, "trade_verbs"), languages);
}

/** "mercredi matin", "am Freitag früh", "水曜の夜": a day and a part of it. */
function isTime(name: string, languages: readonly Language[]): boolean {
  const day = name.replace(PARTS_OF_DAY, " ");
  const rest = withoutCues(day, languages, "ordinal_words");
  if (day !== name && !/[\p{L}\p{N}]/u.test(withoutCues(day, languages, "articles"))) return true;
  return (day !== name || rest !== day) && hasCue(name, languages, "calendar_words", "time_words") &&
    !/[\p{L}\p{N}]/u.test(withoutCues(rest, languages, ...NO_NOUNS).replace(/[のにでは]/gu, ""));
}

const PARTS_OF_DAY = new RegExp(NAME_WORDS.sourceOf("parts_of_day"), "giu");

/** "水曜の夜は息子の送迎で何もできない": a topic, and what is said of it. */
const JAPANESE_CLAUSE = /[はがを].{2,}(?:ない|ません|ます|です|ました|でした|でき|した|いる|ある)$/u;

/** What everybody of a plural does, where a language tells it by the ending: "cosen", "piangono", "choram". */
const THIRD_PERSON: Partial<Record<Language, RegExp>> = {
  es: /^\p{Ll}{3,}(?:aron|ieron|aban|ían)$/u,
  it: /^\p{Ll}{3,}(?:ano|ono|avano|evano|arono)$/u,
  pt: /^\p{Ll}{3,}(?:aram|eram|iram|avam|iam)$/u,
};

function isThirdPerson(name: string, languages: readonly Language[]): boolean {
  const [only] = languages;
  return languages.length === 1 && only !== undefined && THIRD_PERSON[only]?.test(name) === true;
}

/** A capital name: words with capitals, and small ones that join them. */
const NAME = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{N}&'’.-]*(?:\\s(?:(?:${NAME_WORDS.sourceOf("inside")}|${
    GRAMMAR.sourceOf("the")
  })\\s){0,2}` +
    `[\\p{Lu}\\d][\\p{L}\\p{N}&'’.-]*)*`,
  "u",
);

/**
 * The capital name that opens words and goes on with a deed of its bearer: "Don Hernán" of "Don Hernán cobra 35 mil".
 * Null where no such name opens them, or nothing tells that a verb stands behind it.
 */
export function doerIn(text: string, languages: readonly Language[]): string | null {
  if (languages.includes("ja")) return JAPANESE_DOER.exec(text)?.[1] ?? null;
  const name = NAME.exec(text)?.[0] ?? "";
  if (name === "" || !isProper(name, languages)) return null;
  const behind = text.slice(name.length);
  if (!/^\s\p{Ll}/u.test(behind)) return null;
  const isOneWord = !name.includes(" ");
  return isVerb(behind.trimStart(), languages, isOneWord) ? name : null;
}

/** "macveys are 900 a day": whom a founder who writes everything small names before a verb and a sum. */
export function smallDoerIn({ text, standing, sentence }: Statement): string | null {
  const { languages } = sentence;
  if (standing !== "stated" || /\p{Lu}/u.test(sentence.text)) return null;
  const [, name = "", verb = ""] = SMALL_DOER.exec(text) ?? [];
  const isDoing = opensWith(verb, languages, "auxiliaries", "trade_verbs");
  return isDoing && !hasCue(name, languages, ...NO_NOUNS, "status_quo", "rival", "vague", "team")
    ? name
    : null;
}

const SMALL_DOER = new RegExp(
  `^(\\p{Ll}[\\p{Ll}\\d’'&-]{3,}) (\\p{Ll}+) (?:${NAME_WORDS.sourceOf("roughly")} )?\\p{Sc}?\\d`,
  "u",
);

/** "まるやさんは", "クイックホイールさんが": somebody with さん, as the subject. */
const JAPANESE_DOER = /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}?さん)(?:は|が)/u;

function isProper(name: string, languages: readonly Language[]): boolean {
  const [opening = "", ...rest] = name.split(/\s/u);
  // "De Rode Wilg", "The Big Oven": two capitals behind an article; German gives every noun one.
  const isTitled = rest.length >= 2 && !languages.includes("de") &&
    rest.every((word) => /^\p{Lu}/u.test(word)) &&
    firstCue(opening, languages, "articles")?.[0].length === opening.length;
  return isTitled ||
    name.includes(" ") && firstCue(opening, languages, "articles", "pronouns", "quantities") === null ||
    !hasCue(name, languages, ...NO_NOUNS, "status_quo", "rival", "vague", "team");
}

/**
 * A known verb; or one small word right before a number: "asks 40", "rekent 30". "Is" and "has" stand behind any noun
 * that opens a sentence, so one word alone is no name before them.
 */
function isVerb(behind: string, languages: readonly Language[], isOneWord: boolean): boolean {
  if (firstCue(behind, languages, "trade_verbs")?.index === 0) return true;
  if (firstCue(behind, languages, "auxiliaries")?.index === 0) return !isOneWord;
  const next = /^\p{Ll}+\s+(.*)$/u.exec(behind);
  return next?.[1] !== undefined && /^[£$€¥]?\d/u.test(next[1]) &&
    firstCue(behind, languages, "prepositions", "adverbs", "approx", "joiners", "articles", "at")?.index !==
      0;
}

/** "LateralPro out of Fresno": from where somebody is. */
const ORIGIN = new RegExp(`^${NAME_WORDS.sourceOf("origin")}\\s`, "iu");

/** "Rietveld zit", "lavarentas cobra", "catalogus hoor": a name ends before a verb or a particle in small letters. */
export function beforeDeed(name: string, languages: readonly Language[]): string {
  if (languages.includes("ja")) return name;
  const deed = cuesIn(name, languages, "trade_verbs", "particles").find(({ index, 0: word }) =>
    index > 0 && /^\p{Ll}/u.test(word) && !isBehindOf(name.slice(0, index), languages)
  );
  const own = deed === undefined ? "" : name.slice(0, deed.index).trimEnd();
  return own !== "" && standsAlone(own, languages) ? own : name;
}

/** "La sala de espera": behind "of" stands a thing, though the word is a verb too. */
function isBehindOf(before: string, languages: readonly Language[]): boolean {
  const word = /(\p{L}+)\s+$/u.exec(before)?.[1] ?? "";
  return firstCue(word, languages, "of", "prepositions")?.[0].length === word.length;
}

/** "GrainTrack Pro on price", "Bickers with two vans": what stands behind a capital name without one is said of it. */
export function withoutManner(name: string, languages: readonly Language[]): string {
  const own = languages.includes("de") ? undefined : NAME.exec(name)?.[0];
  const behind = own === undefined ? "" : name.slice(own.length).trimStart();
  const isSaidOf = behind !== "" &&
    (!/\p{Lu}/u.test(behind) && firstCue(behind, languages, "prepositions", "trade_verbs")?.index === 0 ||
      ORIGIN.test(behind));
  return own !== undefined && isSaidOf && isProper(own, languages) ? own : name;
}
