import { languageIn } from "./language.ts";
import {
  cuesIn,
  firstCue,
  FUNCTION_WORDS,
  hasCue,
  type Language,
  LANGUAGES,
  withoutCues,
} from "./lexicon.ts";
import { namesIn } from "./names.ts";
import { phrasesIn } from "./phrases.ts";
import { PROSE } from "./prose_words.ts";
import { rememberedValue } from "./remembered.ts";
import { isUnspaced, wordCount } from "./sentences.ts";

/** Words that are neither grammar nor everybody's, from which on an answer says something of its own. */
const LEAST_OWN_WORDS = 2;
/** The same in letters of scripts without spaces between words. */
const LEAST_OWN_LETTERS = 2;

/**
 * True for words that every rival could say, in any language that is read: no name, no number that measures
 * something, no quoted words, no reason, and hardly a word that is not on everybody's wall. Years of experience
 * measure nothing.
 */
export const isGenericClaim: (text: string) => boolean = rememberedValue(judgeGeneric);

function judgeGeneric(text: string): boolean {
  const language = languageIn(text);
  const languages = language === null ? LANGUAGES : [language];
  if (measures(text, language)) return false;
  const own = ownWords(text, languages);
  if (isMostlyPraise(text, own, languages) || isDelight(text, languages)) return true;
  if (isUnspaced(text)) return own.join("").length < LEAST_OWN_LETTERS;
  if (own.length >= LEAST_OWN_WORDS) return false;
  if (phrasesIn(text).some((phrase) => wordCount(phrase) > 1)) return false;
  if (own.length === 0) return true;
  const isAlone = !hasCue(text, languages, "vague");
  return !isAlone && !hasName(text, languages) && !hasCue(text, languages, "because", "negation");
}

/** A longer answer may hold what its praise hides. */
const MOST_PRAISE_WORDS = 14;

/** What is on everybody's wall beside the adjectives. */
const PRAISE = new RegExp(PROSE.sourceOf("praise"), "giu");

/** "We treat you like family and think along": short, as much praise as anything else, and nothing that is refused. */
function isMostlyPraise(text: string, own: readonly string[], languages: readonly Language[]): boolean {
  const praise = cuesIn(text, languages, "vague").length + (text.match(PRAISE) ?? []).length;
  return praise > 1 && praise >= own.length && wordCount(text) <= MOST_PRAISE_WORDS && !isUnspaced(text) &&
    !hasName(text, languages) && !hasCue(text, languages, "because", "negation", "refusal", "belief") &&
    phrasesIn(text).every((phrase) => wordCount(phrase) < 2);
}

const MOST_DELIGHT_WORDS = 12;
const MOST_DELIGHT_LETTERS = 24;

/** "The kids are thrilled, everybody says so": that somebody is pleased, and nobody and nothing else. */
function isDelight(text: string, languages: readonly Language[]): boolean {
  const isShort = isUnspaced(text)
    ? text.length <= MOST_DELIGHT_LETTERS
    : wordCount(text) <= MOST_DELIGHT_WORDS;
  // What German writes with a capital is somebody only where it is two words.
  const names = namesIn(text).filter((name) => !languages.includes("de") || /[\d&]|\s/u.test(name));
  return isShort && names.length === 0 && hasCue(text, languages, "delight") &&
    !hasCue(text, languages, "because", "negation", "refusal", "belief") &&
    phrasesIn(text).every((phrase) => wordCount(phrase) < 2);
}

/** The words that are neither grammar nor praise. */
function ownWords(text: string, languages: readonly Language[]): string[] {
  const rest = withoutCues(
    text,
    languages,
    "vague",
    ...FUNCTION_WORDS,
    "contrast",
    "because",
    "negation",
    "approx",
    "relative",
    "aside",
    "dont_know",
    "belief",
  );
  return rest.match(isUnspaced(text) ? OWN_LETTERS : /\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];
}

/** Kana carry the grammar; numerals were looked at before. */
const OWN_LETTERS = /(?![一二三四五六七八九十百千年])[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]/gu;

/** What is counted begins right behind its number: nobody needs to read on. */
const LONGEST_UNIT = 80;

/** True where a number counts something other than years: "37 berths", "£45", "3%". */
function measures(text: string, language: Language | null): boolean {
  // Without its language a word such as "media" is no number.
  const words = language === null || language === "ja"
    ? []
    : cuesIn(text, [language], "number_words").filter(({ 0: word }) =>
      !hasCue(word, [language], "article_numbers")
    );
  const digits = [...text.matchAll(/\d[\d.,]*|[一二三四五六七八九十百千万]+/gu)];
  return [...digits, ...words].some(({ index, 0: number }) => {
    const after = index + number.length;
    const behind = text.slice(after, after + LONGEST_UNIT).replace(/^[\s’'+-]+/u, "");
    return firstCue(behind, language === null ? LANGUAGES : [language], "time_words")?.index !== 0;
  });
}

/** True where somebody or something is called by a name. Nouns of German praise are capital and no names. */
function hasName(text: string, languages: readonly Language[]): boolean {
  const isNouns = languages.includes("de");
  return namesIn(text).some((name) =>
    !isNouns || /[\d&]|\p{Lu}.*\p{Lu}/u.test(name) ||
    !(hasCue(name, languages, "vague") || name.search(PRAISE) >= 0)
  );
}
