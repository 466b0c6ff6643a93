import type { Evidence, TextFact } from "../../domain/facts.ts";
import { rowsOf } from "../../facts/changes/cell_values.ts";
import { rateAnywhere } from "../../facts/numbers/rates.ts";
import { opensWith } from "../../facts/passages/items.ts";
import { languageIn, languagesOf } from "../../text/language.ts";
import { firstCue, type Language } from "../../text/lexicon.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { rememberedValue } from "../../text/remembered.ts";
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

/** What is said there of others, of what they think, of what was once or of what is known: nobody here does it. */
export const NOT_DONE_IN: readonly string[] = [
  "market.rivals",
  "market.alternative",
  "market.obstacle",
  "company.links",
  "customer.belief",
  "customer.trigger_barrier",
  "customer.last_three",
  "customer.not_for",
  "identity.why",
  "identity.contrast",
  "channels.refused",
  "choices.tradeoffs",
  "visual.colours",
  "content.knowledge",
  "proof.best",
  "pitch.raise",
  "pitch.traction",
];

/** Where whatever is named is refused by the question. */
export const REFUSAL_FIELDS: readonly string[] = ["customer.not_for", "channels.refused"];

/** Where what is done is told beside what it brought: only a habit is a plan. */
export const HABIT_FIELDS: readonly string[] = ["channels.current", "growth.numbers"];

/** What an objection asks for is wished by a customer: only its answer is ours. */
export function isSaidByCustomer({ sheet: { facts } }: Ground, { turn }: Said, text: string): boolean {
  return facts.objections.some((each) =>
    each.turn === turn && (each.says.includes(text) || text.includes(each.says))
  );
}

/** "If not, we sell it" refuses nothing. */
const OTHERWISE = new RegExp(WORDS.patternOf("otherwise").source, "giu");

/**
 * True for a sentence that refuses or denies something. What looks so in its own language is left out: Portuguese "no"
 * is "in the", German "Mai" is May and no Italian "never".
 */
export const isRefusing: (quote: string) => boolean = rememberedValue((quote) => {
  const plain = quote.replace(OTHERWISE, " ");
  const language = languageIn(quote);
  const words = language === null
    ? plain
    : plain.replaceAll(new RegExp(WORDS.patternOf("looks_refusing", [language]), "giu"), " ");
  return WORDS.isIn(words, "refuses", "nobody");
}, 4_000);

/** A text without what it is done for or why, which refuses nothing: "so the vans don't stand idle". */
export function withoutPurpose(text: string): string {
  return text.split(SENTENCE_PART).map((part) => {
    const at = WORDS.patternOf("purpose", languagesOf(text)).exec(part)?.index ?? -1;
    return at > 0 ? part.slice(0, at) : part;
  }).join(", ");
}

const SENTENCE_PART = /[,;:]\s|、/u;

/** True for what is done every so often; what one gets so often, others do: "we get three cold calls every morning". */
export function isHabit(quote: string, languages: readonly Language[]): boolean {
  return (WORDS.isIn(quote, "every") || rateAnywhere(quote, languages) !== null) &&
    !WORDS.patternOf("receives", languages).test(quote);
}

/**
 * The steps, prices, counts and channels that stand in a planned sentence: they go if the refusal holds. Of several of a
 * kind only those that are named in the refusal's words are meant.
 */
export function rowsToDelete({ sheet: { facts } }: Ground, plan: Said, refusal: Evidence): RowChange[] {
  const steps = facts.next.filter(({ text }) => plan.field === "evolution.next" && plan.quote.includes(text))
    .map(({ text }): RowChange => ({ fact: "next", part: null, row: text, value: "" }));
  const refused = stemsOf(refusal.quote);
  const counted = (["prices", "channels", "measured", "traction"] as const).flatMap((fact) => {
    const keys = rowsOf(facts, fact).map(({ key }) => key);
    const told = facts[fact].flatMap(({ turn, quote }, at) =>
      turn === plan.turn && plan.quote.includes(quote) ? [keys[at] ?? ""] : []
    );
    const meant = told.length === 1
      ? told
      : told.filter((key) => sharedStems(stemsOf(key), refused).length > 0);
    return meant.map((row): RowChange => ({ fact, part: null, row, value: "" }));
  });
  return [...steps, ...counted];
}

/** The rows that carry a refusal: they go if the plan holds. */
export function refusedRowsIn({ sheet: { facts } }: Ground, refusal: Said): RowChange[] {
  const rows = (["values", "refused_channels", "not_for"] as const).flatMap((fact) =>
    facts[fact].map((row: TextFact) => ({ fact, row }))
  );
  return rows.filter(({ row }) => row.turn === refusal.turn && refusal.quote.includes(row.text))
    .map(({ fact, row }) => ({ fact, part: null, row: row.text, value: "" }));
}

/** "Vendemos", "andiamo": where verbs say who does it. */
const WE_DO = /\p{L}(?:[aei]mos|iamo)(?!\p{L})/iu;

/** True where the founder says of themselves that they do something. */
export function isOurs(clause: string, languages = languagesOf(clause)): boolean {
  const isSaidByVerb = languages.length === 1 && languages.some((each) => ["es", "it", "pt"].includes(each));
  return WORDS.patternOf("we", languages).test(clause) || isSaidByVerb && WE_DO.test(clause);
}

const WORDS_OF_SUBJECT = 4;

/** "The gym opposite ties people in": somebody else opens the clause, and what is told behind is theirs. */
export function isOfOthers(clause: string, isNamedIn: (opening: string) => boolean): boolean {
  const opening = clause.trim().split(/\s+/u).slice(0, WORDS_OF_SUBJECT).join(" ");
  return opensWith(opening, languagesOf(clause), "articles") && !isNamedIn(opening) && !isOurs(clause);
}

/** "My brother has a stall there": somebody close to the founder opens the clause. */
export function isOfFamily(clause: string): boolean {
  const languages = languagesOf(clause);
  const own = firstCue(clause, languages, "own");
  return own?.index === 0 && opensWith(clause.slice(own[0].length).trimStart(), languages, "team");
}
