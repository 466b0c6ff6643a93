import type { Claim } from "../../../domain/claims.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { claimFrom } from "../../../ledger/words.ts";
import { isPercent, marksOfFacts, operand } from "../../../plan/amounts.ts";
import type { RetentionApproach } from "../../../strategy/evolution.ts";
import type { Material } from "../../../strategy/material.ts";
import { openPoints } from "../open_points.ts";
import { announcedHeadline, firstHeadline } from "../wording.ts";
import { partSum } from "./part_of_whole.ts";
import { quietPoint } from "./quiet_point.ts";
import { quietShare } from "./quiet_share.ts";
import { COUNTS } from "../words.ts";

/** Where customers go quiet and how many stay, as far as it was said; no message that any other founder could send. */
export function writeRetentionApproach(material: Material): RetentionApproach {
  const { quiet } = material.sheet.facts;
  const kept = partSum(material.sheet.facts);
  const share = quietShare(quiet);
  const told = quiet === null || quiet.thin ? null : quiet;
  return {
    headline: firstHeadline(
      [share, kept, lossHeadline(material), announcedHeadline("They go quiet", quietPoint(quiet), "quiet")],
      "Why customers stay or leave is not known yet.",
      "journey.quiet",
    ),
    choice: null,
    first_value: null,
    habit: null,
    quiet: told === null ? null : claimFrom("", told),
    reasons_to_leave: [],
    messages: [],
    unknowns: openPoints(material, { facts: ["quiet"], fields: ["journey.quiet"] }),
  };
}

/** "9% a year of 640 sites": how many leave, where the share and what it is a share of were both said. */
function lossHeadline({ sheet }: Material): Claim | null {
  const { measured, traction } = sheet.facts;
  const loss = measured.find(({ name, unit }) => COUNTS.isIn(name, "leaving") && isPercent(unit));
  if (loss === undefined) return null;
  const wholes = [...measured, ...traction].filter(({ unit, name }) => {
    const thing = unit ?? name;
    return !isPercent(unit) && thing.length > 3 && loss.quote.toLowerCase().includes(thing.toLowerCase()) &&
      !COUNTS.isIn(name, "leaving");
  });
  const [whole] = wholes;
  if (whole === undefined || new Set(wholes.map(({ value }) => value)).size > 1 || whole.value < 20) {
    return null;
  }
  const sum = sumOf({
    operands: ["measured"],
    formula: `${operand(whole.value)} × ${operand(loss.value)}%`,
    text: (value) =>
      `${loss.name} of ${plainNumber(loss.value)}% is ${plainNumber(Math.round(value))} of ${
        plainNumber(whole.value)
      } ${whole.unit ?? whole.name}.`,
    marks: marksOfFacts(loss, whole),
  });
  return { text: sum.text, marks: sum.marks };
}
