import type { BlockPlace } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { datesIn, isDate } from "../kinds/dates.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { wordsOf } from "./masking.ts";
import type { RawBlock } from "./page_blocks.ts";
import { isWholly, namesIn, opensAside } from "./page_regions.ts";

type Element = RawBlock["around"][number];

/** What a title says of all under it, until a title like it or the end of the element that holds both. */
export interface Region {
  /** 1 to 6 for a heading, 0 for a line that only looks like one. */
  level: number;
  /** The tag and class of such a line. */
  form: string;
  /** Null where what stands under it is of the business itself. */
  place: BlockPlace | null;
  dated: string;
  parent: Element | null;
  /** How many blocks it may still hold. */
  left: number;
}

const LONGEST_LINE_WORDS = 6;
const LONGEST_DATED_WORDS = 8;
/** A line in bold heads the few lines under it, not a page. */
const MOST_UNDER_A_LINE = 14;
/** Style sheets name things in English. */
const STYLE_SHEETS = ["en"] as const;
const TITLE_TAGS = new Set(["dt", "summary", "caption", "legend", "th", "figcaption"]);

/** What a block opens or ends as a title; null where it is none. */
export function titleOf(
  { text, level, around, isBold }: Pick<RawBlock, "text" | "level" | "around"> & { isBold: boolean },
  languages: readonly Language[],
): Region | null {
  const [self, parent] = around;
  const form = `${self?.name} ${self?.attribs.class ?? ""}`;
  if (level === 0 && !looksLikeTitle(text, { isBold, self })) return null;
  const isDay = wordsOf(text).length <= LONGEST_DATED_WORDS && isDate(text, languages);
  return {
    level,
    form,
    place: isAside(text, level, languages) ? "aside" : null,
    dated: isDay ? datesIn(text, languages).join() : "",
    parent: parent ?? null,
    left: level > 0 ? Infinity : MOST_UNDER_A_LINE,
  };
}

/** "The diary for dog walkers" over a whole page is what is sold; "News" over it is news. */
function isAside(title: string, level: number, languages: readonly Language[]): boolean {
  return level === 1 ? isWholly(title, "aside_headings", languages) : opensAside(title, languages);
}

function looksLikeTitle(
  text: string,
  { isBold, self }: { isBold: boolean; self: Element | undefined },
): boolean {
  if (wordsOf(text).length > LONGEST_LINE_WORDS || /[.!?。]$/u.test(text)) return false;
  return isBold || self !== undefined &&
      (TITLE_TAGS.has(self.name.toLowerCase()) ||
        hasWatchWord(namesIn(self.attribs.class ?? ""), "title_names", STYLE_SHEETS));
}
