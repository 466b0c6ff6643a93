import { isoDay } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { dayIn, type SaidDay } from "./said_days.ts";

/** The day of the founder's moment; of a month or season its first day. Null where none was said or it is over. */
export function momentDay({ sheet, saidOn = {}, now }: Material): SaidDay | null {
  const { moment } = sheet.facts;
  if (moment === null) return null;
  if (moment.on !== null) {
    return moment.on < isoDay(now) ? null : { on: moment.on, until: moment.on, isOurs: false };
  }
  const said = saidOn[moment.turn];
  const day = dayIn(moment.season ?? moment.text, said === undefined ? now : new Date(said));
  return day === null || day.until < isoDay(now) ? null : day;
}
