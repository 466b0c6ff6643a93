import type { Block } from "../../domain/anchors.ts";
import type { ContentApproach } from "../../strategy/attention.ts";
import type { CalendarPart } from "../../strategy/calendar.ts";
import { figure, list, paragraph, row, table, worth } from "../blocks.ts";

/** The pillars with their shares, the pieces that the thirty days do not print, and the series. */
export function contentApproachBlocks(
  { pillars, series, reuse }: ContentApproach,
  posted: Pick<CalendarPart, "draft">[],
): Block[] {
  const drafts = new Set(posted.flatMap(({ draft }) => draft === null ? [] : [draft.text]));
  const left = pillars.flatMap(({ pieces }) => pieces.filter(({ text }) => !drafts.has(text)));
  return [
    ...(pillars.length < 2 ? [] : [figure("Shares", {
      kind: "shares",
      unit: "% of the entries",
      parts: pillars.map(({ name, share }) => ({ name: name.text, share })),
    }, ...pillars.flatMap(({ name }) => name.marks))]),
    table(
      ["pillar", "serves"],
      pillars.flatMap(({ name, serves }) => serves === null ? [] : [row([name, serves])]),
    ),
    list(left, "Still to write"),
    ...(series === null
      ? []
      : [paragraph([{ ...series.name, text: `${series.name.text} (${series.rhythm})` }], "Series")]),
    worth("repeats", list(reuse, "Used again")),
  ];
}
