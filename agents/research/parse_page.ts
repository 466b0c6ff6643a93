import type { CheerioAPI } from "cheerio";
import type { PageContent } from "../domain/pages.ts";
import { brandColours } from "./colours.ts";
import { loadHtml } from "./load_html.ts";
import { carriesPrice, fitting, sentenceSplitter, testimonialsIn } from "./snippets.ts";
import { hiddenSelectors, readStyleAttribute, readStyleSheet, type StyleLine } from "./style_sheet.ts";
import { fold, removeUnseen, textBlocks } from "./visible_text.ts";

/** Bytes kept of each list, so that a reading stays below what one stored value may hold. */
const MAX_BYTES = { headings: 5_000, sentences: 26_000, prices: 5_000, testimonials: 6_000 };
const MAX_ELEMENTS_STYLED = 2_000;
const MAX_CSS_LENGTH = 300_000;

/** Addresses of the style sheets that a page links on its own origin, at most 3. */
export function linkedStyleSheets(html: string, page: URL): URL[] {
  const $ = loadHtml(html);
  const base = URL.parse($("base[href]").attr("href") ?? "", page) ?? page;
  const addresses = $("link[rel~=stylesheet][href]").toArray()
    .filter((element) => $(element).attr("media") !== "print")
    .flatMap((element) => URL.parse($(element).attr("href") ?? "", base) ?? [])
    .filter((address) => address.origin === page.origin);
  return addresses.slice(0, 3);
}

/** What a visitor can read and see on a page: nothing hidden, nothing run, every snippet exact. */
export function parsePage(html: string, linkedCss: string[]): PageContent {
  const $ = loadHtml(html);
  const css = [...$("style").toArray().map((element) => $(element).text()), ...linkedCss].map((sheet) =>
    sheet.slice(0, MAX_CSS_LENGTH)
  );
  const colours = brandColours(styleLines($, css));
  const head = readHead($);
  removeUnseen($, css.flatMap(hiddenSelectors));
  const blocks = textBlocks($);
  const split = sentenceSplitter(head.language);
  const sentences = blocks.flatMap((block) => split(block.text));
  const headings = blocks.filter((block) => block.heading).map((block) => block.text);
  const priced = [...split(head.description), ...sentences].filter(carriesPrice);
  return {
    ...head,
    headings: fitting(headings, MAX_BYTES.headings),
    sentences: fitting(sentences, MAX_BYTES.sentences),
    prices: fitting(priced, MAX_BYTES.prices),
    testimonials: fitting(testimonialsIn(blocks), MAX_BYTES.testimonials),
    colours,
  };
}

/** A text/plain document: its lines are its blocks. */
export function parsePlainText(text: string): PageContent {
  const lines = text.split(/\r?\n\s*\r?\n/).map(fold).filter((line) => line !== "");
  const sentences = lines.flatMap(sentenceSplitter(null));
  return {
    title: "",
    description: "",
    language: null,
    headings: [],
    sentences: fitting(sentences, MAX_BYTES.sentences),
    prices: fitting(sentences.filter(carriesPrice), MAX_BYTES.prices),
    testimonials: [],
    colours: [],
  };
}

function readHead($: CheerioAPI): { title: string; description: string; language: string | null } {
  const descriptions = ["meta[name=description i]", "meta[property='og:description' i]"]
    .flatMap((selector) => $(selector).toArray().map((element) => fold($(element).attr("content") ?? "")));
  return {
    title: fold($("head title, title").first().text()).slice(0, 300),
    description: (descriptions.find((text) => text !== "") ?? "").slice(0, 1_000),
    language: $("html").attr("lang")?.trim() || $("meta[http-equiv=content-language i]").attr("content") ||
      null,
  };
}

function styleLines($: CheerioAPI, css: string[]): StyleLine[] {
  const lines = css.flatMap(readStyleSheet);
  const theme = $("meta[name=theme-color i]").attr("content");
  if (theme !== undefined) lines.push({ selector: "meta theme-color", property: "color", value: theme });
  for (const element of $("[style]").toArray().slice(0, MAX_ELEMENTS_STYLED)) {
    lines.push(...readStyleAttribute($(element).attr("style") ?? "", nameOf($, element)));
  }
  for (
    const [attribute, property] of [["bgcolor", "background"], ["color", "color"], ["text", "color"]] as const
  ) {
    for (const element of $(`[${attribute}]`).toArray().slice(0, MAX_ELEMENTS_STYLED)) {
      const selector = nameOf($, element);
      lines.push({ selector, property, value: $(element).attr(attribute) ?? "" });
    }
  }
  return lines;
}

function nameOf($: CheerioAPI, element: Parameters<CheerioAPI>[0]): string {
  const tag = $(element).prop("tagName")?.toLowerCase() ?? "";
  return `${tag}.${$(element).attr("class") ?? ""}`;
}
