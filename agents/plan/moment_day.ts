import { isoDay } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { dayIn, type SaidDay } from "./said_days.ts";

/** The day of the founder's moment; of a month or season its first day. Null where none was said or it is over. */
export function momentDay({ sheet, now }: Material): SaidDay | null {
  const { moment } = sheet.facts;
  if (moment === null) return null;
  if (moment.on !== null) {
    return moment.on < isoDay(now) ? null : { on: moment.on, until: moment.on, isOurs: false };
  }
  return dayIn(moment.season ?? moment.text, now);
}
