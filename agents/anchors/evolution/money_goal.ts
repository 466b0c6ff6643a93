import { sentencesOf } from "../../text/text.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { type Money, moneyIn } from "../../text/quantities.ts";
import { currentAnswer } from "../words/current_answer.ts";
import { countedThings } from "./counted.ts";
import { type Deadline, goalDeadline, goalOf } from "./goal.ts";

/** What the founder wants to have reached: a count or a sum, in exact words, with its date. */
export type Wanted = { words: string } & Deadline;

/** A sum the founder wants to reach, and the sum they named for today; null where none was named. */
export interface MoneyGoal extends Wanted {
  money: Money;
  today: { money: Money; field: FieldId } | null;
}

/** The goal as it can be printed and dated, be it a count or a sum. */
export function wantedOf(state: JourneyState, now: Date): Wanted | null {
  return goalOf(state, now) ?? moneyGoalOf(state, now);
}

/** Reads a goal that is a sum of money: "£600k by 31/12/2027"; null where a count was named first. */
export function moneyGoalOf(state: JourneyState, now: Date): MoneyGoal | null {
  const text = currentAnswer(state, "goal.twelve_months");
  const [money] = moneyIn(text);
  const [counted] = countedThings(text);
  if (money === undefined || goalOf(state, now) !== null) return null;
  const at = text.indexOf(money.text);
  if (counted !== undefined && counted.index < at) return null;
  return {
    money,
    words: wordsFrom(text.slice(at), money),
    ...goalDeadline(text, at, now),
    today: todayOf(state, money),
  };
}

/** The sum with what it is a sum of: "$60k mrr". */
function wordsFrom(rest: string, money: Money): string {
  const kind = /^\s(?:mrr|arr|gmv|revenue|turnover|sales|profit|Umsatz|de chiffre d['’]affaires)(?!\p{L})/iu
    .exec(rest.slice(money.text.length))?.[0];
  return money.text + (kind ?? "");
}

const STANDING: FieldId[] = ["growth.numbers", "pitch.traction", "company.stage_region", "revenue.model"];
/** A tenth of the goal up to half above it: sums outside of that are prices and costs. */
const NEAR = { least: 0.1, most: 1.5 };

function todayOf(state: JourneyState, goal: Money): MoneyGoal["today"] {
  for (const field of STANDING) {
    const money = sentencesOf(currentAnswer(state, field)).flatMap((sentence) => moneyIn(sentence)).find((
      each,
    ) =>
      each.sign === goal.sign && each.amount >= goal.amount * NEAR.least &&
      each.amount <= goal.amount * NEAR.most
    );
    if (money !== undefined) return { money, field };
  }
  return null;
}
