import type { Claim, Mark } from "../domain/claims.ts";
import type { PageReading } from "../domain/pages.ts";

/** True if the words stand in the text exactly as written. Empty words are in no text. */
export function isExactIn(quote: string, text: string): boolean {
  return quote.trim() !== "" && text.includes(quote);
}

/** True for a sentence whose number was calculated. */
export function isCalculated({ text, marks }: Claim): boolean {
  return marks.some(({ kind }) => kind === "inference") && /\d/u.test(text);
}

/** Everything of a page that may be quoted. */
export function pageTexts(page: PageReading): string[] {
  return [
    page.title,
    page.description,
    ...page.headings,
    ...page.sentences,
    ...page.prices,
    ...page.testimonials,
    ...page.colours.map((colour) => `${colour.name}: ${colour.hex}`),
  ];
}

/**
 * Each text of a page once, in reading order: headings and testimonials stand among its sentences. A text's number is its
 * place here, from 1. Colours of rivals are left out.
 */
export function textsOnce(page: PageReading): string[] {
  const sentences = ` ${page.sentences.join(" ")} `;
  const colours = page.role === "own" ? page.colours : [];
  const texts = pageTexts({ ...page, colours }).filter((text) =>
    text.trim() !== "" && (page.sentences.includes(text) || !sentences.includes(` ${text} `))
  );
  return [...new Set(texts)];
}

/** A mark for exact words of a page. Throws RangeError where the page does not have them. */
export function source(page: PageReading, quote: string): Mark {
  if (!pageTexts(page).some((text) => isExactIn(quote, text))) {
    throw new RangeError(`Quote exact words of ${page.label}: "${quote}" is not on the page`);
  }
  return { kind: "source", url: page.final_url, label: page.label, read_at: page.read_at, quote };
}

/** A mark for what follows from answers, pages or other sections; `how` is the reckoning, if there is one. */
export function inference(from: string | string[], how?: string): Mark {
  const list = typeof from === "string" ? [from] : from;
  return how === undefined ? { kind: "inference", from: list } : { kind: "inference", from: list, how };
}

/** A mark for what nobody knows yet, with its cheapest test. */
export function assumption(test: string): Mark {
  return { kind: "assumption", test };
}
