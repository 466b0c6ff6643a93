import { currencyOf } from "../../../text/currencies.ts";
import type { Figure } from "./figures.ts";

/** "19 centimes contre 31": where any of some texts speaks of hundredths, a number alone may be one of them. */
export function asHundredths(figure: Figure, ...texts: string[]): Figure[] {
  const isAlone = figure.unit.kind === "plain" && figure.upTo === null;
  if (!isAlone || !texts.some(namesHundredths)) return [];
  return [{ ...figure, value: figure.value / 100, unit: { kind: "money", currency: null }, noun: "" }];
}

/** True for a text with money in hundredths: "19 centimes", "80p". */
export function namesHundredths(text: string): boolean {
  return [...text.matchAll(AFTER_DIGITS)].some(([, word = ""]) => currencyOf(word, null).hundredths);
}

const AFTER_DIGITS = /\d[\s\u00a0\u202f]?(\p{L}+)/gu;
