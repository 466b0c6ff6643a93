import { clauseSpans } from "../../facts/statements/clauses.ts";
import { languagesOf } from "../../text/language.ts";

/** The exact stretch of a sentence from the first of its clauses that holds one of these words to the last that does. */
export function stretchWith(sentence: string, words: string[]): string {
  const clauses = clauseSpans(sentence, languagesOf(sentence));
  const holding = clauses.filter(({ from, to }) => {
    const clause = sentence.slice(from, to);
    return words.some((word) => word !== "" && clause.includes(word));
  });
  const [first] = holding;
  const last = holding.at(-1);
  return first === undefined || last === undefined ? sentence : sentence.slice(first.from, last.to);
}
