import type { FieldId } from "../../domain/fields.ts";
import {
  contentWords,
  isUnspaced,
  namesIn,
  numbersIn,
  phrasesIn,
  sentencesOf,
  vagueWordsIn,
  wordCount,
} from "../../text/text.ts";
import { readOf, reportedIn } from "./read_of.ts";
import { retractionsOf } from "../../facts/statements/retracted_numbers.ts";
import { type Clause, clausesIn } from "../../facts/statements/statements.ts";
import { hasCue, LANGUAGES } from "../../text/lexicon.ts";
import { countsInWords } from "./counts_in_words.ts";
import { FIELD_CUES, FIELDS_WITH_CUE, QUOTE_WORDS } from "../hearing/heard_words.ts";

/** An exact stretch of a message that can stand by itself, and how much it tells. */
export interface QuoteCandidate {
  quote: string;
  /** The sentence it was taken from. */
  sentence: string;
  worth: number;
}

const CLAUSE_END = /[,;:–—](?=\s)|[、，；：]/u;
/** Where a long sentence may be cut, where both sides are long enough to stand: "… but we", "… and they". */
const JOINT = new RegExp(
  ` (?=(?:${QUOTE_WORDS.sourceOf("but")}|${QUOTE_WORDS.sourceOf("and")} ${
    QUOTE_WORDS.sourceOf("subjects")
  }) )`,
  "iu",
);
/** What a clause of its own follows: "is that nobody's job …", "run by five volunteers …". */
const LEAD_IN = new RegExp(`${QUOTE_WORDS.sourceOf("leads_to_clause")} `, "giu");
const SHORTEST_SIDE = 4;
/** "Of the last 60 dogs" states nothing yet. */
const SHORTEST_STATEMENT = 6;

/** What joins a sentence to the one before it, or only sounds: "And", "yes,". */
export const JOINERS = new RegExp(
  `^(?:(?:${QUOTE_WORDS.sourceOf("interjections")},|${QUOTE_WORDS.sourceOf("openers")}(?:,| (?=\\S)))\\s*)+`,
  "iu",
);
const SUBORDINATE = new RegExp(`^${QUOTE_WORDS.sourceOf("conditions")} `, "iu");
const HANGING_START = new RegExp(`^${QUOTE_WORDS.sourceOf("leans_back")} `, "iu");
const HANGING_END = new RegExp(`(?:^|\\s)${QUOTE_WORDS.sourceOf("wants_more")}$`, "iu");

/** True for words that speak of the conversation and not of the business. */
export function isAside(text: string): boolean {
  return QUOTE_WORDS.opens(text, "talk_opens") || QUOTE_WORDS.isIn(text, "talk") ||
    /,? ok[.!]?$/iu.test(text);
}

