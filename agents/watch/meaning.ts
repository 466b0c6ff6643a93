import type { Facts, PriceFact } from "../domain/facts.ts";
import type { PageChange, Verdict } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import { amountsIn } from "../text/amounts.ts";
import { FUNCTION_WORDS, LANGUAGES, lexiconsOf, phrasesPattern } from "../text/lexicon.ts";
import { wordsOf } from "./masking.ts";

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
  whose: "own" | "rival";
  /** The rival's name. */
  name: string;
}

/** Words of fewer letters carry the grammar and not the matter. */
const LEAST_LETTERS = 4;
const LEAST_COMMON = 2;
const SAME_MATTER = 0.4;

/** Lays a change beside the facts that it bears on. Where no rule is sure, the strategy holds. */
export function meaningOf(change: PageChange, setting: Setting): Meaning {
  if (change.kind === "price") {
    return setting.whose === "own" ? ownPrice(change, setting) : rivalPrice(change, setting);
  }
  if (change.kind === "closed") return closedMeaning(setting);
  const said = bearing(matterOfChange(change, setting), setting.facts, PLACES[change.kind]);
  const who = setting.whose === "own" ? "Your own page" : setting.name;
  if (said === null) {
    return { verdict: "hold", why: `Nothing that your strategy rests on speaks of this.`, bearsOn: null };
  }
  if (setting.whose === "own") {
    return {
      verdict: "sharpen",
      why: `${who} and your strategy no longer say the same of this.`,
      bearsOn: said,
    };
  }
  if (change.kind === "claim_taken") {
    return said.fact === "offering"
      ? {
        verdict: "sharpen",
        why: `${who} now claims to do what you offer as nobody else does.`,
        bearsOn: said,
      }
      : { verdict: "reopen", why: `${who} now claims what sets you apart.`, bearsOn: said };
  }
  if (change.kind === "claim_withdrawn") {
    return {
      verdict: "sharpen",
      why: `${who} no longer says it: the ground is yours to take.`,
      bearsOn: said,
    };
  }
  if (change.kind === "audience") {
    return { verdict: "answer", why: `${who} now speaks to the people you chose.`, bearsOn: said };
  }
  return { verdict: "sharpen", why: `${who} changed what you compare yourself with.`, bearsOn: said };
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

function closedMeaning({ whose, name, facts }: Setting): Meaning {
  if (whose === "own") {
    return { verdict: "reopen", why: "Your own page says that you have closed.", bearsOn: null };
  }
  const rival = facts.rivals.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return {
    verdict: "answer",
    why: `The customers of ${name} look for somebody now.`,
    bearsOn: rival?.said === undefined ? null : { fact: "rivals", text: rival.said.quote },
  };
}

/** A rival that crosses the founder's own price changes the comparison; one that stays on its side does not. */
function rivalPrice(change: PageChange, { facts, name }: Setting): Meaning {
  const [was, is] = [priceIn(change.before), priceIn(change.after)];
  const per = periodOf(change);
  const own = facts.prices.find((price) => is !== null && isSameMeasure(price, { ...is, per }));
  if (own === undefined || was === null || is === null) {
    return { verdict: "hold", why: "You name no price that this can be compared with.", bearsOn: null };
  }
  const bearsOn = { fact: "prices", text: own.quote };
  const [before, after] = [Math.sign(was.value - own.amount), Math.sign(is.value - own.amount)];
  if (before === after) {
    const side = after > 0 ? "above" : after < 0 ? "below" : "at";
    return { verdict: "hold", why: `${name} stays ${side} your own price.`, bearsOn };
  }
  if (after < 0) return { verdict: "answer", why: `${name} now asks less than you.`, bearsOn };
  if (after > 0) return { verdict: "sharpen", why: `${name} now asks more than you.`, bearsOn };
  return { verdict: "sharpen", why: `${name} now asks what you ask.`, bearsOn };
}

function ownPrice(change: PageChange, { facts }: Setting): Meaning {
  const [was, is] = [priceIn(change.before), priceIn(change.after)];
  const agrees = facts.prices.find((price) => is !== null && price.amount === is.value);
  if (agrees !== undefined) {
    const bearsOn = { fact: "prices", text: agrees.quote };
    return { verdict: "hold", why: "Your page now asks what your strategy says.", bearsOn };
  }
  const stale = facts.prices.find((price) => was !== null && price.amount === was.value);
  return {
    verdict: "sharpen",
    why: stale === undefined
      ? "Your strategy does not name this price yet."
      : "Your strategy still says the price that your page no longer asks.",
    bearsOn: stale === undefined ? null : { fact: "prices", text: stale.quote },
  };
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
