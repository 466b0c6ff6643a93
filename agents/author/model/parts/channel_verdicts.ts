import { z } from "zod";
import { ChannelStrategy, MoneySchema } from "../../../strategy/attention.ts";
import type { Problem } from "../gates/leaf.ts";

type Channels = ChannelStrategy["channels"];

const Decided = z.object({
  name: z.string(),
  verdict: ChannelStrategy.shape.channels.element.shape.verdict,
  hours_a_week: z.number().nullable(),
  money_a_month: MoneySchema.nullable(),
});
const Rows = z.object({ channels: z.array(z.unknown()) });

/**
 * Channels with verdicts, hours and money of one author alone: the model's where it has decided on all of them, else the
 * rules'. Halves of two plans make no plan.
 */
export function withVerdicts(laid: Channels, rules: Channels, leaves: unknown): Channels {
  const decided = decidedIn(leaves);
  const isWhole = isDecided(rules, leaves);
  return laid.map((row, at) => {
    const rule = rules[at] ?? row;
    const by = isWhole && rule.verdict !== "refused" ? decided.get(row.name.toLowerCase()) ?? rule : rule;
    const { verdict, hours_a_week, money_a_month } = by;
    // Only the founder refuses: a channel that the model would stop rests.
    const own = verdict === "refused" && rule.verdict !== "refused" ? "rests" : verdict;
    return { ...row, verdict: own, hours_a_week, money_a_month };
  });
}

/** Why verdicts, hours and money that a model has told are printed as the rules'; null where they are not, or it told none. */
export function halfDecided(rules: Channels, leaves: unknown): Problem | null {
  if (channelsIn(leaves).length === 0 || isDecided(rules, leaves)) return null;
  return {
    gate: "adds_up",
    reason: "Verdicts and hours stand only where every channel has its verdict and exactly one is the focus.",
  };
}

/** True where a model has decided on every channel that the founder does not refuse, and made exactly one the focus. */
function isDecided(rules: Channels, leaves: unknown): boolean {
  const decided = decidedIn(leaves);
  const open = rules.filter(({ verdict }) => verdict !== "refused");
  const chosen = open.flatMap(({ name }) => decided.get(name.toLowerCase()) ?? []);
  return chosen.length === open.length && chosen.filter(({ verdict }) => verdict === "focus").length === 1;
}

function decidedIn(leaves: unknown): Map<string, z.infer<typeof Decided>> {
  const decided = channelsIn(leaves).flatMap((row) => {
    const parsed = Decided.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  return new Map(decided.map((row) => [row.name.trim().toLowerCase(), row]));
}

function channelsIn(leaves: unknown): unknown[] {
  return Rows.safeParse(leaves).data?.channels ?? [];
}
