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

/** True for the focus and for tests: the channels that get entries. */
export function isPlanned({ verdict }: Channels[number]): boolean {
  return verdict === "focus" || verdict === "test";
}

/** A channel for each entry: the focus for more than half of them, the tests for the rest in turns. */
export function channelsFor(channels: Channels, entries: number): string[] {
  const focus = channels.filter(({ verdict }) => verdict === "focus").slice(0, 1);
  const tests = channels.filter(({ verdict }) => verdict === "test");
  const names = [...focus, ...tests].map(({ name }) => name);
  if (names.length === 0) return Array.from({ length: entries }, () => NOT_CHOSEN);
  const most = tests.length === 0 || focus.length === 0 ? entries : Math.ceil(entries * FOCUS_SHARE);
  const counts = focus.length === 0
    ? apportion(entries, tests.map(() => 1))
    : [most, ...apportion(entries - most, tests.map(() => 1))];
  return interleave(counts).map((at) => names[at] ?? "");
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
