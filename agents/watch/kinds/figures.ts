import type { Language } from "../../text/lexicon.ts";
import { amountsOf } from "./statements.ts";
import { timesIn } from "./times.ts";

/** The times of a text in days, and its other numbers: "14 days free, then €20" is 14 and 20. */
export function figuresOf(text: string, languages: readonly Language[]): number[] {
  const times = timesIn(text, languages);
  const isInTime = (index: number) => times.some(({ from, to }) => from <= index && index < to);
  return [
    ...times.map(({ days }) => days),
    ...amountsOf(text, languages).filter(({ isArticle, index }) => !isArticle && !isInTime(index))
      .map(({ value }) => value),
  ];
}
