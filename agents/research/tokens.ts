import { lexiconsOf } from "../text/lexicon.ts";
import { contentWords, stem } from "../text/text.ts";
import { NEWS } from "./words.ts";

export interface Token {
  /** As it is written in the text. */
  word: string;
  stem: string;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

/** Words that any trade, any newsroom and any calendar uses: sharing them shows nothing. */
const EVERYDAY = new Set([...NEWS.phrasesOf("everyday"), ...calendarWords()].map(stem));

/** Months, weekdays and seasons in English: the stem of "hiver" is that of "hives". */
function calendarWords(): string[] {
  return lexiconsOf(["en"]).flatMap(({ months, weekdays, seasons }) =>
    [...months, ...weekdays, ...Object.values(seasons)].flatMap(([name]) => name ?? [])
  );
}

/** The words of a text that may show what it is about, each with its stem; no everyday words, no bare numbers. */
export function tokensOf(text: string): Token[] {
  return wordsIn(text).map((word) => ({ word, stem: stem(word) })).filter((token) =>
    !EVERYDAY.has(token.stem)
  );
}

function wordsIn(text: string): string[] {
  if (!UNSPACED.test(text)) return contentWords(text).filter((word) => word.length > 2);
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    .filter((word) =>
      UNSPACED.test(word) ? /[\p{Script=Han}\p{Script=Katakana}]/u.test(word) : word.length > 2
    );
}
