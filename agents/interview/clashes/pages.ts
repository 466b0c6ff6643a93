import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { namesIn, numbersIn, refusalsIn, valueOf, wordCount } from "../../text/text.ts";
import {
  type Clash,
  clashOf,
  isQuotable,
  NOTED,
  numbersSaid,
  ownPages,
  saidSide,
  sentencesIn,
  type Side,
} from "./clash.ts";
import { isOneOfMany, pricesIn, rateOf } from "./numbers.ts";

const LONGEST = 160;

/** What the founder's own site says, beside an answer that cannot be true with it. */
export function pageClashes(state: JourneyState): Clash[] {
  return ownPages(state).flatMap((page) => [
    ...otherPrice(state, page),
    ...everySize(state, page),
    ...otherNumber(state, page),
  ]);
}

function pageSide(page: PageReading, quote: string): Side {
  return { quote, field: null, page };
}

/** One price on each side for the same stretch of time, and they differ. */
function otherPrice(state: JourneyState, page: PageReading): Clash[] {
  const said = [...pricesIn(state, "revenue.model"), ...pricesIn(state, "offering.what")];
  const [first] = said;
  const values = new Set(said.map(({ number }) => number.value));
  if (first === undefined || values.size !== 1) return [];
  const shown = page.prices.filter(isPrintable).flatMap((sentence) =>
    numbersIn(sentence).filter((number) =>
      rateOf(number) === rateOf(first.number) && !isOneOfMany(sentence, number)
    )
      .map((number) => ({ sentence, number }))
  );
  const [theirs] = shown;
  const isOne = theirs !== undefined && new Set(shown.map(({ number }) => number.value)).size === 1;
  if (!isOne || valueOf(theirs.number.value) === valueOf(first.number.value)) return [];
  const clash = clashOf({
    id: "site:price",
    field: first.field,
    weight: 5,
    question: "Which of the two prices holds today?",
    isOneThing: true,
  }, [saidSide(first.field, first.sentence), pageSide(page, theirs.sentence)]);
  return clash === null ? [] : [clash];
}

const EVERY_SIZE =
  /\b(?:of (?:any|all|every) sizes?|whatever (?:the|its|their|your) size|(?:any|all|every) sizes?|big or small|large or small|small or large)\b/iu;
const EVERYBODY =
  /(?<!something )\b(?:for|open to|suits?) (?:everyone|everybody|anyone|anybody)\b(?! (?:who|that|with|in|on|under|over|from|wanting|looking|at|else))/iu;
const SIZE_REFUSED =
  /\b(?:over|under|above|below|more than|fewer than|less than|larger than|smaller than) \d[\d.,]* (?!(?:years?|months?|days?|hours?|minutes?|km|miles?)\b)\p{L}{3,}/iu;

/** "For marinas of every size" on the site, and sizes that the founder turns away. */
function everySize(state: JourneyState, page: PageReading): Clash[] {
  const refused = sentencesIn(state, ["customer.not_for"]).map(({ sentence }) => sentence);
  const bySize = refused.find((sentence) => SIZE_REFUSED.test(sentence));
  const outright = refused.find((sentence) => refusalsIn(sentence).length > 0);
  const texts = [page.title, page.description, ...page.headings, ...page.sentences].filter(isPrintable);
  const size = bySize === undefined ? undefined : texts.find((text) => EVERY_SIZE.test(text));
  const all = outright === undefined ? undefined : texts.find((text) => EVERYBODY.test(text));
  const pair = size !== undefined && bySize !== undefined
    ? [bySize, size] as const
    : all !== undefined && outright !== undefined
    ? [outright, all] as const
    : null;
  if (pair === null) return [];
  const clash = clashOf({
    id: "site:audience",
    field: "customer.not_for",
    weight: 4,
    question: "Which of the two holds when the next one asks?",
  }, [saidSide("customer.not_for", pair[0]), pageSide(page, pair[1])]);
  return clash === null ? [] : [clash];
}

/** Another number for the same named thing: "Stavoren, 118 berths" beside "Stavoren, 116 berths". */
function otherNumber(state: JourneyState, page: PageReading): Clash[] {
  return numbersSaid(state, FIELD_IDS).flatMap(({ field, sentence, number }) => {
    const name = number.noun === null
      ? undefined
      : namesIn(`It is ${sentence}`).find((each) => sentence.indexOf(each) < sentence.indexOf(number.text));
    const theirs = name === undefined
      ? undefined
      : page.sentences.find((each) =>
        each.includes(name) && isPrintable(each) && numbersIn(each).some((other) =>
          other.noun === number.noun && other.value !== number.value
        ) && !numbersIn(each).some((other) => other.value === number.value)
      );
    const clash = theirs === undefined ? null : clashOf({
      id: `site:${field}:${number.value}`,
      field,
      weight: NOTED,
      question: "Which of the two is right?",
      isOneThing: true,
    }, [saidSide(field, sentence), pageSide(page, theirs)]);
    return clash === null ? [] : [clash];
  });
}

function isPrintable(text: string): boolean {
  return isQuotable(text) && text.length < LONGEST && wordCount(text) > 1;
}
