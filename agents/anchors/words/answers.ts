import type { FoundationAnchor } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import {
  bestQuote,
  contentWords,
  numbersIn,
  partsOf,
  quoteWorth,
  refusalsIn,
  said,
  scoreSentence,
  sentencesOf,
  stem,
  wordCount,
} from "../../text/text.ts";
import { beginningWithin } from "./cuts.ts";
import { namesRival } from "./rivals.ts";
import { cell, quoted } from "../section.ts";

/** Exact words of a founder, the mark that carries them, and the answer they were cut from. */
export interface Said {
  quote: string;
  mark: Mark;
  whole: string;
}

/** Any stretch of a field's answers as something to print. Throws RangeError where the answers do not have it. */
export function sayFrom(state: JourneyState, field: FieldId, quote: string): Said {
  return { quote, mark: said(state, field, quote), whole: typedAnswer(state, field) };
}

/**
 * The sentences of a field's standing answer. A sentence that a later correction made wrong is replaced by the
 * founder's correcting words, or left out where those were not kept.
 */
export function sentencesSaid(state: JourneyState, field: FieldId): Said[] {
  const corrected = corrections(state, field);
  const standing = sentencesOf(typedAnswer(state, field)).flatMap((sentence) =>
    isOutdated(state, field, sentence)
      ? [...standingBeginning(state, field, sentence), ...corrected.splice(0, 1)]
      : [sayFrom(state, field, atMost(sentence, MOST_WORDS))]
  );
  return [...standing, ...corrected];
}

/** What an outdated sentence says before it comes to the wrong value, where that can stand alone. */
function standingBeginning(state: JourneyState, field: FieldId, sentence: string): Said[] {
  const parts = partsOf(sentence);
  const wrong = parts.findIndex((part) => isOutdated(state, field, part));
  const last = parts[wrong - 1];
  if (last === undefined) return [];
  const quote = sentence.slice(0, sentence.indexOf(last) + last.length);
  const isTelling = wordCount(quote) >= LEAST_BEGINNING || numbersIn(quote).length > 1;
  return isTelling && !isOutdated(state, field, quote) ? [sayFrom(state, field, quote)] : [];
}

const LEAST_BEGINNING = 6;

/** A sentence without an end is quoted from its beginning. */
const MOST_WORDS = 60;

function atMost(sentence: string, words: number): string {
  if (wordCount(sentence) <= words) return sentence;
  const spaced = new RegExp(`^(?:\\S+\\s+){0,${words - 1}}\\S+`, "u").exec(sentence)?.[0] ?? sentence;
  return wordCount(spaced) <= words ? spaced : [...sentence].slice(0, words * 2).join("");
}

/** What was corrected in a field, in the correcting words. */
function corrections(state: JourneyState, field: FieldId): Said[] {
  return state.corrections.flatMap((correction) => {
    const quote = correctingWords(correction);
    if (correction.field !== field || quote === null) return [];
    const { turn, quote: whole = quote } = correction;
    return [{ quote, whole, mark: { kind: "said", turn, field, quote } as const }];
  });
}

/** The part of the correcting turn that has the new value and no longer the old one, or null. */
export function correctingWords(
  { from, to, quote = "" }: JourneyState["corrections"][number],
): string | null {
  return partsOf(quote).find((part) => holdsValue(part, to) && !holdsValue(part, from)) ?? null;
}

/**
 * True if the words still hold a value that was corrected later: in its own field, or in another one where they
 * tell the same fact again.
 */
export function isOutdated(state: JourneyState, field: FieldId, words: string): boolean {
  return state.corrections.some((each) =>
    holdsValue(words, each.from) && (each.field === field || tellsTheSame(state, each, words))
  );
}

const SAME_WORDS = 2;