/** Nothing is softened: a refusal, or the only one. */
function isSharp(text: string): boolean {
  return QUOTE_WORDS.isIn(text, "sharp") || /n['’]t\b/iu.test(text);
}

function isCounted(text: string): boolean {
  return countsInWords(text, ["en"]) || QUOTE_WORDS.isIn(text, "times");
}

interface Wanted {
  /** Shortest and longest in words. */
  least: number;
  most: number;
  /** The field that the text answers; null for none. */
  field: FieldId | null;
}

/** Answers that tell how it came to be: what is over belongs to them. */
const STORIES: readonly FieldId[] = [
  "customer.last_three",
  "customer.trigger_barrier",
  "identity.why",
  "identity.values",
  "proof.best",
  "voice.sample",
  "pitch.team",
];

/** Words, beyond names and numbers, that tell that a stretch carries the answer of a field; undefined for fields without any. */
export function fieldCueOf(field: FieldId | null): RegExp | undefined {
  const known = FIELDS_WITH_CUE.find((id) => id === field);
  return known === undefined ? undefined : FIELD_CUES.patternOf(known);
}

/** Of a longer text the beginning is looked at. */
const MOST_SENTENCES = 40;
/** Nobody's sentence has more; "Anna, Ben, Carl, …" would be weighed in a thousand stretches. */
const MOST_CLAUSES = 30;
/** More neighbouring parts than this are too long for a quote. */
const MOST_PARTS = 10;

/** Every stretch of a text that reads well by itself, the most telling first. Stretches may overlap. */
export function quoteCandidates(text: string, wanted: Wanted): QuoteCandidate[] {
  const retracted = retractionsOf(text).map(({ from, to }) => text.slice(from, to));
  const doubtful = doubtfulIn(text, wanted.field);
  const found = sentencesOf(text).slice(0, MOST_SENTENCES).filter(isMeant).flatMap((sentence) =>
    quotesIn(sentence).filter((quote) =>
      fits(quote, sentence, wanted) && !retracted.some((stretch) => sharesStretch(quote, stretch))
    ).map((quote) => ({
      quote,
      sentence,
      worth: worthOf(quote, sentence, wanted) - (holdsAny(quote, doubtful) ? DOUBT : 0),
    }))
  );
  const others = reportedIn(text);
  const own = orAll(found, ({ quote }) => !holdsAny(quote, others));
  const read = readOf(wanted.field, text);
  return orAll(own, ({ quote }) => holdsAny(quote, read)).toSorted((a, b) => b.worth - a.worth);
}

function orAll<T>(all: T[], isWanted: (each: T) => boolean): T[] {
  const wanted = all.filter(isWanted);
  return wanted.length > 0 ? wanted : all;
}

/** What a stretch loses that is over, guessed or said of the conversation: nearly any other says more. */
const DOUBT = 3;

/** The clauses of an answer that do not stand as they are; in a story what is over stands. */
function doubtfulIn(text: string, field: FieldId | null): string[] {
  if (field === null) return [];
  const isDoubtful = ({ standing }: Clause) =>
    standing === "hedged" || standing === "refuted" || standing === "withdrawn" || standing === "aside" ||
    (standing === "past" && !STORIES.includes(field));
  return clausesIn(text).filter(isDoubtful).map((clause) => clause.text).filter((clause) => clause !== "");
}

function holdsAny(quote: string, clauses: readonly string[]): boolean {
  return clauses.some((clause) => quote.includes(clause) || clause.includes(quote));
}

/** True where a quote holds words that were taken back at once, or is part of them. */
function sharesStretch(quote: string, stretch: string): boolean {
  return quote.includes(stretch.trim()) || stretch.includes(quote) ||
    stretch.split(/[.…,;]+\s/u).some((part) => wordCount(part) >= 2 && quote.includes(part.trim()));
}

/** What was thought once and found wrong is not given back. */
function isMeant(sentence: string): boolean {
  return !hasCue(sentence, LANGUAGES, "refutation");
}

function quotesIn(sentence: string): string[] {
  const plain = withoutEnd(sentence);
  const clauses = partsBetween(plain, CLAUSE_END).slice(0, MOST_CLAUSES);
  const runs = [
    ...runsOf(plain, clauses),
    ...clauses.flatMap((clause) => runsOf(plain, jointsOf(clause))),
    ...phrasesIn(plain),
  ];
  const inner = runs.flatMap((run) =>
    [...run.matchAll(LEAD_IN)].map((match) => run.slice(match.index + match[0].length))
  );
  return [...new Set([...runs, ...inner].map(bared))];
}

function bared(run: string): string {
  return withoutEnd(run.trim().replace(JOINERS, "")).replace(/[\s,;:–—、，；：]+$/u, "").trim();
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.!…。！]+$/u, "");
}

interface Part {
  from: number;
  to: number;
  text: string;
}

function partsBetween(text: string, border: RegExp, offset = 0): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(border.source, "giu"))) {
    parts.push({ from: offset + from, to: offset + match.index, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ from: offset + from, to: offset + text.length, text: text.slice(from) });
  return parts;
}

/** A clause cut at its joints, or whole where a side would be too short to stand. */
function jointsOf(clause: Part): Part[] {
  const parts = partsBetween(clause.text, JOINT, clause.from);
  return parts.every((part) => wordCount(part.text) >= SHORTEST_SIDE) ? parts : [clause];
}

/** Runs of neighbouring parts, each an exact stretch. */
function runsOf(text: string, parts: Part[]): string[] {
  return parts.flatMap((first, at) =>
    parts.slice(at, at + MOST_PARTS).map((last) => text.slice(first.from, last.to))
  );
}

function fits(quote: string, sentence: string, { least, most }: Wanted): boolean {
  const words = wordCount(quote);
  if (words === 0 || words > most || !isClean(quote) || hasCue(quote, LANGUAGES, "withdrawal")) return false;
  if (quote === withoutEnd(sentence).replace(JOINERS, "")) return true;
  if (isUnspaced(quote)) return words >= least && withoutEnd(sentence).endsWith(quote);
  return words >= least && !isHanging(quote, sentence);
}

