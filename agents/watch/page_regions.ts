import type { BlockPlace } from "../domain/watch.ts";
import { hasWatchWord } from "../text/watch_words.ts";
import type { Language } from "../text/lexicon.ts";

/** Names that page builders give to what is not the business's own word, in the language of style sheets. */
const QUOTE_NAMES = new Set(
  "testimonial testimonials review reviews quotes feedback rating ratings".split(" "),
);
const ASIDE_NAMES = new Set(
  ("blog news post posts press journal related recommended recommendation recommendations upsell crosssell recently " +
    "viewed instagram social newsletter subscribe popup modal cookie cookies consent gdpr cart basket minicart breadcrumb " +
    "breadcrumbs pagination comments comment ticker marquee countdown counter counters stats statistics visitors viewers " +
    "promobar careers vacancies sponsor sponsors advert advertisement teaser teasers trending bestsellers stock viewing")
    .split(" "),
);
const FOOT_NAMES = new Set("footer legal copyright imprint impressum colophon".split(" "));

/** A class that names more than this share of the page names the page, not a region of it. */
export const LARGEST_REGION = 0.5;
const LONGEST_HEADING_WORDS = 7;

/** What the names of an element (tag, id, class, role) say of its place; null where they say nothing. */
export function placeOfNames(tag: string, names: string): BlockPlace | null {
  if (tag === "footer") return "foot";
  if (tag === "blockquote") return "quote";
  if (tag === "aside") return "aside";
  const words = names.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z]+/);
  if (words.some((word) => FOOT_NAMES.has(word))) return "foot";
  if (words.some((word) => QUOTE_NAMES.has(word))) return "quote";
  return words.some((word) => ASIDE_NAMES.has(word)) ? "aside" : null;
}

/** True for "From the blog", "What our customers say": what stands under it is not the offer. */
export function opensAside(heading: string, languages: readonly Language[]): boolean {
  return heading.split(/\s+/).length <= LONGEST_HEADING_WORDS &&
    hasWatchWord(heading, "aside_headings", languages);
}
