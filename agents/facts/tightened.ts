import { sentenceSpans, type Span } from "../text/sentences.ts";
import { languagesOf } from "../text/language.ts";
import { clauseSpans } from "./clauses.ts";
import { statedNumbers } from "./stated_numbers.ts";

/**
 * A quote from the first clause that states one of these numbers to the last that has to be there: what is said around
 * them ("Basile would say 150, but Basile dreams") is nobody's evidence. The whole quote where a number stands in none.
 */
export function tightened(quote: string, values: readonly number[]): string {
  const clauses = clausesOf(quote);
  const found = values.map((value) =>
    clauses.find(({ from, to }) =>
      statedNumbers(quote.slice(from, to)).some(({ amount }) => amount.value === value)
    )
  ).filter((clause) => clause !== undefined);
  if (found.length === 0 || found.length < values.length) return quote;
  return quote.slice(
    Math.min(...found.map(({ from }) => from)),
    Math.max(...found.map(({ to }) => to)),
  );
}

/** The clauses of several sentences by their place. */
export function clausesOf(text: string): Span[] {
  return sentenceSpans(text).flatMap((sentence) =>
    clauseSpans(text.slice(sentence.from, sentence.to), languagesOf(text)).map(({ from, to }) => ({
      from: sentence.from + from,
      to: sentence.from + to,
    }))
  );
}
