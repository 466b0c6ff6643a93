import { setTimeout as pause } from "node:timers/promises";
import { dossierOf } from "./author/model/dossier.ts";
import { GATES } from "./author/model/gates/check_leaf.ts";
import { groundOf } from "./author/model/gates/ground.ts";
import { newJourney } from "./domain/journey.ts";
import type { Research } from "./domain/pages.ts";
import { readFacts } from "./facts/read_facts.ts";
import { startJourney, takeTurn } from "./master.ts";
import { builtInModel } from "./model/builtin.ts";

/** Nothing that is said here names a page. */
const NO_PAGES: Research = {
  readPage: ({ url }) => Promise.reject(new Error(`Nobody asked for ${url}`)),
};

const BETWEEN_PARTS_MS = 50;

const SAID = [
  "We mend the boats of 37 rowing clubs, and each of them pays £420 a year.",
  "The last three were clubs on the same river; they called in March, because nobody else came within 2 weeks.",
];

/** What a model might write of it, with a number, a day, a name and a sum to look for. */
const WRITTEN =
  "37 × £420 = £15,540 a year by March 2027, from clubs that Velofix leaves waiting for six weeks.";

/**
 * Hears two answers of nobody's, holds a sentence against them and keeps nothing, so that the patterns that every turn and
 * every check of a model's words need are ready before the first founder comes. Takes two thirds of a second, in a dozen parts.
 */
export async function warmUp(now: Date): Promise<void> {
  const around = { model: builtInModel, research: NO_PAGES, now };
  let { state } = await startJourney(newJourney("warm-up", "", ""), around);
  for (const [at, text] of SAID.entries()) {
    await pause(BETWEEN_PARTS_MS);
    ({ state } = await takeTurn(state, { id: `warm-up-${at}`, text }, around));
  }
  await pause(BETWEEN_PARTS_MS);
  const sheet = readFacts(state, now);
  const dossier = dossierOf(state, sheet);
  const ground = groundOf({ state, sheet, dossier, now });
  for (const check of Object.values(GATES)) {
    await pause(BETWEEN_PARTS_MS);
    check({ kind: "claim", path: "market_analysis.headline", text: WRITTEN, ids: dossier.ids }, ground);
  }
}
