import { sharedStems, stemsOf } from "../text/stems.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { ASKED, CUES } from "./words.ts";

/** An earlier consultation. `at` is ISO 8601 UTC. */
export interface Remembered {
  /** Where it is kept; absent where nothing is kept. */
  id?: string;
  query: string;
  answer: string;
  at: string;
}

/** How a question hangs on the one before it, or null where it stands by itself. */
export type Follow = { kind: "shorter" } | { kind: "tone" } | { kind: "why" } | { kind: "another" } | {
  kind: "instead";
  what: string;
};

const LONGEST_FOLLOW = 9;
/** "And for the school?" asks about the school. */
const IN_PLACE = new RegExp(`^${ASKED.sourceOf("in_place")}\\s`, "iu");

/** "make it shorter", "why?", "and in Turin?": short, and nothing without the question before it. */
export function followOf(query: string): Follow | null {
  const text = query.trim().replace(/[\s?？!.。]+$/u, "");
  if (wordCount(text) > LONGEST_FOLLOW) return null;
  if (CUES.isIn(text, "shorter", "plainer")) return { kind: "shorter" };
  if (CUES.isIn(text, "tone")) return { kind: "tone" };
  if (wordCount(text) <= 4 && CUES.isIn(text, "another")) return { kind: "another" };
  const why = CUES.patternOf("why").exec(text);
  if (why !== null && wordCount(text) <= 3) return { kind: "why" };
  const follows = CUES.patternOf("follows").exec(text);
  if (follows === null || follows.index !== 0) return null;
  const what = text.slice(follows[0].length).trim().replace(IN_PLACE, "");
  return what === "" || wordCount(what) > 6 || CUES.isIn(what, "decides", "plan", "say")
    ? null
    : { kind: "instead", what };
}

/** The newest consultation, and the newest one that was no follow-up. */
export function earlier(memory: Remembered[]): { last: Remembered; asked: Remembered } | null {
  const sorted = memory.toSorted((one, other) => other.at.localeCompare(one.at));
  const [last] = sorted;
  const asked = sorted.find(({ query }) => followOf(query) === null);
  return last === undefined || asked === undefined ? null : { last, asked };
}

const LONG_WORD = 9;
/** A shortened text has at most so much of the words it had. */
const KEPT = 0.5;

/** What is sold, in the founder's words and as stems. */
interface Sold {
  stems: readonly string[];
  text: string;
}

/**
 * The draft of an answer with at most half its words: of a letter its first sentence, of a post the first that tells of what
 * is sold, then as many as fit; greeting and sign-off stay. A post of which nothing is left that tells what is sold says so.
 */
export function shorterDraft(
  answer: string,
  query: string,
  { stems: sold, text: offering }: Sold = { stems: [], text: "" },
): string[] | null {
  const lines = answer.split("\n").filter((line) => line.startsWith("> ")).map((line) => line.slice(2));
  if (lines.length === 0) return null;
  const isFrame = (line: string | undefined) =>
    line !== undefined && lines.length > 2 && wordCount(line) <= 3;
  const from = isFrame(lines[0]) ? 1 : 0;
  const to = isFrame(lines.at(-1)) ? lines.length - 1 : lines.length;
  const sentences = lines.slice(from, to).flatMap((line) => sentencesOf(line));
  const plain = CUES.isIn(query, "plainer")
    ? sentences.filter((sentence) =>
      !/\d/.test(sentence) && (sentence.match(/\p{L}+/gu) ?? []).every((word) => word.length <= LONG_WORD)
    )
    : sentences;
  const worth = (sentence: string) => sharedStems(stemsOf(sentence), sold).length;
  // Whoever gets a letter knows who writes: it opens with its matter, and keeps it.
  const isLetter = from > 0 || to < lines.length;
  const opening = isLetter ? sentencesOf(lines[from] ?? "") : [];
  const usable = plain.length > 0 ? plain : sentences;
  const first = opening.find((sentence) => usable.includes(sentence)) ?? opening[0] ?? usable[0] ?? "";
  const told = isLetter || worth(first) > 0 ? first : usable.find((sentence) => worth(sentence) > 0) ?? first;
  const ranked = [told, ...usable.filter((each) => each !== told)];
  const body = new Set(fitting(ranked, sentences));
  const kept = lines.slice(from, to).map((line) => {
    const own = sentencesOf(line);
    return body.size === 1 && own.length === 1 && sentences.length === 1
      ? [...body].join(" ")
      : own.filter((sentence) => body.has(sentence)).join(" ");
  });
  const left = kept.filter((line) => line !== "");
  return [
    ...lines.slice(0, from),
    ...left,
    ...isLetter ? [] : soldIn(offering, { told: left, before: sentences }),
    ...lines.slice(to),
  ];
}

/** What is sold in few words, where none of its things is told and the text gets no longer with it than it was. */
function soldIn(offering: string, { told, before }: { told: string[]; before: string[] }): string[] {
  const named = firstClause(sentencesOf(offering)[0] ?? "");
  // The first word tells what is done, and is said of much: "tune", "wash".
  const [, ...things] = stemsOf(named);
  const isTold = told.some((line) => sharedStems(things, stemsOf(line)).length > 0);
  const count = (texts: string[]) => texts.reduce((sum, text) => sum + wordCount(text), 0);
  return isTold || things.length === 0 || count([...told, named]) > count(before) ? [] : [named];
}

function fitting(usable: string[], all: string[]): string[] {
  const most = all.reduce((sum, sentence) => sum + wordCount(sentence), 0) * KEPT;
  const [first = ""] = usable;
  if (usable.length === 1 && all.length === 1) return [firstClause(first)];
  let words = wordCount(first);
  const rest = usable.slice(1).filter((sentence) => {
    const fits = words + wordCount(sentence) <= most;
    if (fits) words += wordCount(sentence);
    return fits;
  });
  return [first, ...rest];
}

function firstClause(sentence: string): string {
  const end = [...sentence.matchAll(/[,;:–、]/gu)].map(({ index }) => index)
    .find((at) => wordCount(sentence.slice(0, at)) >= 3);
  return end === undefined ? sentence : sentence.slice(0, end);
}

/** The first paragraph of an answer without its label: the recommendation, or the fact. */
export function firstLine(answer: string): string {
  const [paragraph = ""] = answer.split("\n\n");
  const [line = ""] = paragraph.split("\n").filter((each) => !/^\*\*[^*]+\*\*$/u.test(each));
  return line.replace(/^\*\*[^*]+\*\*\s*/u, "").replace(/^- /u, "");
}
