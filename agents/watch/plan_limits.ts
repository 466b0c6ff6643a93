import type { PageBlock, PageChange } from "../domain/watch.ts";
import { cuesIn, type Language } from "../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../text/watch_words.ts";
import { aboutFigure } from "./about.ts";
import { pricesIn } from "./bare_prices.ts";
import { withoutDates } from "./dates.ts";
import type { Differences } from "./differences.ts";
import { plain, wordsOf } from "./masking.ts";
import { isGuarantee, isTrial } from "./promises.ts";
import {
  amountsOf,
  differingFigures,
  type Figure,
  isOfAnother,
  pairedStatements,
  periodPattern,
  sentenceBlocks,
  type Statement,
  statementOf,
} from "./statements.ts";
import { cutOut } from "./stretches.ts";

const LONGEST_WHOLE_WORDS = 7;
const LONGEST_ON_A_CARD = 14;
const LONGEST_WHOLE_SIGNS = 60;
/** Ratings, times of day, telephone numbers and dates count nothing that a plan holds. */
const NO_LIMIT =
  /\d\s?\/\s?\d|\d[:h]\d{2}\b|\d\.\d{2}\s?(?:[–-]|Uhr|uur|h\b|am\b|pm\b)|(?:\d[\s().-]*){8,}|[★☆]|\b(?:19|20)\d{2}\b|#\d|@/u;
/** "Swifts 3 – 1 Rovers" is a result. */
const RESULT = /\p{L}\s\d[\d.,½]*\s?[–:-]\s?\d[\d.,½]*\s\p{Lu}/u;
/** "34 of 48 pupils" is a statistic. */
const RATIO = /\d\s(?:out of|of|von|sur|de|di|su|van)\s\d|\d\p{scx=Han}?中\d/u;

/** What a plan or a service holds, where its number changed: users, hours, labels a month. */
export function limitChanges({ removed, added, page, languages }: Differences): PageChange[] {
  const read = (blocks: PageBlock[]) =>
    sentenceBlocks(blocks, languages).flatMap((block) => limitOf(block, languages) ?? []);
  return pairedStatements(read(removed), read(added)).flatMap(([one, other]) => {
    const differing = differingFigures(one, other);
    if (differing === null || !ofOneThing(one, other) || isOfAnother(one.block, other.block, languages)) {
      return [];
    }
    const after = shown(other.block.text, differing[1], languages);
    return [{
      kind: "plan_limit" as const,
      before: shown(one.block.text, differing[0], languages),
      after,
      about: aboutFigure(other, differing[1], { shown: after, page }),
    }];
  });
}

function limitOf(block: PageBlock, languages: readonly Language[]): Statement | null {
  const { text, place, struck, priced } = block;
  if (place !== "body" || struck || NO_LIMIT.test(text) || RESULT.test(text)) return null;
  const capped = hasWatchWord(text, "up_to", languages) || hasWatchWord(text, "unlimited", languages) ||
    hasWatchWord(text, "plan_cues", languages);
  const counts = hasWatchWord(text, "plan_units", languages);
  const isOnCard = priced && wordsOf(text).length <= LONGEST_ON_A_CARD;
  const isHeld = isCapped(text, languages) || isContained(text, languages);
  if (!isOnCard && !(capped && counts) && !isHeld || !capped && RATIO.test(text)) {
    return null;
  }
  if (hasWatchWord(text, "counter", languages)) return null;
  if (hasWatchWord(text, "guarantee", languages) || isGuarantee(text, languages)) return null;
  if (hasWatchWord(text, "passing", languages)) return null;
  if (isTrial(text, languages)) return null;
  if (!/[\d\p{L}]/u.test(text)) return null;
  const prices = new Set(pricesIn(text, languages).map(({ index }) => index));
  const amounts = amountsOf(withoutDates(text, languages), languages).filter(({ index }) =>
    !prices.has(index)
  );
  const numbers = amounts.filter(({ kind, isArticle, isPosition, isFraction, index }) =>
    kind === "number" && !isArticle && !isPosition && !isFraction && !isNumbered(text, index, languages)
  ).map(({ value, upTo, index, end }) => ({ value: upTo ?? value, currency: null, from: index, to: end }));
  const unlimited = watchWordsIn(text, "unlimited", languages)
    .map(({ index, 0: words }) => ({
      value: Infinity,
      currency: null,
      from: index,
      to: index + words.length,
    }));
  const figures = [...unlimited, ...numbers].sort((one, other) => one.from - other.from);
  if (figures.length === 0) return null;
  const statement = statementOf(block, figures, { languages, periods: "joined" });
  return statement.isTelling || isNamedFigure(block, languages) ? statement : null;
}

