import type { Block } from "../../domain/anchors.ts";
import type { CustomerJourney } from "../../strategy/evolution.ts";
import { figure, row, table } from "../blocks.ts";

const FEWEST_POINTS = 3;

/** The stages as a table; a curve where it was said how each of three or more feels. */
export function customerJourneyBlocks({ headline, stages }: CustomerJourney): Block[] {
  const felt = stages.flatMap(({ stage, feeling, said }) =>
    feeling === null ? [] : [{ name: stage, feeling, said }]
  );
  return [
    table(
      ["", "", "what holds them back", "fix", "counted", "who"],
      stages.filter(({ said }) => said.text !== headline.text).map((
        { stage, said, friction, fix, metric, owner },
      ) => row([stage, said, friction, fix, metric, owner])),
    ),
    ...(felt.length < FEWEST_POINTS ? [] : [figure("How it feels", {
      kind: "curve",
      stages: felt.map(({ name, feeling }) => ({ name, feeling })),
    }, ...felt.flatMap(({ said }) => said.marks))]),
  ];
}
