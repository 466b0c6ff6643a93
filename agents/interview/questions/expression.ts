import { type Askings, example, open } from "../asking/asking.ts";

export const EXPRESSION = {
  "identity.why": () => [
    open(
      "What happened in your own life that you could not leave as it was?",
      "A purpose is taken from an event, not from a wish.",
    ),
    open(
      "Why did you begin this work and not another?",
      "People trust a reason that has a date and a place.",
    ),
  ],
  "identity.values": () => [
    example(
      "How do you work even when it costs you money, refusals included?",
      "A value shows where it costs; a word on the wall does not.",
    ),
    example(
      "Which rule of the house have you kept although it hurt?",
      "A sane company could do the opposite; that makes it a value.",
    ),
  ],
  "identity.contrast": () => [
    open(
      "Which brand do you admire, yet would never become?",
      "The line between the two is where character begins.",
    ),
    open(
      "Whose success would you not want for yourself, although you respect it?",
      "What you decline says who you are.",
    ),
  ],
  "voice.sample": () => [
    example(
      "What did you last write to a customer, word for word?",
      "A voice is found in words that were really sent.",
    ),
    example(
      "How does a message of yours begin when nobody corrects it?",
      "The voice is already there; it only has to be kept.",
    ),
  ],
  "visual.colours": ({ company }) => [
    open(
      `Which colours belong to ${company}, the unwanted ones named too?`,
      "Documents are set in your colours, with contrast checked.",
    ),
    open(
      "What should people see from across the street before they can read?",
      "Colour arrives before words do.",
    ),
  ],
  "messaging.objections": () => [
    open(
      "What do people say when they hesitate, each with the answer you give?",
      "An objection that is answered early is not raised late.",
    ),
    example(
      "With which sentence did the last doubtful customer push back?",
      "Their sentence is worth more than our guess.",
    ),
  ],
} satisfies Record<string, Askings>;
