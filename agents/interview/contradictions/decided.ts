import type { OpenContradiction } from "../../domain/journey.ts";
import { clausesOf } from "../../review/contradictions/clauses_of.ts";
import { isOurs, isRefusing } from "../../review/contradictions/planned.ts";
import { isCommon } from "../../review/contradictions/topics.ts";
import { WORDS } from "../../review/contradictions/words.ts";
import { languagesOf } from "../../text/language.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { sentencesOf } from "../../text/text.ts";
import { TALK_WORDS } from "../hearing/heard_words.ts";

/** One word may stand in both sides by chance. */
const LEAST_SHARED = 2;

/**
 * The side that a founder's own words decide for, where one refuses what the other does: what is done ends, or the refusal
 * is said again, or what was refused is said to be done. Null where both may hold, and where no such thing is said.
 */
export function decidedSide({ a, b, binding }: OpenContradiction, text: string): "first" | "second" | null {
  if (binding === undefined || TALK_WORDS.isIn(text, "holds_partly") || WORDS.isIn(text, "except")) {
    return null;
  }
  const [refusal, deed] = binding === "a" ? [a.quote, b.quote] : [b.quote, a.quote];
  const refusalHolds = binding === "a" ? "first" : "second";
  const deedHolds = binding === "a" ? "second" : "first";
  const refused = clausesOf(refusal).filter(isRefusing).join(", ") || refusal;
  const said = clausesOf(text).map(withoutCondition);
  if (said.some((clause) => isRefusing(clause) && shared(clause, refused).length > 0)) return refusalHolds;
  const ended = sentencesOf(text).filter((sentence) =>
    TALK_WORDS.isIn(sentence, "ends_it") || isGivenUp(sentence)
  );
  if (ended.length > 0) {
    if (ended.some((sentence) => shared(sentence, deed).length > 0)) return refusalHolds;
    return ended.some((sentence) => shared(sentence, refusal).length > 0) ? deedHolds : null;
  }
  // "Skibbereen is the one hall I do. Any other hall, no.": where something is still refused, neither side is struck.
  if (said.some(isRefusing)) return null;
  const isDone = said.some((clause) =>
    isOurs(clause) && (namesDeed(clause, refused) || shared(clause, deed).length >= LEAST_SHARED ||
      shared(clause, refused).length > 0 && shared(clause, deed).length > 0)
  );
  return isDone ? deedHolds : null;
}

/** "Both hold", or "both" and nothing beside it in its clause: "both gardeners" are none of the two sides. */
export function saysBoth(text: string): boolean {
  return TALK_WORDS.isIn(text, "both_hold") || clausesOf(text).some((clause) => {
    const words = clause.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
    return TALK_WORDS.patternOf("both_alone").exec(words)?.[0].length === words.length && words !== "";
  });
}

/** "We gave up the fairs"; that others "can quit any month" ends nothing of ours. */
function isGivenUp(sentence: string): boolean {
  return clausesOf(sentence).some((clause) => isOurs(clause) && WORDS.isIn(clause, "given_up"));
}

/** "We do charge when somebody doesn't show up" denies nothing. */
function withoutCondition(clause: string): string {
  const at = TALK_WORDS.patternOf("on_condition", languagesOf(clause)).exec(clause)?.index ?? 0;
  return at > 0 ? clause.slice(0, at) : clause;
}

/** True where a clause has the first telling word behind the denial: the "charge" of "we don't charge". */
function namesDeed(clause: string, refused: string): boolean {
  const denial = WORDS.patternOf("refuses").exec(refused);
  const behind = denial === null ? "" : refused.slice(denial.index + denial[0].length);
  const [first] = telling(behind);
  return first !== undefined && telling(clause).includes(first);
}

function telling(text: string): string[] {
  return [...stemsOf(text)].filter((stem) => !isCommon(stem));
}

function shared(one: string, other: string): string[] {
  return sharedStems(stemsOf(one), stemsOf(other)).filter((stem) => !isCommon(stem));
}
