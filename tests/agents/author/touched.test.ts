import { expect, it } from "vitest";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import { FACT_NAMES, type Facts } from "../../../agents/domain/facts.ts";
import { SECTIONS_OF_FACT } from "../../../agents/facts/sections_of_fact.ts";
import type { Material } from "../../../agents/strategy/material.ts";
import { BEEKEEPER } from "./beekeeper.ts";
import { CARGO_BIKES } from "./cargo_bikes.ts";
import { partsOf } from "./checks.ts";
import { TATAMI } from "./tatami.ts";

/** The parts that differ once a fact is struck out. */
function changedWithout(name: keyof Facts, material: Material): string[] {
  const facts = { ...material.sheet.facts, [name]: emptyFacts()[name] };
  const [before, after] = [material, { ...material, sheet: { ...material.sheet, facts } }].map(partsOf);
  return Object.entries(before ?? {}).filter(([part, written]) =>
    JSON.stringify(written) !==
      JSON.stringify(Object.entries(after ?? {}).find(([each]) => each === part)?.[1])
  ).map(([part]) => part);
}

it.each(FACT_NAMES)("names every section that takes %s, so that a correction writes it again", (name) => {
  const changed = [BEEKEEPER, CARGO_BIKES, TATAMI].flatMap(({ material }) => changedWithout(name, material));
  const named: string[] = SECTIONS_OF_FACT[name];
  expect([...new Set(changed)].filter((part) => !named.includes(part))).toEqual([]);
});
