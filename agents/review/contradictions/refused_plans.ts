import { overlaps } from "./conflict.ts";
import type { BetFact, Evidence, FactSheet, MomentFact } from "../../domain/facts.ts";
import { plainNumber } from "../../ledger/sums.ts";
import type { FactConflict } from "../../strategy/material.ts";
import { sentencesOf } from "../../text/text.ts";

/** Conflicts between a refusal or a limit and something planned; a goal above a limit stays the goal. */
const PLANNED = /^(?:discount$|audience:|channel:|way:|money$|hours$)/;

/**
 * The sheet that plans are made from: without the steps, places and words of the moment that stand against a refusal,
 * unless the founder let the plan hold or said that both do; a bet whose words gave way to others keeps number and day.
 */
export function withoutRefusedPlans({ facts, unclear }: FactSheet, conflicts: FactConflict[]): FactSheet {
  const refused = conflicts.flatMap(refusedSide);
  const takenBack = conflicts.flatMap(({ a, b, settled }) => settled?.kept === "neither" ? [a, b] : []);
  const { bet } = facts;
  const isTakenBack = bet !== null && takenBack.some((side) => overlaps(bet, side));
  if (refused.length === 0 && !isTakenBack) return { facts, unclear };
  const stands = (fact: Evidence) => !refused.some((side) => overlaps(fact, side));
  return {
    facts: {
      ...facts,
      next: facts.next.filter(stands),
      places: facts.places.filter(stands),
      bet: isTakenBack ? inNumbers(bet) : bet,
      moment: facts.moment === null ? null : momentWithout(facts.moment, refused),
    },
    unclear,
  };
}

/** The side that is planned against a binding one; none where the founder decided for it. */
function refusedSide({ id, a, b, binding, settled }: FactConflict): Evidence[] {
  if (binding === undefined || !PLANNED.test(id)) return [];
  const planWon = binding === "a" ? "second" : "first";
  if (settled?.kept === planWon || settled?.kept === "both") return [];
  return [binding === "a" ? b : a];
}

/** "400 sessions a month" of "if it is not 400 sessions a month, I sell the oven and close on Wednesdays". */
function inNumbers(bet: BetFact): BetFact {
  const at = bet.target === null ? -1 : bet.quote.indexOf(plainNumber(bet.target));
  const [counted] = /^[^,;:.!?]+(?:[.,]\d[^,;:.!?]*)*/u.exec(bet.quote.slice(Math.max(0, at))) ?? [];
  return at < 0 || counted === undefined ? bet : { ...bet, quote: counted.trim(), reverses: null };
}

/** The moment keeps its day and season; of its words only the sentences stay that plan nothing refused. */
function momentWithout(moment: MomentFact, refused: Evidence[]): MomentFact | null {
  const against = refused.filter(({ turn }) => turn === moment.turn);
  const isAgainst = (sentence: string) =>
    against.some(({ quote }) => quote.includes(sentence) || sentence.includes(quote));
  if (!sentencesOf(moment.text).some(isAgainst)) return moment;
  const text = sentencesOf(moment.text).find((sentence) => !isAgainst(sentence)) ?? moment.season ?? "";
  return text === "" && moment.on === null ? null : { ...moment, text };
}
