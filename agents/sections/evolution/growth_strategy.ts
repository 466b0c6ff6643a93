import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { GrowthStrategy } from "../../strategy/evolution.ts";
import { figure, list, paragraph, row, table, worth } from "../blocks.ts";

const FEWEST_STEPS = 3;

/** The goal and its arithmetic, what is measured and charged, the loop where there is one, and the order. */
export function growthStrategyBlocks(
  { headline, goal, sums, measured, prices, pricing, loop, order }: GrowthStrategy,
): Block[] {
  return [
    paragraph([goal]),
    list(sums.filter(({ text }) => text !== headline.text)),
    worth("repeats", list([joined(measured.map(({ claim }) => claim))], "Measured today")),
    list([joined(prices.map(({ claim }) => claim))], "Prices"),
    list(pricing, "To be tried on the price"),
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

/** Short numbers in one line; null where there are none. */
function joined(claims: Claim[]): Claim | null {
  return claims.length === 0
    ? null
    : { text: claims.map(({ text }) => text).join(" · "), marks: claims.flatMap(({ marks }) => marks) };
}
