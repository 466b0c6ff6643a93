import type { ChannelFact, Money } from "../domain/facts.ts";
import { numbersIn, valueOf } from "../text/numbers.ts";

const CURRENCIES: Record<string, string> = {
  "€": "EUR",
  "£": "GBP",
  "¥": "JPY",
  "円": "JPY",
  "₹": "INR",
  "R$": "BRL",
  "zł": "PLN",
  CHF: "CHF",
  EUR: "EUR",
  GBP: "GBP",
  USD: "USD",
  "$": "USD",
};

/**
 * What a channel cost, from the words right behind its name: "the Restaurant Show stand got us 5 for £14,000". Null
 * unless exactly one sum of money stands there before another channel is named, and the count beside it or before it.
 */
export function costOf(channel: ChannelFact, all: ChannelFact[]): Money | null {
  const at = channel.quote.indexOf(channel.name);
  if (at < 0 || channel.count === null) return null;
  const behind = channel.quote.slice(at + channel.name.length);
  const ends = all.filter((other) => other !== channel).map(({ name }) => behind.indexOf(name))
    .filter((end) => end >= 0);
  const stretch = behind.slice(0, Math.min(behind.length, ...ends)).split(/[.!?](?:\s|$)/u)[0] ?? "";
  const numbers = numbersIn(stretch);
  const sums = numbers.flatMap(({ unit, value }) => {
    const currency = CURRENCIES[unit ?? ""];
    return currency === undefined ? [] : [{ amount: valueOf(value), currency }];
  });
  const before = /(\d[\d.,]*)\D{0,20}$/u.exec(channel.quote.slice(0, at))?.[1];
  const isCounted = numbers.some(({ unit, value }) => unit === null && valueOf(value) === channel.count) ||
    (before !== undefined && valueOf(before) === channel.count);
  const [only] = sums;
  return only !== undefined && sums.length === 1 && isCounted && only.amount > 0 ? only : null;
}
