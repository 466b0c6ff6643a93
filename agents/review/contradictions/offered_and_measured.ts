import { NUMBER, numberOf } from "../../text/quantities.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { isSameNoun } from "./topics.ts";
import { NUMBERS, WORDS } from "./words.ts";

/** "Visits per pair": how many of one thing come to one of another. */
const EACH = new RegExp(`^(?<noun>\\p{L}{3,})\\s${WORDS.sourceOf("per_one")}\\s\\p{L}+$`, "iu");
const OFFERED = new RegExp(
  `${WORDS.sourceOf("offered_in")}\\s(?:${
    NUMBERS.sourceOf("ours")
  }\\s)?(?<n>${NUMBER})\\s(?<noun>\\p{L}{3,})`,
  "giu",
);

/** So many visits that the offering is made of, and another number that is measured for one customer. */
export function offeredAgainstMeasured(ground: Ground): Conflict[] {
  const offers = saidIn(ground, "offering.what").flatMap((said) =>
    [...said.quote.matchAll(OFFERED)].map(({ groups = {} }) => ({
      said,
      noun: groups["noun"] ?? "",
      count: numberOf(groups["n"] ?? ""),
    }))
  );
  return ground.sheet.facts.measured.flatMap((row) => {
    const noun = EACH.exec(row.name)?.groups?.["noun"];
    const same = offers.filter((offer) => noun !== undefined && isSameNoun(offer.noun, noun));
    const [offer] = same;
    const isOne = new Set(same.map(({ count }) => count)).size === 1;
    if (offer === undefined || offer.count === null || !isOne || offer.count === row.value) return [];
    if (row.unit === "%") return [];
    return conflictOf({
      id: `offered:${row.name}`,
      a: offer.said,
      b: row,
      weight: 3,
      sum: `The one says ${plainNumber(offer.count)}, the other ${plainNumber(row.value)}.`,
      ask: "Which of the two holds, or what does each count?",
    });
  });
}
