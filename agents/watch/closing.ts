import type { Capture, PageChange } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import type { Language } from "../text/lexicon.ts";
import { hasWatchWord } from "../text/watch_words.ts";
import { plain, wordsOf } from "./masking.ts";
import { cutOut } from "./stretches.ts";

const MOST_WORDS = 60;

/** A business that says it is over: for good, not for the holidays. */
export function closingChange(
  before: Capture,
  after: Capture,
  languages: readonly Language[],
): PageChange | null {
  const split = sentenceSplitter(languages[0] ?? null);
  const known = new Set(before.blocks.flatMap(({ text }) => split(text)).map(plain));
  const found = after.blocks.filter(({ place }) => place !== "quote").flatMap((block) => {
    const sentences = split(block.text);
    return sentences.filter((text, index) => {
      if (known.has(plain(text)) || wordsOf(text).length > MOST_WORDS) return false;
      if (!hasWatchWord(text, "closed", languages)) return false;
      if (hasWatchWord(text, "for_good", languages)) {
        return block.place !== "aside" || after.blocks.length < 10;
      }
      const near = [text, sentences[index + 1] ?? "", sentences[index - 1] ?? ""].join(" ");
      return block.place === "body" && !hasWatchWord(near, "closed_for_now", languages) &&
        !/\d{1,2}[:.h]\d{2}/.test(near);
    });
  });
  const first = found[0];
  return first === undefined
    ? null
    : { kind: "closed", before: null, after: cutOut(first, { from: 0, to: first.length }) };
}
