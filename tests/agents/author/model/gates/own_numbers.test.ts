import { expect, test } from "vitest";
import { dossierOf } from "../../../../../agents/author/model/dossier.ts";
import { checkLeaf } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { groundOf } from "../../../../../agents/author/model/gates/ground.ts";
import type { ClaimLeaf, Leaf } from "../../../../../agents/author/model/gates/leaf.ts";
import { checkNumbers } from "../../../../../agents/author/model/gates/numbers.ts";
import { readFacts } from "../../../../../agents/facts/read_facts.ts";
import { NOW } from "../../../../helpers/case_state.ts";
import { founderWho } from "../../../../helpers/founders.ts";

const state = founderWho({
  "offering.what": "we groom dogs, 88 dogs rebook. its jan n feb thats dead.",
  "goal.twelve_months": "20 dogs a week, now 14.",
});
const sheet = readFacts(state, NOW);
const dossier = dossierOf(state, sheet);
const ground = groundOf({ state, sheet, dossier, now: NOW });

function reasonsFor(leaf: Leaf): string[] {
  return checkLeaf(leaf, ground).map(({ reason }) => reason);
}

function claim(text: string): ClaimLeaf {
  return { kind: "claim", path: "market_analysis.gaps.0.gap", text, ids: dossier.ids };
}

test("a month that was said short may be written long, another may not", () => {
  expect(reasonsFor(claim("January and February are dead."))).toEqual([]);
  expect(reasonsFor(claim("October is dead."))).toHaveLength(1);
});

test("every one of a number that was said is all of it, and one of another number is not", () => {
  const ids = dossier.ids.filter((id) => /^A/.test(id) && dossier.sentenceOf(id)?.includes("88 dogs"));
  expect(reasonsFor({ ...claim("Every one of the 88 dogs has a date."), ids })).toEqual([]);
  expect(reasonsFor({ ...claim("Every one of the 97 dogs has a date."), ids })).toHaveLength(1);
  expect(reasonsFor(claim("One of nine dogs has a date."))).not.toEqual([]);
});

test("a sum may print its operands and steps, and no number of another", () => {
  const sum = (text: string): Leaf => ({
    kind: "sum",
    path: "market_analysis.size.0",
    text,
    operands: dossier.ids,
    formula: "(20 − 14) × 52",
  });
  expect(reasonsFor(sum("The 6 dogs a week between 14 and 20 are 312 dogs a year."))).toEqual([]);
  expect(reasonsFor(sum("The 7 dogs a week between 14 and 20 are 312 dogs a year."))).toHaveLength(1);
});

test("a day is counted to as the founder's country writes it", () => {
  const move = (weeks: number) => ({ ...claim(`The move on 3/4/2027 is ${weeks} weeks away.`), ids: [] });
  const weeksTo = (home: string) =>
    [15, 19].filter((weeks) => checkNumbers(move(weeks), { ...ground, home }).length === 0);
  expect(weeksTo("USD")).toEqual([15]);
  expect(weeksTo("GBP")).toEqual([19]);
});
