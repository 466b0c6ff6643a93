import type { Block } from "../../domain/anchors.ts";
import type { GrowthStrategy } from "../../strategy/evolution.ts";
import { figure, list, paragraph, row, table } from "../blocks.ts";

const FEWEST_STEPS = 3;

/** The goal and its arithmetic, what is measured and charged, the loop where there is one, and the order. */
export function growthStrategyBlocks(
  { headline, goal, sums, measured, prices, loop, order }: GrowthStrategy,
): Block[] {
  return [
    paragraph([goal], "The goal"),
    list(sums.filter(({ text }) => text !== headline.text), "Calculated"),
    list(measured.map(({ claim }) => claim), "Measured today"),
    list(prices.map(({ claim }) => claim), "Prices"),
    ...(loop.length < FEWEST_STEPS ? [] : [figure("The loop", {
      kind: "loop",
      steps: loop.map(({ text }) => text.replace(/[“”]/gu, "")),
    }, ...loop.flatMap(({ marks }) => marks))]),
    table(
      ["order", "step", "enter"],
      order.map(({ step, enter_when }, at) => row([String(at + 1), step, enter_when])),
    ),
  ];
}
