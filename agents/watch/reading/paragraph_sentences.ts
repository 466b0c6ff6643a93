import type { PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import type { Language } from "../../text/lexicon.ts";
import { type Beside, isStatement, stands } from "../kinds/bare_statements.ts";
import { plain, wordsOf } from "./masking.ts";
import { isOfTheOffer } from "../kinds/offer_words.ts";
import { isConcession, isNews } from "../comparing/passing_words.ts";
import { isRespelt } from "../comparing/respelt.ts";
import { isOlder } from "../kinds/times.ts";
import { withoutDates } from "../kinds/dates.ts";
import { saidAlike } from "../comparing/same_meaning.ts";
import { amountsOf } from "../kinds/statements.ts";
import { unshared } from "../comparing/unshared.ts";
import { cutOut } from "./stretches.ts";
import { isPaidOut } from "../kinds/paid_out.ts";

const LEAST_WORDS = 4;
/** "A house 20 miles away: five hours, £390": so many figures move at once in a case that is reckoned, not in an offer. */
const LEAST_OF_A_CASE = 3;
const NAME = /[\p{Ll},]\s\p{Lu}\p{Ll}{2}/u;

interface Pages {
  before: string;
  after: string;
  matter: ReadonlySet<string>;
  languages: readonly Language[];
}

/** Sentences that came, went or gave way to others in paragraphs that otherwise stand as they were. */
export function sentenceChanges(gone: PageBlock[], come: PageBlock[], pages: Pages): PageChange[] {
  if (gone.length !== come.length) return [];
  return gone.flatMap((block, index) => {
    const other = come[index];
    if (other === undefined || block.level + other.level > 0) return [];
    if (block.dated !== undefined || other.dated !== undefined) return [];
    return lineGrown(block.text, other.text, pages) ?? paragraphChanged(block.text, other.text, pages);
  });
}

/** "Ask for a quote" and now "Ask for a quote, answered within two hours", or the other way round. */
function lineGrown(before: string, after: string, pages: Pages): PageChange[] | null {
  const [was, is] = besides(pages);
  const [more, less] = [beyond(before, after), beyond(after, before)];
  if (more !== null && isStatement(more, is)) {
    return [{ kind: "claim_taken", before: null, after: cutOut(after) }];
  }
  if (less !== null && isStatement(less, was)) {
    return [{ kind: "claim_withdrawn", before: cutOut(before), after: cutOut(after) }];
  }
  return null;
}

/** What a line says more than the whole of another one, behind a comma or a colon. */
function beyond(line: string, longer: string): string | null {
  const start = line.replace(/[.!\s]+$/u, "");
  if (start === "" || !longer.startsWith(start)) return null;
  const rest = longer.slice(start.length);
  return /^\s?[,:;–—-]\s/u.test(rest) ? rest.replace(/^[\s,:;–—-]+/u, "") : null;
}

function paragraphChanged(before: string, after: string, pages: Pages): PageChange[] {
  const { languages } = pages;
  const split = sentenceSplitter(languages[0] ?? null);
  const sentences = [split(before), split(after)] as const;
  const [dropped, added] = unshared(sentences[0], sentences[1], plain);
  const standing = sentences[0].length - dropped.length;
  if (standing === 0 || dropped.length + added.length === 0) return [];
  const [old, now] = [dropped[0], added[0]];
  const [was, is] = besides(pages);
  if (old !== undefined && now !== undefined) {
    return dropped.length + added.length > 2 ? [] : lineGrown(old, now, pages) ?? replaced(old, now, pages);
  }
  const isOfUs = (text: string) => concerns(text, pages);
  const asks = (text: string) =>
    amountsOf(text, languages).some(({ kind }) => kind === "money") || isConcession(text, languages);
  return [
    ...dropped.filter((text) => isOfUs(text) && isStatement(text, was)).map((
      text,
    ) => ({
      kind: asks(text) ? asked(text, languages) : "claim_withdrawn" as const,
      before: cutOut(text),
      after: null,
    })),
    ...added.filter((text) => (isOfUs(text) || asks(text)) && isStatement(text, is)).map((text) => ({
      kind: asks(text) ? asked(text, languages) : "claim_taken" as const,
      before: null,
      after: cutOut(text),
    })),
  ];
}

function asked(text: string, languages: readonly Language[]): "price" | "guarantee" {
  return isPaidOut(text, languages) ? "guarantee" : "price";
}

/** One sentence that gave way to one that says something else; how it is done now may name a day of the week. */
function replaced(before: string, after: string, pages: Pages): PageChange[] {
  const { languages } = pages;
  const [was, is] = besides(pages);
  const isOther = [before, after].some((text) => concerns(text, pages)) && isStatement(before, was) &&
    wordsOf(after).length >= LEAST_WORDS && !isNews(after, languages) && !stands(after, is) &&
    !saysTheSame(before, after, languages);
  if (!isOther) return [];
  return [{ kind: "claim_withdrawn", before: cutOut(before), after: cutOut(after) }];
}

/** Small talk is on no matter of the page, counts nothing and names nobody. */
export function concerns(
  text: string,
  { matter, languages }: Pick<Pages, "matter" | "languages">,
): boolean {
  return isOfTheOffer(text, matter, languages) || isConcrete(text, languages);
}

/** A number, or a name: a word with a capital that does not begin the sentence, but in German, where all nouns have one. */
function isConcrete(text: string, languages: readonly Language[]): boolean {
  return amountsOf(text, languages).some(({ isArticle, isPosition }) => !isArticle && !isPosition) ||
    !languages.includes("de") && NAME.test(text);
}

/** True where only a letter, an age, a day, the wording or the case that is reckoned differs. */
function saysTheSame(before: string, after: string, languages: readonly Language[]): boolean {
  const [was, is] = [before, after].map((text) => figuresOf(text, languages)) as [number[], number[]];
  return isRespelt(before, after, languages) || isOlder(before, after, languages) ||
    plain(withoutDates(before, languages)) === plain(withoutDates(after, languages)) ||
    was.length > 0 && was.toSorted().join() === is.toSorted().join() ||
    was.filter((value) => !is.includes(value)).length >= LEAST_OF_A_CASE ||
    saidAlike([before], languages)(after);
}

function figuresOf(text: string, languages: readonly Language[]): number[] {
  return amountsOf(text, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value);
}

/** What each side is held against: the page on which it would have to stand. */
function besides({ before, after, matter, languages }: Pages): [Beside, Beside] {
  return [{ other: after, matter, languages }, { other: before, matter, languages }];
}
