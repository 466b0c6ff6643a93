import { overlapOf } from "../evidence/evidence.ts";
import type { Remembered } from "./advice.ts";
import { stemsOf } from "./passages.ts";

const SAME = 0.6;
const RELATED = 0.34;
const SHARED_STEMS = 2;

/** What was asked and recommended before on the same or a related matter, with its day; "" where nothing was. */
export function memoryPart(query: string, memory: Remembered[]): string {
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
  } If your answer has changed since, write down what you learned in between.`;
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

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}
