import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { type FoundNumber, numbersIn, sentencesOf } from "../../text/text.ts";

/** One of two things that cannot both hold: exact words of an answer, or of the founder's own page. */
export interface Side {
  quote: string;
  /** The field whose answer has the words; null where a page has them. */
  field: FieldId | null;
  /** The page that has the words, where a page has them. */
  page?: PageReading;
}

/** Two things that cannot both stand, and the one question that lets the founder choose. */
export interface Clash {
  id: string;
  /** The field the question is about: an answer in other words becomes its answer. */
  field: FieldId;
  /** How much rests on it, 1 to 5: the weightiest is asked first. */
  weight: number;
  sides: [Side, Side];
  question: string;
  /** What the two come to side by side, reckoned; absent where nothing was. */
  reckoned?: string;
  /** True where both sides give one number for one thing: the one not chosen is corrected. */
  isOneThing?: boolean;
}

/** The weight of what is shown at the read-back and never asked: the two may speak of different days. */
export const NOTED = 2;

/** A side as it is offered: the exact words, with the address where a page has them. */
export function optionOf({ quote, page }: Side): string {
  return page === undefined ? quote : `${quote} (your own site, ${addressOf(page)})`;
}

/** Host and path: an address may hold no question mark, since a turn has one. */
function addressOf(page: PageReading): string {
  const url = URL.parse(page.final_url || page.url);
  return url === null ? page.label : `${url.host}${url.pathname === "/" ? "" : url.pathname}`;
}

/** Exact words of an answer as a side. */
export function saidSide(field: FieldId, quote: string): Side {
  return { field, quote };
}

/** True for words that can stand between quotation marks in a turn with one question. */
export function isQuotable(text: string): boolean {
  return text.trim() !== "" && !/[?？“”{}*_\n]|https?:/.test(text);
}

/** A sentence of the standing answer to a field. */
export interface Said {
  field: FieldId;
  sentence: string;
}

/** The sentences of what stands for these fields, without those that hold a value corrected since. */
export function sentencesIn(state: JourneyState, fields: readonly FieldId[]): Said[] {
  return fields.flatMap((field) => {
    const text = standingAnswer(state, field)?.text ?? "";
    const wrong = state.corrections.filter((each) => each.field === field).map((each) => each.from);
    return sentencesOf(text).filter((sentence) => !wrong.some((value) => holdsValue(sentence, value)))
      .map((sentence) => ({ field, sentence }));
  });
}

function holdsValue(sentence: string, value: string): boolean {
  return numbersIn(sentence).some((number) => number.value === value) ||
    (!/^\d/.test(value) && sentence.includes(value));
}

/** A number with the sentence that carries it. */
export interface SaidNumber extends Said {
  number: FoundNumber;
}

/** The numbers of what stands for these fields. */
export function numbersSaid(state: JourneyState, fields: readonly FieldId[]): SaidNumber[] {
  return sentencesIn(state, fields).flatMap((each) =>
    numbersIn(each.sentence).map((number) => ({ ...each, number }))
  );
}

/** A clash of two sentences; null where one of them cannot be quoted or both are one. */
export function clashOf(
  kind: Omit<Clash, "sides">,
  [one, other]: [Side, Side],
): Clash | null {
  const isFair = isQuotable(one.quote) && isQuotable(other.quote) && one.quote !== other.quote;
  return isFair ? { ...kind, sides: [one, other] } : null;
}

/** Pages of the founder's own that were read. */
export function ownPages(state: JourneyState): PageReading[] {
  return state.pages.filter((page) => page.role === "own" && page.failure === null);
}
