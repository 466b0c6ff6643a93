import type { PriceFact, UnclearFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { printMoney } from "../../ledger/print.ts";
import { CURRENCY_AFTER, currencyOf } from "../../text/currencies.ts";
import {
  type Around,
  isCharged,
  isJoinedNumber,
  isNoPrice,
  isOfOthers,
  isPrice,
  isWaived,
  moneyShared,
} from "../price_amounts.ts";
import { sureTerms, termsOf } from "../price_terms.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { type Segment, segmentsOf } from "../segments.ts";
import { homeOf, numbersOf, standingOf } from "../sentence_numbers.ts";
import type { Sentence, Statements } from "../statement.ts";
import { firstCue } from "../../text/lexicon.ts";
import { withoutJoiner } from "../items.ts";
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
  const read = FIELDS.map((field) => {
    const own = numbersOf(said, now, field).filter(({ sentence }) => !opensWithRival(sentence, rivals));
    const segments = own.flatMap(segmentsOf);
    const hasMoney = segments.some(({ amounts }) => amounts.some(({ kind }) => kind === "money"));
    return segments.map((segment, at) =>
      pricesOf(segment, { segments, at, home: hasMoney || field !== "revenue.model" ? undefined : home })
    );
  });
  const all = read.flat(2);
  const found = eachOnce(all.flatMap(({ prices }) => prices));
  const open = found.filter((price) => price.currency === null || found.length > 1 && saysNothing(price));
  return {
    value: found.filter((price) => !open.includes(price)),
    unclear: [...all.flatMap(({ unclear }) => unclear), ...open.map(openPrice)],
  };
};

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
function saysNothing({ per, for: what }: PriceFact): boolean {
  return per === null && what === null;
}

function openPrice({ amount, currency, quote, turn, field }: PriceFact): UnclearFact {
  const question = currency === null
    ? `In which currency is ${amount}?`
    : `What is the price of ${printMoney({ amount, currency })} for?`;
  return { fact: "prices", quote, turn, field, question };
}

interface ReadPrices {
  prices: PriceFact[];
  unclear: UnclearFact[];
}

/** "We may do an annual plan": the month of May stands behind no pronoun. */
const MAY = /\b(?:i|we|they) may\b/iu;

const NOTHING: ReadPrices = { prices: [], unclear: [] };

function pricesOf(segment: Segment, around: Around): ReadPrices {
  const { numbers, amounts, standing, text } = segment;
  const { sentence } = numbers;
  const { languages } = sentence;
  const isOffering = sentence.answer.field !== "revenue.model";
  if (["past", "refuted", "withdrawn", "question"].includes(standing)) return NOTHING;
  const isOpen = standing === "hedged" || MAY.test(text);
  const sums = amounts.filter((amount) =>
    (isPrice(amount, segment, around.home) || !isOffering && moneyShared(amount, segment, around) !== null) &&
    !isNoPrice(segment, amount) && !isOfOthers(segment, amount)
  );
  if (isOpen || isWaived(segment, around)) {
    const isAboutPrice = sums.length > 0 || (!isOffering && isOpen);
    return isAboutPrice ? { prices: [], unclear: [askedOf(segment)] } : NOTHING;
  }
  if (standing === "negated" && sums.every((amount) => standingOf(sentence, amount) !== "stated")) {
    return NOTHING;
  }
  const charged = isOffering ? sums.filter((amount) => isCharged(amount, segment)) : sums;
  const ranged = charged.filter((amount) => amount.upTo !== null || isJoinedNumber(segment, amount));
  const unclear = ranged.length > 0 ? [askedOf(segment)] : [];
  const prices = charged.filter((amount) => !ranged.includes(amount)).map((amount): PriceFact => ({
    amount: amount.value,
    currency: amount.kind === "money"
      ? amount.currency
      : around.home ?? moneyShared(amount, segment, around)?.currency ?? null,
    ...sureTerms(termsOf(amount, segment, around), sentence),
    ...evidenceOf(sentence.answer, quoteOf(segment, text)),
  }));
  return languages.length > 0 ? { prices, unclear } : NOTHING;
}

function quoteOf({ numbers: { sentence }, from, to }: Segment, text: string): string {
  const quote = sentence.text.slice(from, to).trim();
  return quote === "" ? text : quote;
}

function askedOf({ numbers: { sentence } }: Segment): UnclearFact {
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
