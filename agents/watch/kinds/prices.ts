import type { PageBlock, PageChange } from "../../domain/watch.ts";
import type { Amount } from "../../text/amount.ts";
import { cuesIn, type Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchSource } from "../../text/watch_words.ts";
import { aboutFigure } from "../meaning/about.ts";
import { countsPeople, pricesIn } from "./bare_prices.ts";
import { isSameWorth, movedBesides } from "./currencies.ts";
import type { Differences } from "../comparing/differences.ts";
import { wordsOf } from "../reading/masking.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import {
  amountsOf,
  differingFigures,
  type Figure,
  isOfAnother,
  pairedStatements,
  periodPattern,
  sentenceBlocks,
  type Statement,
  statementOf,
} from "./statements.ts";
import { isPaidOut } from "./paid_out.ts";

/** How far before and behind an amount its own words reach. */
const NEAR = 24;
/** What stands before a colon at the beginning of a line, in signs. */
const LABEL = /^[^:：]{1,24}[:：]/u;
/** Exchange rates and share prices move by themselves. */
const RATE = /\b[A-Z]{3}\s?\/\s?[A-Z]{3}\b|[+−-]\d+(?:[.,]\d+)?\s?%|(?<!\d)1\s?(?:[A-Z]{3}|\p{Sc})\s?=/u;
const LONGEST_FREE_WORDS = 2;
/** "98% of every order leaves on time" is no commission. */
const LARGEST_SHARE = 50;
/** A name of fewer words is often one of a period or a size. */
const LEAST_NAMED = 3;
/** "Monthly", "Yearly (save 20%)": what one chooses between. */
const LONGEST_CHOICE_WORDS = 3;

/** Prices that changed: the same card, row or line with another amount of the same currency. */
export function priceChanges({ removed, added, page, languages }: Differences): PageChange[] {
  const read = (blocks: PageBlock[]) =>
    sentenceBlocks(blocks, languages).flatMap((block) => priceOf(block, languages) ?? []);
  const oldPrices = added.filter(({ struck }) => struck).map(({ text }) => text);
  const struckBefore = removed.filter(({ struck }) => struck).map(({ text }) => text);
  const [was, is] = [read(removed), read(added)];
  const pairs = pairedStatements(was, is);
  const besides = movedInOtherMoney(pairs);
  const isOnlyShown = inOtherCurrency(was, is) && pairs.some(isSamePrice);
  return pairs.flatMap((pair) => {
    const [one, other] = pair;
    if (isOnlyShown && !besides.has(pair)) return [];
    const differing = differingFigures(one, other);
    if (differing === null || !sameBilling(one, other, { page, languages })) return [];
    if (isOfAnother(one.block, other.block, languages) || isOtherItem(one, other, languages)) return [];
    const [before, after] = differing;
    const isOtherMoney = before.currency !== after.currency && before.value !== 0 && after.value !== 0;
    if (isOtherMoney && isSameWorth(before, after) && !besides.has(pair)) return [];
    if (before.value === after.value || isWorthOfAnother(after, one, other)) return [];
    const asked = one.block.text.slice(before.from, before.to);
    const isSale = oldPrices.some((text) => text.includes(asked)) &&
      added.some(({ text }) => hasWatchWord(text, "discount", languages));
    const isOver = struckBefore.some((text) => text.includes(other.block.text.slice(after.from, after.to)));
    if (isSale || isOver) return [];
    const shown = withPeriod(other.block.text, after, languages);
    return [{
      kind: isPaidOut(other.block.text, languages) ? "guarantee" as const : "price" as const,
      before: withPeriod(one.block.text, before, languages),
      after: shown,
      about: aboutFigure(other, after, { shown, page }),
    }];
  });
}

/** "38 € (about $41.13)": beside a price that stands, the same in other money, which moves with the rate. */
function isWorthOfAnother(moved: Figure, one: Statement, other: Statement): boolean {
  return other.figures.some((figure) =>
    figure.currency !== moved.currency && isSameWorth(figure, moved) &&
    one.figures.some(({ value, currency }) => value === figure.value && currency === figure.currency)
  );
}

/** A card of another name and another price in the same place is another product. */
function isOtherItem(one: Statement, other: Statement, languages: readonly Language[]): boolean {
  const [mine, theirs] = [one, other].map(({ masked }) => contentOf(masked, languages)) as [
    Set<string>,
    Set<string>,
  ];
  const least = Math.min(mine.size, theirs.size);
  return least >= LEAST_NAMED && mine.intersection(theirs).size < least / 2;
}

