import type { AnchorType } from "../domain/anchors.ts";
import { FACT_NAMES, type FactName } from "../domain/facts.ts";
import { type FieldId, FIELDS } from "../domain/fields.ts";
import { anchorOfPhase } from "../domain/phases.ts";

/** The fields whose answers fill a fact; the first is the one that asks for it. */
export const FIELDS_OF_FACT: Record<FactName, [FieldId, ...FieldId[]]> = {
  offering: ["offering.what"],
  customers: ["customer.last_three"],
  region: ["company.stage_region"],
  goal: ["goal.twelve_months"],
  alternative: ["market.alternative"],
  rivals: ["market.rivals", "company.links", "market.alternative"],
  obstacle: ["market.obstacle"],
  trigger: ["customer.trigger_barrier"],
  barrier: ["customer.trigger_barrier"],
  belief_now: ["customer.belief", "customer.trigger_barrier"],
  belief_needed: ["customer.belief", "customer.trigger_barrier"],
  not_for: ["customer.not_for"],
  only_we: ["difference.only"],
  proof: ["proof.best"],
  why: ["identity.why"],
  values: ["identity.values"],
  never_become: ["identity.contrast"],
  voice_sample: ["voice.sample"],
  colours: ["visual.colours"],
  objections: ["messaging.objections"],
  channels: ["channels.current"],
  capacity: ["channels.capacity"],
  refused_channels: ["channels.refused"],
  knowledge: ["content.knowledge"],
  places: ["community.places"],
  moment: ["launch.moment"],
  prices: ["revenue.model", "offering.what"],
  quiet: ["journey.quiet"],
  measured: ["growth.numbers", "company.stage_region"],
  next: ["evolution.next"],
  bet: ["evolution.bet"],
  raise: ["pitch.raise", "company.stage_region"],
  team: ["pitch.team"],
  traction: ["pitch.traction"],
};

/** The facts that a field asks for, such as trigger and barrier of `customer.trigger_barrier`. */
export function factsOfField(field: FieldId): FactName[] {
  return FACT_NAMES.filter((fact) => FIELDS_OF_FACT[fact][0] === field);
}

/** The facts whose fields an anchor asks for; those of the first four questions belong to the truth anchor. */
export function factsOfAnchor(anchor: AnchorType): FactName[] {
  return FACT_NAMES.filter((fact) =>
    (anchorOfPhase(FIELDS[FIELDS_OF_FACT[fact][0]].phase) ?? "truth") === anchor
  );
}
