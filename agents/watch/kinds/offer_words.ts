import type { Capture } from "../../domain/watch.ts";
import { cuesIn, type Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { STRICT } from "./bare_statements.ts";
import { isConcession } from "../comparing/passing_words.ts";
import { contentOf } from "../comparing/same_meaning.ts";

const SAID_TO_READERS = [
  ...STRICT,
  "addresses",
  "free",
  "free_of_charge",
  "included",
  "area_words",
  "delivers",
] as const;
const MOST_TITLES = 80;

/** What a page is about: the beginnings of the words of its title, its headings and the lines with a price. */
export function matterOfPage(
  { title, description, blocks }: Capture,
  languages: readonly Language[],
): Set<string> {
  const titles = blocks.filter(({ level, place, priced }) => place === "body" && (level > 0 || priced))
    .slice(0, MOST_TITLES).map(({ text }) => text);
  return contentOf([title, description, ...titles].join(" . "), languages);
}

/**
 * True for a sentence on what the business offers, not on the cat or the street: it speaks to whoever reads it, is meant
 * without exception, says where one comes to or what "we" do not do, or is about what the page's titles are about.
 */
export function isOfTheOffer(
  text: string,
  matter: ReadonlySet<string>,
  languages: readonly Language[],
): boolean {
  return SAID_TO_READERS.some((kind) => hasWatchWord(text, kind, languages)) ||
    isConcession(text, languages) ||
    hasWatchWord(text, "own_voice", languages) && cuesIn(text, languages, "negation").length > 0 ||
    contentOf(text, languages).intersection(matter).size > 0;
}
