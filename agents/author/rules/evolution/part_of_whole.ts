import type { Facts, MeasureFact } from "../../../domain/facts.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { isCurrency, isPercent, marksOfFacts, operand } from "../../../plan/amounts.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import { stemsIn } from "../../../text/words.ts";
import { COUNTS } from "../words.ts";

/**
 * A count that the founder calls a part of another: "61 of em been with me over 2 yrs" beside 88 dogs. The whole is the
 * largest count in the same unit; null where the words do not say "of".
 */
export function partSum({ measured, traction }: Facts): Sum | null {
  const counts = [
    ...traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
    ...measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
  ].filter(({ fact }) => !isCurrency(fact.unit) && !isPercent(fact.unit) && Number.isInteger(fact.value));
  for (const part of counts) {
    if (!isPart(part.fact)) continue;
    const whole = counts.filter(({ fact }) => hasSameUnit(fact, part.fact) && fact.value > part.fact.value)
      .toSorted((one, other) => other.fact.value - one.fact.value)[0];
    if (whole === undefined) continue;
    return sumOf({
      operands: [part.id, whole.id],
      formula: `${operand(part.fact.value)} ÷ ${operand(whole.fact.value)} × 100`,
      text: (value) =>
        `${plainNumber(part.fact.value)} of ${plainNumber(whole.fact.value)} ${
          whole.fact.unit ?? whole.fact.name
        }, ${plainNumber(Math.round(value))}%: ${part.fact.name.replace(OF_WHOLE, "")}.`,
      marks: marksOfFacts(part.fact, whole.fact),
    });
  }
  return null;
}

/** What stands between a part and its whole: "61 of 88". */
export const OUT_OF = COUNTS.sourceOf("out_of");
// A reader may keep "of 41" in the name of the part.
const OF_WHOLE = new RegExp(`^${OUT_OF}\\s[\\d.,]+\\s+`, "iu");

function isPart({ value, quote }: MeasureFact): boolean {
  return new RegExp(`(?<![\\d.,])${plainNumber(value).replace(",", ",?")}\\s${OUT_OF}\\s`, "iu").test(quote);
}

function hasSameUnit(one: MeasureFact, other: MeasureFact): boolean {
  const units = stemsIn(other.unit ?? "");
  return units.size > 0 && [...stemsIn(one.unit ?? one.name)].some((each) => units.has(each));
}
