import { overlapOf } from "../text/text.ts";
import { type Passage, quotesOf, stemsOf } from "./passages.ts";
import { retrieve } from "./retrieve.ts";
import { fieldsNamedIn } from "./subjects.ts";

/** A question that the foundation answers as it stands, with no advice needed. */
export interface Direct {
  /** Paragraphs of markdown. */
  parts: string[];
  rests_on: string[];
  /** 0 to 1. */
  score: number;
  reason: string;
  /** Sums that were done, as printed. */
  reckoned?: string[];
}

const RECALL =
  /\b(?:what|whom?|which|why|when) (?:did|have|had) (?:we|i) (?:\w+ )?(?:decide|decided|say|said|agree|choose|chose|chosen|refuse|refused|promise|tell|told|settle|settled|write|wrote)\b|\bremind me\b|\b(?:what|whom?|which) (?:do|are) (?:we|i) (?:\w+ )?(?:turn(?:ing)? away|refuse|charge|stand for|promise)\b|\bwhat (?:is|are|was|were) (?:our|my)\b|\bdid (?:we|i) (?:decide|say|agree)|\bhaben (?:wir|ich) .*(?:entschieden|gesagt|beschlossen)|\bwas ist unser\w*|qu['’]avons-nous (?:décidé|dit)|\bqué (?:decidimos|dijimos)|\bo que (?:decidimos|dissemos)|何を決め|決めたこと/iu;
/** A plain question after what is: not after what to do, say, write or find. */
const WHAT_IS =
  /^(?:so |and |but )?(?:what|who|whom|when|where (?:is|are)|how (?:much|many)|wer|was|wann|wo|wie viel\w*|qui|quand|combien|qué|quién\w*|cuándo|cuánto|quem|quando|quanto)(?!\p{L})/iu;
const WHAT_TO_DO =
  /\b(?:should|shall)\b|\b(?:do|can|could|would) (?:i|we|you) (?!charge|launch|open|start|refuse|turn|measure|raise|have|sell\b)|\bwhat (?:now|next|then|if|happens)\b|\b(?:soll|sollen|muss|müssen|machen|mache)\b/iu;
const OURS =
  /\b(?:our|my|we|us|i)\b|\b(?:unser\w*|mein\w*|wir|uns|notre|nos|nous|mon|nuestr\w+|mi|noss[ao]s?|meu|minha)\b/iu;

/** True for a plain question after what is the founder's. */
export function asksWhatIs(query: string): boolean {
  return WHAT_IS.test(query) && OURS.test(query) && !WHAT_TO_DO.test(query);
}

const ASKING =
  /\b(?:what|whom?|which|why|when|did|have|had|we|i|you|me|about|remind|decided?|said?|agreed?|chosen?|chose|told?|our|my|is|are|was|were|the|settled?)\b/giu;
/** True where the question asks for what was said, and not for what to do. */
export function asksForRecall(query: string): boolean {
  return RECALL.test(query) || (asksWhatIs(query) && fieldsNamedIn(query).length > 0);
}

/** A recalled line holds at least so much of the question's matter. */
const HOLDS = 0.5;
const MOST_RECALLED = 6;

/** What was said of a matter, whole: by the name of the question it answered, else by its own words. */
export function recall(query: string, passages: Passage[]): Direct {
  const matter = query.replace(ASKING, " ");
  const said = passages.filter(({ kind }) => kind === "said");
  const fields: string[] = fieldsNamedIn(query);
  const named = said.filter(({ from }) => fields.includes(from));
  const labelled = named.length > 0
    ? named
    : said.filter(({ label }) => overlapOf(label.replace(/^Your choice: /u, ""), matter) >= HOLDS);
  const asked = stemsOf(matter);
  const near = retrieve(matter, said).map(({ passage }) => passage).filter(({ stems }) =>
    [...asked].filter((each) => stems.has(each)).length >=
      Math.max(labelled.length > 0 ? 2 : 1, asked.size * HOLDS)
  );
  const found = [...new Set([...labelled, ...near])].slice(0, MOST_RECALLED);
  if (found.length === 0) return unanswered(query);
  return {
    parts: [
      `**What you said of it.**\n${quotesOf(found)}`,
      "It stands as you said it. Correct it on the journey page if it has changed.",
    ],
    rests_on: [...new Set(found.map(({ label }) => label))],
    score: labelled.length > 0 ? 0.95 : 0.8,
    reason: `${found.length} of ${found.length} lines are your own words, and nothing is added to them.`,
  };
}

/** What to say where nothing that is known touches the question: no advice, and no guess. */
export function unanswered(query: string): Direct {
  const isName = /\bwho\b/iu.test(query);
  return {
    parts: [
      "**I cannot answer this.** Your foundation says little or nothing about this, nor do the pages read or what you asked before, and I do not guess.",
      `**What would change that.** Tell me in the question ${
        isName ? "whom or what" : "what"
      } it hangs on for you: a price, a customer, a channel, a date. If it is a matter of law, tax or health, ask somebody whose trade it is.`,
    ],
    rests_on: [],
    score: 0.05,
    reason: "No line of your foundation holds what the question asks for.",
  };
}
