import { currentAnswer, sayCurrent } from "./current_answer.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { refusalsIn, sentencesOf, wordCount } from "../../text/text.ts";
import type { Said } from "./answers.ts";

/** A shorter sentence than this says little by itself and takes the next one along. */
const SHORT = 5;

/** How an answer opens, in at most so many words: whole sentences where they fit, else cut at a comma or colon. */
export function opening(state: JourneyState, field: FieldId, maxWords = 18): Said | null {
  const first = sentencesOf(currentAnswer(state, field))[0];
  return first === undefined
    ? null
    : sayCurrent(state, field, stretchFrom(currentAnswer(state, field), first, maxWords));
}

/** The stretch of a text that begins with this sentence: with the next one where it is short, cut where it is long. */
export function stretchFrom(text: string, sentence: string, maxWords = 18): string {
  const start = text.indexOf(sentence);
  if (wordCount(sentence) > maxWords) return cutTo(sentence, maxWords);
  if (wordCount(sentence) >= SHORT) return sentence;
  const rest = text.slice(start + sentence.length);
  const next = sentencesOf(rest)[0];
  if (next === undefined || rest.slice(0, rest.indexOf(next)).includes("\n")) return sentence;
  const both = text.slice(start, start + sentence.length + rest.indexOf(next) + next.length);
  if (wordCount(both) <= maxWords) return both;
  const cut = cutTo(both, maxWords);
  return wordCount(cut) <= maxWords ? cut : sentence;
}

/** The longest beginning of at most so many words that ends before a comma, semicolon or colon; else all of it. */
function cutTo(sentence: string, maxWords: number): string {
  const ends = [...sentence.matchAll(/[,;:，、；：](?=\s|\p{L})/gu)].map((match) => match.index);
  const fits = ends.map((end) => sentence.slice(0, end)).filter((cut) =>
    wordCount(cut) <= maxWords && wordCount(cut) >= 2
  );
  return fits.at(-1) ?? sentence;
}

const NAMES_IT =
  /one thing|in the way|the problem is|the obstacle|the real (?:problem|reason)|it is because|das Problem|o problema|le problème/iu;

/** The obstacle: the sentence that calls itself so, from behind "is that", else how the answer opens. */
export function obstacleWords(state: JourneyState, maxWords = 18): Said | null {
  const text = currentAnswer(state, "market.obstacle");
  const named = sentencesOf(text).find((sentence) => NAMES_IT.test(sentence));
  if (named === undefined) return opening(state, "market.obstacle", maxWords);
  const after = /\b(?:is that|is:|is)\s(?<rest>.{12,})$/u.exec(named)?.groups?.["rest"];
  return sayCurrent(state, "market.obstacle", stretchFrom(text, after ?? named, maxWords));
}

const FIRST_PERSON =
  /(?<!\p{L})(?:we|I|our|I['’]d|wir|ich|nous|je|nós|eu|nosotros|wij|vi|ми|私|当)(?!\p{L})/iu;

/** What the founder refuses; what they say of rivals only where nothing else is refused, and all where nothing is. */
export function ownRefusals(text: string): string[] {
  const refusals = refusalsIn(text);
  const own = refusals.filter((sentence) => FIRST_PERSON.test(sentence.split(/\s+/).slice(0, 3).join(" ")));
  return own.length > 0 ? own : refusals.length > 0 ? refusals : sentencesOf(text);
}

/** The founder's first refusal in a field, with the next sentence where it is short. */
export function refusalWords(state: JourneyState, field: FieldId, maxWords = 22): Said | null {
  const text = currentAnswer(state, field);
  const [first] = ownRefusals(text);
  return first === undefined ? null : sayCurrent(state, field, stretchFrom(text, first, maxWords));
}

const MUST =
  /\b(?:must|have to|need to|would have to|['’]d have to|should)\b|müss|moeten|devem?|doivent|tienen que|треба|må\b/iu;

/** What the audience must come to believe, else how the answer opens. */
export function beliefNeeded(state: JourneyState, maxWords = 20): Said | null {
  const text = currentAnswer(state, "customer.belief");
  const needed = sentencesOf(text).find((sentence) => MUST.test(sentence));
  return needed === undefined
    ? opening(state, "customer.belief", maxWords)
    : sayCurrent(state, "customer.belief", stretchFrom(text, needed, maxWords));
}
