import { type Askings, example, open } from "../asking/asking.ts";

export const EVOLUTION = {
  "revenue.model": () => [
    open(
      "How is a customer charged, from the first payment to the last?",
      "Price and rhythm decide which growth can be paid for.",
    ),
    open(
      "What stands on an invoice of yours, line by line?",
      "An invoice says more than a price list.",
    ),
  ],
  "journey.quiet": ({ customers }) => [
    open(
      `Where in the first 30 days do ${customers ?? "people"} go quiet?`,
      "Whoever goes quiet early leaves later.",
    ),
    example(
      "After which step did the last customer you lost stop answering?",
      "The silent day is the one to repair.",
    ),
  ],
  "growth.numbers": () => [
    open(
      "Which numbers do you measure today, the unknown ones named too?",
      "An unknown that is named can be tested cheaply.",
    ),
    open(
      "What do your books say about last month?",
      "Growth is planned from a base line.",
    ),
  ],
  "evolution.next": ({ company }) => [
    open(
      `What comes next for ${company}, in which order?`,
      "An order says what has to wait.",
    ),
    open(
      "Which step would you take only after another one worked?",
      "A condition turns a wish into a plan.",
    ),
  ],
  "evolution.bet": () => [
    open(
      "Which result, by which date, would make you change the plan?",
      "A bet needs a metric, a target, a date and a way to lose.",
    ),
    open(
      "How would you notice, on a given day, that you were wrong?",
      "What cannot fail cannot be learned from.",
    ),
  ],
} satisfies Record<string, Askings>;