/** Two words beside the value that the corrected sentence has too: "61 homes, overtime down 18%". */
function tellsTheSame(
  state: JourneyState,
  { field, from }: JourneyState["corrections"][number],
  words: string,
): boolean {
  const corrected = sentencesOf(typedAnswer(state, field)).filter((sentence) => holdsValue(sentence, from));
  const stems = new Set(corrected.flatMap(contentWords).map(stem));
  return new Set(contentWords(words).map(stem).filter((each) => stems.has(each))).size >= SAME_WORDS;
}

/** True if a value stands in a text as a whole word or number. */
export function holdsValue(text: string, value: string): boolean {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return value !== "" &&
    new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\d)`, "u").test(text);
}

/** The stretch of a field that tells the most in at most `maxWords` words, or null where nothing was said. */
export function bestSaid(state: JourneyState, field: FieldId, maxWords = 18): Said | null {
  const standing = inTheAnswer(state, field);
  const quotes = standing.map((each) => ({ ...each, quote: bestQuote(each.quote, maxWords) }))
    .filter((each) => each.quote !== "");
  const short = quotes.filter((each) => wordCount(each.quote) <= maxWords);
  return highest((short.length > 0 ? short : quotes).map((each) => remark(state, field, each)));
}

/** Sentences of the answer itself; a correction stands in only where nothing else is left. */
export function inTheAnswer(state: JourneyState, field: FieldId): Said[] {
  const all = sentencesSaid(state, field);
  const whole = typedAnswer(state, field);
  const first = all.filter((each) => each.whole === whole);
  return first.length > 0 ? first : all;
}

/** The same, from sentences that speak of the founder's own doing: none that names a rival, where others exist. */
export function ownBest(state: JourneyState, field: FieldId, maxWords = 18): Said | null {
  const own = inTheAnswer(state, field).filter((each) => !namesRival(state, each.quote))
    .map((each) => ({ ...each, quote: bestQuote(each.quote, maxWords) })).filter((each) =>
      wordCount(each.quote) <= maxWords
    );
  return highest(own.filter((each) => each.quote !== "").map((each) => remark(state, field, each))) ??
    bestSaid(state, field, maxWords);
}

/** The best sentence that has one of the cues, or null. Cues are looked for without regard to case. */
export function saidAbout(state: JourneyState, field: FieldId, cue: RegExp): Said | null {
  return highest(sentencesSaid(state, field).filter((each) => cue.test(each.quote)));
}

function remark(state: JourneyState, field: FieldId, each: Said): Said {
  const whole = typedAnswer(state, field);
  return whole.includes(each.quote) ? sayFrom(state, field, each.quote) : each;
}

function highest(list: Said[]): Said | null {
  const [first, ...rest] = list;
  if (first === undefined) return null;
  const worth = (each: Said) => quoteWorth(each.quote, each.whole);
  return rest.reduce((best, each) => worth(each) > worth(best) ? each : best, first);
}

/** Sentences of several fields, the strongest first. */
export function strongest(state: JourneyState, fields: FieldId[]): Said[] {
  return fields.flatMap((field) => sentencesSaid(state, field))
    .toSorted((a, b) => scoreSentence(b.quote) - scoreSentence(a.quote));
}

/** Sentences in which the founder refuses something. */
export function refusalsSaid(state: JourneyState, field: FieldId): Said[] {
  return sentencesSaid(state, field).filter((each) => refusalsIn(each.quote).length > 0);
}

/** A founder's words for a table cell, with marks and cuts shown. */
export function cellOf({ quote, whole }: Said): string {
  return cell(quote, whole);
}

/** The same closed with a full stop, for the end of a sentence. */
export function sentenceOf({ quote, whole }: Said): string {
  return quoted(quote, whole);
}

/** "You named one obstacle: “…”" – our clause, a colon, their words. */
export function put(lead: string, words: Said): { text: string; marks: Mark[] } {
  return { text: `${lead}: ${sentenceOf(words)}`, marks: [words.mark] };
}

/** Pages of rivals that could be read. */
export function rivalPages(state: JourneyState): PageReading[] {
  return state.pages.filter((page) => page.role === "rival" && page.failure === null);
}

/** The founder's own page, if it could be read. */
export function ownPage(state: JourneyState): PageReading | null {
  return state.pages.find((page) => page.role === "own" && page.failure === null) ?? null;
}

/** How an answer opens: its first sentence, or that sentence's first parts within `maxWords`; null if none fits. */
export function openingSaid(state: JourneyState, field: FieldId, maxWords: number): Said | null {
  const opening = fullOpening(inTheAnswer(state, field), maxWords);
  if (opening === undefined) return null;
  const first = { ...opening, quote: opening.quote.replace(RUN_UP, "") };
  if (wordCount(first.quote) <= maxWords) return remark(state, field, first);
  const quote = beginningWithin(first.quote, { least: LEAST_WORDS, most: maxWords });
  return quote === null ? null : remark(state, field, { ...first, quote });
}

/** "So what I do, and it takes me a while to say it, is I go …": what was said before the thing itself. */
const RUN_UP =
  /^(?:so|well|okay|ok|basically|hm+|look)?,?\s*(?:what (?:I|we) do(?:,[^,]{1,60},|\s)\s*is\s+(?:that\s+)?|(?:so )?it['’]s\s+(?=\p{L}))/iu;

/** A first sentence of fewer words says too little by itself; a beginning of fewer than three says nothing. */
const FULL_WORDS = 5;
const LEAST_WORDS = 3;

/** "I sell days." with what stands right behind it on the same line: a bare first sentence says too little. */
function fullOpening([first, second]: Said[], maxWords: number): Said | undefined {
  if (first === undefined || second === undefined || wordCount(first.quote) >= FULL_WORDS) return first;
  const from = first.whole.indexOf(first.quote);
  const to = first.whole.indexOf(second.quote, from + first.quote.length);
  const quote = first.whole.slice(from, to + second.quote.length);
  const isOneLine = from >= 0 && to > from && !quote.includes("\n");
  return isOneLine && second.whole === first.whole && wordCount(quote) <= maxWords
    ? { ...first, quote }
    : first;
}

/** The founder's words inside the sentence picked for an anchor, where they are short enough for a headline. */
export function pickedQuote(state: JourneyState, type: FoundationAnchor, maxWords: number): Said | null {
  const mark = state.readBacks[type]?.sentence?.marks[0];
  if (mark?.kind !== "said" || wordCount(mark.quote) > maxWords) return null;
  return { quote: mark.quote, mark, whole: mark.quote };
}

/** What the founder does that others do not: no refusal, no rival's name, enough words to be seen by a camera. */
export function doingSaid(state: JourneyState): Said | null {
  const isDoing = ({ quote }: Said) =>
    refusalsIn(quote).length === 0 && !namesRival(state, quote) && wordCount(quote) > 6;
  return sentencesSaid(state, "difference.only").find(isDoing) ??
    sentencesSaid(state, "identity.values").find(isDoing) ??
    null;
}

/** The founder's picture of what they would never become: the fullest sentence of it. */
export function neverBecome(state: JourneyState): Said | null {
  const refused = refusalsSaid(state, "identity.contrast").find((each) => wordCount(each.quote) > 5);
  return refused ?? sentencesSaid(state, "identity.contrast").at(-1) ?? null;
}

/** True where a founder answered a field in words that are not thin. */
export function isAnswered(state: JourneyState, field: FieldId): boolean {
  return state.fields[field].answers.some((answer) => !answer.thin);
}

/** The open assumption that stands for a field, with its test, or null. */
export function assumedOf(state: JourneyState, field: FieldId): { text: string; test: string } | null {
  return state.fields[field].status === "assumed" ? state.fields[field].assumption : null;
}

/** True if a stretch has a number that a table could print. */
export function hasNumber(words: string): boolean {
  return numbersIn(words).length > 0;
}
