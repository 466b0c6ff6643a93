import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import type { Facts } from "../../domain/facts.ts";
import { readAsAnswer } from "../hearing/as_answer.ts";
import { type Draft, recordAnswer } from "../draft.ts";
import { isOpen } from "../asking/pace.ts";

/** Fields whose answers are told by their form alone: counted channels, money, a date with a number. */
const CLEAR: Partial<Record<FieldId, (facts: Facts) => boolean>> = {
  "goal.twelve_months": ({ goal }) => goal !== null && goal.target !== null && goal.by !== null,
  "channels.current": ({ channels }) =>
    channels.filter(({ count, share }) => count !== null || share !== null).length >= 2,
  "channels.capacity": ({ capacity }) =>
    capacity !== null && capacity.hours_a_week !== null && capacity.money_a_month !== null,
  "revenue.model": ({ prices }) => prices.filter(({ per }) => per !== null).length >= 1,
};

const FEWEST_CHARACTERS = 12;

/**
 * Keeps what is said at a read-back and clearly answers a question that is still to come, so that it is not asked; false
 * where it answers none for certain, or several.
 */
export function keepForLater(draft: Draft, text: string): boolean {
  const { state, message, now } = draft;
  if (text.length < FEWEST_CHARACTERS || !/\d/.test(text)) return false;
  const meant = FIELD_IDS.filter((field) => {
    const isClear = CLEAR[field];
    return isClear !== undefined && isOpen(state, field) &&
      isClear(readAsAnswer(state, { field, text, turn: message.id }, now));
  });
  const [field] = meant;
  if (field === undefined || meant.length > 1) return false;
  recordAnswer(draft, field, { turn: message.id, text, thin: false });
  draft.lines.push("Kept for its own question, which is not asked again.");
  return true;
}
