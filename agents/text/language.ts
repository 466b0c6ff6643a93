import { createRequire, findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { eld as Detector } from "eld/extrasmall";
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

let loaded: typeof Detector | undefined;

/** Its tables weigh 35 MB: loaded with the first text, not with the server. */
function detector(): typeof Detector {
  if (loaded !== undefined) return loaded;
  const folder = dirname(findPackageJSON("eld", import.meta.url) ?? "");
  const file = join(folder, "src/entries/static.extrasmall.js");
  const module: { eld: typeof Detector } = createRequire(import.meta.url)(file);
  loaded = module.eld;
  return loaded;
}
