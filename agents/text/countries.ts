import { entriesOf, type Language, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";
import placeNames from "./place_names.json" with { type: "json" };
import { remembered } from "./remembered.ts";

/** Names people write beside the English ones: older and own-language names, and a few large cities. */
const ALIASES = Object.entries(placeNames.countries).flatMap(([code, names]) =>
  entriesOf(names).map((name): [string, string] => [name, code])
);

/** Regions that Intl names and nobody has a holiday in. */
const NO_COUNTRIES = ["EU", "EZ", "UN", "QO", "XA", "XB", "ZZ"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const NAMES = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

let known: Map<string, string> | null = null;

/** ISO codes by name in lower case; codes that were given up ("DD") are left out. */
function countries(): Map<string, string> {
  if (known !== null) return known;
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  const named = codes.flatMap((code): [string, string][] => {
    const name = NAMES.of(code);
    const isCurrent = !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code;
    return name === undefined || !isCurrent ? [] : [[name.toLowerCase(), code]];
  });
  return known = new Map([...named, ...ALIASES]);
}

/** The ISO codes of the countries that a text names, in the order in which it names them. */
export const countriesIn = remembered(readCountries);

function readCountries(text: string): string[] {
  const lower = text.toLowerCase();
  const words = ` ${lower.replace(/[^\p{L}\p{N}]/gu, " ")} `;
  const found = new Map<string, number>();
  for (const [name, code] of countries()) {
    const at = UNSPACED.test(name) ? lower.indexOf(name) : words.indexOf(` ${name} `);
    if (at >= 0 && at < (found.get(code) ?? Infinity)) found.set(code, at);
  }
  return [...found].sort((one, other) => one[1] - other[1]).map(([code]) => code);
}

/** "Netherlands" for "NL". */
export function countryName(code: string): string {
  return NAMES.of(code) ?? code;
}

/** A pattern for the names of all countries in the given languages (CLDR, as the runtime carries them). */
export const countryNames: (languages: readonly Language[]) => RegExp = perLanguages((languages) => {
  const names = languages.flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    return LETTERS.flatMap((one) => LETTERS.map((two) => display.of(one + two) ?? ""));
  }).filter((name) => name.length > 2 && !/[()|]/.test(name));
  return new RegExp(phrasesPattern([...entriesOf(placeNames.as_written), ...names]), "u");
});

/** So many words has the longest name of a country that is looked for. */
const LONGEST_NAME = 4;
/** "Australian" begins as "Australia" does; shorter names are those of other things too. */
const LEAST_STEM = 6;

const codesByName = perLanguages((languages) =>
  new Map(
    languages.flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
      return [...countries().values()].map((
        code,
      ): [string, string] => [(display.of(code) ?? "").toLowerCase(), code]);
    }).filter(([name]) => name.length > 2 || UNSPACED.test(name)),
  )
);

/** The codes of the countries that a text names in its languages, or by a word that begins as their names do. */
export function countryCodes(text: string, languages: readonly Language[]): Set<string> {
  const names = codesByName(languages);
  const found = new Set<string>();
  if (UNSPACED.test(text)) {
    for (const [name, code] of names) if (UNSPACED.test(name) && text.includes(name)) found.add(code);
  }
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  words.forEach((word, at) => {
    if (!/^\p{Lu}/u.test(word)) return;
    for (let count = LONGEST_NAME; count > 0; count--) {
      const code = names.get(words.slice(at, at + count).join(" ").toLowerCase());
      if (code === undefined) continue;
      found.add(code);
      return;
    }
    const stem = word.toLowerCase().slice(0, LEAST_STEM);
    if (word.length <= LEAST_STEM) return;
    for (const [name, code] of names) if (name.startsWith(stem) && !name.includes(" ")) found.add(code);
  });
  return found;
}
