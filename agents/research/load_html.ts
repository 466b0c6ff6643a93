import { type CheerioAPI, load } from "cheerio";
import { Parser } from "htmlparser2";
import { ReadingFailure } from "./reading_failure.ts";

const MAX_DEPTH = 400;

/**
 * Parses a page in time that grows with its length only. A parser that follows the HTML standard takes two
 * minutes for 450 kB of unclosed tags, so htmlparser2 is used and deep nesting refused. Throws ReadingFailure.
 */
export function loadHtml(html: string): CheerioAPI {
  checkDepth(html);
  return load(html, { xml: { xmlMode: false, decodeEntities: true } });
}

function checkDepth(html: string): void {
  let depth = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new ReadingFailure("The page is built in a way that cannot be read.");
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.end(html);
}
