import { writeStrategy } from "../../../agents/author/rules/write_strategy.ts";
import { type Advice, adviseFromRules, type Remembered } from "../../../agents/consultant/advice.ts";
import type { Grounds } from "../../../agents/consultant/question.ts";
import type { Claim } from "../../../agents/domain/claims.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { Evidence, Facts, FactSheet, PriceFact, TextFact } from "../../../agents/domain/facts.ts";
import type { Decisions } from "../../../agents/domain/tradeoffs.ts";
import type { FactConflict } from "../../../agents/strategy/material.ts";

export const NOW = new Date("2026-11-22T08:00:00Z");

interface Founder {
  company: string;
  founder: string;
  facts: Partial<Facts>;
  unclear?: FactSheet["unclear"];
  decisions?: Decisions;
  conflicts?: FactConflict[];
  sentence?: string;
}

/** What carries a fact: its exact words. */
export function evidence(quote: string): Evidence {
  return { quote, turn: `turn-${quote.length}`, field: "offering.what", state: "confirmed" };
}

export function text(words: string): TextFact {
  return { text: words, ...evidence(words) };
}

export function price(
  amount: number,
  currency: string,
  more: Partial<PriceFact> & { quote: string },
): PriceFact {
  return { per: null, for: null, ...evidence(more.quote), ...more, amount, currency };
}

/** Two statements that stand open against each other. */
export function conflict(a: string, b: string, question: string): FactConflict {
  return { id: question, a: evidence(a), b: evidence(b), question, weight: 4, settled: null, binding: "a" };
}

/** What a consultation is answered from, with the strategy as the rules write it. */
export function groundsOf(
  { company, founder, facts, unclear = [], decisions = {}, conflicts = [], sentence }: Founder,
): Grounds {
  const sheet: FactSheet = { facts: { ...emptyFacts(), ...facts }, unclear };
  const truth: Claim | null = sentence === undefined ? null : {
    text: sentence,
    marks: [{ kind: "said", turn: "turn-own", field: "confirm.truth", quote: sentence }],
  };
  const { strategy, defects } = writeStrategy({
    company,
    founder: founder.split(" ")[0] ?? "",
    sheet,
    decisions,
    sentences: truth === null ? {} : { truth },
    conflicts,
    pages: [],
    feeds: [],
    now: NOW,
  });
  for (const { part, error } of defects) throw new Error(part, { cause: error });
  return {
    company,
    founder,
    asOf: NOW.toISOString(),
    strategy,
    sheet,
    decisions,
    conflicts,
    unknowns: strategy.channel_strategy.unknowns,
    quotes: [],
    sources: [],
    places: { turns: [], pages: [] },
  };
}

/** A conversation: each question is asked with the answers before it. */
export function converse(foundation: Grounds, queries: string[]): Advice[] {
  const memory: Remembered[] = [];
  return queries.map((query, at) => {
    const advice = adviseFromRules({ foundation, query, memory });
    memory.push({
      query,
      answer: advice.consultation,
      at: new Date(NOW.getTime() + at * 60_000).toISOString(),
    });
    return advice;
  });
}

export function ask(foundation: Grounds, query: string): Advice {
  const [advice] = converse(foundation, [query]);
  if (advice === undefined) throw new Error("No question was asked");
  return advice;
}
