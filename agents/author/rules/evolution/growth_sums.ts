import { isoDay, longDate } from "../../../domain/days.ts";
import type { Facts, GoalFact, MeasureFact, PriceFact } from "../../../domain/facts.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import {
  amountText,
  isCurrency,
  isPercent,
  marksOfFacts,
  operand,
  roundMoney,
} from "../../../plan/amounts.ts";
import { monthsBetween } from "../../../plan/spans_of_time.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { sharedStems, withoutAccents } from "../../../text/stems.ts";
import { stemsIn } from "../../../text/words.ts";
import { COUNTS, PERIODS, PRICES } from "../words.ts";
import { isAboutSame, periodIn, rateOf } from "./rates.ts";

/** Where today's pace ends: the baseline and what a measured rate a month adds until the goal's date. */
export function paceSum({ sheet, now }: Material): Sum | null {
  const { goal, measured, traction } = sheet.facts;
  if (goal?.target == null || goal.baseline === null || goal.by === null || isCurrency(goal.unit)) {
    return null;
  }
  const { target, baseline, by, unit } = goal;
  const months = monthsBetween(isoDay(now), by);
  const lists = [
    measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
    traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
  ];
  const rate = lists.flat().find(({ fact }) => rateOf(fact) === "month" && isAboutSame(fact, goal));
  // A goal of so many a month is itself the rate: nothing is added up until its day.
  const isRate = periodIn(`${goal.metric ?? ""} ${unit ?? ""}`) !== null || rate?.fact.value === baseline;
  if (rate === undefined || months === 0 || isRate) return null;
  return sumOf({
    operands: ["goal.baseline", rate.id, "goal.by"],
    formula: `${operand(baseline)} + ${operand(rate.fact.value)} × ${months}`,
    text: (value) =>
      `At today's pace ${longDate(by)} gives ${amountText(Math.round(value), unit)}; the goal is ${
        amountText(target, null)
      }.`,
    marks: marksOfFacts(goal, rate.fact),
  });
}

/** What a price makes of the goal: money from a number of things, or the number of payments behind a sum of money. */
export function priceSums({ sheet }: Material): Sum[] {
  const { goal, prices } = sheet.facts;
  const regular = prices.map((fact, at) => ({ fact, id: `prices.${at}` })).filter(({ fact }) =>
    fact.per !== "one-off"
  );
  if (goal?.target == null) return [];
  if (isCurrency(goal.unit)) {
    const [only] = regular;
    return only && regular.length === 1 ? paymentsSum(goal, only) : [];
  }
  if (isPercent(goal.unit) || regular.some(({ fact }) => isTier(fact))) return [];
  return regular.filter(({ fact }) => isPriceOf(fact, goal)).map(({ fact, id }) =>
    sumOf({
      operands: ["goal.target", id],
      formula: `${operand(goal.target ?? 0)} × ${operand(fact.amount)}`,
      text: (value) =>
        `${amountText(goal.target ?? 0, goal.unit)} at ${roundMoney(fact.amount, fact.currency)}${
          fact.for === null || regular.length === 1 ? "" : ` (${fact.for})`
        }: ${roundMoney(value, fact.currency)}${perText(fact.per, goal.unit)}.`,
      marks: marksOfFacts(goal, fact),
    })
  );
}

/** "Above 10 gangs": some of what the goal counts pay another price, and how many was not said. */
function isTier({ for: thing, quote }: PriceFact): boolean {
  return [thing ?? "", quote].some((text) => TIER.test(text));
}

const TIER = new RegExp(
  `${PRICES.sourceOf("above")}\\s\\d|\\d(?:\\s?[^\\s\\d]+)?\\s?${PRICES.sourceOf("and_more")}`,
  "iu",
);

/** A goal of so many a week is money a week, whatever one of them is charged by; forty at so much a visit is money. */
function perText(per: string | null, unit: string | null): string {
  const period = periodIn(unit ?? "") ?? periodIn(per === null ? "" : `a ${per}`);
  return period === null ? "" : ` per ${period}`;
}

interface Priced {
  fact: PriceFact;
  id: string;
}

function paymentsSum(goal: GoalFact, { fact, id }: Priced): Sum[] {
  const times = paymentsOf(goal, fact);
  if (times === null || goal.target === null) return [];
  return [sumOf({
    operands: ["goal.target", id],
    formula: times === 12
      ? `${operand(goal.target)} ÷ (12 × ${operand(fact.amount)})`
      : `${operand(goal.target)} ÷ ${operand(fact.amount)}`,
    text: (value) =>
      `${amountText(goal.target ?? 0, goal.unit)} is ${amountText(Math.ceil(value), null)} × ${
        roundMoney(fact.amount, fact.currency)
      } a month${fact.for === null ? "" : ` (${fact.for})`}.`,
    marks: marksOfFacts(goal, fact),
  })];
}

