import type { BetFact, TextFact } from "../domain/facts.ts";
import type { Material } from "../strategy/material.ts";
import { numbersIn, valueOf } from "../text/numbers.ts";
import { withoutPresenting } from "../text/presenting.ts";
import { stemsIn } from "../text/words.ts";
import { dayIn } from "./said_days.ts";
import { TIMES } from "./words.ts";

/** One of the founder's next steps, in their order. */
export interface PlannedStep {
  /** "next.0" */
  id: string;
  fact: TextFact;
  /** The said day, or the last of the said month; null where none was said or the bet comes first. */
  by: string | null;
  isOurs: boolean;
  /** True where the step waits for the bet. */
  waitsForBet: boolean;
  /** True where the founder's own date is before the bet that the step waits for. */
  isTooEarly: boolean;
}

/** The next steps in the founder's order. One that waits for the bet is never dated before the bet's date. */
export function stepsOf({ sheet, saidOn = {}, now }: Material): PlannedStep[] {
  const { next, bet } = sheet.facts;
  return next.map((fact, at) => {
    const said = saidOn[fact.turn];
    const day = dayIn(fact.text, said === undefined ? now : new Date(said));
    const waitsForBet = bet !== null && isGated(fact.text, bet);
    const isTooEarly = waitsForBet && day !== null && bet.by !== null && day.until < bet.by;
    return {
      id: `next.${at}`,
      fact: withoutOrder(fact),
      by: isTooEarly ? null : day?.until ?? null,
      isOurs: day?.isOurs ?? false,
      waitsForBet,
      isTooEarly,
    };
  });
}

const ORDER = new RegExp(`^${TIMES.sourceOf("orders_steps")}[:,、]?\\s*(?=\\S)`, "iu");

/** "Depois da feira": before "of" these words say when, and not in which place. */
const WHEN = new RegExp(`^${TIMES.sourceOf("when_or_order")}\\s+${TIMES.sourceOf("of_a_time")}`, "iu");

/** The step without "first", "then", "danach", "first it's": its place in the plan says so. */
function withoutOrder(fact: TextFact): TextFact {
  const rest = withoutPresenting(fact.text.replace(ORDER, ""));
  return rest === "" || WHEN.test(fact.text) ? fact : { ...fact, text: rest };
}

/** A step waits for the bet where its own words name the bet's target, or two content words of what it measures. */
function isGated(step: string, { target, metric }: BetFact): boolean {
  const numbers = numbersIn(step).filter(({ unit }) => unit !== "time" && unit !== "year");
  if (target !== null && numbers.some(({ value }) => valueOf(value) === target)) return true;
  const stems = stemsIn(step);
  return [...stemsIn(metric ?? "")].filter((each) => stems.has(each)).length >= 2;
}
