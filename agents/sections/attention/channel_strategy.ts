import type { Block } from "../../domain/anchors.ts";
import { printMoney, printReach } from "../../ledger/print.ts";
import { operand } from "../../plan/amounts.ts";
import type { ChannelStrategy } from "../../strategy/attention.ts";
import { figure, list, row, table, worth } from "../blocks.ts";

/** The channels as a table with their hours and money, what was calculated, and what is refused. */
export function channelStrategyBlocks({ channels, sums }: ChannelStrategy): Block[] {
  const planned = channels.filter(({ verdict }) => verdict !== "refused");
  const refused = channels.filter(({ verdict }) => verdict === "refused");
  const drawn = planned.flatMap(({ name, hours_a_week: hours, count: result, verdict, why }) =>
    hours === null || result === null ? [] : [{ name, hours, result, verdict, why }]
  );
  return [
    worth(
      "own",
      table(
        ["", "", "customers", "a week", "a month", "signal"],
        planned.map((each) =>
          row([
            each.name,
            VERDICTS[each.verdict],
            each.why.text,
            each.hours_a_week === null || each.hours_a_week === 0 ? "" : `${operand(each.hours_a_week)} h`,
            each.money_a_month === null || each.money_a_month.amount === 0
              ? ""
              : `≤ ${printMoney(each.money_a_month)}`,
            each.signal,
          ], ...each.why.marks)
        ),
      ),
    ),
    // A picture without the channel that leads would show the others as all there is.
    ...(drawn.length < 2 || !drawn.some(({ verdict }) => verdict === "focus")
      ? []
      : [figure("Hours and customers", {
        kind: "effort",
        channels: drawn.map(({ name, hours, result, verdict }) => ({ name, hours, result, verdict })),
      }, ...drawn.flatMap(({ why }) => why.marks))]),
    list(sums),
    list(
      refused.map(({ why, count, share }) =>
        count === null && share === null
          ? why
          : { text: `${why.text} It brought ${printReach({ count, share })}.`, marks: why.marks }
      ),
      "Refused",
    ),
  ];
}

const VERDICTS = { focus: "focus", test: "test", kept: "as it is", rests: "rests", refused: "refused" };