/** A page that shows each visitor their own currency has not changed its prices. */
function inOtherCurrency(was: Statement[], is: Statement[]): boolean {
  const of = (list: Statement[]) =>
    new Set(list.flatMap(({ figures }) => figures.flatMap(({ currency }) => currency ?? [])));
  const [one, other] = [of(was), of(is)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** Prices in other money that moved otherwise than the rest of their list. */
function movedInOtherMoney(pairs: readonly [Statement, Statement][]): ReadonlySet<[Statement, Statement]> {
  const inOther = pairs.flatMap((pair) => {
    const differing = differingFigures(...pair);
    if (differing === null) return [];
    const [before, after] = differing;
    const isOther = before.currency !== null && after.currency !== null && before.currency !== after.currency;
    return isOther && before.value > 0 && after.value > 0 ? [{ pair, differing }] : [];
  });
  return new Set(movedBesides(inOther, ({ differing }) => differing).map(({ pair }) => pair));
}

function isSamePrice([one, other]: [Statement, Statement]): boolean {
  const differing = differingFigures(one, other);
  return differing === null || isSameWorth(...differing);
}

function priceOf(block: PageBlock, languages: readonly Language[]): Statement | null {
  const { text, place, struck, priced } = block;
  if (place !== "body" || struck) return null;
  const isFree = wordsOf(text).length <= LONGEST_FREE_WORDS && hasWatchWord(text, "free", languages);
  if (isFree && !pricesIn(text, languages).some(({ value }) => value > 0)) {
    return statementOf(block, [{ value: 0, currency: null, from: 0, to: text.length }], {
      languages,
      periods: "all",
    });
  }
  // "Today: gilthead, 24 € the kilo": what a day's market makes it.
  const [label = ""] = LABEL.exec(text) ?? [];
  if (RATE.test(text) || hasWatchWord(label, "moments", languages)) return null;
  const asked = pricesIn(text, languages).filter(({ isArticle }) => !isArticle);
  const figures = [...asked, ...sharesIn(block, languages)].filter(({ index, end }) =>
    isPrice(text, { from: index, to: end }, languages)
  ).map(({ value, currency, index, end }) => ({ value, currency, from: index, to: end }));
  if (figures.length === 0 || !priced && countsPeople(text, languages)) return null;
  return statementOf(block, figures, { languages, periods: "all" });
}

/** "8% of each booking", or a cell of the column "Commission": what is asked as a share. */
function sharesIn({ text, label }: PageBlock, languages: readonly Language[]): Amount[] {
  const isAsked = [text, label].some((words) =>
    hasWatchWord(words, "commission", languages) || hasWatchWord(words, "fee_names", languages)
  );
  if (!isAsked) return [];
  if (hasWatchWord(text, "given_away", languages)) return [];
  return amountsOf(text, languages)
    .filter(({ kind, isFraction, value }) => kind === "percent" && !isFraction && value <= LARGEST_SHARE)
    .map((share) => ({ ...share, currency: "%" }));
}

/** False for money that was raised, saved, given off or asked before. */
function isPrice(
  text: string,
  { from, to }: { from: number; to: number },
  languages: readonly Language[],
): boolean {
  const before = text.slice(Math.max(0, from - NEAR), from);
  const behind = text.slice(to, to + NEAR);
  if (hasWatchWord(before, "money_noise", languages) || hasWatchWord(behind, "money_noise", languages)) {
    return false;
  }
  return !hasWatchWord(before.slice(-14), "was", languages) &&
    !hasWatchWord(behind.slice(0, 12), "discount", languages);
}

/**
 * A price a month that is paid by the year is another offer, not another price, where the page lets one choose. Where
 * both sides say how they are billed and nothing lets one choose, the terms have changed.
 */
function sameBilling(
  one: Statement,
  other: Statement,
  { page, languages }: Pick<Differences, "page" | "languages">,
): boolean {
  const [mine, theirs] = [one, other].map(({ block: { text } }) => hasWatchWord(text, "yearly", languages));
  if (mine === theirs) return true;
  return [one, other].every(({ block: { text } }) => hasWatchWord(text, "pay_terms", languages)) &&
    !page.some(({ text, place }) =>
      place === "body" && wordsOf(text).length <= LONGEST_CHOICE_WORDS && !/\d/.test(text) &&
      (hasWatchWord(text, "pay_terms", languages) || hasWatchWord(text, "yearly", languages))
    );
}

const leadingPeriod = perLanguages((languages) =>
  new RegExp(`${watchSource("period_leads", languages)}\\s?$`, "u")
);

function withPeriod(text: string, { from, to }: Figure, languages: readonly Language[]): string {
  const pattern = periodPattern(languages);
  pattern.lastIndex = 0;
  const behind = text.slice(to, to + NEAR);
  const found = [...behind.matchAll(pattern)][0];
  const period = found !== undefined && found.index === 0 ? found[0].length : 0;
  const end = to + Math.max(period, countedBy(text.slice(to), languages));
  const lead = leadingPeriod(languages).exec(text.slice(0, from))?.[0].length ?? 0;
  return text.slice(from - lead, end).trim();
}

/** "pro Nutzer und Monat", "per solved request": to the end of its clause, where that is near. */
function countedBy(behind: string, languages: readonly Language[]): number {
  const counted = /^\s?[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){1,4}(?=\s*(?:$|[,.;:()/]))/u.exec(behind)?.[0] ?? "";
  const [lead] = cuesIn(counted, languages, "per_words");
  if (lead === undefined || counted.slice(0, lead.index).trim() !== "") return 0;
  // "per user / month"
  return counted.length + (/^\s?\/\s?\p{L}+/u.exec(behind.slice(counted.length))?.[0].length ?? 0);
}
