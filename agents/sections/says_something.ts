import type { Section } from "../domain/anchors.ts";

/**
 * True for a section that says something: one of which nothing was said has its question among what is open, and what
 * only repeats stands among the facts.
 */
export function saysSomething({ blocks, choice, headline }: Section): boolean {
  return blocks.some((block) => block.worth !== "repeats") || choice !== null ||
    headline.marks.some(({ kind }) => kind === "said" || kind === "source");
}
