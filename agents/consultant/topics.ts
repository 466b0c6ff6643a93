import type { FactName } from "../domain/facts.ts";
import type { TradeoffId } from "../domain/tradeoffs.ts";
import { namesDiscount } from "../review/contradictions/refused_discount.ts";
import { languagesOf } from "../text/language.ts";
import { CHOICES, CUES, FACTS, NAMED_CHOICES, NAMED_FACTS, type NamedFact, PROPOSALS } from "./words.ts";

/** The facts that a question names, the nearest first. */
export function factsNamedIn(query: string): FactName[] {
  return NAMED_FACTS.filter((name) => FACTS.isIn(query, name) && (name !== "prices" || !asksOwnCost(query)));
}

/** "What does a family cost us", "wat kost een klant ons": what is asked is what the founder pays, and no price. */
export function asksOwnCost(query: string): boolean {
  if (PROPOSALS.isIn(query, "own_cost")) return true;
  const languages = languagesOf(query);
  return PROPOSALS.patternOf("costs", languages).test(query) &&
    PROPOSALS.patternOf("to_us", languages).test(query);
}

/** The words by which a question names a fact, or "". */
export function cueOfFact(query: string, name: NamedFact): string {
  return FACTS.patternOf(name).exec(query)?.[0] ?? "";
}

/** The trade-offs that a question puts at stake. */
export function choicesNamedIn(query: string): TradeoffId[] {
  const named: TradeoffId[] = NAMED_CHOICES.filter((name) => CHOICES.isIn(query, name));
  return isDiscount(query) && !isGivenToUs(query) && !named.includes("differentiate_cost")
    ? ["differentiate_cost", ...named]
    : named;
}

/** "Which channel should go first?", "Welcher Kanal zuerst?" */
export function asksForFirstChannel(query: string): boolean {
  return FACTS.isIn(query, "channels") && CUES.isIn(query, "leads") && !CUES.isIn(query, "stops");
}

/** "Which of our channels should I drop?", "Welchen Kanal soll ich aufgeben?" */
export function asksForLastChannel(query: string): boolean {
  return FACTS.isIn(query, "channels") && CUES.isIn(query, "drops") && CUES.isIn(query, "which");
}

/** True where something is sold for less than its price. */
export function isDiscount(text: string): boolean {
  return namesDiscount(text) || PROPOSALS.isIn(text, "cheaper");
}

/** German and Dutch put the verb last: "will mir einen Stand zum halben Preis geben". */
const GIVEN_AT_LAST = new RegExp(
  `${PROPOSALS.sourceOf("to_us")}(?:\\s[^\\s.;?!]+){0,8}?\\s${PROPOSALS.sourceOf("gives_last")}`,
  "iu",
);

/** True where somebody gives the founder something, and gets nothing cheaper from them. */
export function isGivenToUs(text: string): boolean {
  return PROPOSALS.isIn(text, "given_to_us") ||
    (languagesOf(text).some((language) => language === "de" || language === "nl") &&
      GIVEN_AT_LAST.test(text));
}

/** True where a customer says that it costs too much. */
export function isTooDear(text: string): boolean {
  return PROPOSALS.isIn(text, "too_dear");
}
