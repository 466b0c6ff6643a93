import { daysBetween, longDate } from "../../domain/days.ts";
import type { DueItem, ReviewResult } from "../../domain/reviews.ts";
import { plainNumber, sumOf } from "../../ledger/sums.ts";
import { amountText, isCurrency, isPercent, operand } from "../../plan/amounts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { languagesOf } from "../../text/language.ts";
import { hasCue, LANGUAGES } from "../../text/lexicon.ts";

type Told = Pick<ReviewResult, "verdict" | "told">;

interface When {
  /** ISO dates: when the quarter began, and the day of the review. */
  since: string;
  on: string;
}

/** What was promised, without what is done where it is lost. */
function promiseIn({ what, said: { quote }, otherwise }: DueItem): string {
  return `${what} ${quote.replace(otherwise ?? "", "")}`;
}

/** What a counted number says of what was promised, by arithmetic alone. */
export function verdictOf(item: DueItem, value: number, when: When): Told {
  const { target, unit, from, kind, by } = item;
  if (kind === "test") {
    return value > 0
      ? { verdict: "held", told: `Brought ${plainNumber(value)}: it goes on.` }
      : { verdict: "missed", told: "Brought nobody: it stops, as planned." };
  }
  if (target === null) return countedOf(item, value);
  const isUnder = by !== null && kind === "goal" && by > when.on;
  const rises = from === null || from === target ? null : target > from;
  if (isUnder) return paceOf({ target, unit, from, by, rises: rises ?? true }, value, when);
  const upwards = rises ?? (hasCue(promiseIn(item), LANGUAGES, "downwards") ? null : true);
  const against = `${amountText(value, unit)} against ${amountText(target, unit)}`;
  if (upwards === null) return { verdict: "undecided", told: `${against}.` };
  const isHeld = upwards ? value >= target : value <= target;
  if (!isHeld && kind === "goal" && by === null) return countedOf(item, value);
  const gap = sumOf({
    operands: ["review", "target"],
    formula: `${operand(Math.max(value, target))} − ${operand(Math.min(value, target))}`,
    text: (apart) => {
      if (apart === 0) return `${against}: exactly.`;
      const points = unit === "%" ? " points" : "";
      const side = isHeld ? (upwards ? "more" : "less") : upwards ? "short" : "too many";
      return `${against}: ${plainNumber(apart)}${points} ${side}.`;
    },
    marks: [],
  });
  return { verdict: isHeld ? "held" : "missed", told: gap.text };
}

/**
 * True where a lost bet brings what the founder said they would then do: "if it's under 6, I stop" has a line of its own,
 * which another number than the target draws.
 */
export function isReversalDue({ item: { target, otherwise }, value, verdict }: ReviewResult): boolean {
  if (verdict !== "missed" || otherwise === null) return false;
  const [condition = ""] = otherwise.split(/[,，、:;]\s/u);
  const lines = amountsIn(condition, { languages: languagesOf(otherwise), home: null })
    .filter(({ isArticle, isPosition }) => !isArticle && !isPosition);
  const [line] = lines;
  const isOwnLine = lines.length === 1 && line !== undefined && line.value !== target;
  return !isOwnLine || value === null || value < line.value;
}

interface Aim {
  target: number;
  unit: string | null;
  from: number | null;
  by: string;
  rises: boolean;
}

/** How fast it went since the quarter began, and how fast it has to go from now on. */
function paceOf({ target, unit, from, by, rises }: Aim, value: number, { since, on }: When): Told {
  // "19 of 45 marinas"; money and shares keep their signs.
  const isCounted = unit !== null && !isCurrency(unit) && !isPercent(unit);
  const of = `${isCounted ? plainNumber(value) : amountText(value, unit)} of ${amountText(target, unit)}`;
  if (rises ? value >= target : value <= target) {
    return { verdict: "held", told: `${of}, and ${longDate(by)} is still to come.` };
  }
  const [gone, left] = [daysBetween(since, on), daysBetween(on, by)];
  const needed = sumOf({
    operands: ["target", "review", "by"],
    formula: `${operand(Math.abs(target - value))} ÷ ${operand(left)} × 7`,
    text: (aWeek) => `${plainNumber(aWeek)} a week are needed until ${longDate(by)}`,
    marks: [],
  });
  if (from === null || gone <= 0) return { verdict: "counted", told: `${of}: ${needed.text}.` };
  const went = rises ? value - from : from - value;
  const pace = sumOf({
    operands: ["review", "from"],
    formula: `${operand(went)} ÷ ${operand(gone)} × 7`,
    text: (aWeek) => `${plainNumber(aWeek)} a week since ${longDate(since)}`,
    marks: [],
  });
  const isAhead = pace.value >= needed.value;
  return { verdict: isAhead ? "ahead" : "behind", told: `${of}: ${pace.text}, ${needed.text}.` };
}

function countedOf({ from, unit }: DueItem, value: number): Told {
  const now = amountText(value, unit);
  if (from === null) return { verdict: "counted", told: `${now} counted.` };
  if (from === value) return { verdict: "counted", told: "Unchanged." };
  const apart = sumOf({
    operands: ["review", "before"],
    formula: `${operand(Math.max(value, from))} − ${operand(Math.min(value, from))}`,
    text: (gap) => `${plainNumber(gap)}${unit === "%" ? " points" : ""} ${value > from ? "more" : "less"}`,
    marks: [],
  });
  return { verdict: "counted", told: `Now ${now}: ${apart.text}.` };
}

/** What the founder decided of a number whose direction no rule is sure of. */
export function decidedVerdict({ told }: ReviewResult, isHeld: boolean): Told {
  return {
    verdict: isHeld ? "held" : "missed",
    told: `${told} You say it ${isHeld ? "held" : "did not hold"}.`,
  };
}
