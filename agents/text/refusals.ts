import { PROSE } from "./prose_words.ts";
import { remembered } from "./remembered.ts";
import { sentencesOf } from "./sentences.ts";

const REFUSAL = new RegExp(
  [
    PROSE.sourceOf("refuses"),
    `${PROSE.sourceOf("denies")}\\s(?!${PROSE.sourceOf("denies_no_deed")})\\p{L}{2,}`,
    `${PROSE.sourceOf("no")}\\s(?!${PROSE.sourceOf("no_refusal")})\\p{L}{3,}`,
  ].join("|"),
  "iu",
);

/** Exact sentences in which the founder refuses something. */
export const refusalsIn = remembered((text) =>
  sentencesOf(text).filter((sentence) => REFUSAL.test(sentence))
);
