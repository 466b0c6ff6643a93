import { hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isSettled } from "../passages/own_passage.ts";
import type { Statement, Statements } from "./statement.ts";
import { STATEMENT_WORDS } from "../words.ts";

/** What a clause about customers says of them. */
export type Situation = "trigger" | "barrier" | "belief_now" | "belief_needed" | "none";

/**
 * What each clause of "customer.trigger_barrier" and "customer.belief" speaks of. A cue holds until the next one; an
 * answer about triggers begins with the trigger, one about beliefs with the belief of today.
 */
export function situationsOf(
  said: Statements,
  field: "customer.trigger_barrier" | "customer.belief",
): Map<Statement, Situation> {
  const found = new Map<Statement, Situation>();
  let before: Statement | undefined;
  let current: Situation = "none";
  for (const clause of said.of(field)) {
    if (clause.sentence.answer !== before?.sentence.answer) {
      current = field === "customer.belief" ? "belief_now" : "trigger";
    }
    const isNew = clause.sentence !== before?.sentence;
    if (isSettled(clause)) {
      current = field === "customer.belief"
        ? isObjectOf(before, clause) ? current : nextBelief(clause, current, isNew)
        : nextSituation(clause, current, isNew);
    }
    found.set(clause, isSettled(clause) ? current : "none");
    before = clause;
  }
  return found;
}

function nextSituation(clause: Statement, current: Situation, isNew: boolean): Situation {
  const has = (...names: Parameters<typeof hasCue>[2][]) =>
    hasCue(clause.text, clause.sentence.languages, ...names);
  if (has("belief_needed")) return "belief_needed";
  if (has("barrier")) return "barrier";
  if (has("belief")) return current === "barrier" ? "barrier" : "belief_now";
  if (isNew && (current === "belief_now" || current === "belief_needed")) {
    return has("trigger") ? "trigger" : "none";
  }
  return isNew && current === "barrier" && opensWithTrigger(clause) ? "trigger" : current;
}

function opensWithTrigger({ text, sentence }: Statement): boolean {
  return hasCue(text.split(/\s+/u).slice(0, 3).join(" "), sentence.languages, "trigger");
}

/** "They think, they'd have to try harder": what stands behind the bare verb is what they think. */
function isObjectOf(before: Statement | undefined, { sentence }: Statement): boolean {
  return before !== undefined && before.sentence === sentence &&
    wordCount(before.text) <= MOST_WORDS_OF_LEAD && hasCue(before.text, sentence.languages, "belief");
}

const MOST_WORDS_OF_LEAD = 2;

/** After a belief of today, what corrects it is what they have to believe. */
function nextBelief(clause: Statement, current: Situation, isNew: boolean): Situation {
  const { languages } = clause.sentence;
  // Asked what customers would have to believe, whoever says that they would have to tells it.
  if (hasCue(clause.text, languages, "belief_needed") || STATEMENT_WORDS.isIn(clause.text, "needed")) {
    return "belief_needed";
  }
  if (hasCue(clause.text, languages, "belief")) return "belief_now";
  if (current === "belief_now" && isNew && clause.standing === "negated" && !isFirst(clause)) {
    return "belief_needed";
  }
  return current;
}

function isFirst({ sentence }: Statement): boolean {
  return sentence.answer.text.slice(0, sentence.from).trim() === "";
}
