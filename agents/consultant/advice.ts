import { wordCount } from "../text/text.ts";
import { type Answer, confidenceOf, missing, type Part, printPart, restsOn, short } from "./answer.ts";
import { CUES } from "./words.ts";
import { decide } from "./decide.ts";
import { draft } from "./drafts.ts";
import { earlier, firstLine, type Follow, followOf, type Remembered, shorterDraft } from "./follow_up.ts";
import { lookBack, type RememberedChange } from "./look_back.ts";
import { nearLines, whereLines } from "./lines.ts";
import { labelIn } from "./frames/choose.ts";
import { fill, type Frames } from "./frames/frames.ts";
import { choices, openPoints, plan } from "./plans.ts";
import { type Grounds, kindOf, type Question, readQuestion, type Spoken } from "./question.ts";
import { recall, saidLine } from "./recall.ts";
import { ownStems } from "./refusals.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { factsNamedIn } from "./topics.ts";
import { isUnsaid } from "./unsaid.ts";

export type { Remembered } from "./follow_up.ts";

export interface Asking extends Spoken {
  foundation: Grounds;
  query: string;
  memory: Remembered[];
  /** What the founder corrected, oldest first, and today: where a question asks about the conversation itself. */
  corrected?: { changes: RememberedChange[]; now: Date };
}

export interface Advice {
  consultation: string;
  confidence: number;
  confidence_reason: string;
  rests_on: string[];
  against_decision: string | null;
}

/** The built-in consultant: facts, sums, plans, decisions and open contradictions; what nobody said it does not know. */
export function adviseFromRules({ foundation, query, memory, corrected, ...spoken }: Asking): Advice {
  const back = corrected === undefined ? null : lookBack(query, { memory, ...corrected });
  if (back !== null) return toAdvice(back, readQuestion(query, foundation, spoken).say);
  const follow = followOf(query);
  const before = follow === null ? null : earlier(memory);
  const question = readQuestion(query, foundation, spoken);
  const answer = follow !== null && before !== null
    ? followed(follow, { foundation, query, memory, spoken, before })
    : answerTo(question, memory);
  return toAdvice(unrepeated(answer, { memory, say: question.say }), question.say);
}

/** An answer as it goes out, with the confidence that its lines come to. */
export function toAdvice(answer: Answer, say: Frames): Advice {
  const { score, reason } = confidenceOf(answer, say);
  return {
    consultation: answer.parts.map(printPart).join("\n\n"),
    confidence: score,
    confidence_reason: reason,
    rests_on: restsOn(answer).map((label) => labelIn(say, label)),
    against_decision: answer.against,
  };
}

function answerTo(question: Question, memory: Remembered[]): Answer {
  const told = memory.map(({ answer }) => answer);
  if (wordCount(question.query) <= 3 && CUES.isIn(question.query, "thanks")) {
    return short({ text: question.say.thanks, kind: "ours" });
  }
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
  spoken: Spoken;
  before: { last: Remembered; asked: Remembered };
}

function followed(
  follow: Follow,
  { foundation, query, memory, spoken, before: { last, asked } }: Following,
): Answer {
  const question = readQuestion(asked.query, foundation, spoken);
  if (follow.kind === "shorter") return shorter(last, query, question);
  if (follow.kind === "tone") {
    return hasDraft(last)
      ? short({ text: question.say.ownWords, kind: "ours" })
      : answerTo(readQuestion(query, foundation, spoken), memory);
  }
  if (follow.kind === "another") return answerTo(question, memory);
  if (follow.kind === "why") return because(question, last);
  return instead(question, { what: follow.what, memory });
}

function hasDraft({ answer }: Remembered): boolean {
  return answer.startsWith("> ") || answer.includes("\n> ");
}

/** The first line of the last answer; where that told that nobody said it, the shorter one is no surer. */
function shorter({ answer }: Remembered, query: string, { say, sheet }: Question): Answer {
  const lines = shorterDraft(answer, query, {
    stems: [...ownStems(sheet.facts)],
    text: sheet.facts.offering?.text ?? "",
  });
  const first = firstLine(answer);
  if (lines === null) return short({ text: first, kind: isUnsaid(first, say) ? "missing" : "said" });
  const draft: Part = {
    label: null,
    lines: lines.map((text) => ({ text, kind: "said" })),
    isDraft: true,
  };
  const asIs: Part = { label: null, lines: [{ text: say.ownWords, kind: "ours" }] };
  return { parts: CUES.isIn(query, "tone") ? [draft, asIs] : [draft], against: null, open: 0 };
}

/** What was said about the same things and not yet printed; else that there is no more of it. */
function because({ query, lines, stems, say }: Question, { answer }: Remembered): Answer {
  const fresh = nearLines(lines, stems).filter(({ value }) => !answer.includes(value)).slice(0, 3);
  return fresh.length === 0 ? short({ text: say.allSaid, kind: "ours" }) : {
    parts: [{ label: say.becauseAlso, lines: fresh.map((line) => saidLine(line, { query, say })) }],
    against: null,
    open: 0,
  };
}

/** The same question with another place, thing or person in it: "and in Turin?". */
function instead(question: Question, { what, memory }: { what: string; memory: Remembered[] }): Answer {
  const wanted = stemsOf(what);
  const kind = kindOf(question.query);
  const isKnown = question.lines.some(({ stems }) => sharedStems(wanted, stems).length === wanted.size);
  if (kind === "words" && (isKnown || CUES.isIn(what, "post", "mail"))) {
    return answerTo({ ...question, query: `${question.query} ${what}`, stems: wanted }, memory);
  }
  if (kind === "decision") {
    const answer = decide({ ...question, query: `${question.query} ${what}`, stems: wanted });
    const [first] = answer.parts;
    const isNew = first !== undefined &&
      !memory.some((each) => each.answer.includes(firstLine(printPart(first))));
    if (first?.label !== null && (isKnown || isNew)) return answer;
    const near = nearLines(question.lines, wanted)
      .filter(({ stems }) => sharedStems(wanted, stems).length === wanted.size).slice(0, 3);
    return near.length > 0
      ? short(...near.map((line) => saidLine(line, { query: what, say: question.say })))
      : nothingOf(`‘${what}’`, question);
  }
  const name = `‘${what.replace(/[“”]/gu, "")}’`;
  if (!isKnown) return nothingOf(name, question);
  const query = CUES.isIn(question.query, "howMany") && factsNamedIn(question.query).length === 0
    ? `how many ${what}`
    : question.query;
  return recall({ ...question, query, stems: wanted });
}

function nothingOf(name: string, question: Question): Answer {
  const lines = whereLines(question).map((line) => saidLine(line, question));
  const unsaid = missing(fill(question.say.unsaidAbout, { name }));
  const parts: Part[] = [{ label: null, lines: [unsaid] }, { label: null, lines }];
  return { parts: parts.filter((part) => part.lines.length > 0), against: null, open: 0 };
}

/** No paragraph stands twice in one conversation: what was said before is told as that, and the rest of it left out. */
function unrepeated(
  answer: Answer,
  { memory, say }: { memory: Remembered[]; say: Frames },
): Answer {
  const wasSaid = (part: Part) => memory.some((each) => each.answer.split("\n\n").includes(printPart(part)));
  const [first, ...rest] = answer.parts;
  if (first === undefined) return answer;
  const again = first.label !== null && !first.isDraft && wasSaid(first)
    ? { label: say.asBefore, lines: first.lines.slice(0, 1) }
    : first;
  return { ...answer, parts: [again, ...rest.filter((part) => part.isDraft || !wasSaid(part))] };
}
