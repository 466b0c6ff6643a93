import { writeCalendar } from "../../plan/build_calendar.ts";
import type { ChannelStrategy } from "../../strategy/attention.ts";
import type { UnknownPart } from "../../strategy/leaves.ts";
import type { Material } from "../../strategy/material.ts";
import { type Strategy, StrategySchema } from "../../strategy/strategy.ts";
import type { WrittenPart, WrittenStrategy } from "../../strategy/written.ts";
import { writeDeck } from "../rules/deck/write_deck.ts";
import { insightsOf } from "./parts/insights.ts";
import { merge } from "./parts/merge.ts";
import { staleness, type Standing } from "./parts/resting.ts";
import { withVerdicts } from "./parts/channel_verdicts.ts";
import { shapeOf } from "./parts/shapes.ts";

export { type Standing, standingOf } from "./parts/resting.ts";

/** What laying over may take beside the two versions. */
interface Around {
  /** What the founder says now: without it nothing counts as out of date. */
  standing?: Standing;
  /** With it, slides and days of the rules' are made anew from the sections as they are laid over. */
  material?: Material;
}

/**
 * The rules' strategy with what a model wrote over it, leaf by leaf: an accepted leaf stands, a refused, stale or
 * missing one leaves the rules'. Never throws: a part that would not fit its schema is the rules'.
 */
export function layOver(
  rules: Strategy,
  written: WrittenStrategy,
  { standing, material }: Around = {},
): Strategy {
  const insights = insightsOf(written, standing);
  const thought = insights.length === 0 ? rules : { ...rules, insights };
  const parts = Object.values(written.parts);
  if (parts.length === 0) return thought;
  const sections = parts.filter(({ id }) => id !== "deck" && id !== "calendar");
  const laid = sections.reduce((strategy, part) => withPart(strategy, part, standing), thought);
  const remade = material === undefined || sections.length === 0 ? laid : remake(rules, laid, material);
  return parts.filter((part) => !sections.includes(part))
    .reduce((strategy, part) => withPart(strategy, part, standing), remade);
}

function withPart(strategy: Strategy, part: WrittenPart, standing: Standing | undefined): Strategy {
  const { id, leaves } = part;
  const shape = shapeOf(id);
  const isStale = standing === undefined ? () => false : staleness(part, standing);
  const merged = merge(shape.schema, { rules: strategy[id], written: leaves }, "", { shape, isStale });
  const parsed = StrategySchema.shape[id].safeParse(merged);
  if (!parsed.success) return strategy;
  const laid: Strategy = { ...strategy, [id]: parsed.data };
  if (id !== "channel_strategy") return laid;
  const { channels } = laid.channel_strategy;
  const decided = withVerdicts(channels, strategy.channel_strategy.channels, leaves);
  return {
    ...laid,
    channel_strategy: {
      ...laid.channel_strategy,
      channels: decided,
      unknowns: openIn(laid.channel_strategy, decided),
    },
  };
}

/** What hours and money go to is open no more where they were given out. */
function openIn({ unknowns }: ChannelStrategy, channels: ChannelStrategy["channels"]): UnknownPart[] {
  const hasHours = channels.some(({ hours_a_week: hours }) => (hours ?? 0) > 0);
  const hasMoney = channels.some(({ money_a_month: money }) => (money?.amount ?? 0) > 0);
  // Of the two questions that the capacity raises the one about hours has a test.
  return unknowns.filter(({ field, test }) =>
    field !== "channels.capacity" || !(test === "" ? hasMoney : hasHours)
  );
}

/** Slides and days follow the channels, pillars and sentences that stand now. */
function remake(rules: Strategy, laid: Strategy, material: Material): Strategy {
  try {
    const calendar = writeCalendar(material, laid);
    // The slide about the goal leads with the rules' first sum of it: a model's may begin with any other.
    const { sums } = rules.growth_strategy;
    const shown = { ...laid, calendar, growth_strategy: { ...laid.growth_strategy, sums } };
    return { ...laid, calendar, deck: writeDeck(shown, material) };
  } catch {
    return laid;
  }
}
