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

/** Minutes of each entry: the hours of its week, shared out among that week's entries; 0 where no hours were said. */
export function minutesFor(dates: string[], from: string, hours: number | null): number[] {
  const weekOf = (date: string) => Math.floor(daysBetween(from, date) / 7);
  return dates.map((date) => {
    const week = weekOf(date);
    const days = Math.min(7, CALENDAR_DAYS - week * 7);
    const share = ((hours ?? 0) * 60 * days) / 7 / dates.filter((each) => weekOf(each) === week).length;
    const minutes = Math.min(LONGEST_MINUTES, share);
    return minutes >= 5 ? Math.floor(minutes / 5) * 5 : Math.floor(minutes);
  });
}
