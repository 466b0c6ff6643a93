import { clauseSpans } from "../../facts/clauses.ts";
import { languagesOf } from "../../text/language.ts";
import { rememberedValue } from "../../text/remembered.ts";

/** The clauses of a sentence in its own language. Each turn compares all that was said again. */
export const clausesOf = rememberedValue(
  (sentence): readonly string[] =>
    clauseSpans(sentence, languagesOf(sentence)).map(({ from, to }) => sentence.slice(from, to)),
  4_000,
);
