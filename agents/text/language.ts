import { loadDetector } from "./language_detector.ts";
import { type Language, LANGUAGES } from "./lexicon.ts";
import { rememberedValue } from "./remembered.ts";
import { wordCount } from "./sentences.ts";

/** Fewer words than this say too little of their language, unless their script tells it. */
const LEAST_WORDS = 3;
/** Only the beginning of a long text is looked at. */
const MOST_LETTERS = 2_000;
/** A language that is not read here must beat the best one that is by more than this share of its score. */
const CLEAR_LEAD = 0.12;

/** The language a text is written in; null where it is too short to tell, or none of those that are read. */
export function languageIn(text: string): Language | null {
  return languageOfStart(text.slice(0, MOST_LETTERS));
}

/** The language of a text as a list, or all that are read where it cannot be told. */
export function languagesOf(text: string): readonly Language[] {
  const language = languageIn(text);
  return language === null ? LANGUAGES : [language];
}

/** True where one of the languages descends from Latin: there a thing's name comes first and what qualifies it behind. */
export function isRomance(languages: readonly Language[]): boolean {
  return languages.some((language) => ["fr", "es", "it", "pt"].includes(language));
}

const languageOfStart = rememberedValue(detectLanguage);

function detectLanguage(start: string): Language | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(start)) return "ja";
  if (wordCount(start) < LEAST_WORDS) return null;
  const scores = detector().detect(start).getScores();
  const best = Math.max(0, ...Object.values(scores));
  const read = LANGUAGES.map((language) => ({ language, score: scores[language] ?? 0 }));
  const first = read.reduce((one, other) => other.score > one.score ? other : one);
  return first.score === 0 || best - first.score > best * CLEAR_LEAD ? null : first.language;
}

let loaded: ReturnType<typeof loadDetector> | undefined;

/** Loaded with the first text, not with the server. */
function detector(): ReturnType<typeof loadDetector> {
  loaded ??= loadDetector();
  return loaded;
}
