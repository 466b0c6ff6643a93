import type { Language } from "../../../text/lexicon.ts";
import { SIGNS_A_WORD } from "../../../text/sentences.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language" });
const THOUSANDS = 1_234.5;
const SHARE = 0.041;

/**
 * What a task says of the language it is answered in: our words around it are English, and a model that is told of no
 * language drifts into that of its task. "" for English, and where nobody knows.
 */
export function languageLine(
  language: Language | null,
  { home, today }: { home: string | null; today: string },
): string {
  if (language === null || language === "en") return "";
  const number = new Intl.NumberFormat(language, {
    ...(home === null ? {} : { style: "currency", currency: home }),
  });
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const shown = [number.format(THOUSANDS), share.format(SHARE), day.format(new Date(today))];
  return `Every text of the answer is in ${
    NAMES.of(language)
  }, whatever language stands around it, with numbers and days as it writes them (${
    shown.join("; ")
  }). Names of fields, ids, and days of their own fields stay as they are.${
    UNSPACED.has(language) ? IN_SIGNS : ""
  }`;
}

/** Languages without spaces: who writes them counts no words. */
const UNSPACED: ReadonlySet<Language> = new Set(["ja"]);
const MOST_WORDS = 18;
const IN_SIGNS = ` Where words are counted, a word is ${SIGNS_A_WORD} signs: ${MOST_WORDS} words are ${
  MOST_WORDS * SIGNS_A_WORD
} signs. What is to begin with a verb ends with it.`;
