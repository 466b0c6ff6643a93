import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { contentWords, refusalsIn, sentencesOf, stem, wordCount } from "../../text/text.ts";

const WITHDRAWS =
  /^(?:(?:actually|sorry|oh|wait|correction|no),? )*(?:but )?(?:we|i)(?: have|['’]ve)? (?:don['’]t|do not|no longer|stopped|won['’]t) (?:do |doing |sell |selling |offer |offering |take |taking |make |making |have |use |using |serve |serving )?(?<what>\p{L}[\p{L}' -]*?)(?<more> any ?more| any longer)?[.!]*$/iu;
const CUED = /^(?:actually|sorry|oh|wait|correction|no)\b/iu;
/** Questions to which "we don't do weddings any more" is an answer. */
const ASKS_FOR_REFUSALS: ReadonlySet<string> = new Set<FieldId>([
  "customer.not_for",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.current",
  "channels.refused",
  "evolution.next",
  "evolution.bet",
]);
const MOST_WORDS = 12;

/**
 * The answer that a founder takes back without another in its place: "we don't do weddings any more", where weddings
 * were named as what is done. Null where the words may as well answer the open question.
 */
export function withdrawnField(state: JourneyState, message: string): FieldId | null {
  const text = message.trim();
  const found = WITHDRAWS.exec(text)?.groups;
  const isGone = found?.["more"] !== undefined || /\b(?:no longer|stopped)\b/iu.test(text);
  if (found === undefined || !isGone || wordCount(text) > MOST_WORDS) return null;
  if (!CUED.test(text) && ASKS_FOR_REFUSALS.has(state.question?.field ?? "")) return null;
  const things = contentWords(found["what"] ?? "").map(stem);
  if (things.length === 0) return null;
  return FIELD_IDS.find((field) =>
    field !== state.question?.field &&
    sentencesOf(typedAnswer(state, field)).some((sentence) => {
      const words = new Set(contentWords(sentence).map(stem));
      return refusalsIn(sentence).length === 0 && things.every((thing) => words.has(thing));
    })
  ) ?? null;
}
