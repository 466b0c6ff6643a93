import type { FactConflict } from "../strategy/material.ts";
import { type Answer, type AnswerLine, missing, type Part } from "./answer.ts";
import { labelIn } from "./frames/choose.ts";
import { fill } from "./frames/frames.ts";
import { CUES } from "./words.ts";
import { GENERIC_STEMS, type Line, nearLines, whereLines } from "./lines.ts";
import type { Question } from "./question.ts";
import { saidLine, unknownName } from "./recall.ts";
import { asksForWords, toldAs, unsaid } from "./unsaid.ts";
import { refusalsOfItsKind } from "./refused_kinds.ts";
import { isRefusalLine, withoutBusinessStems } from "./refusals.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { spokenLine, spokenOf } from "./spoken.ts";
import { priceSum } from "./sums.ts";

/** Facts that say how things stand, and not what somebody bought or how a mail reads. */
const NO_GROUND = ["voice_sample", "customers", "proof", "knowledge", "rivals", "why"];

/** Lines that bear on a decision: two telling words are shared, or `least` one that is rare. */
export function related({ lines, stems }: Question, least = 1): Line[] {
  const telling = new Set([...stems].filter((each) => !GENERIC_STEMS.has(each)));
  return nearLines(lines.filter(({ from }) => !NO_GROUND.includes(from)), telling, least);
}

/** Those of them that share more with the question than the words of the whole business, which say nothing of one refusal. */
export function relatedCloser(question: Question): Line[] {
  const particular = withoutBusinessStems(question.stems, question.sheet.facts);
  return related(question, 2).filter(({ stems }) => sharedStems(particular, stems).length > 0);
}

const MOST_REFUSALS = 2;

/** Whom, what or where the founder refuses, in a word that the question has too: it bears on it before all else. */
export function refusalsNear({ lines, stems, sheet }: Question): Line[] {
  const telling = withoutBusinessStems(stems, sheet.facts).filter((each) => !GENERIC_STEMS.has(each));
  return lines.filter((line) => isRefusalLine(line) && sharedStems(telling, stemsOf(line.value)).length > 0)
    .slice(0, MOST_REFUSALS);
}

/** That it is a case of what is refused only the founder can tell: the first refusal with that condition, then the others. */
export function casesOf(refusals: Line[], question: Question): AnswerLine[] {
  const { say } = question;
  return refusals.map((line, at) => {
    const { label, text } = line;
    return at > 0 ? saidLine(line, question) : {
      text: fill(say.ifOneOf, { label: labelIn(say, label), text }),
      kind: "said",
      from: label,
    };
  });
}

/** Nothing decides: in one line, and then what was said near it. */
export function undecided(question: Question, open: FactConflict[]): Answer {
  const { query, say, inWords } = question;
  const away = CUES.isIn(query, "moves") ? whereLines(question) : [];
  const kinds = refusalsOfItsKind(question);
  // Beside what decides it, one shared word is no ground.
  const least = kinds.length > 0 ? 2 : 1;
  const near = [...refusalsNear(question), ...unknownName(question) === null ? related(question, least) : []]
    .filter((line) => !kinds.includes(line)).slice(0, 3);
  const sum = priceSum(question);
  const held = [
    ...[...new Set([...away, ...near])].map((line) => saidLine(line, question)),
    ...sum === null ? [] : [sum],
  ];
  const lines = held.length > 0 || kinds.length > 0
    ? held
    : spokenOf(question, query).map((each) => spokenLine(each, question));
  const isAsked = /[?？]/u.test(query) || CUES.isIn(query, "decides", "proposes");
  const matter = query.trim().slice(0, 80).replace(/[“”]/gu, "");
  const told = whether(query);
  // A question that cannot be told over in a line is not quoted back where there is more to say.
  const ofItsKind = casesOf(kinds, question);
  const first = held.length === 0 && lines.length > 0
    ? missing(say.notDecided)
    : lines.length > 0 && told === null && !asksForWords(query) &&
        (say.unsaid !== null || CUES.isIn(query, "decides", "proposes"))
    ? missing(say.notDecided)
    : lines.length > 0 || isAsked
    ? unsaid(question, told)
    : missing(fill(say.cannotTell, { query: matter }));
  const asked: AnswerLine[] = open.slice(0, 1).map(({ question: text }) => ({
    text: inWords(text),
    kind: "said",
  }));
  const parts: Part[] = [
    { label: null, lines: ofItsKind.length > 0 ? ofItsKind : [first] },
    { label: say.bears, lines },
    { label: say.stillOpen, lines: asked },
  ];
  return { parts: parts.filter((part) => part.lines.length > 0), against: null, open: open.length };
}

const YOU: [RegExp, string][] = [[/\b(?:I|we|u)\b/giu, "you"], [/\b(?:my|our)\b/giu, "your"], [
  /\b(?:me|us)\b/giu,
  "you",
]];

/** "whether you should buy a boat" of "Should I buy a boat?"; null for what cannot be told over. */
function whether(query: string): string | null {
  const [, modal = "", rest = ""] =
    /^(?:so |and |but )?(should|shall|can|could|may) (?:i|we) ([^.?!“”\n]+)[.?!]*$/iu.exec(query.trim()) ??
      [];
  if (rest === "") return toldAs(query);
  return `whether you ${modal.toLowerCase() === "shall" ? "should" : modal.toLowerCase()} ${
    YOU.reduce((text, [from, to]) => text.replace(from, to), rest)
  }`;
}
