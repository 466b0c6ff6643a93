import { daysBetween } from "../domain/days.ts";
import type { ChannelStrategy } from "../strategy/attention.ts";
import { taskFor } from "./channel_kind.ts";
import { apportion, interleave } from "./shares.ts";
import { CALENDAR_DAYS } from "./work_days.ts";

type Channels = ChannelStrategy["channels"];

/** More than the half that craft asks for. */
const FOCUS_SHARE = 0.55;
/** Stands where no channel is known yet. */
export const NOT_CHOSEN = "channel not chosen yet";

/** True for the channels that get entries: the focus, tests, and one that is kept as long as it is given hours. */
export function isPlanned(channel: Channels[number]): boolean {
  return channel.verdict === "focus" || channel.verdict === "test" || isTended(channel);
}

function isTended({ verdict, hours_a_week: hours }: Channels[number]): boolean {
  return verdict === "kept" && (hours ?? 0) > 0;
}

/**
 * A channel for each entry: the focus for more than half of them, one that is kept for the part that its hours are of all,
 * and the tests for the rest in turns.
 */
export function channelsFor(channels: Channels, entries: number): string[] {
  const focus = channels.filter(({ verdict }) => verdict === "focus").slice(0, 1);
  const tests = channels.filter(({ verdict }) => verdict === "test");
  const kept = channels.filter(isTended);
  const names = [...focus, ...tests, ...kept].map(({ name }) => name);
  if (names.length === 0) return Array.from({ length: entries }, () => NOT_CHOSEN);
  const most = focus.length === 0 ? 0 : Math.ceil(entries * FOCUS_SHARE);
  const ofKept = keptCounts({ kept, left: entries - most - tests.length, entries }, channels);
  const left = entries - most - totalOf(ofKept);
  const ofTests = tests.length === 0 ? [] : apportion(left, tests.map(() => 1));
  const ofFocus = focus.map(() => entries - totalOf([...ofTests, ...ofKept]));
  return interleave([...ofFocus, ...ofTests, ...ofKept]).map((at) => names[at] ?? "");
}

/** How many entries each channel has that is kept: as its share of the hours, at least one while there is room. */
function keptCounts(
  { kept, left, entries }: { kept: Channels; left: number; entries: number },
  channels: Channels,
): number[] {
  const hours = totalOf(channels.filter(isPlanned).map(({ hours_a_week }) => hours_a_week ?? 0));
  return kept.reduce<number[]>((counts, { hours_a_week: own }) => {
    const wanted = Math.max(1, Math.round((entries * (own ?? 0)) / hours));
    return [...counts, Math.max(0, Math.min(wanted, left - totalOf(counts)))];
  }, []);
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The same places, with texts where one can post and open entries where one cannot, as far as there are both. */
export function postsWherePossible(places: string[], isPost: boolean[]): string[] {
  const swapped = [...places];
  const isFree = (at: number) => isPost[at] === false && taskFor(swapped[at] ?? "") === null;
  for (const [at, place] of places.entries()) {
    if (isPost[at] !== true || taskFor(place) === null) continue;
    const free = swapped.findIndex((_, other) => isFree(other));
    if (free < 0) break;
    [swapped[at], swapped[free]] = [swapped[free] ?? "", place];
  }
  return swapped;
}

const LONGEST_MINUTES = 60;

interface Timed {
  /** Of each entry. */
  dates: string[];
  places: string[];
  /** ISO date of the first of the thirty days. */
  from: string;
}

/**
 * Minutes of each entry. Where the plan divides the hours, an entry has what its channel has in that week, shared out
 * among the channel's entries, and one in a channel that takes none of them has none; else all entries of a week share
 * its hours. 0 where no hours were said.
 */
export function minutesFor(
  { dates, places, from }: Timed,
  hours: number | null,
  channels: Channels,
): number[] {
  const weekOf = (date: string) => Math.floor(daysBetween(from, date) / 7);
  const planned = channels.filter(isPlanned);
  const isDivided = planned.some(({ hours_a_week }) => hours_a_week !== null && hours_a_week > 0);
  return dates.map((date, at) => {
    const week = weekOf(date);
    const days = Math.min(7, CALENDAR_DAYS - week * 7);
    const place = places[at] ?? "";
    const own = isDivided ? planned.find(({ name }) => name === place)?.hours_a_week ?? 0 : hours ?? 0;
    const sharing = dates.filter((each, other) =>
      weekOf(each) === week && (!isDivided || places[other] === place)
    );
    const minutes = Math.min(LONGEST_MINUTES, (own * 60 * days) / 7 / sharing.length);
    return minutes >= 5 ? Math.floor(minutes / 5) * 5 : Math.floor(minutes);
  });
}
