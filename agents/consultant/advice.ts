import type { JourneyState } from "../domain/journey.ts";
import { type Answer, confidenceOf, missing, type Part, printPart, restsOn, short } from "./answer.ts";
import { decide } from "./decide.ts";
import { draft } from "./drafts.ts";
import { earlier, firstLine, type Follow, followOf, type Remembered, shorterDraft } from "./follow_up.ts";
import { choices, openPoints, plan } from "./plans.ts";
import { type Grounds, kindOf, type Question, readQuestion } from "./question.ts";
import { recall } from "./recall.ts";
import { sharedStems, stemsOf } from "./stems.ts";

export type { Remembered } from "./follow_up.ts";

export interface Asking {
  /** The pages that were read: a model may quote them. Answers are never read here. */
  state: Pick<JourneyState, "pages">;
  foundation: Grounds;
  query: string;
  memory: Remembered[];
}

export interface Advice {
  consultation: string;
  confidence: number;
  confidence_reason: string;
  rests_on: string[];
  against_decision: string | null;
}

/** The built-in consultant: facts, sums, plans, decisions and open contradictions; what nobody said it does not know. */
export function adviseFromRules({ foundation, query, memory }: Asking): Advice {
  const follow = followOf(query);
  const before = follow === null ? null : earlier(memory);
  const answer = follow !== null && before !== null
    ? followed(follow, { foundation, query, memory, before })
    : answerTo(readQuestion(query, foundation), memory);
  const told = unrepeated(answer, memory);
  const { score, reason } = confidenceOf(told);
  return {
    consultation: told.parts.map(printPart).join("\n\n"),
    confidence: score,
    confidence_reason: reason,
    rests_on: restsOn(told),
    against_decision: told.against,
  };
}

function answerTo(question: Question, memory: Remembered[]): Answer {
  const told = memory.map(({ answer }) => answer);
  switch (kindOf(question.query)) {
    case "words":
      return draft(question, told);
    case "unknowns":
      return openPoints(question);
    case "plan":
      return plan(question);
    case "choices":
      return choices(question);
    case "decision":
      return decide(question);
    case "fact":
      return recall(question);
  }
}

interface Following {
  foundation: Grounds;
  query: string;
  memory: Remembered[];
  before: { last: Remembered; asked: Remembered };
}

function followed(follow: Follow, { foundation, query, memory, before: { last, asked } }: Following): Answer {
  if (follow.kind === "shorter") return shorter(last, query);
  const question = readQuestion(asked.query, foundation);
  if (follow.kind === "why") return because(answerTo(question, []), last);
  return instead(question, { what: follow.what, memory });
}

function shorter({ answer }: Remembered, query: string): Answer {
  const lines = shorterDraft(answer, query);
  if (lines === null) return short({ text: firstLine(answer), kind: "said" });
  return {
    parts: [{ label: null, lines: lines.map((text) => ({ text, kind: "said" })), isDraft: true }],
    against: null,
    open: 0,
  };
}

/** The founder's words that an answer rests on, first those that it did not print. */
function because({ parts, against, open }: Answer, last: Remembered): Answer {
  const lines = parts.filter(({ isDraft }) => !isDraft).flatMap((part) => part.lines)
    .filter(({ kind }) => kind === "said" || kind === "sum");
  const fresh = lines.filter(({ text }) => !last.answer.includes(text));
  const reasons = (fresh.length > 0 ? fresh : lines).slice(0, 3);
  if (reasons.length === 0) return short(missing("a reason for it"));
  return { parts: [{ label: "Because of what you said.", lines: reasons }], against, open };
}

/** The same question with another place, thing or person in it: "and in Turin?". */
function instead(question: Question, { what, memory }: { what: string; memory: Remembered[] }): Answer {
  const wanted = stemsOf(what);
  const kind = kindOf(question.query);
  if (kind === "words") {
    return answerTo({ ...question, query: `${question.query} ${what}`, stems: wanted }, memory);
  }
  const isKnown = question.lines.some(({ stems }) => sharedStems(wanted, stems).length === wanted.size);
  if (kind === "decision") {
    const answer = decide({ ...question, query: `${question.query} ${what}`, stems: wanted });
    if (answer.against !== null || isKnown) return answer;
  }
  const name = `‘${what.replace(/[“”]/gu, "")}’`;
  if (!isKnown) return short(missing(`anything about ${name}`), ...where(question));
  return recall({ ...question, stems: wanted });
}

/** Where the founder works and how far they chose to go: what bears on any other place. */
function where({ lines }: Question): Part["lines"] {
  return lines.filter(({ from, tradeoff }) => from === "region" || tradeoff === "explore_exploit")
    .map(({ label, text }) => ({ text: `${label}: ${text}`, kind: "said", from: label }));
}

/** No paragraph behind the first stands twice in one conversation, but for words to be sent. */
function unrepeated(answer: Answer, memory: Remembered[]): Answer {
  const parts = answer.parts.filter((part, at) =>
    at === 0 || part.isDraft || !memory.some((each) => each.answer.split("\n\n").includes(printPart(part)))
  );
  return { ...answer, parts };
}
