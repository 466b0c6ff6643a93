import type { Anchor } from "../domain/anchors.ts";
import { printedIn } from "./texts.ts";

/** A sentence of a strategy, and the words of a page that it rests on. */
export interface Cited {
  text: string;
  quote: string;
}

/** The sentences of a strategy that rest on a page, in reading order, each once; whatever the page's address ends with. */
export function citedFrom(anchors: readonly Anchor[], url: string): Cited[] {
  const page = addressOf(url);
  const found = anchors.flatMap(({ sections }) => sections).flatMap(printedIn).flatMap(({ text, marks }) =>
    marks.flatMap((mark) =>
      mark.kind === "source" && addressOf(mark.url) === page ? [{ text, quote: mark.quote }] : []
    )
  );
  return [...new Map(found.map((cited) => [`${cited.text}\n${cited.quote}`, cited])).values()];
}

/** "https://a.example/prices/#plans" and "https://www.a.example/prices" are one page. */
function addressOf(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\/(?:www\.)?/u, "").replace(/[#?].*$/u, "").replace(
    /\/+$/u,
    "",
  );
}
