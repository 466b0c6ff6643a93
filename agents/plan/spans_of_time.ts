import { daysBetween } from "../domain/days.ts";

const DAYS_A_MONTH = 365.25 / 12;

/** Whole weeks from one ISO date to another; nought where the second is not later. */
export function weeksBetween(from: string, to: string): number {
  return Math.max(0, Math.floor(daysBetween(from, to) / 7));
}

/** Months from one ISO date to another, rounded to whole ones; nought where the second is not later. */
export function monthsBetween(from: string, to: string): number {
  return Math.max(0, Math.round(daysBetween(from, to) / DAYS_A_MONTH));
}
