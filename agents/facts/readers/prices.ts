import type { PriceFact, UnclearFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { printMoney } from "../../ledger/print.ts";
import { CURRENCY_AFTER, currencyOf } from "../../text/currencies.ts";
import { isCharged, isNoPrice, isOpen, MAY, ownWords } from "../prices/standing.ts";
import { isJoinedNumber, type PricedItem, sumsOf } from "../prices/sums.ts";
import { type Terms, termsOf } from "../prices/terms.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { homeOf, numbersOf, type SentenceNumbers, standingOf } from "../numbers/sentence_numbers.ts";
import type { Sentence, Standing, Statements } from "../statements/statement.ts";
import { firstCue } from "../../text/lexicon.ts";
import { withoutJoiner } from "../passages/items.ts";
import { readRivals } from "./rivals.ts";

/** The field that asks for the price, then the one that often names it. */
const FIELDS = ["revenue.model", "offering.what"] as const satisfies FieldId[];

/**
 * What the founder charges: amount, currency, how it is charged and what for. Averages, turnover, costs, what rivals
 * take and past prices are none; a price that is waived or only thought about is asked.
 */
export const readPrices: Reader<PriceFact[]> = (said, setting) => {
  const { now } = setting;
  const home = spokenCurrency(said) ?? homeOf(said, now);
  const rivals = readRivals(said, setting).value.filter(({ kind }) => kind === "company").map(({ name }) =>
    name
  );
  const all = FIELDS.map((field) => {
    const own = numbersOf(said, now, field).filter(({ sentence }) => !opensWithRival(sentence, rivals));
    const isOffering = field !== "revenue.model";
    const read = pricesOf(sumsOf(own, { mayBeBare: !isOffering, home }), isOffering);
    return isOffering ? read : { ...read, unclear: [...read.unclear, ...openWithoutSum(own, read)] };
  });
  const found = eachOnce(all.flatMap(({ prices }) => prices));
  const open = found.filter((price) => price.currency === null || found.length > 1 && saysNothing(price));
  return {
    value: found.filter((price) => !open.includes(price)),
    unclear: [...all.flatMap(({ unclear }) => unclear), ...open.map(openPrice)],
  };
};

/** "An annual plan, maybe": what stays open is asked about, and so is an answer that only says on what a price depends. */
function openWithoutSum(answer: readonly SentenceNumbers[], { prices, unclear }: Read): UnclearFact[] {
  const asked = new Set(unclear.map(({ quote }) => quote));
  return answer.filter(({ sentence: { clauses, text, languages } }) =>
    !asked.has(text) &&
    (clauses.some(({ standing }) => standing === "hedged") || MAY.test(text) ||
      prices.length === 0 && wordPattern("waive", languages).test(text))
  ).map(askedOf);
}

const SHORTEST_NAME = 4;

/** "GearTrak is $4 a month", "die Krankenhausküche nimmt 3,10 €": the price of whom the founder named as a rival. */
function opensWithRival({ text, languages }: Sentence, rivals: readonly string[]): boolean {
  if (rivals.length === 0) return false;
  const bare = withoutJoiner(text, languages);
  const article = firstCue(bare, languages, "articles");
  const opening = bare.slice(article?.index === 0 ? article[0].length : 0).trimStart().toLowerCase();
  return rivals.flatMap(calledShort).some((name) =>
    name.length >= SHORTEST_NAME && opening.startsWith(name) && !/^\p{L}/u.test(opening.slice(name.length))
  );
}

/** "Memorial Gardens West" is called "Memorial Gardens" too. */
function calledShort(name: string): string[] {
  const words = name.toLowerCase().split(/\s+/u);
  return words.length > 2 ? [words.join(" "), words.slice(0, 2).join(" ")] : [words.join(" ")];
}

const CURRENCY_WORD = new RegExp(`(?<![\\p{L}\\d])(?:${CURRENCY_AFTER})`, "iu");

/** "45 a cut, 70 with colour. pounds": the currency that the answer names beside its bare numbers. */
function spokenCurrency(said: Statements): string | null {
  const words = said.answers("revenue.model").map(({ text }) =>
    CURRENCY_WORD.exec(text.slice(0, MOST_READ))?.[0]
  );
  const word = words.find((each) => each !== undefined && each.length > 2);
  return word === undefined ? null : currencyOf(word, null).currency;
}

const MOST_READ = 2_000;

/** Of several prices one that says neither what it is for nor how it is charged is no price to count with. */
function saysNothing({ per, for: what }: Pick<PriceFact, "per" | "for">): boolean {
  return per === null && what === null;
}

function openPrice({ amount, currency, quote, turn, field }: PriceFact): UnclearFact {
  const question = currency === null
    ? `In which currency is ${amount}?`
    : `What is the price of ${printMoney({ amount, currency })} for?`;
  return { fact: "prices", quote, turn, field, question };
}

/** The prices of the answers to one field. */
function pricesOf(sums: readonly PricedItem[], isOffering: boolean): Read {
  const read: Read = { prices: [], unclear: [] };
  let last: { item: PricedItem; terms: Terms } | null = null;
  for (const item of sums) {
    const { sentence, standing, amount } = item;
    const own = termsOf(item, last?.item === item.before ? last?.terms ?? null : null);
    // "A session is 60, no, 65": what was said of the wrong sum holds for the right one.
    const terms: Terms = last?.item.standing === "withdrawn" && saysNothing(own) ? last.terms : own;
    last = { item, terms };
    if (NEVER.includes(standing) || isNoPrice(item) || (isOffering && !isCharged(item))) continue;
    if (standingOf(sentence, amount) === "refused") continue;
    if (isOpen(item) || MAY.test(ownWords(item)) || isJoinedNumber(item)) {
      read.unclear.push(askedOf(item));
      continue;
    }
    const { per, for: what } = terms;
    read.prices.push({
      amount: amount.value,
      currency: item.currency,
      per,
      for: what,
      ...evidenceOf(sentence.answer, sentence.text.slice(item.from, item.to).trim()),
    });
  }
  return read;
}

const NEVER: Standing[] = ["past", "refuted", "withdrawn", "question"];

interface Read {
  prices: PriceFact[];
  unclear: UnclearFact[];
}

function askedOf({ sentence }: { sentence: Sentence }): UnclearFact {
  const { turn, field } = sentence.answer;
  return {
    fact: "prices",
    quote: sentence.text,
    turn,
    field,
    question: "Which price should the plan count with, and what is it for?",
  };
}

/** The same sum twice is one price; the reading that says more stays, the first where both say as much. */
function eachOnce(prices: PriceFact[]): PriceFact[] {
  const kept: PriceFact[] = [];
  for (const price of prices) {
    const at = kept.findIndex((other) => other.amount === price.amount && other.currency === price.currency);
    const before = kept[at];
    if (before === undefined) kept.push(price);
    else kept[at] = { ...before, per: before.per ?? price.per, for: before.for ?? price.for };
  }
  return kept;
}
