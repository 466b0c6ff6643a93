import type { BetFact } from "../../domain/facts.ts";
import { daysIn } from "../../text/due_days.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { sharedTopic } from "./topics.ts";
import { WORDS } from "./words.ts";

/**
 * A step that is dated before the bet which would undo it: what the founder does if the bet is lost names the step, and
 * nothing says that it waits. Never asked, only noted: a plan puts the step behind the bet in any case.
 */
export function stepBeforeBet(ground: Ground): Conflict[] {
  const { bet, next } = ground.sheet.facts;
  if (bet === null || bet.reverses === null || bet.by === null) return [];
  const { by, reverses } = bet;
  for (const step of next) {
    const named = daysIn(step.text, { languages: LANGUAGES, now: ground.now }).find(({ kind }) =>
      kind === "month" || kind === "day"
    );
    const month = named === undefined ? undefined : Number(named.from.slice(5, 7));
    if (
      month === undefined || WORDS.isIn(step.text, "after") || sharedTopic(step.text, reverses.text) === 0
    ) {
      continue;
    }
    const day = nextMonth(month, ground.now);
    if (day >= by || isTest(step.text, bet)) continue;
    return conflictOf({
      id: `gate:${month}`,
      a: step,
      b: bet,
      weight: 2,
      binding: "b",
      ask: "Does the step wait for the bet, or not?",
    });
  }
  return [];
}

/** Where the bet's own test needs the step, the step comes first: "if Jade cannot do three a day" needs Jade. */
function isTest(step: string, { quote, reverses }: BetFact): boolean {
  return sharedTopic(step, quote.replace(reverses?.text ?? "", " ")) > 0;
}

function nextMonth(month: number, now: Date): string {
  const year = now.getUTCFullYear() + (month <= now.getUTCMonth() + 1 ? 1 : 0);
  return `${year}-${String(month).padStart(2, "0")}-01`;
}
