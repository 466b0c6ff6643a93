import type { JourneyState } from "../../domain/journey.ts";
import { stem } from "../../text/text.ts";
import { formatMoney, formatNumber, type Money, moneyIn, NUMBER, numberOf } from "../../text/quantities.ts";
import { readCapacity } from "../../anchors/attention/capacity.ts";
import { goalOf } from "../../anchors/evolution/goal.ts";
import { type Pace, paceOf } from "../../anchors/evolution/pace.ts";
import { currentAnswer } from "../../anchors/words/current_answer.ts";
import { customerNoun } from "../customers.ts";
import { type Clash, clashOf, type Said, saidSide, sentencesIn } from "./clash.ts";

/** Goals and plans against what there is to reach them with (method M10 of the craft). */
export function planClashes(state: JourneyState, now: Date): Clash[] {
  const pace = paceOf(state, now);
  return [
    goalAgainstMost(state, now),
    paceAgainstHours(state, pace),
    moneyAgainstPlan(state),
    priceAgainstChannel(state),
  ].filter((clash) => clash !== null);
}

const AT_MOST = new RegExp(
  `\\b(?:can|could|able to)(?: (?:never|not))? (?:take on|take care of|serve|handle|look after|onboard|cope with|manage|support) (?:only|at most|up to|a maximum of|no more than|more than) (?<n>${NUMBER})(?<behind>(?: \\p{L}+){0,3})`,
  "iu",
);
/** Room at one time says nothing of how many may come in a year. */
const AT_ONE_TIME =
  /\b(?:a|per|each|every) (?:hour|day|week|month|night|evening|morning|table|tour|class|course|session|trip|visit)\b|\bat (?:a time|once)\b|\btonight\b/iu;

/** "We can look after at most 30 marinas", beside a goal of 45. */
function goalAgainstMost(state: JourneyState, now: Date): Clash | null {
  const goal = goalOf(state, now);
  if (goal === null) return null;
  const most = sentencesIn(state, FACTS).find(({ sentence }) => {
    const { n = "", behind = "" } = AT_MOST.exec(sentence)?.groups ?? {};
    const isSame = behind.trim().split(" ").some((word) => word !== "" && stem(word) === stem(goal.noun));
    return isSame && !AT_ONE_TIME.test(sentence) && (numberOf(n) ?? Infinity) < goal.value;
  });
  return most === undefined ? null : clashOf({
    id: "goal:most",
    field: "goal.twelve_months",
    weight: 4,
    question: "Which of the two gives way?",
  }, [saidSide("goal.twelve_months", goal.words), saidSide(most.field, withoutStop(most.sentence))]);
}

const FACTS = [
  "offering.what",
  "company.stage_region",
  "difference.only",
  "identity.values",
  "channels.capacity",
  "pitch.team",
] as const;

const WEEKS_A_MONTH = 52 / 12;
const HOURS_A_DAY = 8;
const EACH = new RegExp(
  `(?<n>${NUMBER}|an?|half an?|one) (?:whole |full |long )?(?<unit>hours?|days?)(?: \\p{L}+){0,3} (?:for |with |at |in )?(?:each|every|per) (?<noun>(?:new )?\\p{L}+)`,
  "iu",
);

/** Hours that each new customer takes in being won, times the pace the goal needs, beside the hours there are. */
function paceAgainstHours(state: JourneyState, pace: Pace | null): Clash | null {
  const capacity = readCapacity(currentAnswer(state, "channels.capacity"));
  const noun = customerNoun(state) ?? pace?.goal.noun;
  if (pace === null || capacity.sentence === null || noun === undefined) return null;
  const hours = Math.max(capacity.hours, capacity.other?.hours ?? 0) * WEEKS_A_MONTH;
  const each = sentencesIn(state, ["channels.current", "channels.capacity", "launch.moment"])
    .map((said) => ({ ...said, hours: hoursEach(said.sentence, noun) }))
    .find((said) => said.hours !== null && said.hours * pace.needed > hours);
  if (each === undefined || each.hours === null) return null;
  const needed = `${formatNumber(each.hours)} × ${formatNumber(pace.needed)} a month`;
  return clashOf({
    id: "capacity:each",
    field: "channels.capacity",
    weight: 4,
    reckoned:
      `Reckoned: the goal needs ${needed} = ${formatNumber(Math.round(each.hours * pace.needed))} hours, ` +
      `and a month has ${formatNumber(Math.round(hours))}.`,
    question: "Which of the two stands?",
  }, [saidSide(each.field, each.sentence), saidSide("channels.capacity", capacity.sentence)]);
}

