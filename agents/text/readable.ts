/** About three thousand words: who pastes a whole plan is read this far, and everybody else waits that long at most. */
const MOST_CHARACTERS = 20_000;
/** Readers look at each piece between two signs. Prose has one in ten characters at the densest. */
const MOST_PIECES = 2_000;
const PIECE_END = /[.,;:!?\n。、，；：！？،؟]/gu;
/** A cut goes behind a sentence, or else a word, that ends so near before it. */
const NEAR = 800;
const SENTENCE_END = /(?:[.!?…](?=\s)|[。！？\n])(?=[^.!?…。！？\n]*$)/u;
const WORD_END = /\s(?=\S*$)/u;

/** A long message in two: what readers read, and what stands behind it. */
export interface Readable {
  read: string;
  /** "" where all of it is read. */
  rest: string;
}

/**
 * So much of a text as can be read while others wait, cut behind a sentence where one ends near: 20,000 characters and
 * 2,000 pieces between two signs, since "3, 3, 3, …" costs what as many clauses do.
 */
export function readablePart(text: string): Readable {
  const pieces = text.slice(0, MOST_CHARACTERS).matchAll(PIECE_END);
  const last = pieces.drop(MOST_PIECES - 1).next().value;
  const most = last === undefined ? MOST_CHARACTERS : last.index + last[0].length;
  if (text.length <= most) return { read: text, rest: "" };
  const at = cutBefore(text, most);
  return { read: text.slice(0, at).trimEnd(), rest: text.slice(at).trimStart() };
}

function cutBefore(text: string, most: number): number {
  const from = most - NEAR;
  const near = text.slice(Math.max(0, from), most + 1);
  const end = SENTENCE_END.exec(near) ?? WORD_END.exec(near);
  if (end !== null) return Math.max(0, from) + end.index + end[0].length;
  return /[\ud800-\udbff]/u.test(text[most - 1] ?? "") ? most - 1 : most;
}
