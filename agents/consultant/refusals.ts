import type { Facts, TextFact } from "../domain/facts.ts";
import { withoutRivalSentences } from "../plan/publishable.ts";
import { namesBuyers, refusedBuyers } from "../review/contradictions/kinds.ts";
import { takesMoneyFrom } from "../review/contradictions/refused_payers.ts";
import { labelOf } from "../facts/worksheet.ts";
import { wordsOf } from "../ledger/words.ts";
import { withoutArticle } from "../text/articles.ts";
import { amountWords } from "../text/amount_words.ts";
import { languagesOf } from "../text/language.ts";
import { cuePattern, hasCue, type Language, LANGUAGES, phrasesOf, phrasesPattern } from "../text/lexicon.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { beyond, type Limit, limitsIn, type Measure, measuresIn } from "./measures.ts";
import { GRAMMAR, type Line } from "./lines.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { isDiscount, isGivenToUs } from "./topics.ts";
import { ASKED, PROPOSALS } from "./words.ts";

/** One thing that the founder refuses: whom, what, where, or how much. */
interface Refusal {
  label: string;
  /** As printed, in quotation marks where exact. */
  text: string;
  /** The refused thing alone, without the reasons for it. */
  core: string;
  /** What is refused beside it in the same breath: "the agencies" of "The chains, the agencies, never again". */
  others: string[];
  limits: Limit[];
  /** True for one clause of an answer that says more than what is refused. */
  isClause: boolean;
}

/** A refusal that a question goes against, with the number that does it. */
export interface Against {
  label: string;
  text: string;
  core: string;
  /** What the founder would strike: the refused thing, or the sentence where that is a part of it. */
  struck: string;
  /** The question's number beyond the refusal's limit, or null. */
  number: Measure | null;
}

const SHARE = new RegExp(
  phrasesPattern([...amountWords("percent"), ...PROPOSALS.phrasesOf("share")]),
  "iu",
);
/** "pay us 10% of each booking": a share of the money is offered or taken. */
const TAKES_SHARE = new RegExp(
  `${ASKED.sourceOf("pays_share")}.*\\d\\s?%|\\d\\s?%\\s${ASKED.sourceOf("share_of_money")}`,
  "iu",
);

/** "$300 for every client we refer". */
const PAID_EACH = new RegExp(
  `(?:\\p{Sc}\\s?\\d|\\d\\s?(?:\\p{Sc}|${PROPOSALS.sourceOf("money")}))[\\d.,]*[^.;?!]{0,20}?\\s${
    PROPOSALS.sourceOf("paid_for")
  }\\s(?:${PROPOSALS.sourceOf("each")}\\s)?(?:new\\s)?${PROPOSALS.sourceOf("buyers")}`,
  "iu",
);

/** "We do not take sponsors on the stage": a text that says what is not done. */
export function isRefusal(text: string): boolean {
  return hasCue(text, LANGUAGES, "negation", "refusal");
}

/** True for a line that says whom, what or where the founder refuses; of the values those that say what is not done. */
export function isRefusalLine({ from, value }: Pick<Line, "from" | "value">): boolean {
  return from === "not_for" || from === "refused_channels" || (from === "values" && isRefusal(value));
}

/** The refusals that a proposal goes against: what it proposes is itself what was refused, or a number beyond a limit. */
export function refusalsAgainst(query: string, facts: Facts): Against[] {
  const home = facts.prices[0]?.currency ?? null;
  const measures = measuresIn(query, home);
  const found = refusalsIn(facts, home).flatMap((refusal) => {
    const number = numberBeyond(refusal, { query, measures });
    const isCut = number === null && isBelowPrices(refusal, { query, measures }, facts);
    const cores = [refusal.core, ...refusal.others];
    const core = cores.find((each) => isProposed({ ...refusal, core: each }, query, facts));
    if (number === null && !isCut && core === undefined) return [];
    return [{
      label: refusal.label,
      text: refusal.text,
      core: core ?? refusal.core,
      struck: struckOf(refusal, core),
      number,
    }];
  });
  const raising = facts.raise !== null && !facts.raise.raising && PROPOSALS.isIn(query, "investors")
    ? [{
      label: labelOf("raise"),
      text: `“${facts.raise.quote}”`,
      core: facts.raise.quote,
      struck: facts.raise.quote,
      number: null,
    }]
    : [];
  const all = [...found, ...raising];
  return all.filter((each, at) => all.findIndex(({ text }) => text === each.text) === at);
}

