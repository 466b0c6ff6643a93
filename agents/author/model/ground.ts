import type { JourneyState } from "../../domain/journey.ts";
import type { Material } from "../../strategy/material.ts";
import type { Strategy } from "../../strategy/strategy.ts";
import { writeStrategy } from "../rules/write_strategy.ts";
import { type Dossier, dossierOf } from "./dossier.ts";
import { checkLeaf } from "./gates/check_leaf.ts";
import { groundOf } from "./gates/ground.ts";
import type { Leaf, Problem } from "./gates/leaf.ts";
import { type Standing, standingOf } from "./parts/resting.ts";

/** All that a step of the writing may take, put together anew before each. */
export interface WritingGround {
  state: JourneyState;
  material: Material;
  dossier: Dossier;
  /** What the rules have written: the frame, and what stands wherever the model's does not. */
  rules: Strategy;
  /** What code can hold against a leaf; an empty list lets it pass. */
  check: (leaf: Leaf) => Problem[];
  standing: Standing;
}

/** What the steps of a journey's writing take. `tokens` is how long its dossier may be. */
export function writingGround(state: JourneyState, material: Material, tokens?: number): WritingGround {
  const { sheet, conflicts, now } = material;
  const dossier = dossierOf(state, sheet, { tokens, conflicts });
  const known = groundOf({ state, sheet, sentenceOf: dossier.sentenceOf, now });
  return {
    state,
    material,
    dossier,
    rules: writeStrategy(material).strategy,
    check: (leaf) => checkLeaf(leaf, known),
    standing: standingOf(state, sheet),
  };
}
