import { wordCount } from "./sentences.ts";

// A word of a language that makes long ones counts for more than one.
const LETTERS_A_WORD = 6.5;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True where a text takes more room than so many words: counted in words, letters, or signs where there are no blanks. */
export function isLonger(text: string, words: number): boolean {
  if (EASTERN.test(text)) return [...text].length > words * 3;
  return wordCount(text) > words || text.length > words * LETTERS_A_WORD;
}

// Words that a text cannot end with.
const OPEN_END =
  /(?:\s+(?:and|or|of|the|an?|with|for|in|on|at|to|und|oder|der|die|das|dem|den|des|eine?[mnr]?|mit|für|im|von|et|ou|les?|la|du|une?|avec|y|o|el|los|las|una|con|e|os?|as?|um|uma|com|de|en|het|een|van|i|we|you|she|he|they|it(?:['’]s)?|is|are|why|how|that|which|who|because|if|when|qu['’]?|qui|que|dont|parce|quand|si|dass|weil|wenn|porque|cuando|che|perché|quando|dat|omdat|\p{Sc}?[\d.,]+))+$/iu;

// What follows these explains; five words before them can be said alone.
const EXPLAINED =
  /^(?:\S+\s+){4,}?\S+(?=\s+(?:that|who|which|where|when|because|so|to|qui|que|pour|où|afin|damit|weil|para|quien|porque|om)\s)/iu;

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
const RELATIVE_BEHIND = /^,\s(?:die|der|das|dem|den|that|who|which|qui|que|che|dat)\s/iu;
const WAITING =
  /,\s(?=[^,;:]*$)(?:(?:und|and|et|y|e|en)\s)?(?:[\p{L}]+\s){0,3}(?:welche[rsn]?|diejenigen?|solche|those|the ones|ceux|celles?|los|las|aquell[oa]s|quelli|quelle|degene|die)$/iu;

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
