import type { PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { type Beside, isStatement, stands, STRICT } from "../kinds/bare_statements.ts";
import { plain, wordsOf } from "./masking.ts";
import { isOfTheOffer } from "../kinds/offer_words.ts";
import { isConcession, isNews } from "../comparing/passing_words.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { amountsOf } from "../kinds/statements.ts";
import { unshared } from "../comparing/unshared.ts";
import { cutOut } from "./stretches.ts";

/** Less than this of what the shorter of two sentences speaks of, the other speaks of too. */
const OTHER_CONTENT = 0.34;
const LEAST_WORDS = 4;
const FIRM = [...STRICT, "addresses"] as const;

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
  const isFirm = (text: string) => FIRM.some((kind) => hasWatchWord(text, kind, languages));
  const asks = (text: string) =>
    amountsOf(text, languages).some(({ kind }) => kind === "money") || isConcession(text, languages);
  return [
    ...dropped.filter((text) => isOfTheOffer(text, pages.matter, languages) && isStatement(text, was)).map((
      text,
    ) => ({
      kind: asks(text) ? "price" as const : "claim_withdrawn" as const,
      before: cutOut(text),
      after: null,
    })),
    ...added.filter((text) => (isFirm(text) || asks(text)) && isStatement(text, is)).map((text) => ({
      kind: asks(text) ? "price" as const : "claim_taken" as const,
      before: null,
      after: cutOut(text),
    })),
  ];
}

/** One sentence that gave way to one on other things; how it is done now may name a day of the week. */
function replaced(before: string, after: string, pages: Pages): PageChange[] {
  const { languages } = pages;
  const [was, is] = besides(pages);
  const isOther = isOfTheOffer(before, pages.matter, languages) && isStatement(before, was) &&
    wordsOf(after).length >= LEAST_WORDS &&
    !isNews(after, languages) && !stands(after, is) && isAnother(before, after, languages);
  if (!isOther) return [];
  return [{ kind: "claim_withdrawn", before: cutOut(before), after: cutOut(after) }];
}

/** True where two sentences speak of different things; the same figures are the same thing in other words. */
function isAnother(one: string, other: string, languages: readonly Language[]): boolean {
  const figures = (text: string) =>
    amountsOf(text, languages).filter(({ isArticle }) => !isArticle).map(({ value }) => value).sort().join();
  if (figures(one) !== "" && figures(one) === figures(other)) return false;
  const [was, is] = [contentOf(one, languages), contentOf(other, languages)];
  return was.intersection(is).size < OTHER_CONTENT * Math.min(was.size, is.size);
}

/** What each side is held against: the page on which it would have to stand. */
function besides({ before, after, matter, languages }: Pages): [Beside, Beside] {
  return [{ other: after, matter, languages }, { other: before, matter, languages }];
}
