import type { FieldId } from "../../domain/fields.ts";
import { contentWords, isUnspaced, numbersIn, vagueWordsIn, wordCount } from "../../text/text.ts";
import { hasCue, LANGUAGES } from "../../text/lexicon.ts";
import { moneyIn } from "../../text/quantities.ts";
import { leadFor } from "./leads.ts";
import { isAside, type QuoteCandidate, quoteCandidates } from "./quote_candidates.ts";
import { isNone, isUnknown } from "../hearing/thinness.ts";

/** What the last turn of the founder's was. */
export interface LastAnswer {
  text: string;
  /** The field it answered; null for a read-back, a command or a correction. */
  field: FieldId | null;
  /** True where the answer was thin and is probed now. */
  isProbed: boolean;
  /** Our clause before the words, where the turn has one of its own. */
  lead?: string;
  /** Where the turn has room for one short stretch only. */
  isBrief?: boolean;
}

const LONGEST_QUOTE = 18;
const LONGEST_BRIEF = 8;
/** Scripts without spaces count more words for the same length; a sentence that cannot be cut may be this long. */
const LONGEST_UNSPACED = 20;
const LONGEST_PAIR = 18;
/** A message this short is given back whole: nothing in it can be left out. */
const SHORT_MESSAGE = 8;
/** What a second quote must be worth by itself, and beside the first one. */
const SECOND = { least: 3, share: 0.55 };

/** "What people get" is not what they do not get nor what it costs, and "The order" holds no step that is refused. */
const AFFIRMED: ReadonlySet<FieldId> = new Set<FieldId>([
  "offering.what",
  "evolution.next",
  "community.places",
]);

/** At most 25 words that give the founder's own words back, exactly and without praise. "" for no words at all. */
export function reflectOn(lastAnswer: LastAnswer, turn: number): string {
  const { text, field, isProbed, lead: own } = lastAnswer;
  if (isUnknown(text)) return field === "choices.tradeoffs" ? "" : unknown(text, turn);
  if (field === "company.links" && isNone(text)) return `No page, then: “${wholeIfShort(text)[0] ?? ""}”.`;
  const most = isUnspaced(text)
    ? LONGEST_UNSPACED
    : lastAnswer.isBrief === true
    ? LONGEST_BRIEF
    : LONGEST_QUOTE;
  const short = quoteCandidates(text, { least: 3, most, field });
  const stretches = short.length > 0
    ? short
    : quoteCandidates(text, { least: 3, most: LONGEST_UNSPACED, field });
  const told = field !== null && AFFIRMED.has(field)
    ? stretches.filter(({ quote }) =>
      !hasCue(quote, LANGUAGES, "negation") && (field !== "offering.what" || moneyIn(quote).length === 0)
    )
    : stretches;
  const first = told[0] ?? stretches[0];
  const quotes = wordCount(text) <= SHORT_MESSAGE && !isAside(text) && wholeIfShort(text).length > 0
    ? wholeIfShort(text)
    : first === undefined
    ? wholeIfShort(text)
    : inOrder(text, [first, ...(lastAnswer.isBrief === true ? [] : secondTo(first, told))]);
  if (quotes.length === 0) return "";
  const lead = own ?? (isProbed ? probeLead(text) : field === null ? "" : leadFor(field, text));
  return `${lead === "" ? "" : `${lead} `}${quotes.map((quote) => `“${quote}”`).join(", and ")}.`;
}

function unknown(text: string, turn: number): string {
  const words = text.trim().replace(/[.!\s]+$/, "");
  if (wordCount(words) > 8 || /[?？“”*_{}<>\n]/.test(words)) return "";
  return [
    `An answer too: “${words}”.`,
    `Noted as open: “${words}”.`,
    `“${words}”: then it stays open.`,
  ][turn % 3] ?? "";
}

function secondTo(first: QuoteCandidate, stretches: QuoteCandidate[]): QuoteCandidate[] {
  const second = stretches.find((each) =>
    each.sentence !== first.sentence && each.worth >= SECOND.least &&
    each.worth >= first.worth * SECOND.share &&
    wordCount(each.quote) + wordCount(first.quote) <= LONGEST_PAIR
  );
  return second === undefined ? [] : [second];
}

function inOrder(text: string, stretches: QuoteCandidate[]): string[] {
  return stretches.map((each) => each.quote).toSorted((a, b) => text.indexOf(a) - text.indexOf(b));
}

function wholeIfShort(message: string): string[] {
  const words = message.trim().replace(/[.!。\s]+$/u, "");
  const isShort = wordCount(words) > 0 && wordCount(words) <= LONGEST_QUOTE;
  return isShort && !/[?？“”*_{}<>\n]|https?:/.test(words) ? [words] : [];
}

/** Says plainly what is missing, where that is certain. */
function probeLead(text: string): string {
  const couldBeNames = contentWords(text).filter((word) =>
    /^\p{Lu}/u.test(word) && vagueWordsIn(word).length === 0
  );
  const isBare = numbersIn(text).length === 0 && couldBeNames.length === 0 && vagueWordsIn(text).length > 0;
  return isBare ? "No name and no number in it yet:" : "A little closer, please:";
}
