import type { Claim } from "../../../domain/claims.ts";
import type { PageReading } from "../../../domain/pages.ts";
import { source } from "../../../ledger/marks.ts";
import { claim } from "../../../ledger/words.ts";
import { numbersIn, valueOf } from "../../../text/numbers.ts";
import { wordCount } from "../../../text/sentences.ts";
import { PAGES } from "../words.ts";
import { quotable } from "./page_sentences.ts";

const PROMISE_WORDS = 14;
const LINE_WORDS = 18;
const FEW_WORDS = 5;
/** A smaller count is no boast. */
const BOAST = 50;

const BOAST_AHEAD = new RegExp(`^(?:\\d|${PAGES.sourceOf("boasts")})`, "iu");

/** A page's exact words with their source. */
export function pageClaim(page: PageReading, words: string): Claim {
  return claim(`“${words}”`, source(page, words));
}

/** What the page promises: its first heading of at most 14 words, else its title. Null for a page without either. */
export function promiseOn(page: PageReading): string | null {
  const isSaying = (text: string) => wordCount(text) > 1 && wordCount(text) <= PROMISE_WORDS;
  return page.headings.find(isSaying) ?? (isSaying(page.title) ? page.title : null);
}

const MONEY = /[€$£¥₹]|\bkr\b|\bkr\.|\bCHF\b|\bEUR\b|\bUSD\b|円|zł/iu;

/** The price that the page shows first in a sentence, else its first sum, or null. */
export function priceOn(page: PageReading): string | null {
  const short = page.prices.filter((price) => wordCount(price) <= 16 && !price.includes("·"));
  const money = short.filter((price) => MONEY.test(price) && !/^0\b/u.test(price));
  return money.find((price) => wordCount(price) > 2) ?? money[0] ?? short[0] ?? null;
}

/** A count that the page boasts of, else what a customer of theirs says, or null. */
export function proofOn(page: PageReading): string | null {
  const counts = quotable(page).filter((sentence) =>
    wordCount(sentence) >= FEW_WORDS && wordCount(sentence) <= LINE_WORDS && !MONEY.test(sentence)
  )
    .filter((sentence) =>
      numbersIn(sentence).some(({ noun, value }) => noun !== null && valueOf(value) >= BOAST)
    );
  const boast = counts.find((sentence) => BOAST_AHEAD.test(sentence));
  const told = page.testimonials.find((each) => wordCount(each) <= LINE_WORDS && wordCount(each) > 3);
  return boast ?? counts[0] ?? told ?? null;
}

/** What a page grants that it is not or does not, or the term it binds to. */
const GRANTED = new RegExp(
  `${PAGES.sourceOf("grants")}|${PAGES.sourceOf("negated")}[^.]*${PAGES.sourceOf("yet")}`,
  "iu",
);

/** Where the page itself says what it does not do, or how long it binds, or null. */
export function weaknessOn(page: PageReading): string | null {
  return quotable(page).find((sentence) => wordCount(sentence) <= LINE_WORDS && GRANTED.test(sentence)) ??
    null;
}

/** The button of a page: a short line that tells the reader to do one thing. */
const BUTTON = new RegExp(`^${PAGES.sourceOf("buttons")}[^.?]{4,50}$`, "iu");

/** The line on the button of a page, or null where none could be told. */
export function buttonOn(page: PageReading): string | null {
  return page.sentences.find((sentence) => BUTTON.test(sentence) && wordCount(sentence) <= 8) ?? null;
}
