/** A span of time that something is counted in. */
export type Span = "day" | "week" | "month" | "quarter" | "year";

/** How often each span comes in a year. */
export const A_YEAR: Readonly<Record<Span, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };

/** True for the name of a span; whatever else a price is asked by ("visit", "person") is none. */
export function isSpan(name: string): name is Span {
  return Object.hasOwn(A_YEAR, name);
}
