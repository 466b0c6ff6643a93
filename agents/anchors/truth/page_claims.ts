import type { PageReading } from "../../domain/pages.ts";
import { numbersIn, refusalsIn, valueOf, wordCount } from "../../text/text.ts";
import { quotable } from "../words/refusals.ts";

/** What the page promises: its first heading of at most 14 words, else its title. */
export function promiseOn(page: PageReading): string {
  return page.headings.find((heading) => wordCount(heading) <= 14) ?? page.title;
}

/** Whom the page says it is for, beside its promise, or null. */
export function audienceOn(page: PageReading, promise: string): string | null {
  const said = quotable(page).filter((sentence) => !promise.includes(sentence)).map((sentence) =>
    bestPart(sentence, /\bfor (?:the )?\p{L}+(?:s|people|children|everyone)\b/iu)
  )
    .find((part) => part !== null);
  return said ??
    page.headings.find((heading) => heading !== promise && /\bfor (?:the )?\p{L}+/iu.test(heading)) ?? null;
}

function bestPart(sentence: string, cue: RegExp): string | null {
  if (!cue.test(sentence) || refusalsIn(sentence).length > 1) return null;
  if (wordCount(sentence) <= 14) return sentence;
  const part = sentence.split(/[:;,]\s/u).find((each) => cue.test(each) && wordCount(each) <= 16);
  return part ?? null;
}

const MONEY = /[€$£¥₹]|\bkr\b|\bkr\.|\bEUR\b|\bUSD\b|円|zł/iu;

/** The price the page shows first in a sentence, else its first sum, or null. */
export function priceOn(page: PageReading): string | null {
  const short = page.prices.filter((price) => wordCount(price) <= 16 && !price.includes("·"));
  const money = short.filter((price) => MONEY.test(price) && !/^0\b/.test(price));
  return money.find((price) => wordCount(price) > 2) ?? money[0] ?? short[0] ?? null;
}

/** What the page takes of each sale, where it says so. */
export function shareOn(page: PageReading): string | null {
  const share = [...page.prices, ...page.sentences].find((price) =>
    /\d\s?% (?:of|off)/iu.test(price) && wordCount(price) <= 14
  );
  return share === undefined || share === priceOn(page) ? null : share;
}

/** A count the page boasts of, else what a customer of theirs says. */
export function proofOn(page: PageReading): string | null {
  const counts = quotable(page).filter((sentence) => wordCount(sentence) <= 18 && !MONEY.test(sentence))
    .filter((sentence) =>
      numbersIn(sentence).some((number) => number.noun !== null && valueOf(number.value) >= 50)
    );
  const boast = counts.find((sentence) => /^(?:\d|more than|over|average)/iu.test(sentence));
  return boast ?? counts[0] ??
    page.testimonials.find((each) => wordCount(each) <= 18 && wordCount(each) > 3) ?? null;
}
