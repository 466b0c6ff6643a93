import type { JourneyState } from "../../domain/journey.ts";
import type { Material } from "../../strategy/material.ts";
import type { Strategy } from "../../strategy/strategy.ts";
import { writeStrategy } from "../rules/write_strategy.ts";
import { dossierOf } from "./dossier.ts";
import { type DatedDossier, onDay } from "./dossier/times.ts";
import { checkLeaf } from "./gates/check_leaf.ts";
import { groundOf } from "./gates/ground.ts";
import type { Leaf, Problem } from "./gates/leaf.ts";
import { languageLine } from "./prompts/language.ts";
import { type Standing, standingOf } from "./parts/resting.ts";

/** All that a step of the writing may take, put together anew before each. */
export interface WritingGround {
  state: JourneyState;
  material: Material;
  dossier: DatedDossier;
  /** What the rules have written: the frame, and what stands wherever the model's does not. */
  rules: Strategy;
  /** What code can hold against a leaf; an empty list lets it pass. */
  check: (leaf: Leaf) => Problem[];
  standing: Standing;
  /** Told with each task: the language of the answer, "" where it needs no telling. */
  inLanguage: string;
}

/** What the steps of a journey's writing take. `tokens` is how long its dossier may be. */
export function writingGround(state: JourneyState, material: Material, tokens?: number): WritingGround {
  const { sheet, conflicts, now } = material;
  const dossier = onDay(dossierOf(state, sheet, { tokens, conflicts }), sheet.facts, now);
  const known = groundOf({ state, sheet, dossier, now });
  return {
    state,
    material,
    dossier,
    rules: writeStrategy(material).strategy,
    check: rememberedCheck((leaf) => checkLeaf(leaf, known)),
    standing: standingOf(state, sheet),
    inLanguage: languageLine(known.language, known),
  };
}

/** Mending and editing look at a part again for each sentence that changes: what did not change is not checked again. */
function rememberedCheck(check: WritingGround["check"]): WritingGround["check"] {
  const found = new Map<string, Problem[]>();
  return (leaf) => {
    const key = JSON.stringify(leaf);
    const problems = found.get(key) ?? check(leaf);
    found.set(key, problems);
    return problems;
  };
}
