import type { Figure } from "./figure.ts";
import { numberFrom } from "../../../text/amounts.ts";
import { currencyOf } from "../../../text/currencies.ts";

const DIGITS = /\d+(?:[.,'’ \u00a0\u202f]\d+)*/u;

/** What the word behind the digits of a number makes of them: 0.01 for "12 centimes", a million for "230 millones", else 1. */
export function scaleOf(text: string, value: number): number {
  const digits = DIGITS.exec(text)?.[0];
  const printed = digits === undefined ? 0 : numberFrom(digits);
  return printed === 0 || Number.isNaN(printed) ? 1 : value / printed;
}

/** "320 − 90" of 230 millions: a number alone, in the scale of the result of its sum. */
export function inScale(figure: Figure, scale: number): Figure[] {
  if (scale === 1 || figure.unit.kind !== "plain" || figure.upTo !== null) return [];
  const value = figure.value * scale;
  return [{ ...figure, value, noun: "" }, {
    ...figure,
    value,
    noun: "",
    unit: { kind: "money", currency: null },
  }];
}

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
