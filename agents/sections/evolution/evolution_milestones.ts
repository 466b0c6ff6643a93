import type { Block } from "../../domain/anchors.ts";
import { longDate } from "../../domain/days.ts";
import type { EvolutionMilestones } from "../../strategy/evolution.ts";
import { shorten } from "../../text/shorten.ts";
import { figure, list, row, table } from "../blocks.ts";

type Milestones = EvolutionMilestones["milestones"];

/** The roadmap as table and lanes, the gates, what is calculated, and what a review looks at. */
export function evolutionMilestonesBlocks(
  { headline, milestones, gates, stretch, review, sums }: EvolutionMilestones,
): Block[] {
  const lanes = lanesOf(milestones);
  return [
    table(
      ["by", "what", "done when", "who", "after"],
      milestones.map(({ by, horizon, what, done_when, owner, after }) =>
        row([by === null ? HORIZONS[horizon] : longDate(by), what, done_when, owner, after])
      ),
    ),
    ...(lanes.length < 2
      ? []
      : [figure("The roadmap", { kind: "lanes", lanes }, ...milestones.flatMap(({ what }) => what.marks))]),
    table(
      ["gate", "decided on", "if it is lost"],
      gates.map(({ gate, on, if_lost }) => row([gate, on === null ? "" : longDate(on), if_lost])),
    ),
    list(sums.filter(({ text }) => text !== headline.text), "Calculated"),
    list(stretch.may, "May stretch to"),
    list(stretch.never, "Not to"),
    list(review, "Review"),
  ];
}

const HORIZONS = { now: "now", next: "next", later: "later" };
const ITEM_WORDS = 6;

function lanesOf(milestones: Milestones): { name: string; items: string[] }[] {
  return (["now", "next", "later"] as const)
    .map((horizon) => ({
      name: HORIZONS[horizon],
      items: milestones.filter((each) => each.horizon === horizon)
        .map(({ what }) => shorten(what.text.replace(/[“”]/gu, ""), ITEM_WORDS)),
    }))
    .filter(({ items }) => items.length > 0);
}
