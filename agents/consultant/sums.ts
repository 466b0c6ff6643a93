import type { Facts, PriceFact } from "../domain/facts.ts";
import { moneyCell, quantityCell } from "../facts/changes/cell_values.ts";
import { labelOf } from "../facts/worksheet.ts";
import { plainNumber, sumOf } from "../ledger/sums.ts";
import { markOf } from "../ledger/words.ts";
import type { AnswerLine } from "./answer.ts";
import { fill, type Frames } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { type Measure, measuresIn } from "./measures.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { choicesNamedIn } from "./topics.ts";

/** Sums farther apart than this many times are not prices of the same thing. */
const FARTHEST = 5;

/** The money that a question names beside the founder's own price for the same thing and the same span, calculated. */
export function priceSum(
  { query, sheet: { facts }, home, say }: Pick<Question, "query" | "sheet" | "home" | "say">,
): AnswerLine | null {
  const asksPrice = choicesNamedIn(query).includes("differentiate_cost");
  const measures = measuresIn(query, home);
  // "15% off if they take 4": beside a share a bare number is no price.
  const hasShare = measures.some(({ kind }) => kind === "percent");
  const sums = measures.flatMap((each) =>
    each.kind === "money"
      ? [each]
      : asksPrice && !hasShare && each.kind === "number" && each.unit === ""
      ? [{ ...each, unit: home ?? "money" }]
      : []
  );
  const isOld = (each: Measure) => isOwn(each, facts);
  const offered = sums.find((each) => !isOld(each));
  if (offered === undefined) return null;
  const price = priceFor(query, facts.prices, { named: sums.find(isOld), offered });
  if (price === null || !(sums.some(isOld) || isSameSpan(offered, price, query))) return null;
  const { amount, currency } = price;
  const ratio = amount === 0 ? Infinity : offered.value / amount;
  if (offered.unit !== (currency ?? "money") || ratio > FARTHEST || ratio < 1 / FARTHEST) return null;
  const money = (value: number) => moneyCell({ amount: value, currency });
  const [high, low] = [Math.max(offered.value, amount), Math.min(offered.value, amount)];
  const sum = sumOf({
    operands: [`prices.${facts.prices.indexOf(price)}.amount`],
    formula: `(${high} - ${low}) ÷ ${amount} × 100`,
    text: (value) =>
      fill(offered.value > amount ? say.moreThanOwn : say.lessThanOwn, {
        offered: money(offered.value),
        own: price.for === null
          ? money(amount)
          : fill(say.priceFor, { price: money(amount), what: price.for }),
        difference: money(high - low),
        percent: plainNumber(value),
      }),
    marks: [markOf(price)],
  });
  return { text: sum.text, kind: "sum", from: labelOf("prices") };
}

/** The price that the question names by its number or its thing; else the one nearest to what is offered. */
function priceFor(
  query: string,
  prices: PriceFact[],
  { named, offered }: { named: Measure | undefined; offered: Measure },
): PriceFact | null {
  const asked = stemsOf(query);
  const isNamed = ({ for: what }: PriceFact) => {
    const words = stemsOf(what ?? "");
    return words.size > 0 && sharedStems(words, asked).length === words.size;
  };
  const gap = ({ amount }: PriceFact) => Math.abs(amount - offered.value);
  const nearest = (among: PriceFact[]) => among.toSorted((one, other) => gap(one) - gap(other))[0];
  return prices.find(({ amount }) => amount === named?.value) ?? nearest(prices.filter(isNamed)) ??
    nearest(prices.filter(({ per }) => per !== "one-off")) ?? null;
}

const SPANS = new Set(["month", "year", "week", "day", "hour", "quarter"]);

/** Money a month and money a visit cannot be compared; where one of the two has no span, both mean one time. */
function isSameSpan({ per }: Measure, price: PriceFact, query: string): boolean {
  const what = stemsOf(price.for ?? "");
  if (per !== null && sharedStems(what, stemsOf(per)).length > 0) return true;
  if (per === null && sharedStems(what, stemsOf(query)).length > 0) return true;
  if (per === null && choicesNamedIn(query).includes("differentiate_cost")) return true;
  return per === price.per || (per === null && !SPANS.has(price.per ?? "")) ||
    (price.per === null && !SPANS.has(per ?? ""));
}

/** How far the goal is from today: "20 wanted, 14 now: 6 missing", or null. */
export function goalSum({ goal }: Facts, say: Frames): AnswerLine | null {
  if (goal === null || goal.target === null || goal.baseline === null || goal.target <= goal.baseline) {
    return null;
  }
  const isMoney = /^[A-Z]{3}$|^%$/.test(goal.unit ?? "");
  const cell = (value: number) => quantityCell(value, isMoney ? goal.unit : null);
  const target = quantityCell(goal.target, goal.unit);
  const { baseline } = goal;
  const sum = sumOf({
    operands: ["goal.target", "goal.baseline"],
    formula: `${goal.target} - ${baseline}`,
    text: (value) => fill(say.goalShort, { target, baseline: cell(baseline), missing: cell(value) }),
    marks: [markOf(goal)],
  });
  return { text: sum.text, kind: "sum", from: labelOf("goal") };
}

function isOwn({ kind, value }: Measure, { prices }: Facts): boolean {
  return kind === "money" && prices.some(({ amount }) => amount === value);
}

/** True where a question sets another sum beside a price of the founder's: "€99 instead of €89". */
export function changesPrice(query: string, facts: Facts, home: string | null): boolean {
  const sums = measuresIn(query, home).filter(({ kind }) => kind === "money");
  return sums.some((each) => isOwn(each, facts)) && sums.some((each) => !isOwn(each, facts));
}
