import { languageIn } from "../../text/language.ts";
import type { Ground, RowChange, Said } from "./conflict.ts";
import { hasWord } from "./words.ts";

/** Fields whose sentences say what is going to be done, or is done for money. */
export const PLANNED_IN: readonly string[] = [
  "goal.twelve_months",
  "evolution.next",
  "evolution.bet",
  "launch.moment",
  "revenue.model",
];

const NOBODY = /(?<!\p{L})(?:nobody|no one|niemand|keiner|personne|nadie|nessuno|ninguém)(?!\p{L})|誰も/iu;

/** "If not, we sell it" refuses nothing. */
const OTHERWISE =
  /(?<!\p{L})(?:if not|wenn nicht|falls nicht|si ce n['’]est pas le cas|si no|se no|se não|zo niet|zo nee)(?!\p{L})/giu;

/** True for a sentence that refuses or denies something; in Portuguese "no" is "in the". */
export function isRefusing(quote: string): boolean {
  const plain = quote.replace(OTHERWISE, " ");
  const words = languageIn(quote) === "pt" ? plain.replace(/(?<!\p{L})no(?!\p{L})/giu, " ") : plain;
  return hasWord(words, "refuses") || NOBODY.test(words);
}

/** The steps and prices that stand in a planned sentence: they go if the refusal holds. */
export function strikesIn({ sheet: { facts } }: Ground, plan: Said): RowChange[] {
  return facts.next.filter(({ text }) => plan.field === "evolution.next" && plan.quote.includes(text))
    .map(({ text }) => ({ fact: "next", part: null, row: text, value: "" }));
}
