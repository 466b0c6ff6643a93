import { WORDS } from "./words.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { ANY_SPAN, PER, SPAN_OF } from "../../text/rate_words.ts";
import { remembered } from "../../text/remembered.ts";
import { A_YEAR, type Span } from "../../text/spans.ts";

/** So many of a thing in a span of time: "4 dogs a day", "20 dogs a week". */
export interface Rate {
  count: number;
  /** As typed: "dogs". */
  noun: string;
  per: Span;
  text: string;
  index: number;
}

const RATE = new RegExp(
  `(?<n>${NUMBER})\\s(?:${
    WORDS.sourceOf("more_of_rate")
  }\\s)?(?<noun>\\p{L}[\\p{L}\\p{M}'’-]*)\\s${PER}\\s?(?<span>${ANY_SPAN})(?!\\p{L})`,
  "giu",
);

/** Every rate in a text, in its order. All that was said is looked at again at every turn. */
export const ratesIn: (text: string) => Rate[] = remembered((text) =>
  [...text.matchAll(RATE)].flatMap((match) => {
    const { n = "", noun = "", span = "" } = match.groups ?? {};
    const count = numberOf(n);
    const per = spanOf(span);
    return count === null || per === null ? [] : [{ count, noun, per, text: match[0], index: match.index }];
  })
);

const BARE_RATE = new RegExp(
  `(?<![\\p{L}\\p{Sc}\\d.,])(?<n>${NUMBER})\\s${PER}\\s?(?<span>${ANY_SPAN})(?!\\p{L})`,
  "giu",
);

/** Rates whose number counts what the sentence does and names no thing: "we mend about 3,100 a week". */
export function bareRatesIn(text: string): Rate[] {
  return [...text.matchAll(BARE_RATE)].flatMap((match) => {
    const { n = "", span = "" } = match.groups ?? {};
    const count = numberOf(n);
    const per = spanOf(span);
    return count === null || per === null
      ? []
      : [{ count, noun: "", per, text: match[0], index: match.index }];
  });
}

const PER_SPAN = new RegExp(`${PER}\\s?(?<span>${ANY_SPAN})(?!\\p{L})`, "iu");

/** The span that a text counts by, without a number: "roofs inspected per year"; null where it names none. */
export function spanCountedIn(text: string): Span | null {
  return spanOf(PER_SPAN.exec(text)?.groups?.["span"] ?? "");
}

/** The span that a word names: "Woche" is a week. */
export function spanOf(word: string): Span | null {
  return SPAN_OF.get(word.toLowerCase()) ?? null;
}

/**
 * "4 dogs a day 4 days a week" is 16 dogs a week: a rate by the day is multiplied with the days that are worked.
 * `formula` shows how; "" for a rate that was said as it is.
 */
export function workedRates(text: string): (Rate & { formula: string })[] {
  const rates = ratesIn(text);
  const days = rates.find(({ noun }) => spanOf(noun) === "day");
  return rates.filter(({ noun }) => spanOf(noun) === null).map((rate) => {
    if (rate.per !== "day" || days === undefined) return { ...rate, formula: "" };
    return {
      ...rate,
      count: rate.count * days.count,
      per: days.per,
      formula: `${rate.count} × ${days.count} = ${rate.count * days.count} ${rate.noun} a ${days.per}`,
    };
  });
}

/** How many that is a year; a daily rate whose working days are not known is null. */
export function aYear({ count, per }: Pick<Rate, "count" | "per">): number | null {
  return per === "day" ? null : count * A_YEAR[per];
}

/** How many that is a month. */
export function aMonth(rate: Pick<Rate, "count" | "per">): number | null {
  const year = aYear(rate);
  return year === null ? null : year / 12;
}
