import { languageIn } from "../../text/language.ts";
import { wordNumbersIn } from "../../text/word_numbers.ts";

/** Fills what a number in digits is shorter than the words it stands for, so that every place stays where it was. */
const FILL = "\uE000";
/** What may stand inside a number in digits beside points and commas. */
export const FILL_SIGN = "\\uE000";

const THOUSANDS = /(?<=\d)['’\u00a0\u202f ](?=\d{3}(?!\d))/gu;

/**
 * A text in which every number is digits and nothing else, as long as it was: "six heures" reads "6", two fill signs and
 * " heures", and "1 200" has a fill sign for the blank. Articles that may be numbers stay words.
 */
export function withDigits(text: string): string {
  const language = languageIn(text);
  let digits = text.replace(THOUSANDS, FILL);
  for (const { value, text: words, index, isArticle } of wordNumbersIn(text, [language ?? "en"])) {
    const number = String(value);
    if (isArticle || number.length > words.length) continue;
    digits = digits.slice(0, index) + number.padEnd(words.length, FILL) + digits.slice(index + words.length);
  }
  return digits;
}

/** A stretch of such a text as a founder would type it. */
export function withoutFill(text: string): string {
  return text.replaceAll(FILL, "");
}
