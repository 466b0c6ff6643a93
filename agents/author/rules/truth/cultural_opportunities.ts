import { source } from "../../../ledger/marks.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import { isHolidayKnown } from "../../../plan/country.ts";
import { firstDay } from "../../../plan/refused_time.ts";
import { CALENDAR_DAYS } from "../../../plan/work_days.ts";
import type { Material } from "../../../strategy/material.ts";
import type { CulturalOpportunities } from "../../../strategy/truth.ts";
import type { Claim } from "../../../domain/claims.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline } from "../wording.ts";
import { hitsOf } from "./conventions.ts";
import { rivalPages } from "./page_sentences.ts";
import type { RefusalHit } from "./refusals.ts";
import { regionRows } from "./region.ts";
import { noTrend, trendsIn } from "./trends.ts";

/** Trends with two dated sources or none, the region's dates, and the friction where a rival sells what is refused. */
export function writeCulturalOpportunities(material: Material): CulturalOpportunities {
  const { facts } = material.sheet;
  const { friction } = hitsOf(material);
  const trends = trendsIn(material);
  return {
    headline: firstHeadline(
      [frictionHeadline(friction)],
      "No trend and no friction was read.",
      "company.stage_region",
    ),
    trends,
    region: regionRows(facts, material.now),
    friction: friction === null ? null : frictionOf(friction, material.company),
    choice: null,
    unknowns: [
      ...openPoints(material, { facts: ["region"], fields: [] }),
      ...(!isHolidayKnown(facts, firstDay(material), CALENDAR_DAYS)
        ? [
          unknown(
            "Which country's holidays should your calendar keep?",
            "name it in one word",
            "company.stage_region",
          ),
        ]
        : []),
      ...(friction === null && rivalPages(material.pages).length > 0
        ? [
          unknown(
            "What do rivals sell that you refuse?",
            "read their price page beside your refusals",
            "difference.only",
          ),
        ]
        : []),
      ...noTrend(material, trends),
    ],
  };
}

/** Both sides stand in the table: the headline names who sells the other one. */
function frictionHeadline(hit: RefusalHit | null): Claim | null {
  return hit === null ? null : claim(
    `${hit.page.label} sells in plain words what you refuse.`,
    source(hit.page, hit.sentence),
    markOf(hit.refusal.fact),
  );
}

function frictionOf(
  { page, sentence, refusal }: RefusalHit,
  company: string,
): CulturalOpportunities["friction"] {
  const theirs = source(page, sentence);
  const ours = markOf(refusal.fact);
  const isExact = refusal.fact.quote.includes(refusal.sentence);
  return {
    left: claim(isExact ? `“${refusal.sentence}”` : refusal.sentence, ours),
    right: claim(`“${sentence}”`, theirs),
    left_held_by: company,
    right_held_by: page.label,
    coping: null,
    side: claim(`${company}.`, ours),
    price: null,
  };
}
