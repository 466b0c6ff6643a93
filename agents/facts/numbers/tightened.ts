import { sentenceSpans, type Span } from "../../text/sentences.ts";
import { languagesOf } from "../../text/language.ts";
import { clauseSpans } from "../statements/clauses.ts";
import { statedNumbers } from "./stated_numbers.ts";

/**
 * A quote from the first clause that states one of these numbers to the last that has to be there, where other numbers
 * stand around them: "Basile would say 150, but Basile dreams" is nobody's evidence. The whole quote where one of the
 * numbers stands in no clause.
 */
export function tightened(quote: string, values: readonly number[]): string {
  const clauses = clausesOf(quote);
  const found = values.map((value) =>
    clauses.find(({ from, to }) =>
      statedNumbers(quote.slice(from, to)).some(({ amount }) => amount.value === value)
    )
  ).filter((clause) => clause !== undefined);
  if (found.length === 0 || found.length < values.length) return quote;
  const from = Math.min(...found.map((clause) => clause.from));
  const to = Math.max(...found.map((clause) => clause.to));
  const hasNumber = (part: string) => statedNumbers(part).length > 0;
  return quote.slice(
    hasNumber(quote.slice(0, from)) ? from : 0,
    hasNumber(quote.slice(to)) ? to : quote.length,
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
