import type { Side } from "../../agents/domain/tradeoffs.ts";
import type { SpokenCase } from "./spoken_case.ts";

/** The part of an open question that a founder answers by. */
export interface AskedQuestion {
  field: string;
  technique: string;
  options?: string[];
  choices?: unknown[];
}

export interface FounderReply {
  text: string;
  choices?: Record<string, Side>;
  /** What the message is: answer, thin, unknown, question_back, accept, resolve, choices and so on. */
  act: string;
}

/** What somebody says whom the case gives no words for a question. */
const NO_WORDS: FounderReply = { text: "Skip this one.", act: "command" };
const ANY_SENTENCE: FounderReply = { text: "Yes, the first one.", act: "accept" };

/** A founder who answers whatever stands open, as the README of tests/cases says: lines in order, the last repeats. */
export function createFounder(founder: SpokenCase): (question: AskedQuestion) => FounderReply {
  const asked = new Map<string, number>();
  let before = "";

  /** How often this was asked before now. */
  function count(what: string): number {
    const times = asked.get(what) ?? 0;
    asked.set(what, times + 1);
    return times;
  }

  function replyTo(question: AskedQuestion): FounderReply {
    const { field } = question;
    if (question.choices !== undefined && question.choices.length > 0) {
      const { in_words, then, clicked } = founder.choices;
      const text = count("choices") === 0 ? in_words : then ?? in_words;
      return { text, act: "choices", ...clicked === undefined ? {} : { choices: clicked } };
    }
    if (question.technique === "confirm") {
      const lines = founder.confirm[field.replace("confirm.", "")] ?? [];
      return lines[Math.min(count(field), lines.length - 1)] ?? ANY_SENTENCE;
    }
    if (isContradiction(question)) return settling(question) ?? lineFor(field);
    const lines = founder.says[field] ?? [];
    const returned = (asked.get(field) ?? 0) >= lines.length && before !== field;
    const settled = founder.resolve[field];
    if (returned && settled !== undefined && lines.length > 0) return { text: settled, act: "resolve" };
    return lineFor(field);
  }

  function lineFor(field: string): FounderReply {
    const lines = founder.says[field] ?? [];
    return lines[Math.min(count(field), lines.length - 1)] ?? NO_WORDS;
  }

  /** The answer for the question's field, or for a field that one of the two sides was said in. */
  function settling({ field, options = [] }: AskedQuestion): FounderReply | null {
    const text = founder.resolve[field] ??
      Object.entries(founder.resolve).find(([other]) => options.some((side) => saidIn(other, side)))?.[1];
    return text === undefined ? null : { text, act: "resolve" };
  }

  function saidIn(field: string, side: string): boolean {
    const words = side.replace(/[“”]/g, "").trim();
    return words.length > 0 && (founder.says[field] ?? []).some(({ text }) => text.includes(words));
  }

  return (question) => {
    const reply = replyTo(question);
    before = question.field;
    return reply;
  };
}

/** True where two things that cannot both hold are put side by side. */
function isContradiction({ technique, options }: AskedQuestion): boolean {
  return technique === "contrast" && options?.length === 2;
}
