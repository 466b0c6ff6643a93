import { amountWords } from "../../text/amount_words.ts";
import { phrasesPattern } from "../../text/lexicon.ts";
import { WORDS } from "./words.ts";
import { type Conflict, conflictOf, type Ground, PLAN_FIELDS, type Said } from "./conflict.ts";
import { rivalNamed } from "./topics.ts";

const PERCENT = `\\d\\s?(?:%|${phrasesPattern(amountWords("percent"))})`;
const CUT = new RegExp(
  `${PERCENT}(?:(?:\\s[\\p{L}-]+){0,2}\\s${WORDS.sourceOf("percent_off")}` +
    `|\\s${WORDS.sourceOf("percent_on")}\\s${WORDS.sourceOf("all_things")}` +
    `|\\s${WORDS.sourceOf("percent_less")}|\\s?${WORDS.sourceOf("percent_cut")})`,
  "iu",
);
/** A refusal names the discount within this many signs of its "never". */
const NEAR = 60;

/** A discount that is refused in one sentence and planned in another. */
export function refusedDiscount(ground: Ground): Conflict[] {
  const refusals = ground.said.filter(({ quote }) => refusesDiscount(quote));
  const refusal = refusals.find(({ quote }) => isRefusedByName(quote)) ?? refusals[0];
  if (refusal === undefined) return [];
  const plan = ground.said.find((said) => isPlanned(ground, said));
  if (plan === undefined) return [];
  return conflictOf({
    id: "discount",
    a: refusal,
    b: plan,
    weight: 5,
    binding: "a",
    ask: "Which of the two holds from now on?",
    changes: { first: strikesOf(ground, plan) },
  });
}

/** True where a sentence says that there are no discounts, offers or deals. */
export function refusesDiscount(quote: string): boolean {
  const no = WORDS.patternOf("refuses").exec(quote);
  if (no === null) return false;
  const behind = quote.slice(no.index, no.index + no[0].length + NEAR);
  const ahead = quote.slice(Math.max(0, no.index - NEAR), no.index);
  return WORDS.isIn(behind, "discount") || CUT.test(behind) || WORDS.isIn(clauseIn(behind), "deals") ||
    WORDS.isIn(ahead, "discount");
}

/** "We won't sell data, we walked from a deal" refuses no deals: they have to stand in the clause of the refusal. */
function clauseIn(behind: string): string {
  return behind.split(/[,;:](?=\s)/u)[0] ?? behind;
}

/** "No discounts" is surer than "discounts made no difference". */
function isRefusedByName(quote: string): boolean {
  const no = WORDS.patternOf("refuses").exec(quote);
  return no !== null && namesDiscount(quote.slice(no.index, no.index + no[0].length + NEAR));
}

/** True where a text speaks of a discount: by its word, or as "40% off". */
export function namesDiscount(text: string): boolean {
  return WORDS.isIn(text, "discount") || CUT.test(text);
}

function isPlanned(ground: Ground, { quote, field }: Said): boolean {
  const isPlan = field === "offering.what" || PLAN_FIELDS.some((each) => each === field) ||
    field.startsWith("confirm.");
  return isPlan && namesDiscount(quote) && !WORDS.isIn(quote, "refuses") &&
    !rivalNamed(ground, quote);
}

/** The planned steps and prices that carry the discount: they go if the refusal holds. */
function strikesOf({ sheet: { facts } }: Ground, { quote }: Said) {
  const isIt = (text: string) => quote.includes(text) && namesDiscount(text);
  return facts.next.filter(({ text }) => isIt(text))
    .map(({ text }) => ({ fact: "next" as const, part: null, row: text, value: "" }));
}
