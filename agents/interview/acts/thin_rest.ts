import type { FieldId } from "../../domain/fields.ts";
import { lacksSubstance, namesIn, numbersIn, refusalsIn, wordCount } from "../../text/text.ts";

const FEW_WORDS = 4;
const MANY_WORDS = 14;

/** Questions that "we take no weddings" answers. */
const ASKS_FOR_REFUSALS: ReadonlySet<FieldId> = new Set<FieldId>([
  "customer.not_for",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.refused",
  "visual.colours",
]);

/** Questions that only a number answers. */
const ASKS_FOR_NUMBERS: ReadonlySet<FieldId> = new Set<FieldId>([
  "goal.twelve_months",
  "channels.capacity",
  "revenue.model",
  "growth.numbers",
]);

/** True for what somebody adds to "I don't know" without saying anything: no number, no name, no refusal asked for. */
export function isThinRest(text: string, field: FieldId | null): boolean {
  if (numbersIn(text).length > 0 || namesIn(text).length > 0) return false;
  if (field !== null && ASKS_FOR_NUMBERS.has(field)) return true;
  const refuses = refusalsIn(text).length > 0;
  if (refuses && (field === null || ASKS_FOR_REFUSALS.has(field))) return false;
  return wordCount(text) < FEW_WORDS || (wordCount(text) < MANY_WORDS && (refuses || lacksSubstance(text)));
}
