import type { FoundationAnchor } from "../../domain/anchors.ts";
import { HEADLINE_WORDS } from "../../author/rules/wording.ts";
import type { Claim } from "../../domain/claims.ts";
import type { Facts, FactSheet, TextFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { claim, markOf, wordsOf } from "../../ledger/words.ts";
import { wordCount } from "../../text/text.ts";
import { ASSUMPTIONS } from "../hearing/assumptions.ts";
import { headingOf } from "../quoting/heading_of.ts";
import { materialOf } from "../strategy_material.ts";
import {
  answerOf,
  asSentence,
  asText,
  aTime,
  inNumbers,
  listOf,
  LONGEST,
  ownDeed,
  waysOf,
  whatIsBelieved,
  wholeStory,
} from "./spoken_facts.ts";

const HOW_MANY = 3;
/** A bet stands whole or not at all: what is cut off it says what happens once it is lost. */
const LONGEST_BET = 32;
/** A second quote beside the first one is at most this long. */
const LONGEST_SECOND = 10;

/** A formulation: our clause ends with a colon before the founder's words begin; "" where they need none. */
interface Formulation {
  lead: (company: string) => string;
  /** Words that the founder's may have, where they are not to be cut. */
  whole?: number;
  /** The facts that may speak for it, best first. */
  from: (facts: Facts) => (TextFact | null)[];
  /** The clause, and a second fact, where both fit over a page. */
  both?: { lead: string; with: (facts: Facts) => TextFact | null };
}

/** In order of preference; the first three that a fact speaks for are offered. */
const FORMULATIONS: Record<FoundationAnchor, Formulation[]> = {
  truth: [
    {
      lead: (company) => `${company} answers one thing`,
      from: ({ obstacle }) => [obstacle],
      both: { lead: "One obstacle, one moment", with: ({ trigger }) => trigger },
    },
    { lead: (company) => `What sets ${company} apart`, from: ({ only_we }) => [ownDeed(only_we)] },
    {
      lead: (company) => `The belief ${company} stands on`,
      from: ({ belief_needed }) => [whatIsBelieved(belief_needed)],
    },
    { lead: (company) => `${company} comes at one moment`, from: ({ trigger }) => [trigger] },
    { lead: (company) => `What ${company} can prove`, from: ({ proof }) => [proof] },
    { lead: (company) => `What ${company} is`, from: ({ offering }) => [offering] },
  ],
  expression: [
    { lead: (company) => `Why ${company} exists`, from: ({ why }) => [wholeStory(why)] },
    { lead: (company) => `${company} keeps to this, even when it costs`, from: ({ values }) => values },
    { lead: (company) => `What ${company} will never become`, from: ({ never_become }) => [never_become] },
    {
      lead: (company) => `How ${company} answers a doubt`,
      from: ({ objections }) => objections.map(answerOf),
    },
    { lead: (company) => `What sets ${company} apart`, from: ({ only_we }) => [ownDeed(only_we)] },
    { lead: (company) => `What ${company} is`, from: ({ offering }) => [offering] },
  ],
  attention: [
    {
      lead: (company) => `${company} tells what it knows from the inside`,
      from: ({ knowledge }) => knowledge,
    },
    {
      lead: (company) => `${company} goes where its customers came from`,
      from: ({ channels }) => [waysOf(channels)],
    },
    { lead: (company) => `${company} waits for its moment`, from: ({ moment }) => [moment] },
    { lead: (company) => `${company} comes at one moment`, from: ({ trigger }) => [trigger] },
    {
      lead: (company) => `${company} stays away from the rest`,
      from: ({ refused_channels }) => [listOf(refused_channels)],
    },
    {
      lead: (company) => `${company} meets people where they already are`,
      from: ({ places }) => [listOf(places)],
    },
  ],
  evolution: [
    { lead: (company) => `${company} grows in one order`, from: ({ next: [first] }) => [first ?? null] },
    {
      lead: (company) => `${company} says beforehand when it would be wrong`,
      from: ({ bet }) => [asSentence(bet)],
      whole: LONGEST_BET,
    },
    { lead: () => "", from: ({ goal }) => [inNumbers(goal)] },
    {
      lead: (company) => `${company} repairs the place where it goes quiet`,
      from: ({ quiet }) => [aTime(quiet)],
    },
    {
      lead: (company) => `${company} grows on this price`,
      from: ({ prices }) => [asText(prices[0] ?? null)],
    },
    { lead: (company) => `${company} starts from here`, from: ({ region }) => [region] },
  ],
};

/** Up to three formulations of an anchor's one sentence from what was read; assumptions only where nothing was. */
export function candidatesFor(anchor: FoundationAnchor, state: JourneyState, now: Date): Claim[] {
  const spoken = candidatesFrom(anchor, {
    sheet: materialOf(state, now).sheet,
    company: state.company,
  });
  if (spoken.length > 0) return spoken;
  // What was said, however long, is nothing to assume.
  const silent = ASSUMED[anchor].filter((field) => state.fields[field].answers.length === 0);
  return (silent.length > 0 ? silent : ASSUMED[anchor]).slice(0, HOW_MANY).map(assumedClaim);
}

/** The formulations that facts speak for: never a thin one, never the same words twice. */
export function candidatesFrom(
  anchor: FoundationAnchor,
  { sheet: { facts }, company }: { sheet: FactSheet; company: string },
): Claim[] {
  const used: string[] = [];
  return FORMULATIONS[anchor].flatMap((formulation) => {
    const made = formulated(formulation, { facts, company, used });
    if (made !== null) used.push(made.words);
    return made === null ? [] : [made.claim];
  }).slice(0, HOW_MANY);
}

interface Speaking {
  facts: Facts;
  company: string;
  used: string[];
}

function formulated(
  { lead, from, both, whole }: Formulation,
  { facts, company, used }: Speaking,
): { claim: Claim; words: string } | null {
  const clause = lead(company);
  for (const fact of from(facts)) {
    const words = whole === undefined ? headed(fact, LONGEST - wordCount(clause)) : wholeWithin(fact, whole);
    if (
      fact === null || words === null || used.some((each) => each.includes(words) || words.includes(each))
    ) continue;
    const second = both?.with(facts) ?? null;
    const other = headed(second, LONGEST_SECOND);
    const pair = both === undefined || second === null || other === null || words.includes(other)
      ? null
      : `${both.lead}: ${said(fact, words)}, ${said(second, other)}`;
    if (pair !== null && second !== null && wordCount(pair) <= HEADLINE_WORDS) {
      return { claim: claim(pair, markOf(fact), markOf(second)), words };
    }
    const framed = clause === "" ? said(fact, words) : `${clause}: ${said(fact, words)}`;
    return { claim: claim(framed, markOf(fact)), words };
  }
  return null;
}

function wholeWithin(fact: TextFact | null, most: number): string | null {
  const text = fact?.text.trim().replace(/[.。]$/u, "") ?? "";
  return text === "" || wordCount(text) > most || /[?？“”{}]/u.test(text) ? null : text;
}

function headed(fact: TextFact | null, most: number): string | null {
  return fact === null || fact.thin === true ? null : headingOf(fact.text, most);
}

function said(fact: TextFact, words: string): string {
  return wordsOf({ text: words, quote: fact.quote });
}

/** Where nothing was said, what is taken for granted stands to be picked, with its test. */
const ASSUMED: Record<FoundationAnchor, FieldId[]> = {
  truth: ["market.obstacle", "difference.only", "customer.belief"],
  expression: ["identity.why", "identity.values", "identity.contrast"],
  attention: ["channels.current", "content.knowledge", "launch.moment"],
  evolution: ["evolution.next", "evolution.bet", "journey.quiet"],
};

function assumedClaim(field: FieldId): Claim {
  const { text, test } = ASSUMPTIONS[field];
  return { text, marks: [{ kind: "assumption", test }] };
}
