import type { Block } from "../../domain/anchors.ts";
import type { CulturalOpportunities } from "../../strategy/truth.ts";
import { figure, list, row, table } from "../blocks.ts";
import { unlessSaid } from "../once.ts";

const AXIS = 5;

/** Trends, the region's dates, and the friction with both sides in exact words. */
export function culturalOpportunitiesBlocks(part: CulturalOpportunities): Block[] {
  const region = part.region.filter(({ claim }) => unlessSaid(claim, part.headline) !== null);
  return [
    list(part.trends, "Trends"),
    table(["region", "what holds there"], region.map(({ topic, claim }) => row([topic, claim])), "Region"),
    ...frictionBlocks(part),
  ];
}

function frictionBlocks({ friction }: CulturalOpportunities): Block[] {
  if (friction === null) return [];
  const { left, right, left_held_by, right_held_by, coping, side, price } = friction;
  const rows = [
    row([left_held_by, left]),
    row([right_held_by, right]),
    ...(coping === null ? [] : [row(["how they cope", coping])]),
    row(["the side taken", side]),
    ...(price === null ? [] : [row(["its price", price])]),
  ];
  const points = [{ name: left_held_by, at: -AXIS }, { name: right_held_by, at: AXIS }];
  return [
    table(["held by", "in words"], rows, "Zone of Friction"),
    figure(
      "Friction",
      { kind: "friction", left: `what ${left_held_by} holds`, right: `what ${right_held_by} sells`, points },
      ...left.marks,
      ...right.marks,
    ),
  ];
}
