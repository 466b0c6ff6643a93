import { TRADEOFFS } from "../../../domain/tradeoffs.ts";
import type { Ground } from "./ground.ts";
import { factTexts } from "./known_figures.ts";

/** The words of the facts and of the choices that were offered. */
export function factWords({ facts }: Ground): string[] {
  return [...factTexts(facts), ...Object.values(TRADEOFFS).flatMap(({ a, b }) => [a, b])];
}
