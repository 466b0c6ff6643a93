import type { Contradiction, Mark } from "../domain/claims.ts";
import type { JourneyState } from "../domain/journey.ts";
import { datesIn, numbersIn } from "../text/text.ts";
import { inTheAnswer, sayFrom, sentencesSaid } from "../anchors/words/answers.ts";
import { monthsIn } from "../text/named_months.ts";
import { paceOf } from "../anchors/evolution/pace.ts";
import { longDate } from "../domain/days.ts";
import { siteChecks } from "./site_checks.ts";

/** What two answers say together that neither says alone (M10 of the craft's methods). */
export function crossChecks(state: JourneyState, now: Date): Contradiction[] {
  return [
    ...[goalAgainstPace(state, now), proofAgainstCustomers(state, now)].filter((each) => each !== null),
    ...siteChecks(state),
  ];
}

/** The goal by its date, beside where today's pace leads. */
function goalAgainstPace(state: JourneyState, now: Date): Contradiction | null {
  const pace = paceOf(state, now);
  if (!pace?.today || !pace.goal.date || pace.today.arrives >= pace.goal.value) return null;
  const [against] = pace.today.marks;
  if (against === undefined) return null;
  const day = longDate(pace.goal.date);
  return contradiction({
    id: "goal:pace",
    this: sayFrom(state, "goal.twelve_months", pace.goal.words).mark,
    against,
    question:
      `At today's pace ${day} gives ${pace.today.arrives}, and the goal is ${pace.goal.value}: which changes?`,
  });
}

/** A share measured on a day, beside a customer who came after that day. */
function proofAgainstCustomers(state: JourneyState, now: Date): Contradiction | null {
  const proof = inTheAnswer(state, "proof.best").find(({ quote }) =>
    numbersIn(quote).some(({ unit }) => unit === "%") && datesIn(quote, now).length > 0
  );
  const measured = proof === undefined ? undefined : datesIn(proof.quote, now).at(-1)?.iso;
  if (proof === undefined || measured === undefined || measured > now.toISOString().slice(0, 10)) return null;
  const later = sentencesSaid(state, "customer.last_three").find(({ quote }) =>
    monthsIn(quote).some(({ month }) => lastTime(month, now) > measured.slice(0, 7))
  );
  return later === undefined ? null : contradiction({
    id: "proof:base",
    this: proof.mark,
    against: later.mark,
    question: `Who came after ${longDate(measured)} cannot be counted in it: over how many was it measured?`,
  });
}

/** "2026-10" for the latest October that has begun. */
function lastTime(month: number, now: Date): string {
  const year = month <= now.getUTCMonth() + 1 ? now.getUTCFullYear() : now.getUTCFullYear() - 1;
  return `${year}-${String(month).padStart(2, "0")}`;
}

function contradiction(
  { id, question, ...pair }: { id: string; this: Mark; against: Mark; question: string },
): Contradiction {
  return { id, ...pair, question, settled: null };
}