/** "When the flour is finished we stop selling that loaf": the main clause stands in it too. */
const CONSEQUENCE = /(?:[,、]| then)(?: \S+){3}|^\S+(?: \S+){3,} (?:we|i)(?: \S+){3}/iu;

const TAIL = new RegExp(`${QUOTE_WORDS.sourceOf("begins_clause")}(?: \\S+){0,2}$`, "iu");
const PLACE = new RegExp(`^${QUOTE_WORDS.sourceOf("place")} `, "iu");
const RELATIVE = new RegExp(`^,? ${QUOTE_WORDS.sourceOf("relative")} `, "iu");

/** A part of a sentence that needs the rest of it: a condition without its consequence, a list without its end. */
function isHanging(quote: string, sentence: string): boolean {
  const leansBack = !opens(quote, sentence) && HANGING_START.test(quote);
  const isCondition = SUBORDINATE.test(quote) && !CONSEQUENCE.test(quote);
  const isOnlyPlace = PLACE.test(quote) && wordCount(quote) < SHORTEST_STATEMENT;
  return leansBack || isOnlyPlace || isCondition || HANGING_END.test(quote) || TAIL.test(quote) ||
    isCutOff(quote, sentence);
}

/** "…, and no customer": what follows belongs to it. */
function isCutOff(quote: string, sentence: string): boolean {
  const after = sentence.slice(sentence.indexOf(quote) + quote.length);
  return RELATIVE.test(after) && /[,;]/.test(quote);
}

function opens(quote: string, sentence: string): boolean {
  return sentence.replace(JOINERS, "").startsWith(quote);
}

function isClean(quote: string): boolean {
  const isPlain = !/[?？“”„*_{}<>\n()[\]]|https?:/.test(quote);
  const isBalanced = (quote.match(/"/g)?.length ?? 0) % 2 === 0 &&
    ["「」", "『』", "«»"].every((pair) => {
      const [open = "", close = ""] = pair;
      return quote.split(open).length === quote.split(close).length;
    }) && !/^['’](?!.*['’])|(?:^|\s)['‘][^'’]*$/.test(quote) &&
    !/^[^'‘]*[\p{L}\p{N}.!]['’](?:\s|$|[,.:;])/u.test(quote.replace(/s['’]\s/g, "s "));
  return isPlain && isBalanced && (contentWords(quote).length > 0 || numbersIn(quote).length > 0);
}

const EASY_WORDS = 10;
/** Those scripts count more words for the same length. */
const EASY_UNSPACED = 20;
function worthOf(quote: string, sentence: string, { field }: Wanted): number {
  const cue = fieldCueOf(field);
  const words = wordCount(quote);
  const numbers = numbersIn(quote).filter((number) => number.unit !== "year" && number.unit !== "time");
  const isWhole = quote === withoutEnd(sentence);
  return (numbers.length > 0 ? 2 : isCounted(quote) ? 1.6 : 0) +
    (namesIn(`It is ${quote}`).length > 0 ? 1 : 0) +
    (isSharp(quote) ? 1.5 : 0) + (phrasesIn(sentence).some((phrase) => phrase.includes(quote)) ? 1.5 : 0) +
    (cue?.test(quote) ? 3 : cue?.test(sentence) ? 1.5 : 0) +
    Math.min(contentWords(quote).length, 6) * 0.4 +
    (isWhole ? 1 : opens(quote, sentence) ? 0.6 : startsInList(quote, sentence) ? -1.5 : 0) -
    (words < 3 ? 2 : words < 4 ? 1 : 0) -
    Math.max(0, words - (isUnspaced(quote) ? EASY_UNSPACED : EASY_WORDS)) * 0.3 - vagueWordsIn(quote).length -
    (LEANS_BACK.test(quote) ? 2 : 0) -
    (isAside(quote) || QUOTE_WORDS.opens(sentence, "talk_opens") ? 5 : 0) -
    (QUOTE_WORDS.opens(quote, "opens_with_pronoun") ? 0.5 : 0);
}

/** "We refused a hotel for that": what it points at was said before. */
const LEANS_BACK = new RegExp(
  `${QUOTE_WORDS.sourceOf("points_at_said")}(?=[,;]|$)|${QUOTE_WORDS.sourceOf("did_that")}`,
  "iu",
);

/** A stretch that begins behind a comma is the tail of a list, or leans on what stood before it. */
function startsInList(quote: string, sentence: string): boolean {
  return /[,、，]\s*$/u.test(sentence.slice(0, sentence.indexOf(quote)));
}
