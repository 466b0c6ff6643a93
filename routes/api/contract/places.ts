/** Where marks lead, as the wire shows it. It is the domain's own, and compiles only while it is. */
import { z } from "zod";
import type { MarkPlaces as DomainPlaces } from "../../../agents/domain/places.ts";
import type { Same } from "./text.ts";

const LaterWord = z.object({
  about: z.string().describe("The words that gave way, or the name of the fact that was changed"),
  now: z.string().describe("What stands now; empty where it was struck out"),
  turn: z.string(),
  number: z.int(),
});

const TurnPlace = z.object({
  turn: z.string().describe("The id of the founder's message"),
  number: z.int().describe("Its place among all turns, from 1"),
  stale: z.array(z.object({ quote: z.string(), by: LaterWord }))
    .describe("Quoted words that were changed since"),
});

const PagePlace = z.object({
  number: z.int().describe("Its place among the pages that were read, from 1"),
  url: z.string(),
  read_at: z.string(),
  texts: z.array(z.object({ quote: z.string(), number: z.int() }))
    .describe("Quoted words, and the place of the text that has them, from 1"),
});

export const MarkPlaces = z.object({ turns: z.array(TurnPlace), pages: z.array(PagePlace) });
export type MarkPlaces = DomainPlaces;
export const arePlacesAsFound: Same<z.infer<typeof MarkPlaces>, DomainPlaces> = true;
