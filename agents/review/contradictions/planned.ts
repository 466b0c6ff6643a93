import { languageIn } from "../../text/language.ts";
import type { Ground, RowChange, Said } from "./conflict.ts";
import { WORDS } from "./words.ts";

/** Fields whose sentences say what is going to be done, or is done for money. */
export const PLANNED_IN: readonly string[] = [
  "goal.twelve_months",
  "evolution.next",
  "evolution.bet",
  "launch.moment",
  "revenue.model",
];

/** "If not, we sell it" refuses nothing. */
const OTHERWISE = new RegExp(WORDS.patternOf("otherwise").source, "giu");

/** True for a sentence that refuses or denies something; in Portuguese "no" is "in the". */
export function isRefusing(quote: string): boolean {
  const plain = quote.replace(OTHERWISE, " ");
  const words = languageIn(quote) === "pt" ? plain.replace(/(?<!\p{L})no(?!\p{L})/giu, " ") : plain;
  return WORDS.isIn(words, "refuses", "nobody");
}

/** The steps and prices that stand in a planned sentence: they go if the refusal holds. */
export function strikesIn({ sheet: { facts } }: Ground, plan: Said): RowChange[] {
  return facts.next.filter(({ text }) => plan.field === "evolution.next" && plan.quote.includes(text))
    .map(({ text }) => ({ fact: "next", part: null, row: text, value: "" }));
}
