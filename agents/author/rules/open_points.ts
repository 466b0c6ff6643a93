import type { Claim } from "../../domain/claims.ts";
import type { FactName, UnclearFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { claim, closed, markOf } from "../../ledger/words.ts";
import { hasCue, LANGUAGES } from "../../text/lexicon.ts";
import type { UnknownPart } from "../../strategy/leaves.ts";
import type { FactConflict, Material } from "../../strategy/material.ts";

/** What is missing, the cheapest test for it, and the field whose question would answer it. */
export function unknown(what: string, test: string, field: FieldId | null): UnknownPart {
  return { what, options: [], test, field };
}

/** The cheapest test of what was said of a fact and is not clear; anything else is settled by saying it again. */
const TESTS: Partial<Record<FactName, string>> = {
  prices: "read the last three invoices",
  channels: "look through the last ten",
  capacity: "write down for one week where the hours went",
  measured: "count it once, today",
  traction: "count it once, today",
  goal: "keep one number and one day",
  bet: "put it in the diary",
  moment: "put it in the diary",
  next: "name what has to happen first",
  objections: "ask the last one who said it",
  region: "list the last ten addresses",
};

interface Owned {
  /** Facts that this section prints first. */
  facts: FactName[];
  /** A contradiction is printed where its first side was said: fields, or the beginnings of their names ("choices"). */
  fields: string[];
}

/** What stands open on the ground of a section: what was said but not settled, and contradictions not decided. */
export function openPoints(material: Material, { facts, fields }: Owned): UnknownPart[] {
  const { measured, traction } = material.sheet.facts;
  const isCounted = [...measured, ...traction].some(({ thin }) => thin !== true);
  const unclear = material.sheet.unclear.filter(({ fact }) =>
    facts.includes(fact) && !(isCounted && (fact === "measured" || fact === "traction"))
  ).map((each) => ({
    what: whatIsUnclear(each),
    options: [],
    test: TESTS[each.fact] ?? "",
    field: each.field,
  })).filter(({ what }, at, all) => all.findIndex((other) => other.what === what) === at);
  const open = material.conflicts.filter(({ a, settled }) =>
    fields.some((field) => a.field === field || a.field.startsWith(`${field}.`)) &&
    (settled === null || settled.kept === "unknown")
  );
  return [...unclear, ...open.map(conflictPoint)];
}

/** What a document asks of a number that nobody stands by, where they stand by no other: the number and the words around it are on the worksheet only. */
const ASKED_IN_PRINT: Partial<Record<FactName, string>> = {
  measured: "Which number would you stand by?",
  traction: "Which number would you stand by?",
  prices: "Which price should the plan count with, and what is it for?",
};

function whatIsUnclear({ fact, quote, question }: UnclearFact): string {
  const asked = ASKED_IN_PRINT[fact];
  const isDoubted = asked !== undefined &&
    (fact !== "prices" || question === asked && hasCue(quote, LANGUAGES, "maybe", "strong_hedges"));
  if (isDoubted) return asked;
  return question.includes(quote) ? question : `“${quote}”: ${question}`;
}

function conflictPoint({ a, b, question }: FactConflict): UnknownPart {
  const isQuoted = [a, b].every(({ quote }) => question.includes(quote.replace(/[.。!?]+$/u, "")));
  const side = (each: typeof a): Claim => claim(closed(`“${each.quote}”`), markOf(each));
  return {
    what: question,
    options: isQuoted ? [] : [side(a), side(b)],
    test: "",
    field: a.field,
  };
}
