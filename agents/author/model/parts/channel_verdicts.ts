import { z } from "zod";
import { ChannelStrategy, MoneySchema } from "../../../strategy/attention.ts";

type Channels = ChannelStrategy["channels"];

const Decided = z.object({
  name: z.string(),
  verdict: ChannelStrategy.shape.channels.element.shape.verdict,
  hours_a_week: z.number().nullable(),
  money_a_month: MoneySchema.nullable(),
});
const Rows = z.object({ channels: z.array(z.unknown()) });

/**
 * Channels with verdicts, hours and money of one author alone: the model's where it has decided on every channel that the
 * founder does not refuse and made exactly one the focus, else the rules'. Halves of two plans make no plan.
 */
export function withVerdicts(laid: Channels, rules: Channels, leaves: unknown): Channels {
  const decided = decidedIn(leaves);
  const open = rules.filter(({ verdict }) => verdict !== "refused");
  const chosen = open.flatMap(({ name }) => decided.get(name.toLowerCase()) ?? []);
  const isWhole = chosen.length === open.length && chosen.every(({ verdict }) => verdict !== "refused") &&
    chosen.filter(({ verdict }) => verdict === "focus").length === 1;
  return laid.map((row, at) => {
    const rule = rules[at] ?? row;
    const by = isWhole && rule.verdict !== "refused" ? decided.get(row.name.toLowerCase()) ?? rule : rule;
    const { verdict, hours_a_week, money_a_month } = by;
    return { ...row, verdict, hours_a_week, money_a_month };
  });
}

function decidedIn(leaves: unknown): Map<string, z.infer<typeof Decided>> {
  const rows = Rows.safeParse(leaves);
  const decided = (rows.success ? rows.data.channels : []).flatMap((row) => {
    const parsed = Decided.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  return new Map(decided.map((row) => [row.name.trim().toLowerCase(), row]));
}
