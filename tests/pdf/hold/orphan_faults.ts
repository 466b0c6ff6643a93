import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { Bookmark } from "./bound_pdf.ts";
import type { DrawnPage, Run } from "./drawn_pages.ts";
import { lettersIn } from "./words_on_paper.ts";

interface Heading {
  text: string;
  /** The pages of its section. */
  from: number;
  to: number;
}

function headingsOf({ anchors }: Foundation, bookmarks: Bookmark[]): Heading[] {
  return FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections).flatMap(
    ({ title, headline, blocks }) => {
      const index = bookmarks.findIndex((bookmark) => bookmark.title === title);
      const [from = 0, to = 0] = [bookmarks[index]?.page, bookmarks[index + 1]?.page];
      const titles = [headline.text, ...blocks.map((block) => block.title ?? "")].map(lettersIn);
      // Squares in a row are alike wherever they stand.
      return [...new Set(titles)].filter((text) => /[^□.]/.test(text)).map((text) => ({ text, from, to }));
    },
  );
}

/** For each letter of a page, the run that draws it. */
function runsByLetter({ runs }: DrawnPage): { letters: string; runs: Run[] } {
  const byLetter = runs.flatMap((run) =>
    [...lettersIn(run.text)].flatMap((letter) => letter.split("").map(() => run))
  );
  return { letters: lettersIn(runs.map(({ text }) => text).join("")), runs: byLetter };
}

function isLast(last: Run, { runs }: DrawnPage, footer: number): boolean {
  const under = last.box?.bottom ?? 0;
  return !runs.some(({ box, order }) => order > last.order && box && box.top < under && box.bottom > footer);
}

interface Strategy {
  pages: DrawnPage[];
  bookmarks: Bookmark[];
  /** Where the content of a page ends, in points from its lower edge. */
  footer: number;
}

/** Headlines and titles of sections with nothing under them on their page. */
export function orphanFaults(foundation: Foundation, { pages, bookmarks, footer }: Strategy): string[] {
  const headings = headingsOf(foundation, bookmarks);
  return pages.flatMap((page, index) => {
    const number = index + 1;
    const { letters, runs } = runsByLetter(page);
    return headings.filter(({ text, from, to }) => {
      if (number < from || number > to) return false;
      const start = letters.lastIndexOf(text);
      const end = start + text.length;
      // A title stands in lines of its own; elsewhere the same words are named in the run of a line.
      const isOwnLine = start !== -1 && runs[start] !== runs[start - 1] && runs[end] !== runs[end - 1];
      const last = isOwnLine ? runs[end - 1] : undefined;
      return last !== undefined && isLast(last, page, footer);
    }).map(({ text }) => `page ${number} ends with "${text}"`);
  });
}
