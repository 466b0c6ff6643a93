import type { CheerioAPI } from "cheerio";
import type { BlockPlace } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { carriesPrice } from "../../research/snippets.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { fold } from "../../research/visible_text.ts";
import { wordsOf } from "./masking.ts";
import { type Region, titleOf } from "./page_titles.ts";
import { isAsideLine, LARGEST_REGION, placeOfNames } from "./page_regions.ts";

type Node = ReturnType<ReturnType<CheerioAPI>["contents"]>[number];
type Element = Extract<Node, { attribs: unknown }>;

/** A block with the elements around it, the nearest first. */
export interface RawBlock {
  text: string;
  level: number;
  place: BlockPlace;
  struck: boolean;
  around: Element[];
  /** Where its links lead. */
  links: string[];
  /** True where a time element stands in it. */
  timed: boolean;
  /** The day of the heading above it, "" where no day heads it. */
  dated: string;
}

const INLINE = new Set(
  ("a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong " +
    "sub sup time tt u var wbr button").split(" "),
);
const BOXES = new Set(["span", "a", "small", "time", "label", "button", "data", "ins"]);
const BOLD = new Set(["b", "strong"]);
/** "Team" over "$29 a month" is the name of a plan. */
const isPlanPrice = (text: string) =>
  /^[\p{Sc}\d]/u.test(text) && carriesPrice(text) && wordsOf(text).length <= 7;
