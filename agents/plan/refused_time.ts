import { addDays, daysBetween } from "../domain/days.ts";
import type { Facts, RefusedTime } from "../domain/facts.ts";
import type { Material } from "../strategy/material.ts";
import { CALENDAR_DAYS, nextMonday } from "./work_days.ts";

/**
 * The stretch that the founder refused where most of the thirty days from a day on would lie in it; null where none does.
 * A month comes round every year.
 */
export function refusedFrom({ moment }: Pick<Facts, "moment">, day: string): RefusedTime | null {
  const until = addDays(day, CALENDAR_DAYS - 1);
  return (moment?.not ?? []).map((each) => comingRound(each, day)).find(({ from, to }) => {
    const first = from > day ? from : day;
    const last = to < until ? to : until;
    return last >= first && (daysBetween(first, last) + 1) * 2 > CALENDAR_DAYS;
  }) ?? null;
}

function comingRound(time: RefusedTime, day: string): RefusedTime {
  if (time.to >= day) return time;
  const later = (iso: string) => `${Number(iso.slice(0, 4)) + 1}${iso.slice(4)}`;
  return comingRound({ ...time, from: later(time.from), to: later(time.to) }, day);
}

/** The first of the thirty days: the next Monday, or the one behind all stretches that the founder refused. */
export function firstDay({ sheet: { facts }, now }: Pick<Material, "sheet" | "now">): string {
  let day = nextMonday(now);
  // Behind July comes August, which may be refused too; who refused a whole year begins all the same.
  for (const _ of facts.moment?.not ?? []) {
    const refused = refusedFrom(facts, day);
    if (refused === null) break;
    day = nextMonday(new Date(addDays(refused.to, 1)));
  }
  return day;
}