/** What the goal's money asks of each month in customers of the one price: "that is 32 × £79 a month more each month". */
export function customersSum({ sheet, now }: Material): Sum | null {
  const { goal, prices } = sheet.facts;
  const regular = prices.map((fact, at) => ({ fact, id: `prices.${at}` })).filter(({ fact }) =>
    fact.per !== "one-off"
  );
  const [only] = regular;
  if (goal?.target == null || goal.baseline === null || goal.by === null || !only || regular.length > 1) {
    return null;
  }
  const { fact, id } = only;
  const months = monthsBetween(isoDay(now), goal.by);
  const times = paymentsOf(goal, fact);
  if (times === null || months === 0 || goal.target <= goal.baseline || fact.for === null) return null;
  return sumOf({
    operands: ["goal.target", "goal.baseline", "goal.by", id],
    formula: `(${operand(goal.target)} − ${operand(goal.baseline)}) ÷ (${times} × ${
      operand(fact.amount)
    }) ÷ ${months}`,
    text: (value) =>
      `At ${roundMoney(fact.amount, fact.currency)} a month (${fact.for}) that is ${
        amountText(Math.ceil(value), null)
      } more${countedThing(sheet.facts, fact.for ?? "")} each month.`,
    marks: marksOfFacts(goal, fact),
  });
}

/** " sites", where what is paid for was counted under that name; else "". */
function countedThing({ measured, traction }: Facts, thing: string): string {
  const count = [...measured, ...traction].find((fact) => isCountOf(fact, thing));
  return count === undefined ? "" : ` ${count.unit ?? count.name}`;
}

/**
 * The same in customers, where each has several of what is paid for: "640 sites ÷ 62 customers: 10.3 each; so 3.1 more
 * customers each month". Null unless there is one other count, of customers.
 */
export function perCustomerSum(material: Material): Sum | null {
  const { prices, measured, traction } = material.sheet.facts;
  const monthly = customersSum(material);
  const [price] = prices.filter(({ per }) => per !== "one-off");
  const counts = [
    ...measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
    ...traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
  ];
  const paid = counts.find(({ fact }) => isCountOf(fact, price?.for ?? ""));
  const buyers = counts.find(({ fact }) => isCountOf(fact, CUSTOMERS));
  if (monthly === null || paid === undefined || buyers === undefined) return null;
  if (paid.fact.value <= buyers.fact.value || buyers.fact.value <= 0) return null;
  const [each, more] = [paid.fact, buyers.fact];
  return sumOf({
    operands: [...monthly.operands, paid.id, buyers.id],
    formula: `(${monthly.formula}) ÷ (${operand(each.value)} ÷ ${operand(more.value)})`,
    text: (value) =>
      `${amountText(each.value, each.unit ?? each.name)} ÷ ${
        amountText(more.value, more.unit ?? more.name)
      } is ${plainNumber(Math.round((each.value / more.value) * 10) / 10)} each: ${
        plainNumber(Math.round(value * 10) / 10)
      } more ${more.unit ?? more.name} each month.`,
    marks: [...monthly.marks, ...marksOfFacts(each, more)],
  });
}

/** How customers are counted in the languages that are read. */
const CUSTOMERS = COUNTS.phrasesOf("customers").join(" ");

/** How many monthly payments the goal's money counts: 12 for a year's, 1 for a month's, null where that was not said. */
function paymentsOf(goal: GoalFact, { per, currency }: PriceFact): 12 | 1 | null {
  if (per !== "month" || currency !== goal.unit) return null;
  const words = `${goal.metric ?? ""} ${goal.quote}`;
  return PERIODS.isIn(words, "sum_of_a_year") ? 12 : PERIODS.isIn(words, "sum_of_a_month") ? 1 : null;
}

function isPriceOf(price: PriceFact, { metric, unit }: GoalFact): boolean {
  const goal = stemsIn(`${metric ?? ""} ${unit ?? ""}`);
  return sharedStems(stemsIn(`${price.for ?? ""} ${price.per ?? ""}`), goal).length > 0;
}

/** What today's count yields at the price: "640 sites at £79: £50,560 per month". Only where one price is paid for one. */
export function todaySum({ sheet }: Material): Sum | null {
  const { prices, measured, traction } = sheet.facts;
  const regular = prices.map((fact, at) => ({ fact, id: `prices.${at}` })).filter(({ fact }) =>
    fact.per !== "one-off"
  );
  const [price] = regular;
  if (price === undefined || regular.length > 1 || price.fact.for === null || price.fact.per === null) {
    return null;
  }
  const counts = [
    ...measured.map((fact, at) => ({ fact, id: `measured.${at}` })),
    ...traction.map((fact, at) => ({ fact, id: `traction.${at}` })),
  ].filter(({ fact }) => isCountOf(fact, price.fact.for ?? ""));
  const [count] = counts;
  if (count === undefined || new Set(counts.map(({ fact }) => fact.value)).size > 1) return null;
  const { per } = price.fact;
  return sumOf({
    operands: [count.id, price.id],
    formula: `${operand(count.fact.value)} × ${operand(price.fact.amount)}`,
    text: (value) =>
      `${amountText(count.fact.value, count.fact.unit ?? count.fact.name)} at ${
        roundMoney(price.fact.amount, price.fact.currency)
      }: ${roundMoney(value, price.fact.currency)} per ${per}.`,
    marks: marksOfFacts(count.fact, price.fact),
  });
}

function isCountOf(measure: MeasureFact, thing: string): boolean {
  if (isCurrency(measure.unit) || isPercent(measure.unit) || rateOf(measure) !== null) return false;
  const things = stemsIn(withoutAccents(thing));
  const unit = stemsIn(withoutAccents(measure.unit ?? measure.name));
  return things.size > 0 && unit.size > 0 && [...unit].every((each) => things.has(each));
}
