import type { Remembered } from "./advice.ts";
import { dayOf } from "./remember.ts";

const FOLLOWS =
  /^(?:(?:and|but|so|ok(?:ay)?|then|well|hm+)[,.]?\s+)*(?:why(?: not)?|how(?: so| come)?|when|what (?:then|else|if (?:that|it|this|they|he|she|not)\b.*)|if (?:that|it|this|they|not)\b.*|who|really|are you sure|tell me more|more|go on|explain|warum(?: nicht)?|und (?:dann|wenn .*)|wieso|pourquoi(?: pas)?|et si .*|por qu[eé](?: no)?|y si .*|porqu[eê]|e se .*|waarom|en als .*)[\s?.!]*$|^(?:なぜ|どうして)/iu;
const WHY =
  /\bwhy\b|\bhow (?:so|come)\b|sure|explain|warum|wieso|pourquoi|por qu|porqu|waarom|なぜ|どうして/iu;
const FAILS = /\b(?:if|what then|wenn|et si|y si|e se|als)\b/iu;

/** How a question hangs on the one before it: on its reason, on its failing, or on more of it. */
export type Follow = "why" | "fails" | "more";

/** How the question hangs on an earlier one, or null where it stands by itself. */
export function followOf(query: string): Follow | null {
  if (!FOLLOWS.test(query.trim())) return null;
  if (FAILS.test(query)) return "fails";
  return WHY.test(query) ? "why" : "more";
}

/** The consultation before this one, or null where there was none. */
export function lastOf(memory: Remembered[]): Remembered | null {
  return memory.toSorted((a, b) => b.at.localeCompare(a.at))[0] ?? null;
}

/** The line that says which question a short one is taken to be about. */
export function aboutLine({ query, at }: Remembered): string {
  const words = /[“”\n]/.test(query) ? "your question before this" : `“${query}”`;
  return `*I take this to be about ${words}, asked on ${dayOf(at)}.*`;
}
