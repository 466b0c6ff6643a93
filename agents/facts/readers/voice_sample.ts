import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { quotedSpans } from "../../text/phrases.ts";
import { wordCount } from "../../text/sentences.ts";
import { isFirstPerson } from "../passages/items.ts";
import type { Reading } from "../reader.ts";
import type { FieldAnswer, Statements } from "../statements/statement.ts";

/** Fewer words than this show no voice. */
const LEAST_WORDS = 4;

/**
 * Reads the words that were really sent: those in quotation marks, else those behind the colon that announces them, else
 * the whole answer without the remarks around it.
 */
export function readVoiceSample(said: Statements): Reading<TextFact | null> {
  for (const answer of said.answers("voice.sample")) {
    const text = quotedIn(answer) ?? announcedIn(answer) ?? wholeOf(said, answer);
    if (text === null || wordCount(text) < LEAST_WORDS) continue;
    const { turn, field } = answer;
    return { value: { text, quote: text, turn, field, state: "read" }, unclear: [] };
  }
  return { value: null, unclear: [] };
}

function quotedIn({ text }: FieldAnswer): string | null {
  const quotes = quotedSpans(text).map(({ from, to }) => text.slice(from, to).trim());
  const longest = quotes.toSorted((one, other) => other.length - one.length)[0];
  return longest !== undefined && wordCount(longest) >= LEAST_WORDS && longest.length > text.length / 3
    ? longest
    : null;
}

/** "This went to Anna yesterday: …": a short announcement before the first colon. */
function announcedIn({ text }: FieldAnswer): string | null {
  const announced = /^[^\n.!?:：]{3,90}[:：]\s+(?=\S)/u.exec(text);
  if (announced === null || wordCount(announced[0]) < 2) return null;
  return withoutEndMarks(text.slice(announced[0].length));
}

function wholeOf(said: Statements, answer: FieldAnswer): string | null {
  const sentences = said.sentences("voice.sample").filter((sentence) =>
    sentence.answer === answer && !isRemark(sentence.clauses.map(({ standing }) => standing))
  );
  // "You mean a text message? What's it for?" asks, and shows no voice.
  if (sentences.every(({ text }) => /[?？]\s*$/u.test(text))) return null;
  const first = sentences[0];
  const last = sentences.at(-1);
  if (first === undefined || last === undefined || hasCue(first.text, first.languages, "dont_know")) {
    return null;
  }
  // "I write nothing, I call" is no letter.
  const opening = first.clauses[0];
  if (opening?.standing === "negated" && isFirstPerson(opening.text, first.languages)) return null;
  return answer.text.slice(first.from, last.to).trim();
}

function isRemark(standings: readonly string[]): boolean {
  return standings.every((standing) => standing === "aside");
}

function withoutEndMarks(text: string): string {
  return text.trim().replace(/^["“„«'‘]+|["”“»'’]+$/gu, "").trim();
}
