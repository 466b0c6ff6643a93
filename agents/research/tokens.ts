import { contentWords, stem } from "../text/text.ts";

export interface Token {
  /** As it is written in the text. */
  word: string;
  stem: string;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: "word" });

/** Words that any trade, any newsroom and any calendar uses: sharing them shows nothing. */
const EVERYDAY = new Set(
  ("customer client business company market price product service team shop store sell buy sale pay payment money " +
    "work job start end help home office online report update news study survey guide review tip top trend find " +
    "show raise rise rising grow growth plan open change make run world country city local nation national industry " +
    "sector expert million billion cent percent amid ahead call set hit lead live life read watch photo video " +
    "podcast interview opinion analysis ever always often around across near far part side number name place hour " +
    "minute morning evening night piece cost charge send link list meet return replace fair close owner share " +
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august " +
    "september october november december spring summer autumn winter")
    .split(" ").map(stem),
);

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
