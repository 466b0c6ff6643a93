import { contentWords, scoreSentence, sentencesOf, wordCount } from "../evidence/evidence.ts";
import { openedPlainly } from "./telling.ts";

const LEADS = ["You said:", "Noted:", "In your words:", "Kept as you said it:"];
const LONGEST_QUOTE = 16;
/** "…, no?": what turns a statement into a question. */
const QUESTION_TAG = /[,\s]*(?:no|right|não|né|oder|ok)?\s*[?？]+$/iu;

/** At most 25 words that give the founder's own words back, exactly and without praise. "" for no words at all. */
export function reflectOn(message: string, turn: number): string {
  const { quote, cut } = quotableStretch(message);
  if (quote === "") return "";
  const lead = LEADS[turn % LEADS.length] ?? "You said:";
  const end = cut ? " …" : /[.!…。]$/.test(quote) ? "" : ".";
  return `${lead} “${quote}”${end}`;
}

interface Piece {
  quote: string;
  /** True where the founder's sentence goes on. */
  cut: boolean;
}

/** The stretch that tells the most, short enough and without signs that would confuse a turn. */
function quotableStretch(message: string): Piece {
  const pieces = sentencesOf(message).flatMap(aroundLinks).flatMap(piecesOf).filter(isClean);
  const worth = ({ quote, cut }: Piece) =>
    scoreSentence(quote) + Math.min(wordCount(quote), 10) / 5 - (cut ? 2 : 0);
  const best = pieces.toSorted((a, b) => worth(b) - worth(a))[0];
  return best ?? { quote: wholeIfShort(message), cut: false };
}

/** What stands between addresses and brackets, which are never given back. */
function aroundLinks(sentence: string): string[] {
  if (!/https?:/.test(sentence)) return [sentence];
  return sentence.split(/https?:\S+|[()[\]]/).map((part) => part.trim().replace(/^[.,;:\s]+|[,;:\s]+$/g, ""))
    .filter((part) => wordCount(part) >= 2);
}

function piecesOf(sentence: string): Piece[] {
  const plain = openedPlainly(sentence.replace(QUESTION_TAG, ""));
  if (wordCount(plain) <= LONGEST_QUOTE) return [{ quote: plain, cut: false }];
  const parts = plain.split(/(?<=[,;:、，])(?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u);
  return parts.map((part) => {
    const bare = openedPlainly(part.trim().replace(/[,;:、，]+$/u, ""));
    return wordCount(bare) <= LONGEST_QUOTE
      ? { quote: bare, cut: !/[.!。]$/.test(bare) }
      : { quote: firstWords(bare), cut: true };
  });
}

/** The first words of a long clause, not ending on a word that only joins. */
function firstWords(text: string): string {
  const start = text.slice(0, 160).split(/\s+/).slice(0, 14);
  while (
    start.length > 4 &&
    /^(?:and|or|that|the|a|an|of|to|in|is|their|his|her|our|my|for|with|because|so|but)$/i.test(start.at(-1)!)
  ) {
    start.pop();
  }
  const last = start.at(-1) ?? "";
  const end = text.indexOf(last, Math.max(0, start.slice(0, -1).join(" ").length - 1)) + last.length;
  return text.slice(0, end).replace(/[,;:]+$/, "");
}

function wholeIfShort(message: string): string {
  const words = message.trim();
  return wordCount(words) > 0 && wordCount(words) <= LONGEST_QUOTE && !/[?？“”*_{}<>\n]/.test(words)
    ? words
    : "";
}

function isClean({ quote }: Piece): boolean {
  const isPlain = !/[?？“”*_{}<>\n]|https?:/.test(quote);
  const isBalanced = (quote.match(/"/g)?.length ?? 0) % 2 === 0 &&
    !/^['’](?!.*['’])|^[^'’]*\s['‘][^'’]*$/.test(quote);
  return isPlain && isBalanced && contentWords(quote).length > 0;
}
