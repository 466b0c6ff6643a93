import { overlapOf } from "../text/text.ts";
import type { Remembered } from "./advice.ts";
import { stemsOf } from "./passages.ts";

const SAME = 0.6;
const RELATED = 0.34;
const SHARED_STEMS = 2;

interface Remembering {
  query: string;
  memory: Remembered[];
  /** Whether today's answer is a no because of a decision; null where it is neither yes nor no. */
  isNo: boolean | null;
}

/** What was asked and recommended before on the same or a related matter, with its day; "" where nothing was. */
export function memoryPart({ query, memory, isNo }: Remembering): string {
  const [nearest] = memory.map((one) => ({ one, near: nearness(one.query, query) }))
    .filter(({ near }) => near > 0)
    .sort((a, b) => b.near - a.near || b.one.at.localeCompare(a.one.at));
  if (nearest === undefined) return "";
  const { one: { query: asked, answer, at }, near } = nearest;
  const before = near >= SAME ? "You asked something close to this" : "You asked something related";
  const words = /[“”\n]/.test(asked) ? "." : `: “${asked}”`;
  const advice = adviceOf(answer);
  return `**${before} on ${dayOf(at)}**${words}${
    advice === "" ? "" : ` The recommendation then: ${advice}`
  } ${changeSince(answer, isNo)}`;
}

const REFUSED = "**This goes against a decision of yours.**";

/** Where today's answer is the other one, that is said before the founder finds it. */
function changeSince(answer: string, isNo: boolean | null): string {
  if (isNo === null || answer.includes(REFUSED) === isNo) {
    return "If your answer has changed since, write down what you learned in between.";
  }
  return isNo
    ? "I said no such thing then: the words of the question, or a decision of yours, have changed since."
    : "I said no then, because a decision of yours stood against it; today's question does not touch it.";
}

function nearness(one: string, other: string): number {
  const overlap = overlapOf(one, other);
  const theirs = stemsOf(other);
  const shared = [...stemsOf(one)].filter((stem) => theirs.has(stem)).length;
  return overlap >= SAME || (overlap >= RELATED && shared >= SHARED_STEMS) ? overlap : 0;
}

/** The first sentence of an earlier recommendation, unless it quotes. */
function adviceOf(answer: string): string {
  const [, first = ""] = /\*\*Recommendation\.\*\*\s+([^\n]+?[.!?])(?:\s|$)/.exec(answer) ?? [];
  return /[“”*]/.test(first) ? "" : first;
}

/** "2 November 2026", in UTC. */
export function dayOf(at: string): string {
  return new Date(at).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
