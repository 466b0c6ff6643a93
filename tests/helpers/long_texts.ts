import { readSpokenCase } from "./spoken_case.ts";

/** Founders of tests/cases by the language in which they speak. */
const FOUNDERS = {
  en: ["closewell", "ashgrove-doors", "turnout-ledger"],
  de: ["zehenfrei", "wippetal-laden", "dreyer-polster"],
  fr: ["sous-la-voix", "plomb-et-jour", "ca-repart"],
  es: ["luz-de-tarde", "puntada-viva", "segunda-carga"],
  ja: ["aisome-kubota", "kotori-seiri"],
};

export type SpokenLanguage = keyof typeof FOUNDERS;
export const SPOKEN_LANGUAGES: SpokenLanguage[] = ["en", "de", "fr", "es", "ja"];

/**
 * What founders of a language said, to so many characters: numbers, names, money and dates in every line. Each turn's text
 * begins elsewhere and has other figures, so that nothing of it was read before.
 */
export function longText(language: SpokenLanguage, characters: number, turn = 0): string {
  const said = FOUNDERS[language].flatMap((name) =>
    Object.values(readSpokenCase(name).says).flat().map(({ text }) => text)
  );
  const from = turn * 7 % said.length;
  const lines = [...said.slice(from), ...said.slice(0, from)].join("\n");
  const enough = Array.from({ length: Math.ceil(characters / lines.length) + 1 }, () => lines).join("\n");
  return enough.slice(0, characters).replace(/\d/g, (digit) => `${(Number(digit) + turn) % 10}`);
}