function struckOf({ core, text, isClause }: Refusal, named = core): string {
  return isClause ? text.replace(/[“”]/gu, "") : named;
}

function refusalsIn(facts: Facts, home: string | null): Refusal[] {
  const whole = [
    ...facts.not_for.map((fact) => toRefusal(labelOf("not_for"), fact, home)),
    ...facts.refused_channels.map((fact) => toRefusal(labelOf("refused_channels"), fact, home)),
  ];
  const said: [Parameters<typeof labelOf>[0], TextFact | null][] = [
    ...facts.values.map((fact): ["values", TextFact] => ["values", fact]),
    // What only we do tells of rivals too, and their refusals are not ours.
    ["only_we", facts.only_we === null ? null : withoutRivalSentences(facts.only_we, facts.rivals)],
    ["never_become", facts.never_become],
    ...facts.next.map((fact): ["next", TextFact] => ["next", fact]),
    ["offering", facts.offering],
    ["goal", facts.goal === null ? null : { ...facts.goal, text: facts.goal.quote }],
    ...facts.prices.map((fact): ["prices", TextFact] => ["prices", { ...fact, text: fact.quote }]),
  ];
  const parts = said.flatMap(([name, fact]) =>
    fact === null ? [] : refusingClauses(fact.text, spokenIn(fact.text, facts)).map((clause) => ({
      ...toRefusal(labelOf(name), { text: clause.core, quote: fact.quote }, home),
      isClause: true,
      text: wordsOf({ text: clause.sentence, quote: fact.quote }),
    }))
  );
  return [...whole, ...parts];
}

function toRefusal(label: string, fact: Pick<TextFact, "text" | "quote">, home: string | null): Refusal {
  return {
    label,
    text: wordsOf(fact),
    core: coreOf(fact.text),
    others: listedIn(fact.text),
    limits: limitsIn(fact.text, home),
    isClause: false,
  };
}

