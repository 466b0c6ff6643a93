import { closed } from "../text/evidence.ts";

/** How many words a text has, as a reader counts them; Japanese and Chinese by three characters a word. */
export function countWords(text: string): number {
  const eastern = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const rest = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, " ");
  return Math.ceil(eastern / 3) + (rest.match(/[\p{L}\p{N}□][^\s]*/gu)?.length ?? 0);
}

/** The sentences of a text, each an exact stretch of one of its lines. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap(sentencesOfLine);
}

// A full stop behind these ends no sentence.
const ABBREVIATION =
  /(?:^|[\s(])(?:Mrs?|Ms|Drs?|St|Prof|Sra?|Dra|No|Nr|ca|bzw|approx|e\.g|i\.e|z\.\s?B|p\. ?ej)\.$/u;

// "am 2. Januar", "den 3. maj": the full stop belongs to the day.
const DAY = /(?:^|\s)\d{1,2}\.$/u;
const MONTH = /^\s*(?:jan|feb|m[äa]r|apr|mai|maj|jun|jul|aug|sep|okt|nov|de[zs])/iu;

function sentencesOfLine(text: string): string[] {
  const found = text.match(/(?:[^.!?。！？]|[.](?=\d))+(?:[.!?。！？]+(?=\s|$|[^\s\d])['’”)]*|$)/gu) ??
    [text];
  const whole = found.reduce<string[]>((sentences, part) => {
    const last = sentences.at(-1);
    return last !== undefined && (ABBREVIATION.test(last) || (DAY.test(last) && MONTH.test(part)))
      ? [...sentences.slice(0, -1), last + part]
      : [...sentences, part];
  }, []);
  return whole.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

// A word of a language that makes long ones counts for more than one.
const LETTERS_A_WORD = 6.5;

function isLonger(text: string, words: number): boolean {
  return countWords(text) > words || text.length > words * LETTERS_A_WORD;
}

// Words that a text cannot end with.
const OPEN_END =
  /(?:\s+(?:and|or|of|the|an?|with|for|in|on|at|to|und|oder|der|die|das|dem|den|des|eine?[mnr]?|mit|für|im|von|et|ou|les?|la|du|une?|avec|y|o|el|los|las|una|con|e|os?|as?|um|uma|com|de|en|het|een|van))+$/iu;

// What follows these explains; five words before them can be said alone.
const EXPLAINED =
  /^(?:\S+\s+){4,}?\S+(?=\s+(?:that|who|which|where|when|because|so|to|qui|que|pour|où|afin|damit|weil|para|quien|porque|om)\s)/iu;

function cutTo(sentence: string, words: number): string {
  let cut = sentence;
  while (isLonger(cut, words) && cut !== "") {
    const shorter = cut.replace(/[\s,;:–]+[^\s]*$/u, "");
    cut = shorter === cut ? cut.slice(0, -4) : shorter;
  }
  const end = Math.max(...[",", ";", ":", "、"].map((sign) => cut.lastIndexOf(sign)));
  const clause = cut.slice(0, Math.max(0, end));
  return countWords(clause) >= Math.min(5, words / 2) ? clause : cut.replace(OPEN_END, "");
}

// The blank does not break: … never stands on a line of its own.
const CUT = "\u00A0…";

/** A sentence of at most so many words, cut at a clause, with … where it was cut. */
export function shorten(sentence: string, words: number): string {
  return isLonger(sentence, words) ? `${cutTo(sentence, words)}${CUT}` : sentence;
}

/** A sentence as a title: cut at a clause to so many words, and nothing shows the cut. */
export function titled(sentence: string, words: number): string {
  if (!isLonger(sentence, words)) return sentence.replace(/[.。]$/u, "");
  const cut = cutTo(sentence, words);
  const isClause = /^\s*[,;:、]/u.test(sentence.slice(cut.length));
  return isClause ? cut : EXPLAINED.exec(`${cut} `)?.[0] ?? cut;
}

/**
 * An exact stretch of one line of a text, at most so many words, from its first sentence that may be said; “ ” around
 * it and … after a cut. "" where no sentence may be said.
 */
export function quoteStart(
  text: string,
  words: number,
  maySay: (sentence: string) => boolean = () => true,
): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(maySay);
  const opening = sentences[first];
  if (opening === undefined) return "";
  const start = text.indexOf(opening);
  let end = -1;
  for (const sentence of sentences.slice(first)) {
    const next = text.indexOf(sentence, Math.max(start, end)) + sentence.length;
    const stretch = text.slice(start, next);
    if (!maySay(sentence) || stretch.includes("\n") || isLonger(stretch, words)) break;
    end = next;
  }
  return end === -1 ? `“${cutTo(opening, words)}” …` : `“${text.slice(start, end)}”`;
}

/** A sentence of ours for an outside reader: one that speaks to the founder gives way to the quote in it, or to null. */
export function forOutsiders(text: string): string | null {
  const ours = text.replace(/“[^”]*”/g, "");
  if (!/\byou(rs?)?\b|\bnothing here\b/i.test(ours)) return text;
  const quote = /“[^”]*”/.exec(text)?.[0] ?? "";
  return countWords(quote) >= 5 ? quote : null;
}

/** A label that speaks to the founder, as the company says it to others: "Your best proof" is "The best proof". */
export function labelled(label: string): string {
  const told = label.replace(/: (?:assumed|not answered)$/u, "").replace(/\byour\b/gi, "the")
    .replace(/\byou\b/gi, "we");
  return spoken(told);
}

/** The quote in a sentence of ours where it says enough alone, as the deck says it; else "". */
export function quotedIn(text: string): string {
  const [, quote = ""] = /“([^”]+)”/.exec(text) ?? [];
  return countWords(quote) >= 4 ? closed(spoken(quote)) : "";
}

const JOINS = /^(?:and|but|so|then|und|aber|et|mais|y|pero|e|mas|en|maar)[\s,]+(?=\S)/iu;

/**
 * Exact words as their speaker says them on a slide: the deck speaks for the company, so no quotation marks, no
 * conjunction to a sentence that is not there, and a capital first.
 */
export function spoken(words: string): string {
  const bare = words.replace(/^[\s…»”:–-]*“?/u, "").replace(/”(?=\s*…?\s*$)/u, "").replace(JOINS, "").trim();
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
