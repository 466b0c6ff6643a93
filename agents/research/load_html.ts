import { type CheerioAPI, load } from "cheerio";
import { Parser } from "htmlparser2";
import { ReadingFailure } from "./reading_failure.ts";

const MAX_DEPTH = 400;
/** One element around everything: a search over many roots compares each with each. */
const ROOT = "page-root";
/** Bounds the work on the event loop; real pages have a few thousand elements. */
const MAX_ELEMENTS = 10_000;

/**
 * Parses a page in time that grows with its length only. A parser that follows the HTML standard takes two
 * minutes for 450 kB of unclosed tags, so htmlparser2 is used, deep nesting refused and the page cut after 10,000
 * elements. Throws ReadingFailure.
 */
export function loadHtml(html: string): CheerioAPI {
  const whole = `<${ROOT}>${html.slice(0, readableLength(html))}</${ROOT}>`;
  return load(whole, { xml: { xmlMode: false, decodeEntities: true } });
}

/** How far the page is read: to its end, or to the element after the last one that is counted. */
function readableLength(html: string): number {
  let depth = 0;
  let elements = 0;
  let length = html.length;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      elements += 1;
      if (depth > MAX_DEPTH) throw new ReadingFailure("The page is built in a way that cannot be read.");
      if (elements === MAX_ELEMENTS) length = parser.startIndex;
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
  return length;
}
