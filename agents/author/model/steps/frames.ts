import { TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { type Sum, SumSchema } from "../../../strategy/leaves.ts";
import type { Strategy } from "../../../strategy/strategy.ts";
import type { WrittenPartId } from "../../../strategy/written.ts";
import type { WritingGround } from "../ground.ts";

/** What a part is written into: the rows that stand already and what code has calculated. */
export function frameOf(id: WrittenPartId, laid: Strategy, ground: WritingGround): string {
  const sums = [...new Set(sumsIn(laid[id]).map(sumLine))];
  return [
    ...rowsFor(id, laid, ground),
    ...(sums.length === 0 ? [] : ["Calculated already, to be used or left:", ...sums]),
  ].join("\n");
}

function rowsFor(id: WrittenPartId, laid: Strategy, { material }: WritingGround): string[] {
  switch (id) {
    case "market_analysis":
      return [
        "Alternatives, by name:",
        ...laid.market_analysis.alternatives.map(({ name, kind }) => `${name} (${kind})`),
      ];
    case "strategic_synthesis":
      return [
        "Trade-offs, by id:",
        ...laid.strategic_synthesis.tradeoffs.map(({ id: tradeoff, side, chosen, rejected }) =>
          `${tradeoff}: chosen ${side === null ? chosen : TRADEOFFS[tradeoff][side]}, rejected ${rejected}`
        ),
      ];
    case "channel_strategy":
      return [
        "Channels, by name:",
        ...laid.channel_strategy.channels.map(({ name, count, verdict }) =>
          `${name}${count === null ? "" : `, ${plainNumber(count)} customers`}${
            verdict === "refused" ? ", refused by the founder" : ""
          }`
        ),
      ];
    case "launch_tactics":
      return [...lastStartsIn(laid), channelsLine(laid)];
    case "audience_connection":
      return [channelsLine(laid)];
    case "deck":
      return ["Slides, by id:", ...laid.deck.map(slideLine)];
    case "calendar":
      return [
        `Entries, by uid; all are ${material.founder === "" ? "the founder" : material.founder}'s:`,
        ...laid.calendar.map(entryLine),
      ];
    default:
      return [];
  }
}

function channelsLine({ channel_strategy: { channels } }: Strategy): string {
  return `Channels as decided: ${channels.map(({ name, verdict }) => `${name} (${verdict})`).join(", ")}.`;
}

/** Days that code has counted back from the moment: a start later than that comes too late for it. */
function lastStartsIn({ launch_tactics: { plan } }: Strategy): string[] {
  const counted = plan.filter(({ stage, ends }) => stage === "before" && ends === "by_itself");
  return counted.length === 0
    ? []
    : ["Calculated already:", ...counted.map(({ on, step }) => `${on}: ${step.text}`)];
}

function slideLine({ id, kicker, headline, picture }: Strategy["deck"][number]): string {
  const shown = picture === null ? "no picture" : `picture: ${picture.kind}`;
  // Words of a website are told inside its page alone.
  const isOwn = headline.marks.every(({ kind }) => kind !== "source");
  return `${id} (${kicker}; ${shown}).${isOwn ? ` As it stands: ${headline.text}` : ""}`;
}

function entryLine(
  { date, channel, pillar, open, hook, look_for }: Strategy["calendar"][number],
  at: number,
): string {
  const about = open ? `open; as it stands: ${look_for}` : `as it stands: ${hook}`;
  return `${at + 1}: ${date}, ${channel}${pillar === "" ? "" : `, pillar “${pillar}”`}, ${about}`;
}

function sumLine({ formula, value, text }: Sum): string {
  return `${formula} = ${plainNumber(value)} (${text})`;
}

function sumsIn(value: unknown): Sum[] {
  if (Array.isArray(value)) return value.flatMap(sumsIn);
  if (typeof value !== "object" || value === null) return [];
  const sum = SumSchema.safeParse(value);
  return sum.success ? [sum.data] : Object.values(value).flatMap(sumsIn);
}
