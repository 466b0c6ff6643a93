import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { isExactIn, numbersIn, pageTexts } from "../evidence/evidence.ts";
import type { Remembered } from "./advice.ts";

interface Material {
  state: JourneyState;
  foundation: Foundation;
  query: string;
  memory: Remembered[];
}

/** What a model's consultation may not do: misquote, or print a number that nobody said or published. */
export function faultsOf(text: string, material: Material): string[] {
  const quotable = quotableTexts(material);
  const known = numbersKnown([...quotable, material.query, ...material.memory.map(({ query }) => query)]);
  const misquoted = [...text.matchAll(/“([^”]*)”/g)].flatMap(([, quote = ""]) =>
    quotable.some((source) => isExactIn(quote, source))
      ? []
      : [`“${quote}” stands in quotation marks but in no answer and on no page.`]
  );
  const invented = numbersIn(text).flatMap(({ value, text: stretch }) =>
    known.has(value) || isListNumber(text, stretch)
      ? []
      : [`The number ${value} is in no answer and on no page.`]
  );
  return [...misquoted, ...new Set(invented)];
}

function quotableTexts({ state, foundation }: Material): string[] {
  const answers = Object.values(foundation.answers).map(({ text }) => text);
  const reasons = Object.values(foundation.decisions).flatMap(({ reason }) => reason ?? []);
  return [
    ...answers,
    ...reasons,
    ...foundation.quotes.map(({ quote }) => quote),
    ...state.pages.flatMap(pageTexts),
  ];
}

function numbersKnown(texts: string[]): Set<string> {
  return new Set(texts.flatMap((text) => numbersIn(text).map(({ value }) => value)));
}

/** "1. " at the start of a line numbers a list and claims nothing. */
function isListNumber(text: string, stretch: string): boolean {
  return new RegExp(`(?:^|\\n)\\s*${stretch.replace(/\D.*$/, "")}[.)] `).test(text);
}
