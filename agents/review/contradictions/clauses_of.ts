import { clausesIn } from "../../facts/statements/statements.ts";
import { rememberedValue } from "../../text/remembered.ts";

/** The clauses of a sentence in its own language. Each turn compares all that was said again. */
export const clausesOf = rememberedValue(
  (sentence): readonly string[] => clausesIn(sentence).map(({ text }) => text),
  4_000,
);
