import { fill, type Frames } from "./frames/frames.ts";

/** One line of an answer and what carries it. */
export interface AnswerLine {
  text: string;
  /** said: the founder's words or number · source: a page's · sum: calculated · ours: follows from them · missing: nobody said it. */
  kind: "said" | "source" | "sum" | "ours" | "missing";
  /** Where it comes from, for what the answer rests on: "Not for". */
  from?: string;
}

/** A paragraph, or a list where it has more than one line. Words to be sent are a block of their own. */
export interface Part {
  label: string | null;
  lines: AnswerLine[];
  /** True for words that can be copied as they stand. */
  isDraft?: boolean;
}

/** An answer before it is printed. */
export interface Answer {
  parts: Part[];
  against: string | null;
  /** Open contradictions that bear on it. */
  open: number;
}

export interface Confidence {
  /** 0.05 to 0.95, two decimals. */
  score: number;
  reason: string;
}

/** An answer of one paragraph. */
export function short(...lines: AnswerLine[]): Answer {
  return { parts: [{ label: null, lines }], against: null, open: 0 };
}

/** What the founder has not said: one line, and that is the answer. */
export function missing(text: string): AnswerLine {
  return { text, kind: "missing" };
}

/** A part as Markdown. */
export function printPart({ label, lines, isDraft = false }: Part): string {
  if (isDraft) {
    const words = lines.map(({ text }) => `> ${text}`).join("\n>\n");
    return label === null ? words : `**${label}**\n\n${words}`;
  }
  const [first] = lines;
  if (lines.length === 1 && first !== undefined) {
    return label === null ? first.text : `**${label}** ${first.text}`;
  }
  const list = lines.map(({ text }) => `- ${text}`).join("\n");
  return label === null ? list : `**${label}**\n${list}`;
}

/** What an answer rests on, each once. */
export function restsOn({ parts }: Answer): string[] {
  const all = parts.flatMap(({ lines }) => lines.flatMap(({ from }) => from === undefined ? [] : [from]));
  return [...new Set(all)];
}

/** What follows from words counts half of the words themselves (craft, "Confidence"). */
const INFERRED = 0.5;
const OPEN_CONTRADICTION = 0.1;
const LEAST = 0.05;
const MOST = 0.95;

/** Lines that bear on a question which nobody answered are worth so much. */
const UNANSWERED = 0.5;

/**
 * Said, sourced and calculated lines over all lines, inferences half, less 0.10 for each open contradiction. Where the
 * first line tells that nobody said it, what else bears on it counts half.
 */
export function confidenceOf({ parts, open }: Answer, { confidence: say }: Frames): Confidence {
  const lines = parts.flatMap((part) => part.lines);
  const count = (kind: AnswerLine["kind"]) => lines.filter((line) => line.kind === kind).length;
  const [said, source, sum, ours, unsaid] = [
    count("said"),
    count("source"),
    count("sum"),
    count("ours"),
    count("missing"),
  ];
  const isUnanswered = lines.length > 1 && lines[0]?.kind === "missing";
  const share = lines.length === 0 ? 0 : (said + source + sum + INFERRED * ours) / lines.length;
  const held = isUnanswered ? share * UNANSWERED : share;
  const score = Math.min(MOST, Math.max(LEAST, held - OPEN_CONTRADICTION * open));
  const counted = (frame: string, number: number) => number > 0 ? [fill(frame, { count: number })] : [];
  const grounds = [
    fill(say.said, { said, lines: lines.length }),
    ...counted(say.source, source),
    ...counted(say.sum, sum),
    ...counted(say.ours, ours),
    ...counted(say.unsaid, unsaid),
    ...isUnanswered ? [say.half] : [],
    ...counted(say.open, open),
  ];
  return { score: Math.round(score * 100) / 100, reason: `${grounds.join(", ")}.` };
}
