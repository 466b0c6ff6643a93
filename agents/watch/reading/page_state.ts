import type { Capture } from "../../domain/watch.ts";
import { languageIn } from "../../text/language.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { changedBlocks, upTo } from "../comparing/differences.ts";
import { wordsOf } from "./masking.ts";

const LEAST_WORDS = 6;
/** A page of fewer words than this that speaks of a fault, a door or a robot is one; a longer one only mentions it. */
const FEW_WORDS = 45;
const FEW_WORDS_OF_A_CHECK = 90;
const SAME_PAGE = 0.3;
/** "404", "Error 500"; "1.400 m²" and "500 g" are none. */
const FAULT_CODE = /(?<![\d.,])(?:40[0134]|410|429|50[0234])(?![\d.,]|\s?[\p{L}€$£¥%]{1,2}(?!\p{L}))/u;
const LONGEST_FAULT_WORDS = 3;
/** More than this is a page of many words: no more of it need be read to know. */
const ENOUGH_CHARACTERS = 5_000;
const LONGEST_LEAD_WORDS = 12;

/** Why a capture tells nothing of the business, or null where it can be compared. */
export function unreadable(
  capture: Capture,
  languages: readonly Language[],
): "empty" | "failed" | "locked" | null {
  const shown = capture.blocks.filter(({ place }) => place !== "foot" && place !== "quote");
  const text = shown.map((block) => block.text).join("\n").slice(0, ENOUGH_CHARACTERS);
  const words = wordsOf(text).length;
  if (words < LEAST_WORDS && !hasWatchWord(text, "failed", languages)) return "empty";
  const heads = [capture.title, ...shown.slice(0, 1).map((block) => block.text)]
    .filter((head) => wordsOf(head).length <= LONGEST_LEAD_WORDS);
  const isFault = (part: string) =>
    FAULT_CODE.test(part) && wordsOf(part).length <= LONGEST_FAULT_WORDS ||
    hasWatchWord(part, "failed", languages);
  if (words < FEW_WORDS_OF_A_CHECK && hasWatchWord(`${capture.title}\n${text}`, "robot", languages)) {
    return "locked";
  }
  if (words < FEW_WORDS_OF_A_CHECK && heads.some(isFault) || words < FEW_WORDS && isFault(text)) {
    return "failed";
  }
  const isDoor = hasWatchWord(text, "login", languages);
  if (isDoor && (words < FEW_WORDS / 2 || capture.locked && words < FEW_WORDS_OF_A_CHECK)) return "locked";
  return null;
}

/** True where two captures are the same page in two languages. */
export function inOtherLanguage(before: Capture, after: Capture): boolean {
  if (sharedBlocks(before, after) >= SAME_PAGE) return false;
  const [one, other] = [languageOf(before), languageOf(after)];
  return one !== null && other !== null && one !== other;
}

/** How many of the first page's blocks stand on the second, 0 to 1. */
export function sharedBlocks(before: Capture, after: Capture): number {
  const own = before.blocks.filter(({ place }) => place === "body").length;
  if (own === 0) return 1;
  const there = new Set(after.blocks.map(({ text }) => text));
  const missing = before.blocks.filter(({ text, place }) => place === "body" && !there.has(text));
  const reset = new Set(changedBlocks(before, after)[0].map(({ text }) => text));
  return 1 - missing.filter(({ text }) => reset.has(text)).length / own;
}

function languageOf(capture: Capture): string | null {
  const sentences = upTo(capture.blocks).map(({ text }) => text).filter((text) => wordsOf(text).length > 4);
  return languageIn(sentences.join(" "));
}
