import type { CheerioAPI } from "cheerio";
import { printable } from "../text/printable.ts";

type Node = ReturnType<ReturnType<CheerioAPI>["contents"]>[number];

/** A stretch of text that stands alone on the page: a paragraph, a heading, a list line, a table cell. */
export interface TextBlock {
  text: string;
  heading: boolean;
  /** Blocks of one quotation share its number; 0 outside of quotations. */
  quotation: number;
}

const NEVER_SHOWN =
  "script, style, noscript, template, svg, iframe, object, head, title, select, textarea, dialog, " +
  "[hidden], [aria-hidden=true], nav, [role=navigation], [role=dialog], [role=alertdialog]";
const HIDDEN_INLINE = /display\s*:\s*none|visibility\s*:\s*hidden/i;
const BANNER = /cookie|consent|gdpr/i;
const MAX_BANNER_LENGTH = 800;
const SEPARATORS = /[\s·|/,•»›-]/g;

const INLINE = new Set(
  ("a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong " +
    "sub sup time tt u var wbr button").split(" "),
);

/** Takes out what a visitor does not see or does not read: scripts, menus, hidden parts, cookie banners. */
export function removeUnseen($: CheerioAPI, hiddenSelectors: string[]): void {
  $(NEVER_SHOWN).remove();
  $("[style]").filter((_, element) => HIDDEN_INLINE.test($(element).attr("style") ?? "")).remove();
  for (const selector of hiddenSelectors) $(selector).not("html, body, main").remove();
  $("[id], [class]").filter((_, element) => {
    const names = `${$(element).attr("id") ?? ""} ${$(element).attr("class") ?? ""}`;
    return BANNER.test(names) && $(element).text().length < MAX_BANNER_LENGTH;
  }).remove();
}

/** The page's text, block by block in page order, white space folded. */
export function textBlocks($: CheerioAPI): TextBlock[] {
  const blocks: TextBlock[] = [];
  let run = "";
  let letters = 0;
  let linked = 0;
  let links = 0;
  let quotations = 0;

  function flush(heading: boolean, quotation: number): void {
    const text = fold(run);
    const menu = links > 1 && linked === letters;
    if (text !== "" && !menu) blocks.push({ text, heading, quotation });
    run = "";
    letters = linked = links = 0;
  }

  function visit(node: Node, context: { heading: boolean; quotation: number }): void {
    if (node.type === "text") {
      run += node.data;
      letters += node.data.replace(SEPARATORS, "").length;
      return;
    }
    if (node.type !== "tag") return;
    const name = node.name.toLowerCase();
    const { heading, quotation } = context;
    const inner = {
      heading: heading || /^h[1-6]$/.test(name),
      quotation: name === "blockquote" ? ++quotations : quotation,
    };
    if (INLINE.has(name)) {
      const before = letters;
      for (const child of node.children) visit(child, inner);
      if (name === "a") {
        links += 1;
        linked += letters - before;
      }
      return;
    }
    flush(heading, quotation);
    for (const child of node.children) visit(child, inner);
    flush(inner.heading, inner.quotation);
  }

  const body = $("body");
  for (const node of body.length > 0 ? body.contents() : $.root().contents()) {
    visit(node, { heading: false, quotation: 0 });
  }
  flush(false, 0);
  return blocks;
}

/** White space and soft hyphens as a reader sees them. */
export function fold(text: string): string {
  return printable(text).replace(/[\u00ad\u200b\ufeff]/g, "").replace(/\s+/g, " ").trim();
}
