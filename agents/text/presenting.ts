import { PROSE } from "./prose_words.ts";

/** "It's glycol checks", "c'est Madame Petit", "das sind die Huberbauern": words that present what is named behind them. */
const PRESENTING = new RegExp(
  `^(?:${PROSE.sourceOf("presents")}|${PROSE.sourceOf("presents_somebody")}(?=\\s${
    PROSE.sourceOf("somebody")
  }))\\s+(?=\\S)`,
  "iu",
);

/** The same without such words in front: what is named stands alone in a list and under a heading. */
export function withoutPresenting(text: string): string {
  return text.replace(PRESENTING, "");
}
