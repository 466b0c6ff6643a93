import { contentWords, scoreSentence, sentencesOf, wordCount } from "../evidence/evidence.ts";

const LEADS = ["You said:", "Noted:", "In your words:", "Kept as you said it:"];
const LONGEST_QUOTE = 16;

/** At most 25 words that give the founder's own words back, exactly and without praise. */
export function reflectOn(message: string, turn: number): string {
  const quote = quotableStretch(message);
  if (quote === "") return "";
  const lead = LEADS[turn % LEADS.length] ?? "You said:";
  return `${lead} “${quote}”${/[.!…。]$/.test(quote) ? "" : "."}`;
}

/** The stretch of a message that tells the most, short enough and without signs that would confuse a turn. */
function quotableStretch(message: string): string {
  const pieces = sentencesOf(message).flatMap((sentence) => {
    const clean = sentence.replace(/^[\s,;:]+|[\s,;:]+$/g, "");
    return wordCount(clean) <= LONGEST_QUOTE ? [clean] : piecesOf(clean);
  });
  const usable = pieces.filter((piece) => isClean(piece) && contentWords(piece).length > 0);
  const worth = (piece: string) => scoreSentence(piece) + Math.min(wordCount(piece), 10) / 10;
  return usable.toSorted((a, b) => worth(b) - worth(a))[0] ?? shortest(message);
}

function piecesOf(sentence: string): string[] {
  const parts = sentence.split(/(?<=[,;、，:])\s*/u).map((part) => part.replace(/[\s,;:、，]+$/u, ""));
  return parts.map((part) => wordCount(part) <= LONGEST_QUOTE ? part : firstWords(part));
}

function firstWords(text: string): string {
  return /^(?:\S+\s+){0,13}\S+/u.exec(text)?.[0].replace(/[\s,;:]+$/, "").slice(0, 160) ?? "";
}

function shortest(message: string): string {
  const words = firstWords(message.trim());
  return isClean(words) && wordCount(words) <= LONGEST_QUOTE ? words : "";
}

function isClean(piece: string): boolean {
  return !/[?？“”*_{}<>\n]|https?:/.test(piece) && hasBalancedQuotes(piece);
}

function hasBalancedQuotes(piece: string): boolean {
  return (piece.match(/"/g)?.length ?? 0) % 2 === 0 && !/^['’]|['‘]$/.test(piece);
}
