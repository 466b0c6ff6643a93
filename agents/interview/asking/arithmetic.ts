import { gapSum } from "../../author/rules/evolution/goal_pace.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { materialOf } from "../strategy_material.ts";
import { type FoundNumber, numbersIn, sentencesOf, valueOf } from "../../text/text.ts";

const MOST_PARTS = 6;

/** What the numbers of an answer say when they are put side by side; "" unless it is certain. */
export function arithmeticLine(state: JourneyState, field: FieldId, now: Date): string {
  const text = typedAnswer(state, field);
  if (field === "goal.twelve_months") return paceLine(state, now);
  const sum = sentencesOf(text).map(sumIn).find((each) => each !== "");
  return sum === undefined ? "" : `Calculated: ${sum}.`;
}

/** "14 + 9 = 23 marinas", where the parts stand right behind their total and add up to it. */
function sumIn(sentence: string): string {
  const numbers = numbersIn(sentence).filter((number) => number.unit !== "year" && number.unit !== "time");
  for (const [at, total] of numbers.entries()) {
    const parts = partsOf(numbers.slice(at + 1, at + 1 + MOST_PARTS), total);
    if (parts === null) continue;
    return `${parts.map((part) => part.value).join(" + ")} = ${total.value}${
      total.noun === null ? "" : ` ${total.noun}`
    }`;
  }
  return "";
}

function partsOf(following: FoundNumber[], total: FoundNumber): FoundNumber[] | null {
  if (total.unit !== null) return null;
  const isPart = (number: FoundNumber) => number.unit === null && Number.isInteger(valueOf(number.value));
  const end = following.findIndex((number) => !isPart(number));
  const parts = end < 0 ? following : following.slice(0, end);
  const counts = parts.map((_, at) => at + 1).filter((count) => count >= 2);
  const count = counts.find((each) =>
    parts.slice(0, each).reduce((sum, part) => sum + valueOf(part.value), 0) === valueOf(total.value)
  );
  return count === undefined ? null : parts.slice(0, count);
}

/** What the goal asks of each month, calculated from the facts that were read; "" where a number is missing. */
function paceLine(state: JourneyState, now: Date): string {
  const sum = gapSum(materialOf(state, now));
  return sum === null ? "" : `Calculated: ${sum.text}`;
}
