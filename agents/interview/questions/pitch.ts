import { type Askings, open } from "../asking/asking.ts";

export const PITCH = {
  "pitch.raise": ({ company }) => [
    open(
      `How much money is ${company} raising, for which use?`,
      "Not raising is an answer too; the deck then shows what comes next.",
    ),
    open(
      "Who will read the deck, with which request in it?",
      "A deck asks one thing of one kind of reader.",
    ),
  ],
  "pitch.team": ({ company }) => [
    open(
      `Who does the work at ${company}, each with which past?`,
      "Readers look for the people before they look at the sums.",
    ),
    open(
      "Whose hands is the business in, on a normal day?",
      "A missing role is better named than hidden.",
    ),
  ],
  "pitch.traction": () => [
    open(
      "What would you print on the traction slide, counted today?",
      "Evidence of demand decides whether the rest is read.",
    ),
    open(
      "Which three figures would you show an investor first?",
      "Three figures are remembered, ten are not.",
    ),
  ],
} satisfies Record<string, Askings>;
