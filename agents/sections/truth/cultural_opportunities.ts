import type { Block } from "../../domain/anchors.ts";
import type { CulturalOpportunities } from "../../strategy/truth.ts";
import { list, row, table, worth } from "../blocks.ts";
import { labelled, withoutRepeated } from "../without_repeats.ts";

/** Trends, the region's dates, and the friction with both sides in exact words. */
export function culturalOpportunitiesBlocks(part: CulturalOpportunities): Block[] {
  const region = part.region.filter(({ claim }) => withoutRepeated(claim, part.headline) !== null);
  return [
    list(part.trends, "Trends"),
    worth("repeats", list(region.map(({ topic, claim }) => labelled(topic, claim)))),
    ...frictionBlocks(part),
  ];
}

function frictionBlocks({ friction }: CulturalOpportunities): Block[] {
  if (friction === null) return [];
  const { left, right, left_held_by, right_held_by, coping, side, price } = friction;
  const holds = (holder: string) => side.text.startsWith(holder) ? `${holder}, the side taken` : holder;
  const rows = [
    row([holds(left_held_by), left]),
    row([holds(right_held_by), right]),
    ...(coping === null ? [] : [row(["how they cope", coping])]),
    ...([left_held_by, right_held_by].some((each) => side.text.startsWith(each))
      ? []
      : [row(["the side taken", side])]),
    ...(price === null ? [] : [row(["its price", price])]),
  ];
  return [worth("decides", table(["", ""], rows, "Zone of Friction"))];
}
