import { lettersIn } from "../text/letters.ts";
import { FOUNDATION_ANCHORS, type Section } from "../domain/anchors.ts";
import { printedIn } from "../ledger/texts.ts";
import type { Foundation } from "../strategy/foundation.ts";

/** The founder's words behind numbers, names and choices that no page prints as a quotation, under what they answered. */
export function quotesLeft({ anchors, calendar, quotes }: Foundation): [label: string, quotes: string[]][] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const texts = [
    ...sections.flatMap((section) => printedIn(section).map(({ text }) => text)),
    ...calendar.map(({ draft }) => draft),
    ...FOUNDATION_ANCHORS.map((type) => anchors[type].sentence?.text ?? ""),
  ];
  const printed = lettersIn(texts.join("\n"));
  const left = quotes.filter(({ quote }) => !printed.includes(lettersIn(quote)));
  return [...Map.groupBy(left, ({ label }) => label)].map((
    [label, lines],
  ) => [label, [...new Set(lines.map(({ quote }) => quote))]]);
}

/**
 * True for a section that says something: one of which nothing was said has its question among what is open, and what
 * only repeats stands among the facts.
 */
export function saysSomething({ blocks, choice, headline }: Section): boolean {
  return blocks.some((block) => block.worth !== "repeats") || choice !== null ||
    headline.marks.some(({ kind }) => kind === "said" || kind === "source");
}
