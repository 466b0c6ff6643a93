import { GRAMMAR } from "./grammar_words.ts";
import { PROSE } from "./prose_words.ts";
import { wordCount } from "./sentences.ts";

// A word of a language that makes long ones counts for more than one.
const LETTERS_A_WORD = 6.5;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True where a text takes more room than so many words: counted in words, letters, or signs where there are no blanks. */
export function isLonger(text: string, words: number): boolean {
  if (EASTERN.test(text)) return [...text].length > words * 3;
  return wordCount(text) > words || text.length > words * LETTERS_A_WORD;
}

// Words and numbers that a text cannot end with.
const OPEN_END = new RegExp(`(?:\\s+(?:${PROSE.sourceOf("wants_more")}|\\p{Sc}?[\\d.,]+))+$`, "iu");

// What follows these explains; five words before them can be said alone.
const EXPLAINED = new RegExp(`^(?:\\S+\\s+){4,}?\\S+(?=\\s+${PROSE.sourceOf("explains")}\\s)`, "iu");

function cutTo(sentence: string, words: number): string {
  let cut = sentence;
  while (isLonger(cut, words) && cut !== "") {
    const shorter = cut.replace(/[\s,;:–]+[^\s]*$/u, "");
    cut = shorter === cut ? [...cut].slice(0, -4).join("") : shorter;
  }
  const end = Math.max(...[", ", "; ", ": ", "、"].map((sign) => cut.lastIndexOf(sign)));
  const clause = withoutWaiting(cut.slice(0, Math.max(0, end)), sentence);
  return wordCount(clause) >= Math.min(5, words / 2) ? clause : cut.replace(OPEN_END, "");
}

/** "…, und zwar nur welche, die passen": what waits for the clause behind the cut goes with it. */
const RELATIVE_BEHIND = new RegExp(`^,\\s${PROSE.sourceOf("relative")}\\s`, "iu");
const WAITING = new RegExp(
  `,\\s(?=[^,;:]*$)(?:${GRAMMAR.sourceOf("and")}\\s)?(?:\\p{L}+\\s){0,3}${PROSE.sourceOf("waits_for_it")}$`,
  "iu",
);

function withoutWaiting(clause: string, sentence: string): string {
  return RELATIVE_BEHIND.test(sentence.slice(clause.length)) ? clause.replace(WAITING, "") : clause;
}

// The blank does not break: … never stands on a line of its own.
const CUT = "\u00A0…";

/**
 * A text of at most so many words, cut at a clause and never behind a number, with … where it was cut. A quotation that
 * it cuts is closed: what is open is in nobody's marks.
 */
export function shorten(text: string, words: number): string {
  if (!isLonger(text, words)) return text;
  const cut = cutTo(text, words);
  return `${cut}${cut.lastIndexOf("“") > cut.lastIndexOf("”") ? "”" : ""}${CUT}`;
}

/** A sentence as a title: cut at a clause to so many words, and nothing shows the cut. */
export function titled(sentence: string, words: number): string {
  if (!isLonger(sentence, words)) return sentence.replace(/[.。]$/u, "");
  const cut = cutTo(sentence, words);
  const isClause = /^\s*[,;:、]/u.test(sentence.slice(cut.length));
  return isClause ? cut : EXPLAINED.exec(`${cut} `)?.[0] ?? cut;
}
