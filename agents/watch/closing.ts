import type { Capture, PageChange } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import type { Language } from "../text/lexicon.ts";
import { hasWatchWord } from "../text/watch_words.ts";
import { changedBlocks, upTo } from "./differences.ts";
import { plain, wordsOf } from "./masking.ts";
import { cutOut } from "./stretches.ts";

const MOST_WORDS = 60;
const SMALL_PAGE = 10;

/** A business that says it is over: for good, not for the holidays. */
export function closingChange(
  before: Capture,
  after: Capture,
  languages: readonly Language[],
): PageChange | null {
  const split = sentenceSplitter(languages[0] ?? null);
  const [was, is] = changedBlocks(before, after);
  const known = new Set(upTo(was).flatMap(({ text }) => split(text)).map(plain));
  const found = upTo(is.filter(({ place }) => place !== "quote")).flatMap((block) => {
    const sentences = split(block.text).filter((text) => !known.has(plain(text)));
    const isPlace = block.place !== "aside" || after.blocks.length < SMALL_PAGE;
    const isOver = (text: string, near: string) => isPlace && saysItIsOver(text, near, languages);
    const told = sentences.filter((text, index) =>
      isOver(text, sentences.slice(Math.max(0, index - 1), index + 2).join(" "))
    );
    if (told.length > 0 || sentences.length < 2 || wordsOf(block.text).length > MOST_WORDS / 2) return told;
    return isOver(block.text, block.text) ? [block.text] : [];
  });
  const first = found.find((text) => hasWatchWord(text, "for_good", languages)) ?? found[0];
  return first === undefined
    ? null
    : { kind: "closed", before: null, after: cutOut(first, { from: 0, to: first.length }) };
}

/** `near` are the sentences around it, in which a day of return may stand. */
function saysItIsOver(text: string, near: string, languages: readonly Language[]): boolean {
  if (wordsOf(text).length > MOST_WORDS) return false;
  const isForGood = hasWatchWord(text, "for_good", languages);
  const closes = hasWatchWord(text, "closing_verbs", languages);
  if (isForGood && closes) return true;
  const isForNow = hasWatchWord(near, "closed_for_now", languages) || /\d{1,2}[:.h]\d{2}/.test(near);
  if (closes && !isForNow && hasWatchWord(near, "farewell", languages)) return true;
  if (!hasWatchWord(text, "closed", languages)) return false;
  return isForGood || !isForNow;
}