const STRUCK = new Set(["del", "s", "strike"]);
/** A plan's card holds its name, what it holds and its price. */
const LARGEST_PLAN = 300;
const MOST_PLANS = 8;
/** A caption's card is small and near. */
const CARD_DEPTH = 3;
const LARGEST_CARD = 600;
const SEPARATORS = /[\s·|/,•»›-]/g;
/** Words wholly in quotation marks are somebody else's. */
const QUOTED = /^[“"„«»「『‟'‘].{12,}[”"“»«」』’'](?:\s*[–—-]?\s*[^.!?]{0,40})?$/u;

/** A title in bold letters ranks below all headings. */
const LEAST_LEVEL = 6;
const LONGEST_TITLE_WORDS = 6;
/** A cell of a layout holds much beside a title, one of a table of prices does not. */
const LEAST_BESIDE = 5;
const ROWS = new Set(["td", "th", "li", "dd", "dt", "summary", "a", "caption", "label", "button"]);

/** "<b>Our guarantee</b>" on a line of its own over other blocks: a heading of pages that know no others. */
function isBoldTitle(text: string, self: Element | undefined): boolean {
  if (self === undefined || wordsOf(text).length > LONGEST_TITLE_WORDS) return false;
  if (/[.!?:。…]$/u.test(text) || /\d/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  const holdsBlocks = self.children.some((child) =>
    child.type === "tag" && !INLINE.has(child.name.toLowerCase())
  );
  return holdsBlocks && (!ROWS.has(self.name.toLowerCase()) || self.children.length >= LEAST_BESIDE);
}

interface Context {
  level: number;
  place: BlockPlace;
  around: Element[];
}

/** Every block of text of a page in its order, each with its place. What is struck through is a block of its own. */
export function blocksOf($: CheerioAPI, languages: readonly Language[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  const whole = Math.max(1, $("body").text().length || $.root().text().length);
  let run = "";
  /** True right behind an element that is drawn as a box of its own: "£29" and "In stock" are no word. */
  let isJoint = false;
  let letters = 0;
  let linked = 0;
  let bold = 0;
  let links: string[] = [];
  let timed = false;
  let region: Region & { from: number } | null = null;

  function flush(context: Context, struck = false): void {
    const [text, hrefs, hasTime] = [fold(run), links, timed];
    const [isMenu, isBold] = [links.length > 1 && linked === letters, letters > 0 && bold === letters];
    run = "";
    letters = linked = bold = 0;
    links = [];
    timed = false;
    if (text === "" || isMenu) return;
    const { around } = context;
    const level = context.level === 0 && isBold && isBoldTitle(text, around[0]) ? LEAST_LEVEL : context.level;
    if (region !== null && --region.left < 0) region = null;
    const title = titleOf({ text, level, around, isBold }, languages);
    if (title?.place === "aside" && isOnPlan(title.parent)) title.place = null;
    if (title !== null) {
      if (region !== null && ends(region, title)) region = null;
      if (title.place !== null || title.dated !== "") region ??= { ...title, from: blocks.length };
    }
    if (region !== null && blocks.length === region.from + 1 && isPlanPrice(text)) {
      region = null;
      const named = blocks.at(-1);
      if (named?.place === "aside") named.place = context.place;
    }
    const own = QUOTED.test(text) ? "quote" as const : context.place;
    const beside = region?.place ?? (isAsideLine(text, languages) ? "aside" : "body");
    blocks.push({
      text,
      level,
      place: own === "body" ? beside : own,
      struck,
      around,
      links: hrefs,
      timed: hasTime,
      dated: region?.dated ?? "",
    });
  }

  /** "Team", what it holds and "$29 a month" on one of several cards like it: the name of a plan. */
  function isOnPlan(card: Element | null): boolean {
    const isPlan = (element: Element) => {
      const words = fold($(element).text());
      return words.length <= LARGEST_PLAN && $(element).find("h1,h2,h3,h4,h5,h6").length === 1 &&
        $(element).find("*").toArray().some((part) => isPlanPrice(fold($(part).text())));
    };
    const isLike = (node: Node): node is Element =>
      node.type === "tag" && node !== card && node.name === card?.name &&
      node.attribs.class === card.attribs.class;
    return card !== null && isPlan(card) &&
      (card.parent?.children ?? []).filter(isLike).slice(0, MOST_PLANS).some(isPlan);
  }

  /** A title in a box of its own heads what stands behind the box. */
  function outward(open: NonNullable<typeof region>, outer: Element | undefined): typeof region {
    const isAlone = blocks.at(-1)?.around.includes(open.parent as Element) === true &&
      blocks.length === open.from + 1;
    return isAlone && outer !== undefined ? { ...open, parent: outer } : null;
  }

  /** A heading ends what a lower one or a mere line opened, a line what another of its form did. */
  function ends(open: Region, next: Region): boolean {
    return next.level > 0 ? open.level === 0 || next.level <= open.level : next.form === open.form;
  }

  function visit(node: Node, context: Context): void {
    if (node.type === "text") {
      if (isJoint && /[\p{L}\p{N}]$/u.test(run) && /^[\p{L}\p{N}]/u.test(node.data)) run += " ";
      isJoint = false;
      run += node.data;
      letters += node.data.replace(SEPARATORS, "").length;
      return;
    }
    if (node.type !== "tag") return;
    const tag = node.name.toLowerCase();
    if (STRUCK.has(tag)) {
      flush(context);
      node.children.forEach((child) => visit(child, context));
      flush(context, true);
      return;
    }
    if (INLINE.has(tag)) {
      const before = letters;
      node.children.forEach((child) => visit(child, context));
      isJoint = BOXES.has(tag);
      if (tag === "a") {
        links.push(node.attribs.href ?? "");
        linked += letters - before;
      }
      if (BOLD.has(tag)) bold += letters - before;
      if (tag === "time") timed = true;
      return;
    }
    flush(context);
    const inner = {
      level: /^h[1-6]$/.test(tag) ? Number(tag[1]) : context.level,
      place: placeOf(node, context.place),
      around: [node, ...context.around],
    };
    node.children.forEach((child) => visit(child, inner));
    flush(inner);
    if (region !== null && region.parent === node) region = outward(region, context.around[0]);
  }

  /** What a careless editor put behind the end of the page: browsers show it. */
  function behind(body: ReturnType<CheerioAPI>): Node[] {
    const rest = [...body.nextAll().toArray(), ...$("html").nextAll().toArray()];
    return rest.filter(({ name }) => !["html", "head", "body"].includes(name.toLowerCase()));
  }

  /** "We drive up to 25 km around Zwolle" under a map, "Sleeps 4, minimum hire 2 nights" beside a price: what the business does. */
  function isOwnCaption(element: Element): boolean {
    if (element.name.toLowerCase() !== "figcaption") return false;
    const text = fold($(element).text());
    const bounds = (kinds: ("up_to" | "bounds" | "contains")[]) =>
      kinds.some((kind) => hasWatchWord(text, kind, languages));
    if (watchWordsIn(text, "own_voice", languages)[0]?.index === 0) return bounds(["up_to", "bounds"]);
    return /\d/.test(text) && bounds(["bounds", "contains"]) && isPriced(element);
  }

  /** True where a price stands in the same small card. */
  function isPriced(element: Element): boolean {
    return $(element).parents().slice(0, CARD_DEPTH).toArray().some((box) => {
      const words = fold($(box).text());
      return words.length <= LARGEST_CARD && carriesPrice(words);
    });
  }

  function placeOf(element: Element, outer: BlockPlace): BlockPlace {
    if (outer !== "body") return outer;
    const { id = "", class: classes = "", role = "" } = element.attribs;
    const place = placeOfNames(element.name.toLowerCase(), `${id} ${classes} ${role}`, languages);
    if (place === null || isOwnCaption(element)) return outer;
    return $(element).text().length > whole * LARGEST_REGION ? outer : place;
  }

  const body = $("body");
  for (const node of body.length > 0 ? [...body.contents(), ...behind(body)] : $.root().contents()) {
    visit(node, { level: 0, place: "body", around: [] });
  }
  flush({ level: 0, place: "body", around: [] });
  return blocks;
}
