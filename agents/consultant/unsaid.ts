import { type AnswerLine, missing } from "./answer.ts";
import { fill } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { ASKED } from "./words.ts";

/** "What does Nory charge" cannot be told without turning it round. */
const INVERTED = new RegExp(`^\\S+\\s(?:\\S+\\s){0,2}${ASKED.sourceOf("turned_round")}\\s`, "iu");
/** "What's our CAC" is told as "what your CAC is"; more words than these would stand too far from their verb. */
const WHAT_IS = /^what(['’]s| is|['’]re| are) ((?:your|the|a|an) \S+(?: \S+){0,2})$/iu;
const WH = new RegExp(`^${ASKED.sourceOf("question_words")}`, "iu");
const LONGEST = 120;
const OPENS = new RegExp(`^${ASKED.sourceOf("opens_question")}[,\\s]+`, "iu");

/** One line that names what nobody said; `told` is the question as it is told in English, null where it cannot be. */
export function unsaid({ query, say }: Pick<Question, "query" | "say">, told = toldAs(query)): AnswerLine {
  return missing(
    say.unsaid === null || told === null
      ? fill(say.unsaidQuestion, { query: bareQuestion(query) })
      : fill(say.unsaid, { what: told }),
  );
}

/** True for a line that tells that nobody said it, whatever it was. */
export function isUnsaid(line: string, { unsaid, unsaidQuestion, unsaidAbout }: Question["say"]): boolean {
  return [unsaid ?? unsaidQuestion, unsaidQuestion, unsaidAbout].some((frame) => {
    const [before = "", after = ""] = frame.split(/\{\w+\}/u);
    return line.startsWith(before) && line.endsWith(after);
  });
}

/** "how many FTSE companies use Xero" of "How many FTSE companies use Xero?": what nobody said; null for what has to be turned round. */
export function toldAs(query: string): string | null {
  const bare = query.trim().replace(OPENS, "").replace(/[\s?？!.]+$/u, "");
  const told = bare.replace(/\sdo\s(?:i|we|u)\s/iu, " you ").replace(
    /\b(?:my|our)\b/giu,
    "your",
  );
  const [, verb = "", subject = ""] = WHAT_IS.exec(told) ?? [];
  if (subject !== "") return `what ${subject} ${/are/iu.test(verb) ? "are" : "is"}`;
  const isPlain = WH.test(told) && !INVERTED.test(told) && !/[“”\n]/.test(told) && told.length <= LONGEST;
  return isPlain ? `${told.charAt(0).toLowerCase()}${told.slice(1)}` : null;
}

/** "What", "how", "when": nobody decides that with yes or no. */
export function asksForWords(query: string): boolean {
  return WH.test(query.trim().replace(OPENS, ""));
}

/** A question as it can stand in quotation marks. */
function bareQuestion(query: string): string {
  const bare = query.trim().replace(OPENS, "").replace(/[\s?？!.]+$/u, "");
  // An apostrophe stays: "qu’en".
  const quoted = bare.replace(/[“”‘]|(?<!\p{L})’|’(?!\p{L})/gu, "").replace(/\s+/gu, " ");
  const mark = /([?？])\s*$/u.exec(query)?.[1] ?? "";
  return `${quoted.length > LONGEST ? `${quoted.slice(0, LONGEST - 3)}…` : quoted}${mark}`;
}
