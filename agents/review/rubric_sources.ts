import type { Claim, Mark } from "../domain/claims.ts";
import { marksOf } from "../anchors/section.ts";
import { isSameOutlet } from "../research/feeds/outlet.ts";
import { isRecent, MOST_MONTHS } from "../research/trends.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";

type Source = Extract<Mark, { kind: "source" }>;

/** Every source with its day; every trend on two outlets, none older than 18 months. */
export function dated({ sections, foundation }: RubricCase): Verdict {
  const sources = sections.flatMap(marksOf).filter(isSource);
  const undated = sources.filter((mark) => Number.isNaN(Date.parse(mark.read_at)));
  const old = sources.filter(({ published_at }) =>
    published_at !== undefined && !isRecent(published_at, new Date(foundation.asOf))
  );
  const lists = sections.flatMap(({ blocks }) => blocks).flatMap((block) =>
    block.kind === "list" ? block.items : []
  );
  const trends = lists.filter(({ marks }) =>
    marks.some((mark) => isSource(mark) && mark.published_at !== undefined)
  );
  const alone = trends.filter((trend) => !hasTwoOutlets(trend));
  if (undated.length > 0) return verdict(false, `${undated.length} sources have no date`);
  if (old.length > 0) return verdict(false, `${old[0]?.label} is older than ${MOST_MONTHS} months`);
  if (alone.length > 0) return verdict(false, `A trend rests on one outlet alone: ${alone[0]?.text}`);
  const different = new Set(trends.map(addressesOf)).size;
  const counted = different === 0 ? "" : `; trends on two outlets each: ${different}`;
  return verdict(true, `${sources.length} marks to sources, each with its day${counted}`);
}

function isSource(mark: Mark): mark is Source {
  return mark.kind === "source";
}

/** A trend that is printed in two sections is one trend. */
function addressesOf({ marks }: Claim): string {
  return marks.filter(isSource).map(({ url }) => url).toSorted().join(" ");
}

function hasTwoOutlets({ marks }: Claim): boolean {
  const outlets = marks.filter(isSource).map(({ label }) => label.slice(0, label.lastIndexOf(", ")));
  return outlets.some((one) => outlets.some((other) => !isSameOutlet(one, other)));
}
