import type { Block } from "../../domain/anchors.ts";
import type { ContentApproach } from "../../strategy/attention.ts";
import { figure, list, paragraph, row, table } from "../blocks.ts";

/** The pillars with their shares and pieces, and the series. */
export function contentApproachBlocks({ pillars, series, reuse }: ContentApproach): Block[] {
  return [
    ...(pillars.length < 2 ? [] : [figure("Shares of the thirty days", {
      kind: "shares",
      unit: "% of the entries",
      parts: pillars.map(({ name, share }) => ({ name: name.text, share })),
    }, ...pillars.flatMap(({ name }) => name.marks))]),
    table(
      ["pillar", "serves"],
      pillars.flatMap(({ name, serves }) => serves === null ? [] : [row([name, serves])]),
    ),
    ...pillars.slice(0, 1).map(({ name, pieces }) => list(pieces, `To post: ${name.text}`)),
    ...(series === null
      ? []
      : [paragraph([{ ...series.name, text: `${series.name.text} (${series.rhythm})` }], "Series")]),
    list(reuse, "Used again"),
  ];
}
