import { type Language, phrasesPattern } from "./lexicon.ts";

/** Countries that founders name with letters the standard does not list. */
const SHORT = [
  "UK",
  "U.K.",
  "USA",
  "U.S.",
  "EU",
  "UAE",
  "DACH",
  "Benelux",
  "Europe",
  "Europa",
  "Scotland",
  "Wales",
  "England",
];
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const known = new Map<string, RegExp>();

/** A pattern for the names of all countries in the given languages (CLDR, as the runtime carries them). */
export function countryNames(languages: readonly Language[]): RegExp {
  const key = languages.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return [...LETTERS].flatMap((one) => [...LETTERS].map((two) => display.of(one + two) ?? ""));
  }).filter((name) => name.length > 2 && !/[()|]/.test(name));
  const pattern = new RegExp(phrasesPattern([...SHORT, ...names]), "u");
  known.set(key, pattern);
  return pattern;
}
