import type { PageReading } from "../../../domain/pages.ts";
import { numbersIn } from "../../../text/numbers.ts";
import { wordCount } from "../../../text/sentences.ts";
import { PAGES } from "../words.ts";

/** Rivals' pages that were read. */
export function rivalPages(pages: PageReading[]): PageReading[] {
  return pages.filter(({ role, failure }) => role === "rival" && failure === null);
}

/** The founder's own page, or null where none was read. */
export function ownPage(pages: PageReading[]): PageReading | null {
  return pages.find(({ role, failure }) => role === "own" && failure === null) ?? null;
}

/** A page that was read does not change: it is looked through once. */
const KNOWN = new WeakMap<PageReading, string[]>();

/** Sentences of a page that say enough to be quoted and are short enough to be read; its customers' words are not among them. */
export function quotable(page: PageReading): string[] {
  const known = KNOWN.get(page) ?? readQuotable(page);
  KNOWN.set(page, known);
  return known;
}

const SHORTEST = 3;
const LONGEST = 26;
const BOILERPLATE = new RegExp(`[·|©“”]|@|${PAGES.sourceOf("boilerplate")}`, "iu");

function readQuotable(page: PageReading): string[] {
  return [...new Set(page.sentences)].filter((sentence) =>
    isQuotable(sentence) && !page.testimonials.some((each) => each.includes(sentence))
  );
}

/** True for a sentence that says enough to be quoted and is short enough to be read. */
export function isQuotable(sentence: string): boolean {
  const words = wordCount(sentence);
  if (words < SHORTEST || words > LONGEST || BOILERPLATE.test(sentence)) return false;
  return isWhole(sentence) || numbersIn(sentence).length > 0 || words > 6;
}

/** True for a sentence that ends as one. */
export function isWhole(sentence: string): boolean {
  return /[.!?。！？]$/u.test(sentence);
}
