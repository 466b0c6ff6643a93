import { isoDay } from "../domain/days.ts";
import type { Material } from "../strategy/material.ts";
import { dayIn, type SaidDay } from "./said_days.ts";

/** The day of the founder's moment; of a month or season its first day that is left. Null where none was said or it is over. */
export function momentDay({ sheet, saidOn = {}, now }: Material): SaidDay | null {
  const { moment } = sheet.facts;
  if (moment === null) return null;
  const today = isoDay(now);
  if (moment.on !== null) {
    return moment.on < today ? null : { on: moment.on, until: moment.on, isOurs: false };
  }
  const said = saidOn[moment.turn];
  const day = dayIn(moment.season ?? moment.text, said === undefined ? now : new Date(said));
  if (day === null || day.until < today) return null;
  return day.isOurs && day.on < today ? { ...day, on: today } : day;
}
