import type { Facts, PriceFact } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { onlyAmount, statedNumbers } from "../numbers/stated_numbers.ts";

/**
 * Prices without words that tell another one beside them that was put right, and each once: "£3.50 a trip, £2 for members",
 * said after "£4 a trip, not £3.50", is the words of £2 alone.
 */
export function withPricesPutRight(facts: Facts, { factChanges = [], corrections }: JourneyState): Facts {
  const changed = factChanges.filter(({ fact }) => fact === "prices").map(({ was }) => was ?? "");
  const denied = corrections.filter(({ quote, to }) => namesMoney(quote ?? to)).map(({ from }) => from);
  const wrong = [...changed, ...denied].flatMap((words) => onlyAmount(words)?.value ?? []);
  if (wrong.length === 0) return facts;
  const prices = facts.prices.map((price) => withoutWrong(price, wrong));
  return {
    ...facts,
    prices: prices.filter((price, at) => !isToldElsewhere(price, prices.toSpliced(at, 1))),
  };
}

function namesMoney(text: string): boolean {
  return statedNumbers(text).some(({ amount }) => amount.kind === "money");
}

function withoutWrong(price: PriceFact, wrong: readonly number[]): PriceFact {
  const isWrong = (text: string) => statedNumbers(text).some(({ amount }) => wrong.includes(amount.value));
  if (wrong.includes(price.amount) || !isWrong(price.quote)) return price;
  const own = price.quote.split(CLAUSE).find((clause) =>
    statedNumbers(clause).some(({ amount }) => amount.value === price.amount) && !isWrong(clause)
  );
  return own === undefined ? price : { ...price, quote: own.replace(/[,;、]$/u, "") };
}

const CLAUSE = /(?<=[,;])\s|(?<=、)/u;

/** A price that was put right, where the words that did so already give it. */
function isToldElsewhere({ state, turn, amount, per }: PriceFact, others: readonly PriceFact[]): boolean {
  return state === "corrected" &&
    others.some((other) =>
      other.state !== "corrected" && other.turn === turn && other.amount === amount && other.per === per
    );
}
