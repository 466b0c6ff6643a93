import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { longDate } from "../../domain/days.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { datesIn, source, wordCount } from "../../text/text.ts";
import { monthsIn } from "../../text/named_months.ts";
import { trendsOf } from "../../research/trends.ts";
import { put, sentencesSaid } from "../words/answers.ts";
import { quotable } from "../words/refusals.ts";
import { claim, list, quoted } from "../section.ts";
import { trendForce } from "./trend_claims.ts";

const MOST_FORCES = 4;
const MOST_WORDS = 30;

/** What moves the market and has a date: feeds first, then pages, then what the founder dates; null where none has. */
export function forcesList(state: JourneyState, now: Date): Block | null {
  const pages = state.pages.filter(({ failure, role }) => failure === null && role === "rival");
  const forces = [
    ...trendsOf(state, now).slice(0, 2).map(trendForce),
    ...pages.flatMap((page) => datedOn(page, now).slice(0, 1)),
    ...datedBySaying(state, now),
  ].slice(0, MOST_FORCES);
  return forces.length === 0 ? null : list(forces, "Forces with a date");
}

const YEAR = /(?<![\p{L}\d.,#€$£¥])(?:19|20)\d{2}(?![\p{L}\d.,]\d|%)/gu;
const NO_FORCE = /©|\bcopyright\b|\ball rights\b/iu;
/** A page that still prints an older year tells of its age, not of the market. */
const YEARS_BACK = 2;

/** Sentences of a rival's page that print a year of now: what they count on or boast of. */
function datedOn(page: PageReading, now: Date): Claim[] {
  const least = now.getUTCFullYear() - YEARS_BACK;
  return quotable(page).filter((sentence) =>
    !NO_FORCE.test(sentence) && (sentence.match(YEAR) ?? []).some((year) => Number(year) >= least)
  ).map((sentence) =>
    claim(
      `${page.label} dates it on its own page, read on ${longDate(page.read_at)}: ${quoted(sentence)}`,
      source(page, sentence),
    )
  );
}

const DATING: FieldId[] = [
  "launch.moment",
  "market.obstacle",
  "customer.trigger_barrier",
  "community.places",
];
/** What the founder will do is a plan; a force is what others do, or the calendar. */
const OWN_DOING =
  /(?<!\p{L})(?:i|we|our|my|ich|wir|unser\p{L}*|je|nous|notre|yo|nosotros|eu|nós|nosso|nossa|wij|onze|vi|jeg)(?!\p{L})|\byears? open\b|\banniversary\b|うち|私/iu;

function datedBySaying(state: JourneyState, now: Date): Claim[] {
  return DATING.flatMap((field) => sentencesSaid(state, field)).filter(({ quote }) =>
    isDated(quote, now) && !OWN_DOING.test(quote) && wordCount(quote) > 3 && wordCount(quote) <= MOST_WORDS
  ).map((words) => {
    const { text, marks } = put("You date it yourself", words);
    return claim(text, ...marks);
  });
}

function isDated(words: string, now: Date): boolean {
  return datesIn(words, now).length > 0 || (monthsIn(words).length > 0 && /\d/u.test(words)) ||
    (words.match(YEAR)?.length ?? 0) > 0;
}
