import type { CheerioAPI } from "cheerio";
import type { BlockPlace } from "../domain/watch.ts";
import type { Language } from "../text/lexicon.ts";
import { fold } from "../research/visible_text.ts";
import { LARGEST_REGION, opensAside, placeOfNames } from "./page_regions.ts";

type Node = ReturnType<ReturnType<CheerioAPI>["contents"]>[number];
type Element = Extract<Node, { attribs: unknown }>;

/** A block with the elements around it, the nearest first. */
export interface RawBlock {
  text: string;
  level: number;
  place: BlockPlace;
  struck: boolean;
  around: Element[];
}

const INLINE = new Set(
  ("a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong " +
    "sub sup time tt u var wbr button").split(" "),
);
const BOXES = new Set(["span", "a", "small", "time", "label", "button", "data", "ins"]);
const STRUCK = new Set(["del", "s", "strike"]);
const SEPARATORS = /[\s·|/,•»›-]/g;
/** Words wholly in quotation marks are somebody else's. */
const QUOTED = /^[“"„«»「『‟'‘].{12,}[”"“»«」』’'](?:\s*[–—-]?\s*[^.!?]{0,40})?$/u;

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
  let links = 0;
  /** A heading that opens an aside, until one of its level or the end of the element that holds both. */
  let aside: { level: number; parent: Element | null } | null = null;

  function flush(context: Context, struck = false): void {
    const text = fold(run);
    const isMenu = links > 1 && linked === letters;
    run = "";
    letters = linked = links = 0;
    if (text === "" || isMenu) return;
    const { level, around } = context;
    if (level > 0) {
      if (aside !== null && level <= aside.level) aside = null;
      if (aside === null && opensAside(text, languages)) aside = { level, parent: around[1] ?? null };
    }
    const own = QUOTED.test(text) ? "quote" as const : context.place;
    blocks.push({ text, level, place: own === "body" && aside !== null ? "aside" : own, struck, around });
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
        links += 1;
        linked += letters - before;
      }
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
    if (aside !== null && aside.parent === node) aside = null;
  }

  /** What a careless editor put behind the end of the page: browsers show it. */
  function behind(body: ReturnType<CheerioAPI>): Node[] {
    const rest = [...body.nextAll().toArray(), ...$("html").nextAll().toArray()];
    return rest.filter(({ name }) => !["html", "head", "body"].includes(name.toLowerCase()));
  }

  function placeOf(element: Element, outer: BlockPlace): BlockPlace {
    if (outer !== "body") return outer;
    const { id = "", class: classes = "", role = "" } = element.attribs;
    const place = placeOfNames(element.name.toLowerCase(), `${id} ${classes} ${role}`);
    if (place === null) return outer;
    return $(element).text().length > whole * LARGEST_REGION ? outer : place;
  }

  const body = $("body");
  for (const node of body.length > 0 ? [...body.contents(), ...behind(body)] : $.root().contents()) {
    visit(node, { level: 0, place: "body", around: [] });
  }
  flush({ level: 0, place: "body", around: [] });
  return blocks;
}