/** "up to 3 bikes", whatever it is that is counted. */
function isCapped(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "own_voice", languages) &&
    watchWordsIn(text, "up_to", languages).some(({ index, 0: lead }) =>
      /^\s?\d+\s\p{L}/u.test(text.slice(index + lead.length))
    );
}

/** "Every box contains 15 bags": of each that is sold, whatever it is that is counted. */
function isContained(text: string, languages: readonly Language[]): boolean {
  if (watchWordsIn(text, "universals", languages)[0]?.index !== 0) return false;
  const amounts = amountsOf(text, languages).filter(({ kind, isArticle }) => kind === "number" && !isArticle);
  return watchWordsIn(text, "contains", languages).some(({ index, 0: lead }) =>
    amounts.some((amount) =>
      amount.index >= index + lead.length && text.slice(index + lead.length, amount.index).trim() === ""
    )
  );
}

/** "KW 45", "Season 3": the number is a name and counts nothing. */
function isNumbered(text: string, index: number, languages: readonly Language[]): boolean {
  return watchWordsIn(text.slice(0, index), "numbered", languages)
    .some((found) => /^\s?$/.test(text.slice(found.index + found[0].length, index)));
}

/** A cell of a table of plans: "2,500", in the row of "Requests per day". */
function isNamedFigure({ label, priced }: PageBlock, languages: readonly Language[]): boolean {
  return priced && hasWatchWord(label, "plan_units", languages) &&
    !hasWatchWord(label, "counter", languages) && !hasWatchWord(label, "passing", languages);
}

/** Two lines of one card may count two things: they must share a word beside the number. */
function ofOneThing(one: Statement, other: Statement): boolean {
  if (one.masked === other.masked) return true;
  const words = new Set(wordsOf(one.masked).filter((word) => /\p{L}{2}/u.test(word)).map(stem));
  return wordsOf(other.masked).some((word) => words.has(stem(word)));
}

function stem(word: string): string {
  return word.slice(0, 5);
}

/** The whole line where it is short, else the number with the words right behind it. */
function shown(text: string, { from, to }: Figure, languages: readonly Language[]): string {
  const bare = cutOut(text, { from: 0, to: text.length });
  if (wordsOf(bare).length <= LONGEST_WHOLE_WORDS && plain(bare).length <= LONGEST_WHOLE_SIGNS) return bare;
  const behind = /^(?:[\s-]*[\p{L}\p{M}'/]+){0,4}/u.exec(text.slice(to))?.[0] ?? "";
  const period = [...behind.matchAll(periodPattern(languages))][0];
  const end = period === undefined ? behind.length : period.index + period[0].length;
  return cutOut(text, { from, to: to + withoutLooseEnd(behind.slice(0, end), languages).length });
}

/** Without the words at its end that lead to what was cut off: "al mese fino", "per month and". */
function withoutLooseEnd(words: string, languages: readonly Language[]): string {
  const last = cuesIn(words, languages, "joiners", "prepositions", "articles", "relative").at(-1);
  if (last === undefined || last.index + last[0].length < words.trimEnd().length) return words;
  return withoutLooseEnd(words.slice(0, last.index).trimEnd(), languages);
}
