import type { ModelFact } from "../../domain/model_facts.ts";
import { FIELDS_OF_FACT } from "../../facts/fields_of_fact.ts";
import { type Draft, markStale } from "../draft.ts";

/** Keeps what a model read; sections of written anchors that rest on those fields are written again. */
export function keepModelFacts(draft: Draft, facts: ModelFact[]): void {
  if (facts.length === 0) return;
  draft.state.modelFacts = [...draft.state.modelFacts ?? [], ...facts];
  markStale(draft, [...new Set(facts.map(({ fact }) => FIELDS_OF_FACT[fact][0]))]);
}
