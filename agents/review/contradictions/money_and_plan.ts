import { formatMoney, type Money, moneyIn, NUMBER, numberOf } from "../../text/quantities.ts";
import { PER, unitPattern } from "../../text/rate_words.ts";
import { stem } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, type Said, saidIn } from "./conflict.ts";
import { isSameNoun } from "./topics.ts";
import { WORDS } from "./words.ts";

const A_MONTH = new RegExp(`${PER}\\s?${unitPattern("month")}$`, "iu");
const PLANS = [
  "channels.current",
  "content.knowledge",
  "community.places",
  "launch.moment",
  "evolution.next",
  "evolution.bet",
];

/** Monthly spending planned above the month's money. */
export function moneyAgainstPlan(ground: Ground): Conflict[] {
  const budgets = saidIn(ground, "channels.capacity").flatMap(monthlyIn);
  const [budget] = budgets;
  if (budget === undefined || budgets.length > 1) return [];
  const plan = saidIn(ground, ...PLANS).flatMap(monthlyIn).find(({ said: { quote }, money }) =>
    WORDS.isIn(quote, "spends") && !WORDS.isIn(quote, "earns") && money.sign === budget.money.sign &&
    money.amount > budget.money.amount
  );
  if (plan === undefined) return [];
  return conflictOf({
    id: "money",
    a: budget.said,
    b: plan.said,
    weight: 4,
    binding: "a",
    ask: "Which of the two sums holds for a month?",
  });
}

function monthlyIn(said: Said): { said: Said; money: Money }[] {
  return moneyIn(said.quote).filter(({ text }) => A_MONTH.test(text)).map((
    money,
  ) => ({
    said,
    money,
  }));
}

const WON = new RegExp(
  `${WORDS.sourceOf("won")}(?:\\s${WORDS.sourceOf("won_between")})*\\s(?<n>${NUMBER})` +
    `(?:\\s${WORDS.sourceOf("new_or_paying")})?\\s(?<noun>\\p{L}+)`,
  "iu",
);
const BUYERS = new RegExp(`^${WORDS.sourceOf("customers", "sales")}$`, "iu");
const SPANS: Record<string, number> = { month: 12, week: 52, year: 1 };

/** What one customer costs in a channel, beside what one pays in a year: only where the channel gave both numbers. */
export function priceAgainstChannel(ground: Ground): Conflict[] {
  // A sum without a span is paid once: it counts as it stands. By the hour or the piece nobody knows what a year brings.
  const prices = saidIn(ground, "revenue.model").flatMap((said) =>
    moneyIn(said.quote).map((money) => {
      const span = / (?:a|an|per|each) (\p{L}+)$/u.exec(money.text)?.[1] ?? "";
      return { said, money, span, yearly: money.amount * (SPANS[span] ?? 1) };
    })
  );
  const isKnown = prices.some(({ span }) => span in SPANS) &&
    prices.every(({ span }) => span === "" || span in SPANS);
  const highest = prices.toSorted((a, b) => b.yearly - a.yearly)[0];
  if (highest === undefined || !isKnown) return [];
  for (const said of saidIn(ground, "channels.current")) {
    const cost = moneyIn(said.quote)[0];
    const { n = "", noun = "" } = WON.exec(said.quote)?.groups ?? {};
    const won = numberOf(n);
    const isWon = won !== null && won > 0 && (BUYERS.test(noun) || isOneBuyer(ground, noun));
    if (
      cost === undefined || !isWon || cost.sign !== highest.money.sign || !WORDS.isIn(said.quote, "spent")
    ) continue;
    const each = cost.amount / won;
    if (each <= highest.yearly) continue;
    return conflictOf({
      id: "price:channel",
      a: said,
      b: highest.said,
      weight: 3,
      sum: `${formatMoney(Math.round(each), cost)} for one, who pays at most ${
        formatMoney(highest.yearly, cost)
      } in a year.`,
      ask: "Which of the two stands as it is?",
    });
  }
  return [];
}

/** The goal's own noun names who buys: "marinas". */
function isOneBuyer({ sheet: { facts } }: Ground, noun: string): boolean {
  const counted = `${facts.goal?.metric ?? ""} ${facts.goal?.unit ?? ""}`.split(/\s+/u);
  return stem(noun) !== "" && counted.some((word) => isSameNoun(word, noun));
}
