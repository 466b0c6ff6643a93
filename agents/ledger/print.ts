import type { ChannelFact, MeasureFact, Money, PriceFact } from "../domain/facts.ts";
import { CURRENCY_AFTER } from "../text/currencies.ts";
import { plainNumber } from "./sums.ts";

/** "£79", "€2,500.50", "CHF 120"; a bare number where the currency was not said. */
export function printMoney({ amount, currency }: Money): string {
  if (currency === null) return BARE.format(amount);
  return formatOf(currency, Number.isInteger(amount) ? 0 : 2).format(amount).replace(/\u00a0/gu, " ");
}

const BARE = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
/** By currency and digits: making one takes far longer than printing with it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** "£79 per month for site": what is charged, how often and for what, as far as it was said. */
export function printPrice(price: PriceFact): string {
  const per = price.per === null ? "" : price.per === "one-off" ? ", once" : ` per ${price.per}`;
  return `${printMoney(price)}${per}`;
}

/** A price told in no more words than these needs no other way of telling. */
const LONGEST_OFFER = 6;
const ONE_AMOUNT = /^(\p{Sc}?\s?\d[\d.,]*(?:\s?(?:\p{Sc}|[A-Z]{3}(?![\p{L}])))?)([^\d]*)$/u;

/** "95 euro for a tuning": the currency, which is printed with the amount. */
const CURRENCY_WORD = new RegExp(`^\\s*(?:${CURRENCY_AFTER})(?!\\p{L})`, "iu");

/** A short price in the founder's own words ("£4 a knife"), from the amount on; null where they said it otherwise. */
function offerWords({ quote }: Pick<PriceFact, "quote">): { amount: string; rest: string } | null {
  const words = quote.trim().replace(/[.,;。]+$/u, "");
  const [, amount, behind = ""] = ONE_AMOUNT.exec(words) ?? [];
  const isShort = words.split(/\s+/u).length <= LONGEST_OFFER;
  const rest = behind.replace(CURRENCY_WORD, "").trim();
  return amount === undefined || !isShort || rest === "" ? null : { amount, rest };
}

/** "£4 a knife" as it was said, else "site: £79 per month": a price behind what it is for, where that was said. */
export function printOffer(price: PriceFact): string {
  const words = offerWords(price);
  if (words !== null) return `${printMoney(price)} ${words.rest}`;
  return `${price.for === null ? "" : `${price.for}: `}${printPrice(price)}`;
}

/** What stands under a price that is set large: "a knife", "site, per month", "Onboarding, once". */
export function priceLabel(price: PriceFact): string {
  const words = offerWords(price);
  if (words !== null) return words.rest;
  const { for: thing, per } = price;
  return [thing, per === "one-off" ? "once" : per === null ? null : `per ${per}`]
    .filter((part) => part !== null).join(", ") || "price";
}

/** The value of a measure with its sign: "9%", "£607,000", "640". */
export function printMeasure({ value, unit }: Pick<MeasureFact, "value" | "unit">): string {
  if (unit === null) return plainNumber(value);
  if (/^(?:%|percent|per cent)$/iu.test(unit)) return `${plainNumber(value)}%`;
  if (/^[A-Z]{3}$/u.test(unit)) return printMoney({ amount: value, currency: unit });
  return plainNumber(value);
}

/** What stands beside the value of a measure: money that nothing else names is so much "a month". */
export function measureLabel({ name }: Pick<MeasureFact, "name">): string {
  return name.replace(/^money (?=a \p{L}+$)/u, "");
}

/** "19", "40%", or "" where neither was said. */
export function printReach({ count, share }: Pick<ChannelFact, "count" | "share">): string {
  if (count !== null) return plainNumber(count);
  return share === null ? "" : `${plainNumber(share)}%`;
}
