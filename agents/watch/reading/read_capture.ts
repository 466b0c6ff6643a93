import type { CheerioAPI } from "cheerio";
import type { Capture } from "../../domain/watch.ts";
import { languageIn } from "../../text/language.ts";
import { type Language, LANGUAGES } from "../../text/lexicon.ts";
import { loadHtml } from "../../research/load_html.ts";
import { hiddenSelectors } from "../../research/style_sheet.ts";
import { fold, removeUnseen } from "../../research/visible_text.ts";
import { labelled } from "../kinds/labels.ts";
import { blocksOf } from "./page_blocks.ts";
import { withItems } from "../comparing/passing_items.ts";

const MAX_CSS_LENGTH = 300_000;
/** Enough for the longest price list that anybody reads; a capture is kept, so it has an end. */
const MAX_BLOCKS = 2_500;
const LONGEST_BLOCK = 2_000;

/** What a visitor reads on a page, as it is compared later. Throws ReadingFailure where the page cannot be parsed. */
export function readCapture(html: string): Capture {
  const $ = loadHtml(html);
  const locked = $("input[type=password i]").length > 0;
  const head = readHead($);
  const css = $("style").toArray().map((element) => $(element).text().slice(0, MAX_CSS_LENGTH));
  removeUnseen($, css.flatMap(hiddenSelectors));
  const languages = languagesOf(head.language, $("body").text());
  const blocks = labelled(withItems(blocksOf($, languages).slice(0, MAX_BLOCKS), languages));
  return {
    ...head,
    locked,
    blocks: blocks.map((block) => ({ ...block, text: block.text.slice(0, LONGEST_BLOCK) })),
  };
}

/** The languages in which a page is read: what it is written in, and English, which every trade borrows from. */
export function languagesOf(said: string | null, text: string): Language[] {
  const named = LANGUAGES.find((language) => said?.toLowerCase().startsWith(language));
  const found = named ?? languageIn(fold(text.slice(0, 4_000)));
  return found === null ? LANGUAGES : found === "en" ? ["en"] : [found, "en"];
}

function readHead($: CheerioAPI): Pick<Capture, "title" | "description" | "language"> {
  return {
    title: fold($("head title, title").first().text()).slice(0, 300),
    description: fold($("meta[name=description i]").attr("content") ?? "").slice(0, 500),
    language: $("html").attr("lang")?.trim().slice(0, 20) || null,
  };
}
