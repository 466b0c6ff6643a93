import { CURRENCY_CODES } from "./currencies.ts";
import { GRAMMAR } from "./grammar_words.ts";
import { lexiconsOf } from "./lexicon.ts";
import { sentencesOf } from "./sentences.ts";
import { STOP_WORDS } from "./words.ts";
import { remembered } from "./remembered.ts";

/** Long enough to be no word of another kind: "Sun", "Mar" and "Jan" may be names. */
const SHORTEST_WEEKDAY = 6;
const CALENDAR = new Set(
  lexiconsOf(["en"]).flatMap(({ months, weekdays }) => [
    ...months.flatMap((names) => names.slice(0, 1)),
    ...weekdays.flat().filter((name) => name.length >= SHORTEST_WEEKDAY),
  ]),
);

const LINK = `(?:${GRAMMAR.phrasesOf("links_names").join("|")}|\\d{1,3})`;
const WORD =
  "\\p{Lu}[\\p{L}\\p{M}\\p{N}]*(?:[-.’'&][\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}]*)*|\\p{Ll}+\\p{Lu}[\\p{L}\\p{N}]*";
const RUN = new RegExp(`(?<![\\p{L}\\p{N}#{])(?:${WORD})(?: (?:${LINK} ){0,2}(?:${WORD}))*`, "gu");

/**
 * Proper names in a text, each once: capitals that open no sentence, several words together, and words with
 * capitals inside. Weekdays and months are no names.
 */
export const namesIn = remembered(readNames);

function readNames(text: string): string[] {
  const names = new Set<string>();
  const doubtful = new Set<string>();
  for (const sentence of sentencesOf(text)) {
    for (const match of sentence.matchAll(RUN)) {
      const opens = isOpening(sentence, match.index);
      collect(match[0], opens, { names, doubtful });
    }
  }
  for (const word of doubtful) if (nameElsewhere(word, names)) names.add(word);
  return [...names];
}

function isOpening(sentence: string, index: number): boolean {
  return /^[^\p{L}\p{N}]*$/u.test(sentence.slice(0, index)) ||
    /[:'‘“"(] ?['‘“"]?$/.test(sentence.slice(0, index));
}

function collect(run: string, opens: boolean, found: { names: Set<string>; doubtful: Set<string> }): void {
  const words = run.split(" ").map(bare);
  const length = words.length;
  while (words.length > 0 && isPlain(words[0]!)) words.shift();
  const keepsOpening = opens && words.length === length;
  while (words.length > 0 && !isNameEnding(words.at(-1)!)) words.pop();
  const name = words.join(" ");
  if (name.length < 2) return;
  const isSure = !keepsOpening || words.length > 1 || /\p{L}\p{Lu}/u.test(name);
  (isSure ? found.names : found.doubtful).add(name);
}

function bare(word: string): string {
  return word.replace(/['’]s$/, "").replace(/['’](m|d|ll|ve|re|t)$/, "");
}

/** Currencies are units and no names. */
const UNITS = new RegExp(`^(?:TL|${CURRENCY_CODES})$`);

function isPlain(word: string): boolean {
  if (word === "" || UNITS.test(word) || word === "I" || /^[\d&]/.test(word)) return true;
  const lower = word.toLowerCase();
  return CALENDAR.has(lower) || (STOP_WORDS.has(lower) && !/^\p{Lu}{2,}$/u.test(word));
}

function isNameEnding(word: string): boolean {
  return /^\p{Lu}|\p{Lu}/u.test(word) && word !== "I" && !CALENDAR.has(word.toLowerCase());
}

function nameElsewhere(word: string, names: Set<string>): boolean {
  return [...names].some((name) => name !== word && name.split(" ").includes(word));
}
