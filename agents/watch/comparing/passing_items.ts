import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { datesIn, isDate, leadsWithDate } from "../kinds/dates.ts";
import { wordsOf } from "../reading/masking.ts";
import type { RawBlock } from "../reading/page_blocks.ts";
import { blocksWithin } from "../kinds/labels.ts";
import { leadsAside } from "../reading/page_regions.ts";

type Element = RawBlock["around"][number];

const ITEM_TAGS = new Set(["li", "tr", "article", "section", "div", "dd", "figure", "a", "details"]);
const LARGEST_ITEM = 8;
const MOST_ANCESTORS = 5;
const LONGEST_SIGNATURE_WORDS = 7;
/** "– Ada, Leith": who said what stands above it. */
const SIGNATURE = /^[—–-]\s?\p{Lu}/u;

/** Blocks with what only their item says of them: the day of an event, a link to an article, a name signed under words. */
export function withItems(raw: RawBlock[], languages: readonly Language[]): RawBlock[] {
  const within = blocksWithin(raw);
  const blocks = raw.map((block) => ({ ...block }));

  /** The blocks of the smallest element around a block that is one of several like it, or that a few blocks share. */
  function itemOf(index: number): number[] {
    const ancestors = (raw[index]?.around ?? []).slice(0, MOST_ANCESTORS)
      .filter((element) => ITEM_TAGS.has(element.name.toLowerCase()));
    const small = ancestors.filter((element) => (within.get(element)?.length ?? 0) <= LARGEST_ITEM);
    const row = small.find((element) =>
      ["tr", "li", "article"].includes(element.name.toLowerCase()) || isRepeated(element)
    );
    const own = row ?? small.find((element) => (within.get(element)?.length ?? 0) > 1);
    return own === undefined ? [index] : within.get(own) ?? [index];
  }

  /** A term that is a day dates what is described under it. */
  function describedBy(index: number): number[] {
    const list = raw[index]?.around[1];
    const behind = raw.slice(index + 1).findIndex(({ around }) =>
      around[0]?.name !== "dd" || around[1] !== list
    );
    const count = behind === -1 ? raw.length - index - 1 : behind;
    return Array.from({ length: count + 1 }, (_, offset) => index + offset);
  }

  raw.forEach((block, index) => {
    const { text, place, links, timed, around, level } = block;
    if (place === "foot") return;
    if (
      links.some((href) => leadsAside(href, languages)) ||
      links.length > 0 && hasWatchWord(text, "read_on", languages)
    ) {
      for (const at of itemOf(index)) place === "body" && setAside(blocks[at]);
    }
    if (isSigned(block)) {
      for (const at of itemOf(index)) if (blocks[at]?.place === "body") blocks[at].place = "quote";
    }
    const isDay = leadsWithDate(text, languages) ||
      timed && datesIn(text, languages).length > 0 && isDate(text, languages);
    if (!isDay) return;
    const dated = datesIn(text, languages).join();
    const item = around[0]?.name === "dt" ? describedBy(index) : level > 0 ? [index] : itemOf(index);
    for (const at of item) if (blocks[at] !== undefined) blocks[at].dated ||= dated;
  });
  return blocks;
}

function setAside(block: RawBlock | undefined): void {
  if (block?.place === "body") block.place = "aside";
}

function isSigned({ text, around }: RawBlock): boolean {
  if (wordsOf(text).length > LONGEST_SIGNATURE_WORDS) return false;
  return SIGNATURE.test(text) || around[0]?.name === "cite";
}

/** True where the element before or behind it is of the same tag and class. */
function isRepeated(element: Element): boolean {
  const form = (one: Element) => `${one.name} ${one.attribs.class ?? ""}`;
  const siblings = (element.parent?.children ?? []).filter((child): child is Element => child.type === "tag");
  return siblings.some((one) => one !== element && form(one) === form(element));
}
