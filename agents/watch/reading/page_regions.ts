import type { BlockPlace } from "../../domain/watch.ts";
import { cuesIn, type Language, withBlanksFor } from "../../text/lexicon.ts";
import { hasWatchWord, type WatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { carriesPrice } from "../../research/snippets.ts";
import { plain, wordsOf } from "./masking.ts";

/** A class that names more than this share of the page names the page, not a region of it. */
export const LARGEST_REGION = 0.5;
/** "/2024/03/slugs": the path of a post. */
const DATED_PATH = /\/(?:19|20)\d{2}\/\d{1,2}\//u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONGEST_HEADING_WORDS = 7;
const LONGEST_LEAD_WORDS = 3;

/** Classes that style sheets use for other things than they say: they place nothing. */
const STYLING = /\b(?:pointer-events|events-none|list-style|text-|font-)[a-z-]*/gu;

/** What the names of an element (tag, id, class, role) say of its place; null where they say nothing. */
export function placeOfNames(tag: string, names: string, languages: readonly Language[]): BlockPlace | null {
  if (tag === "footer") return "foot";
  if (tag === "blockquote") return "quote";
  if (tag === "aside" || tag === "figcaption") return "aside";
  const words = namesIn(names.replace(STYLING, " "));
  if (words === "") return null;
  if (hasWatchWord(words, "foot_names", languages)) return "foot";
  if (hasWatchWord(words, "quote_names", languages)) return "quote";
  const isOffer = hasWatchWord(words, "offer_names", languages);
  return !isOffer && hasWatchWord(words, "aside_names", languages) ? "aside" : null;
}

/** True for a link to an article, an event or a vacancy: "/blog/ticks", not "/blog" in a menu. */
export function leadsAside(href: string, languages: readonly Language[]): boolean {
  const path = href.replace(/^[a-z]+:\/\/[^/]+/iu, "").split(/[?#]/)[0] ?? "";
  if (DATED_PATH.test(path)) return true;
  const folders = path.split("/").filter((part) => part !== "").slice(0, -1);
  return folders.some((folder) => hasWatchWord(namesIn(folder), "aside_names", languages));
}

/** True for "From the blog", "What our customers say": what stands under it is not the offer. */
export function opensAside(heading: string, languages: readonly Language[]): boolean {
  if (heading.split(/\s+/).length > LONGEST_HEADING_WORDS) return false;
  if (hasWatchWord(heading, "aside_headings", languages)) return true;
  return isWholly(heading, "aside_titles", languages) || tellsOfACase(heading, languages);
}

/** "How Pine Street Gym doubled its bookings": a title on somebody by name. */
function tellsOfACase(heading: string, languages: readonly Language[]): boolean {
  const [lead] = watchWordsIn(heading, "how_words", languages);
  return lead?.index === 0 && /^\s\p{Lu}\p{Ll}/u.test(heading.slice(lead[0].length)) &&
    !hasWatchWord(heading, "own_voice", languages);
}

/** True for a title that is a phrase of the kind, but for articles and years: "Our partners", "Events 2026". */
export function isWholly(title: string, kind: WatchWord, languages: readonly Language[]): boolean {
  const bare = withBlanksFor(title, cuesIn(title, languages, "articles", "pronouns")).replace(/\d+/g, " ");
  return [title, bare].some((words) =>
    watchWordsIn(words, kind, languages).some(({ 0: found }) =>
      wordsOf(found).length === wordsOf(words).length
    )
  );
}

/** True for a line that says itself that it is no offer: a vacancy, an example, what a partner sells. */
export function isAsideLine(text: string, languages: readonly Language[]): boolean {
  if (hasWatchWord(text, "aside_lines", languages)) return true;
  if (carriesPrice(text) && hasWatchWord(text, "elsewhere", languages)) return true;
  const lead = watchWordsIn(text, "aside_leads", languages)[0];
  const most = lead !== undefined && UNSPACED.test(lead[0]) ? 1 : LONGEST_LEAD_WORDS;
  return lead !== undefined && wordsOf(text.slice(0, lead.index)).length < most &&
    plain(text) !== plain(lead[0]);
}

/** "blogList", "news_item" as words. */
export function namesIn(names: string): string {
  return names.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").toLowerCase().replace(/[^\p{L}]+/gu, " ").trim();
}
