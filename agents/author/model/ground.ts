import type { JourneyState } from "../../domain/journey.ts";
import type { Material } from "../../strategy/material.ts";
import type { Strategy } from "../../strategy/strategy.ts";
import type { Dossier } from "./dossier.ts";
import type { Leaf, Problem } from "./gates/leaf.ts";

/** All that a step of the writing may take, put together anew before each. */
export interface WritingGround {
  state: JourneyState;
  material: Material;
  dossier: Dossier;
  /** What the rules have written: the frame, and what stands wherever the model's does not. */
  rules: Strategy;
  /** What code can hold against a leaf; an empty list lets it pass. */
  check: (leaf: Leaf) => Problem[];
}
