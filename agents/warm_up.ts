import { newJourney } from "./domain/journey.ts";
import type { Research } from "./domain/pages.ts";
import { startJourney, takeTurn } from "./master.ts";
import { builtInModel } from "./model/builtin.ts";

/** Nothing that is said here names a page. */
const NO_PAGES: Research = {
  readPage: ({ url }) => Promise.reject(new Error(`Nobody asked for ${url}`)),
};

const SAID = [
  "We mend the boats of 37 rowing clubs, and each of them pays £420 a year.",
  "The last three were clubs on the same river; they called in March, because nobody else came within 2 weeks.",
];

/**
 * Hears two answers of nobody's and keeps nothing, so that the patterns that every turn needs are ready before the first
 * founder comes. Takes a third of a second, in two parts.
 */
export async function warmUp(now: Date): Promise<void> {
  const around = { model: builtInModel, research: NO_PAGES, now };
  let { state } = await startJourney(newJourney("warm-up", "", ""), around);
  for (const [at, text] of SAID.entries()) {
    await new Promise((resume) => setTimeout(resume, 50));
    ({ state } = await takeTurn(state, { id: `warm-up-${at}`, text }, around));
  }
}