function hoursEach(sentence: string, noun: string): number | null {
  const { n = "", unit = "", noun: counted = "" } = EACH.exec(sentence)?.groups ?? {};
  const isTheirs = stem(counted.replace(/^new /iu, "")) === stem(noun) || /customer|client/iu.test(counted);
  const amount = /^half/iu.test(n) ? 0.5 : /^(?:an?|one)$/iu.test(n) ? 1 : numberOf(n);
  if (!isTheirs || amount === null) return null;
  return /^day/iu.test(unit) ? amount * HOURS_A_DAY : amount;
}

const SPENDS =
  /\b(?:spend|spending|costs?|pay|paying|invest|put|buy|budget of|adverts? (?:for|at)|ads (?:for|at))\b/iu;
const EARNS =
  /\b(?:revenue|turnover|sales|income|earn|target|salary|wage|price|charge|customers? pay|subscribers?|myself|if|raise)\b/iu;

/** A month's spending planned somewhere above the month's money. */
function moneyAgainstPlan(state: JourneyState): Clash | null {
  const capacity = sentencesIn(state, ["channels.capacity"]);
  const budgets = capacity.flatMap((said) => monthlyIn(said).map((money) => ({ ...said, money })));
  const [budget] = budgets;
  if (budget === undefined || budgets.length > 1) return null;
  const plan = sentencesIn(state, PLANS).flatMap((said) =>
    monthlyIn(said).map((money) => ({ ...said, money }))
  )
    .find(({ sentence, money }) =>
      SPENDS.test(sentence) && !EARNS.test(sentence) && money.sign === budget.money.sign &&
      money.amount > budget.money.amount
    );
  return plan === undefined ? null : clashOf({
    id: "money",
    field: plan.field,
    weight: 4,
    question: "Which of the two sums holds for a month?",
  }, [saidSide(budget.field, budget.sentence), saidSide(plan.field, plan.sentence)]);
}

const PLANS = [
  "channels.current",
  "content.knowledge",
  "community.places",
  "launch.moment",
  "evolution.next",
  "evolution.bet",
] as const;

function monthlyIn({ sentence }: Said): Money[] {
  return moneyIn(sentence).filter(({ text }) => / (?:a|per|each|every) month$/iu.test(text));
}

const WON = new RegExp(
  `\\b(?:brought|brings|gave|gives|won|wins|got|for|made)(?: (?:us|me|in|only|just))* (?<n>${NUMBER})(?: (?:new|paying))? (?<noun>\\p{L}+)`,
  "iu",
);
const BUYERS =
  /^(?:customers?|clients?|orders?|sales?|buyers?|subscribers?|members?|bookings?|contracts?|deals?)$/iu;
const SPANS: Record<string, number> = { month: 12, week: 52, year: 1 };

/** What one customer costs in a channel, beside what one pays in a year: only where the channel gave both numbers. */
function priceAgainstChannel(state: JourneyState): Clash | null {
  // A sum without a span is paid once: it counts as it stands. By the hour or the piece nobody knows what a year brings.
  const prices = sentencesIn(state, ["revenue.model"]).flatMap((said) =>
    moneyIn(said.sentence).map((money) => {
      const span = / (?:a|an|per|each) (\p{L}+)$/u.exec(money.text)?.[1] ?? "";
      return { ...said, money, span, yearly: money.amount * (SPANS[span] ?? 1) };
    })
  );
  const isKnown = prices.some(({ span }) => span in SPANS) &&
    prices.every(({ span }) => span === "" || span in SPANS);
  const highest = prices.toSorted((a, b) => b.yearly - a.yearly)[0];
  if (highest === undefined || !isKnown) return null;
  for (const { field, sentence } of sentencesIn(state, ["channels.current"])) {
    const cost = moneyIn(sentence)[0];
    const { n = "", noun = "" } = WON.exec(sentence)?.groups ?? {};
    const won = numberOf(n);
    const isWon = won !== null && won > 0 &&
      (BUYERS.test(noun) || stem(noun) === stem(customerNoun(state) ?? "-"));
    if (cost === undefined || !isWon || cost.sign !== highest.money.sign || !SPENT.test(sentence)) continue;
    const each = cost.amount / won;
    if (each <= highest.yearly) continue;
    return clashOf({
      id: "price:channel",
      field: "channels.current",
      weight: 3,
      reckoned: `Reckoned: ${formatMoney(Math.round(each), cost)} for one, who pays at most ${
        formatMoney(highest.yearly, cost)
      } in a year.`,
      question: "Which of the two stands as it is?",
    }, [saidSide(highest.field, highest.sentence), saidSide(field, sentence)]);
  }
  return null;
}

const SPENT = /\b(?:costs?|spent|paid|for the stand|invested)\b/iu;

function withoutStop(text: string): string {
  return text.replace(/[\s.!…。]+$/u, "");
}
