import type { FieldId } from "../../domain/fields.ts";
import type { Heard, JourneyState } from "../../domain/journey.ts";
import { languagesOf } from "../../text/language.ts";
import { hasCue } from "../../text/lexicon.ts";
import { bestQuote, sentencesOf } from "../../text/text.ts";
import { readAsAnswer } from "./as_answer.ts";
import { countsLosses } from "../../facts/rivals/lost_deals.ts";
import { hasTurnsFor, isOpen } from "../asking/pace.ts";

/**
 * What a message fills besides the field it was asked for: a belief that was said whole. Doubt leaves a field empty, and a
 * list is never taken for whole in passing: it is asked later.
 */
export function alsoHeard(
  state: JourneyState,
  asked: FieldId,
  { text, now }: { text: string; now: Date },
): Heard[] {
  const fills = (field: FieldId, quote: () => string | null) =>
    isOpen(state, field) ? hear(field, quote()) : null;
  const heard = [
    asked === "customer.trigger_barrier"
      ? fills("customer.belief", () => beliefIn(state, { text, now }))
      : null,
  ];
  return heard.filter((each) => each !== null);
}

/** A field with the words that fill it; null where nothing was said of it. */
export function hear(field: FieldId, quote: string | null): Heard | null {
  return quote === null ? null : { field, value: bestQuote(quote), quote };
}

/**
 * True where words said in passing answer a field's own question. Rivals that are only named do not: how the lost deals
 * are shared out among them and doing nothing is asked once, as long as the promised turns allow it.
 */
export function answersInPassing(state: JourneyState, field: FieldId, words: string): boolean {
  return field !== "market.rivals" || countsLosses(words) || !hasTurnsFor(state);
}

interface Message {
  text: string;
  now: Date;
}

const NOBODY = "also-heard";

/** A belief is heard whole or not at all: what they think now, and what they would have to think. */
function beliefIn(state: JourneyState, { text, now }: Message): string | null {
  const answer = { field: "customer.trigger_barrier", text, turn: NOBODY } as const;
  const { belief_now, belief_needed } = readAsAnswer(state, answer, now);
  if (belief_needed === null || belief_needed.turn !== NOBODY || belief_needed.thin === true) return null;
  const languages = languagesOf(text);
  const today = sentencesOf(text).find((sentence) =>
    !belief_needed.quote.includes(sentence) && !hasCue(sentence, languages, "belief_needed") &&
    hasCue(sentence, languages, "belief")
  );
  const first = belief_now?.turn === NOBODY ? belief_now.quote : today;
  return first === undefined ? null : stretchOf(text, [first, belief_needed.quote]);
}

/** The exact stretch of a text from the first of these quotes to the end of the last. */
function stretchOf(text: string, quotes: string[]): string | null {
  const places = quotes.map((quote) => ({ from: text.indexOf(quote), length: quote.length }));
  if (places.length === 0 || places.some(({ from }) => from < 0)) return null;
  const from = Math.min(...places.map((place) => place.from));
  return text.slice(from, Math.max(...places.map((place) => place.from + place.length)));
}
