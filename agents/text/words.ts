import { PROSE } from "./prose_words.ts";
import { remembered, rememberedValue } from "./remembered.ts";

/** Words that carry grammar and no matter, in the languages founders most often mix into English. */
export const STOP_WORDS = new Set(PROSE.phrasesOf("stop_words"));

const ENDINGS = [
  "ations",
  "ation",
  "ings",
  "ing",
  "ies",
  "ied",
  "edly",
  "ed",
  "ers",
  "er",
  "es",
  "s",
  "ly",
  "al",
];

/** "paid" is "pay". */
const IRREGULAR = new Map(
  PROSE.phrasesOf("irregular_forms").map((pair): [string, string] => {
    const [form = "", word = ""] = pair.split(" ");
    return [form, word];
  }),
);

/** A rough stem for comparing English words; words of other languages mostly pass unchanged. */
export const stem = rememberedValue(readStem, 20_000);

function readStem(word: string): string {
  const typed = word.toLowerCase().replace(/['’]s$/, "");
  const lower = IRREGULAR.get(typed) ?? typed;
  if (/[^\p{Script=Latin}]/u.test(lower)) return lower;
  for (const ending of ENDINGS) {
    if (lower.endsWith(ending) && lower.length - ending.length >= 3) {
      return lower.slice(0, -ending.length).replace(/(.)\1$/, "$1").replace(/[ey]$/, "");
    }
  }
  return lower.replace(/[ey]$/, "");
}

/** The words of a text as written, without grammar words and bare numbers. */
export const contentWords = remembered(readContentWords);

function readContentWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s?$/, ""))
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !STOP_WORDS.has(word.toLowerCase()));
}

/** Words that no finished text should need. */
const HOLLOW = new RegExp(PROSE.sourceOf("hollow"), "giu");
/** The same, and those that only say nothing where nothing else is said. */
const HOLLOW_OR_VAGUE = new RegExp(PROSE.sourceOf("hollow", "vague"), "giu");

/** Words in an answer that say nothing by themselves: the wide list, for judging how thin an answer is. */
export function vagueWordsIn(text: string): string[] {
  return text.match(HOLLOW_OR_VAGUE) ?? [];
}

/** Words that no finished text should need (craft, section 8, item 13). */
export function hollowWordsIn(text: string): string[] {
  return text.match(HOLLOW) ?? [];
}

/** The stems of a text's content words, each once. Callers read the set and never change it. */
export const stemsIn: (text: string) => ReadonlySet<string> = rememberedValue((text) =>
  new Set(contentWords(text).map(stem))
);

/** Share of the smaller text's stems that the other one has too: 0 to 1. */
export function overlapOf(a: string, b: string): number {
  const left = stemsIn(a);
  const right = stemsIn(b);
  const smaller = Math.min(left.size, right.size);
  if (smaller === 0) return 0;
  return [...left].filter((word) => right.has(word)).length / smaller;
}
