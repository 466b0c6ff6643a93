import { languageIn } from "../text/language.ts";
import type { Language } from "../text/lexicon.ts";

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
export function missing(what: string): AnswerLine {
  const quoted = /^the answer to ‘(.+)’$/u.exec(what)?.[1] ?? "";
  const language = quoted === "" ? null : languageIn(quoted);
  const own = language === null ? undefined : UNSAID[language];
  return {
    text: own === undefined ? `Nobody said ${what}. I do not know.` : `${own} ‘${quoted}’`,
    kind: "missing",
  };
}

/** The same line for a founder who asks in another language: it needs no more words of ours than these. */
const UNSAID: Partial<Record<Language, string>> = {
  de: "Das hat niemand gesagt, und ich weiß es nicht:",
  fr: "Personne ne l'a dit, et je ne sais pas :",
  es: "Nadie lo ha dicho, y no lo sé:",
  it: "Nessuno l'ha detto, e non lo so:",
  pt: "Isso ninguém disse, e eu não sei:",
  nl: "Dat heeft niemand gezegd, en ik weet het niet:",
  ja: "それは聞いていないので、わかりません：",
};

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
  return [
    ...new Set(parts.flatMap(({ lines }) => lines.flatMap(({ from }) => from === undefined ? [] : [from]))),
  ];
}

/** What follows from words counts half of the words themselves (craft, "Confidence"). */
const INFERRED = 0.5;
const OPEN_CONTRADICTION = 0.1;
const LEAST = 0.05;
const MOST = 0.95;

/** Said, sourced and calculated lines over all lines, inferences half, less 0.10 for each open contradiction. */
export function confidenceOf({ parts, open }: Answer): Confidence {
  const lines = parts.flatMap((part) => part.lines);
  const count = (...kinds: AnswerLine["kind"][]) => lines.filter(({ kind }) => kinds.includes(kind)).length;
  const [said, source, sum, ours, unsaid] = [
    count("said"),
    count("source"),
    count("sum"),
    count("ours"),
    count("missing"),
  ];
  const share = lines.length === 0 ? 0 : (said + source + sum + INFERRED * ours) / lines.length;
  const score = Math.min(MOST, Math.max(LEAST, share - OPEN_CONTRADICTION * open));
  const grounds = [
    `${said} of ${lines.length} ${lines.length === 1 ? "lines is" : "lines are"} your own words`,
    ...source > 0 ? [`${source} a page's`] : [],
    ...sum > 0 ? [`${sum} calculated from your numbers`] : [],
    ...ours > 0 ? [`${ours} ${ours === 1 ? "follows" : "follow"} from them`] : [],
    ...unsaid > 0 ? [`${unsaid} ${unsaid === 1 ? "tells" : "tell"} what nobody said`] : [],
    ...open > 0 ? [`less 0.10 for each of ${open} open contradiction${open === 1 ? "" : "s"}`] : [],
  ];
  return { score: Math.round(score * 100) / 100, reason: `${grounds.join(", ")}.` };
}
