import type { Amount } from "../../text/amount.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn, withoutWatchWords } from "../../text/watch_words.ts";
import { amountsOf, periodPattern } from "./statements.ts";

/** How far before a number the word that makes it a price may stand. */
const NEAR = 28;

/**
 * Amounts that are prices: money, and numbers without a currency that are asked for something ("membership is 38
 * a month", "a night costs 34"). A number that only counts what a plan holds is none.
 */
export function pricesIn(text: string, languages: readonly Language[]): Amount[] {
  const amounts = amountsOf(text, languages);
  if (amounts.some(({ kind }) => kind === "money")) return amounts.filter(({ kind }) => kind === "money");
  if (countsPeople(text, languages) || hasWatchWord(text, "unlimited", languages)) return [];
  const plainNumbers = amounts.filter(({ kind, isArticle, isPosition, isFraction }) =>
    kind === "number" && !isArticle && !isPosition && !isFraction
  );
  const first = plainNumbers.find((amount) => isAsked(text, amount, languages));
  return first === undefined
    ? []
    : plainNumbers.filter((amount) => amount.index >= first.index && standsAlone(text, amount, languages));
}

/** "Join 4,500 members"; "60 to join" is a fee. */
export function countsPeople(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(withoutWatchWords(text, "fee", languages), "counter", languages);
}

/** A word of price right before the number, and behind it a period or the end of the clause. */
function isAsked(text: string, amount: Amount, languages: readonly Language[]): boolean {
  const before = text.slice(Math.max(0, amount.index - NEAR), amount.index).split(/[.!?;]/).at(-1) ?? "";
  return standsAlone(text, amount, languages) && hasWatchWord(before, "price_leads", languages) &&
    !hasWatchWord(before, "up_to", languages);
}

/** True where nothing is counted by the number: "38 a month", "34 and", not "38 lessons". */
function standsAlone(text: string, { end }: Amount, languages: readonly Language[]): boolean {
  const behind = text.slice(end, end + NEAR);
  const pattern = periodPattern(languages);
  pattern.lastIndex = 0;
  const period = pattern.exec(behind);
  pattern.lastIndex = 0;
  return period?.index === 0 && /^\s?\/|^\s\S+\s/u.test(behind) ||
    /^\s*(?:$|[,.;:)])/u.test(behind) || watchWordsIn(behind, "list_joiners", languages)[0]?.index === 1;
}