/** Where reasons begin. */
const REASON = /[,;(–—。、]|:(?!\d)|\s-\s/u;

/** The refused thing without what stands behind it: "cold email to owners" of "cold email to owners, because …". */
function coreOf(text: string): string {
  return withoutNo(withoutReasons(text));
}

/** The beginning of a refusal, up to where its reasons stand. */
export function withoutReasons(text: string): string {
  const because = cuePattern(languagesOf(text), "because").exec(text);
  const cut = because === null || because.index === 0 ? text : text.slice(0, because.index);
  const part = cut.split(REASON).find((each) => stemsOf(each).size > 0);
  return part?.trim() ?? text;
}

/** A part of a list is no longer than this; a reason is. */
const LONGEST_LISTED = 4;

/** The further things of a list that is refused: each begins as the first one does, or is a single word as that is. */
export function listedIn(text: string): string[] {
  const [first = "", ...rest] = text.split(REASON).map((part) => part.trim()).filter((part) => part !== "");
  const opening = firstWord(first);
  const isListed = (part: string) =>
    wordCount(part) <= LONGEST_LISTED && !hasCue(part, LANGUAGES, "negation", "refusal", "because") &&
    (wordCount(first) === 1 ? wordCount(part) === 1 : firstWord(part) === opening && isArticle(opening));
  const end = rest.findIndex((part) => !isListed(part));
  return rest.slice(0, end === -1 ? rest.length : end);
}

function firstWord(text: string): string {
  return text.toLowerCase().split(/[\s'’]/u)[0] ?? "";
}

function isArticle(word: string): boolean {
  return phrasesOf(LANGUAGES, "articles").some((article) => article.replace(/['’]$/u, "") === word);
}

/** "dogs that need a vet first" of "i wont do dogs that need a vet first": the refused thing, not the refusing of it. */
function withoutNo(text: string): string {
  const no = cuePattern(languagesOf(text), "refusal", "negation").exec(text);
  const behind = no === null ? "" : text.slice(no.index + no[0].length).trim();
  return stemsOf(behind).size > 0 ? behind : text;
}

const CLAUSE_END = new RegExp(`[,;–—、]|:(?!\\d)|\\s-\\s|\\s${ASKED.sourceOf("joins")}\\s`, "iu");

/** Clauses that refuse, each with the sentence it stands in: "never take a percentage", "not a second shop". */
function refusingClauses(
  text: string,
  languages: readonly Language[],
): { core: string; sentence: string }[] {
  return sentencesOf(text).flatMap((sentence) => {
    const refuses = (part: string) => hasCue(part, languages, "refusal", "negation");
    const parts = sentence.split(CLAUSE_END);
    return parts.filter(refuses).map((part) => {
      const no = cuePattern(languages, "refusal", "negation").exec(part);
      const [from, to] = no === null ? [0, 0] : [no.index, no.index + no[0].length];
      // Japanese refuses behind the thing, and so do others where nothing but a "we do" follows: "sconti non ne facciamo".
      const [before, behind] = [part.slice(0, from).trim(), part.slice(to).trim()];
      const isBefore = (languages.includes("ja") && languages.length === 1) || behind === "" ||
        (!tellsSomething(behind) && hasCue(behind, languages, "auxiliaries"));
      return { core: isBefore ? before : behind, sentence };
    }).filter(({ core }) => stemsOf(core).size > 0);
  });
}

function tellsSomething(text: string): boolean {
  return [...stemsOf(text)].some((each) => !GRAMMAR.has(each));
}

const TELLS_LANGUAGE = 5;

/** A few words do not tell their language, "no" least of all: the offering does. */
function spokenIn(text: string, { offering }: Facts): readonly Language[] {
  return languagesOf(wordCount(text) < TELLS_LANGUAGE && offering !== null ? offering.quote : text);
}

/** Words that stand for the whole business, and tell no proposal from another. */
export function ownStems({ offering, goal }: Facts): ReadonlySet<string> {
  return stemsOf(`${offering?.text ?? ""} ${goal?.metric ?? ""} ${goal?.unit ?? ""}`);
}

/** The stems without those words, in any form of theirs. */
export function withoutBusinessStems(stems: Iterable<string>, facts: Facts): string[] {
  const own = ownStems(facts);
  return [...stems].filter((each) => sharedStems([each], own).length === 0);
}

function numberBeyond(
  { core, limits }: Refusal,
  { query, measures }: { query: string; measures: Measure[] },
): Measure | null {
  const shares = sharedStems(stemsOf(core), stemsOf(query)).length > 0;
  for (const limit of limits) {
    const number = beyond(limit, measures, shares);
    if (number !== null) return number;
  }
  return null;
}

/** A price below all of the founder's, for something that is never sold cheaper. */
function isBelowPrices(
  { core }: Refusal,
  { query, measures }: { query: string; measures: Measure[] },
  { prices }: Facts,
): boolean {
  if (!isDiscount(core) || sharedStems(stemsOf(core), stemsOf(query)).length === 0) return false;
  return measures.some(({ kind, value, unit }) => {
    const all = prices.filter(({ currency }) => currency === unit);
    const same = all.filter(({ quote }) => sharedStems(stemsOf(quote), stemsOf(core)).length > 0);
    const own = same.length > 0 ? same : all;
    return kind === "money" && own.length > 0 && own.every(({ amount }) => value < amount);
  });
}

/** Words of every business: "no charge" refuses no price. */
const COMMON = stemsOf(
  "charge price cost money pay free sale customer client time problem work question answer",
);

/** A thing of one or two telling words must be named whole, a longer one by most of its words. */
const MOST = 0.6;

function isProposed({ core, limits, isClause }: Refusal, query: string, facts: Facts): boolean {
  if (stemsOf(core).size > 0 && wordCount(core) > 1 && query.toLowerCase().includes(core.toLowerCase())) {
    return true;
  }
  if (limits.length > 0) return false;
  const buyers = isClause ? null : refusedBuyers(core);
  if (buyers !== null && namesBuyers(query, buyers)) return true;
  if (takesMoneyFrom(query, core)) return true;
  if (PROPOSALS.isIn(core, "referral_fee")) {
    if (PROPOSALS.isIn(query, "referral_fee") || PAID_EACH.test(query)) return true;
  }
  if (isDiscount(core) && isDiscount(query)) return !isGivenToUs(query);
  if (SHARE.test(core) && !isDiscount(query) && (SHARE.test(query) || TAKES_SHARE.test(query))) return true;
  const asked = stemsOf(query);
  const all = stemsOf(core);
  const telling = withoutBusinessStems(all, facts);
  // "A rival would never do that" refuses no doing of ours.
  if (telling.every((each) => GRAMMAR.has(each))) return false;
  const named = sharedStems(telling, asked).length;
  if (telling.length === 1) {
    if (isClause && wordCount(withoutArticle(core, LANGUAGES)) > 2) return false;
    return named === 1 && !COMMON.has(telling[0] ?? "") && sharedStems(all, asked).length === all.size;
  }
  if (telling.length === 2) return named === 2;
  return named >= 2 && sharedStems(all, asked).length / all.size >= MOST;
}
