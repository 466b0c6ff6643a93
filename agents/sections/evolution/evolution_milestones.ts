import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { longDate } from "../../domain/days.ts";
import type { EvolutionMilestones } from "../../strategy/evolution.ts";
import { shorten } from "../../text/shorten.ts";
import { inOrderOfDays } from "../../strategy/milestone_order.ts";
import type { StrategicSynthesis } from "../../strategy/truth.ts";
import { figure, list, row, table, unlessAllSame, worth } from "../blocks.ts";
import { withoutRepeated } from "../without_repeats.ts";

type Milestones = EvolutionMilestones["milestones"];

/** The roadmap as table and lanes, the bets and the gates beside them, what is calculated, and what a review looks at. */
export function evolutionMilestonesBlocks(
  { headline, gates, stretch, review, sums, ...planned }: EvolutionMilestones,
  bets: StrategicSynthesis["bets"],
): Block[] {
  const milestones = inOrderOfDays(planned.milestones);
  const lanes = lanesOf(milestones);
  const owners = unlessAllSame(milestones.map(({ owner }) => owner));
  return [
    worth(
      "used",
      table(
        ["", "", "done when", "who", "after"],
        milestones.map(({ by, horizon, what, done_when, after }, at) =>
          row([
            by === null ? after === STEP_BEFORE ? "then" : HORIZONS[horizon] : longDate(by),
            what,
            done_when,
            owners[at] ?? null,
            after === STEP_BEFORE ? null : after,
          ])
        ),
      ),
    ),
    ...(lanes.length < 2 || milestones.length < FEWEST_DRAWN
      ? []
      : [figure("The roadmap", { kind: "lanes", lanes }, ...milestones.flatMap(({ what }) => what.marks))]),
    worth(
      "decides",
      table(["bet", "decided on", "if it is lost"], [
        // A bet that heads the page stands among its days as well.
        ...bets.filter(({ claim }) => withoutRepeated(claim, headline) !== null).map((
          { claim, by, reverses },
        ) => row([claim, by === null ? "" : longDate(by), withoutRepeated(reverses, claim)])),
        ...gates.filter((each) => !bets.some((bet) => isSameBet(each, bet))).map(({ gate, on, if_lost }) =>
          row([gate, on === null ? "" : longDate(on), if_lost])
        ),
      ]),
    ),
    list(sums.filter(({ text }) => text !== headline.text)),
    list(stretch.may, "May stretch to"),
    list(stretch.never, "Not to"),
    list(review, "Review"),
  ];
}

/** A gate that is the bet itself: on the same day, with the same loss or from the same words of the founder's. */
function isSameBet(
  { gate, on, if_lost }: EvolutionMilestones["gates"][number],
  { by, claim, reverses }: StrategicSynthesis["bets"][number],
): boolean {
  const quotes = saidIn(claim);
  const isSaidAlike = quotes.length > 0 && saidIn(gate).join("\n") === quotes.join("\n");
  return on === by &&
    (if_lost === null || if_lost.text === reverses?.text || withoutRepeated(if_lost, claim) === null ||
      isSaidAlike);
}

function saidIn({ marks }: Claim): string[] {
  return marks.flatMap((mark) => mark.kind === "said" ? [mark.quote] : []);
}

/** How the rules mark a step that has no day of its own. */
const STEP_BEFORE = "the step before";
const HORIZONS = { now: "now", next: "next", later: "later" };
const ITEM_WORDS = 6;
/** A table of so few lines is its own picture. */
const FEWEST_DRAWN = 3;

function lanesOf(milestones: Milestones): { name: string; items: string[] }[] {
  return (["now", "next", "later"] as const)
    .map((horizon) => ({
      name: HORIZONS[horizon],
      items: milestones.filter((each) => each.horizon === horizon)
        .map(({ what }) => shorten(what.text.replace(/[“”]/gu, ""), ITEM_WORDS)),
    }))
    .filter(({ items }) => items.length > 0);
}
