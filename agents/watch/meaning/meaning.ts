import type { Facts, PriceFact } from "../../domain/facts.ts";
import type { PageChange, Verdict } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import { amountsIn } from "../../text/amounts.ts";
import { FUNCTION_WORDS, type Language, LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { type Reason, reasonIn } from "./reasons.ts";

/** What a change means for one strategy, as far as rules can tell. */
export interface Meaning {
  verdict: Verdict;
  /** Why, in a sentence for the founder. */
  why: string;
  /** What of the strategy it bears on, in the founder's own words; null where nothing does. */
  bearsOn: { fact: string; text: string } | null;
}

interface Setting {
  facts: Facts;
  /** In which language the founder is told why; English where it is left out. */
  language?: Language;
  /** Sentences of the written strategy that rest on the page, with the words that they rest on. */
  cited?: readonly { text: string; quote: string }[];
  whose: "own" | "rival";
  /** The rival's name. */
  name: string;
}

/** Words of fewer letters carry the grammar and not the matter. */
const LEAST_LETTERS = 4;
const LEAST_COMMON = 2;
const SAME_MATTER = 0.4;
/** "£29" stands in many quotes. */
const LEAST_QUOTED_WORDS = 2;
/** Of fewer words nothing can be said to be about something else. */
const LEAST_APART = 3;

/** Lays a change beside what it bears on, in the strategy's facts and in its sentences. Where no rule is sure, it holds. */
export function meaningOf(change: PageChange, setting: Setting): Meaning {
  const meaning = meaningByFacts(change, setting);
  const gone = (setting.cited ?? []).find(({ quote }) => isGone(quote, change));
  if (gone === undefined || change.kind === "closed" || meaning.verdict === "reopen") return meaning;
  return told("reopen", "cited", setting, { fact: "strategy", text: gone.text });
}

/** True where rules found no reason to act: a model may know better. */
export function isLeftOpen({ verdict }: Meaning): boolean {
  return verdict === "hold" || verdict === "ignore";
}

/** True where a page no longer says what a sentence quotes. */
function isGone(quote: string, { before, after }: PageChange): boolean {
  if (before === null) return false;
  const [quoted, was, is] = [quote, before, after ?? ""].map(plain) as [string, string, string];
  return (quoted.includes(was) || was.includes(quoted)) && !is.includes(quoted) &&
    wordsOf(before).length >= LEAST_QUOTED_WORDS;
}

function told(
  verdict: Verdict,
  reason: Reason,
  { language = "en", name }: Setting,
  bearsOn: Meaning["bearsOn"],
): Meaning {
  return { verdict, why: reasonIn(language, reason, name), bearsOn };
}

function meaningByFacts(change: PageChange, setting: Setting): Meaning {
  if (change.kind === "price") {
    return setting.whose === "own" ? ownPrice(change, setting) : rivalPrice(change, setting);
  }
  if (change.kind === "closed") return closedMeaning(change, setting);
  const said = bearing(matterOfChange(change, setting), setting.facts, PLACES[change.kind]);
  if (said === null) {
    return isApart(change, setting)
      ? told("ignore", "apart", setting, null)
      : told("hold", "nothing", setting, null);
  }
  if (setting.whose === "own") return told("sharpen", "own_differs", setting, said);
  if (change.kind === "claim_taken") {
    return said.fact === "offering"
      ? told("sharpen", "claims_offering", setting, said)
      : told("reopen", "claims_ours", setting, said);
  }
  if (change.kind === "claim_withdrawn") return told("sharpen", "withdrawn", setting, said);
  if (change.kind === "audience") return told("answer", "audience", setting, said);
  return told("sharpen", "compared", setting, said);
}

/** True where a rival's change shares no word that says something with any fact: it may be left until the next review. */
function isApart({ kind, before, after, about }: PageChange, { whose, facts }: Setting): boolean {
  if (whose === "own" || kind === "guarantee") return false;
  const matter = matterOf([before, after, about].join(" "));
  const own = Object.values(TEXTS).flatMap((texts) => texts(facts)).filter((text) => text !== undefined);
  return matter.size >= LEAST_APART && own.length > 0 &&
    own.every((text) => matterOf(text).isDisjointFrom(matter));
}

/** What a change is about: a claim that is gone, whom a page speaks to now, both sides of the others. */
function matterOfChange({ kind, before, after, about }: PageChange, { whose }: Setting): string {
  if (kind === "claim_withdrawn") return before ?? "";
  if (kind === "audience") return (whose === "own" ? about : undefined) ?? after ?? before ?? "";
  return `${before ?? ""} ${after ?? ""}`;
}

const PLACES: Record<Exclude<PageChange["kind"], "price" | "closed">, (keyof typeof TEXTS)[]> = {
  plan_limit: ["only_we", "proof", "obstacle"],
  guarantee: ["only_we", "proof", "objections"],
  audience: ["customers", "offering"],
  claim_withdrawn: ["only_we", "proof", "values", "alternative", "rivals"],
  claim_taken: ["only_we", "proof", "why", "values", "offering"],
};

const TEXTS = {
  only_we: (facts: Facts) => [facts.only_we?.text],
  proof: (facts: Facts) => [facts.proof?.text],
  why: (facts: Facts) => [facts.why?.text],
  obstacle: (facts: Facts) => [facts.obstacle?.text],
  alternative: (facts: Facts) => [facts.alternative?.text],
  offering: (facts: Facts) => [facts.offering?.text],
  values: (facts: Facts) => facts.values.map(({ text }) => text),
  customers: (facts: Facts) => facts.customers.map(({ text }) => text),
  objections: (facts: Facts) => facts.objections.map(({ says, answer }) => answer ?? says),
  rivals: (facts: Facts) => facts.rivals.map(({ said }) => said?.quote),
};

const GRAMMAR = new Set(
  lexiconsOf().flatMap(({ phrases }) =>
    [...FUNCTION_WORDS, "calendar_words" as const, "time_words" as const].flatMap((name) => phrases[name])
  ),
);
const sentencesOf = sentenceSplitter(null);

/** The sentence that shares most of its matter with a change, of the first fact that has one. */
function bearing(text: string, facts: Facts, places: (keyof typeof TEXTS)[]): Meaning["bearsOn"] {
  const matter = matterOf(text);
  const found = places.flatMap((fact) =>
    TEXTS[fact](facts).flatMap((own) => {
      if (own === undefined) return [];
      const least = Math.min(LEAST_COMMON, matterOf(own).size);
      return sentencesOf(own).flatMap((sentence) => {
        const words = matterOf(sentence);
        const common = [...words].filter((word) => matter.has(word)).length;
        const share = common / Math.max(1, Math.min(words.size, matter.size));
        return common >= least && share >= SAME_MATTER ? [{ fact, text: sentence, share }] : [];
      });
    })
  );
  const best =
    found.toSorted((one, other) =>
      places.indexOf(one.fact) - places.indexOf(other.fact) || other.share - one.share
    )[0];
  return best === undefined ? null : { fact: best.fact, text: best.text };
}

function matterOf(text: string): Set<string> {
  return new Set(
    wordsOf(text).filter((word) =>
      (word.length >= LEAST_LETTERS || /[^\p{Script=Latin}]/u.test(word)) && !GRAMMAR.has(word)
    ),
  );
}

/** What is named beside it is all that ends: a shop of several, a trade, a product. */
function closedMeaning({ about }: PageChange, setting: Setting): Meaning {
  const { whose, name, facts } = setting;
  const isPart = about !== undefined;
  if (whose === "own") return told("reopen", isPart ? "own_gave_up" : "own_closed", setting, null);
  const rival = facts.rivals.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const said = rival?.said === undefined ? null : { fact: "rivals", text: rival.said.quote };
  return told("answer", isPart ? "gave_up" : "closed", setting, said);
}

/** A rival that crosses the founder's own price changes the comparison; one that stays on its side does not. */
function rivalPrice(change: PageChange, setting: Setting): Meaning {
  const [was, is] = [priceIn(change.before), priceIn(change.after)];
  const per = periodOf(change);
  const own = setting.facts.prices.find((price) => is !== null && isSameMeasure(price, { ...is, per }));
  if (own === undefined || was === null || is === null) return told("hold", "no_price", setting, null);
  const bearsOn = { fact: "prices", text: own.quote };
  const [before, after] = [Math.sign(was.value - own.amount), Math.sign(is.value - own.amount)];
  if (before === after) {
    return told("hold", after > 0 ? "above" : after < 0 ? "below" : "at", setting, bearsOn);
  }
  if (after < 0) return told("answer", "less", setting, bearsOn);
  return told("sharpen", after > 0 ? "more" : "same", setting, bearsOn);
}

function ownPrice(change: PageChange, setting: Setting): Meaning {
  const { prices } = setting.facts;
  const [was, is] = [priceIn(change.before), priceIn(change.after)];
  const agrees = prices.find((price) => is !== null && price.amount === is.value);
  if (agrees !== undefined) {
    return told("hold", "own_agrees", setting, { fact: "prices", text: agrees.quote });
  }
  const stale = prices.find((price) => was !== null && price.amount === was.value);
  return stale === undefined
    ? told("sharpen", "own_unnamed", setting, null)
    : told("sharpen", "own_stale", setting, { fact: "prices", text: stale.quote });
}

/** Euros are not kroner, and a month's price is not that of a sheet of stickers. */
function isSameMeasure(price: PriceFact, is: { currency: string | null; per: string | null }): boolean {
  if (price.currency !== null && price.currency !== is.currency) return false;
  return price.per === null || price.per === is.per || !TIMES.includes(price.per) && is.per === null;
}

const TIMES = ["minute", "hour", "day", "night", "week", "month", "quarter", "year"];
const PERIODS = TIMES.map((unit) => {
  const words = lexiconsOf().flatMap(({ per }) => per.get(unit) ?? []);
  return { unit, pattern: new RegExp(phrasesPattern(words), "iu") };
});
/** What a price is called is short; a longer line may count other things by the hour. */
const LONGEST_NAME_WORDS = 5;

/** What the price is asked for each of: "£29 a month", or a cell in the column "Per month". */
function periodOf({ after, before, about = "" }: PageChange): string | null {
  const name = wordsOf(about).length <= LONGEST_NAME_WORDS ? about : "";
  const found = PERIODS.find(({ pattern }) => [after, before, name].some((text) => pattern.test(text ?? "")));
  return found?.unit ?? null;
}

function priceIn(text: string | null): { value: number; currency: string | null } | null {
  return text === null
    ? null
    : amountsIn(text, { languages: LANGUAGES, home: null }).find(({ kind }) => kind === "money") ?? null;
}
