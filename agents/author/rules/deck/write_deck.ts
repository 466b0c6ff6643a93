import type { SlidePart } from "../../../strategy/deck.ts";
import type { Material } from "../../../strategy/material.ts";
import type { Strategy } from "../../../strategy/strategy.ts";
import { writeCompetition, writeGoToMarket, writeMarket, writeModel, writeTraction } from "./business.ts";
import { writeAsk, writeMilestones, writeRisks, writeTeam } from "./plan.ts";
import type { DeckMaterial } from "./slide.ts";
import { Told } from "./speaking.ts";
import { writeCover, writeProblem, writeProduct, writePurpose, writeSolution, writeWhyNow } from "./story.ts";

/** In the order in which an investor reads (craft, section 5). */
const SLIDES: ((deck: DeckMaterial) => SlidePart | null)[] = [
  writeCover,
  writePurpose,
  writeProblem,
  writeWhyNow,
  writeSolution,
  writeProduct,
  writeTraction,
  writeMarket,
  writeModel,
  writeCompetition,
  writeGoToMarket,
  writeTeam,
  writeMilestones,
  writeAsk,
  writeRisks,
];

/** The pitch deck: 12 to 15 slides from facts and parts, each sentence told once. */
export function writeDeck(strategy: Omit<Strategy, "deck">, material: Material): SlidePart[] {
  const deck: DeckMaterial = { strategy, material, told: new Told() };
  return SLIDES.flatMap((write) => write(deck) ?? []);
}
