import type { Evidence } from "../../domain/facts.ts";
import type { PageReading } from "../../domain/pages.ts";
import { namesIn, numbersIn, valueOf, wordCount } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, isQuotable, NOTED, saidIn } from "./conflict.ts";
import { isOneOfMany, pricesIn, rateOf } from "./two_numbers.ts";
import { SITE, WORDS } from "./words.ts";

const LONGEST = 160;

/** What the founder's own site says, beside an answer that cannot be true with it. */
export function ownSite(ground: Ground): Conflict[] {
  return ground.pages.filter(({ role, failure }) => role === "own" && failure === null).flatMap((page) => [
    ...otherPrice(ground, page),
    ...everySize(ground, page),
    ...otherNumber(ground, page),
  ]);
}

/** A page is no turn: its words stand with its address. */
function onPage(page: PageReading, quote: string): Evidence {
  return { quote, turn: page.final_url || page.url, field: "company.links", state: "read" };
}

/** One price on each side for the same stretch of time, and they differ. */
function otherPrice(ground: Ground, page: PageReading): Conflict[] {
  const told = [...pricesIn(saidIn(ground, "revenue.model")), ...pricesIn(saidIn(ground, "offering.what"))];
  const [first] = told;
  if (first === undefined || new Set(told.map(({ number }) => number.value)).size !== 1) return [];
  const shown = page.prices.filter(isPrintable).flatMap((sentence) =>
    numbersIn(sentence).filter((number) =>
      rateOf(number) === rateOf(first.number) && !isOneOfMany(sentence, number)
    )
      .map((number) => ({ sentence, number }))
  );
  const [theirs] = shown;
  const isOne = theirs !== undefined && new Set(shown.map(({ number }) => number.value)).size === 1;
  if (!isOne || valueOf(theirs.number.value) === valueOf(first.number.value)) return [];
  return conflictOf({
    id: "site:price",
    a: first.said,
    b: onPage(page, theirs.sentence),
    page,
    weight: 5,
    ask: "Which of the two prices holds today?",
  });
}

const EVERYBODY = new RegExp(
  `(?<!something )${SITE.sourceOf("for_everybody")}(?! ${SITE.sourceOf("but_only")})`,
  "iu",
);
const SIZE_REFUSED = new RegExp(
  `${WORDS.sourceOf("more_than", "less_than")} \\d[\\d.,]* (?!${SITE.sourceOf("no_size")})\\p{L}{3,}`,
  "iu",
);

/** "For marinas of every size" on the site, and sizes that the founder turns away. */
function everySize(ground: Ground, page: PageReading): Conflict[] {
  const refused = saidIn(ground, "customer.not_for");
  const bySize = refused.find(({ quote }) => SIZE_REFUSED.test(quote));
  const outright = refused.find(({ quote }) => WORDS.isIn(quote, "refuses"));
  const texts = [page.title, page.description, ...page.headings, ...page.sentences].filter(isPrintable);
  const size = bySize === undefined ? undefined : texts.find((text) => SITE.isIn(text, "every_size"));
  const all = outright === undefined ? undefined : texts.find((text) => EVERYBODY.test(text));
  const pair = size !== undefined && bySize !== undefined
    ? { said: bySize, shown: size }
    : all !== undefined && outright !== undefined
    ? { said: outright, shown: all }
    : null;
  if (pair === null) return [];
  return conflictOf({
    id: "site:audience",
    a: pair.said,
    b: onPage(page, pair.shown),
    page,
    weight: 4,
    binding: "a",
    ask: "Which of the two holds when the next one asks?",
  });
}

/** Another number for the same named thing: "Stavoren, 118 berths" beside "Stavoren, 116 berths". */
function otherNumber({ said }: Ground, page: PageReading): Conflict[] {
  return said.flatMap((each) =>
    numbersIn(each.quote).flatMap((number) => {
      const name = number.noun === null
        ? undefined
        : namesIn(`It is ${each.quote}`).find((one) =>
          each.quote.indexOf(one) < each.quote.indexOf(number.text)
        );
      const theirs = name === undefined
        ? undefined
        : page.sentences.find((sentence) =>
          sentence.includes(name) && isPrintable(sentence) && numbersIn(sentence).some((other) =>
            other.noun === number.noun && other.value !== number.value
          ) && !numbersIn(sentence).some((other) => other.value === number.value)
        );
      return theirs === undefined ? [] : conflictOf({
        id: `site:${each.field}:${number.value}`,
        a: each,
        b: onPage(page, theirs),
        page,
        weight: NOTED,
        ask: "Which of the two is right?",
      });
    })
  );
}

function isPrintable(text: string): boolean {
  return isQuotable(text) && text.length < LONGEST && wordCount(text) > 1;
}
