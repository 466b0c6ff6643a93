import { type Askings, example, open } from "../asking/asking.ts";

export const ATTENTION = {
  "channels.current": ({ customers }) => [
    open(
      `Where did your last ${customers ?? "customers"} come from, counted by hand if need be?`,
      "What already works comes before what is in fashion.",
    ),
    example(
      "How did the newest customer hear of you, step by step?",
      "One honest path beats ten guesses.",
    ),
  ],
  "channels.capacity": () => [
    open(
      "How many hours a week, on what monthly budget, can go into being found?",
      "A plan above your hours is a plan for somebody else.",
    ),
    open(
      "What time and money is there for marketing in an ordinary month?",
      "The calendar is cut to fit.",
    ),
  ],
  "channels.refused": () => [
    open(
      "Which ways of being found do you refuse, whatever they might bring?",
      "A channel refused gives its hours to another.",
    ),
    example(
      "On which kind of advertising would you never spend again?",
      "Money already lost is a cheap lesson.",
    ),
  ],
  "content.knowledge": () => [
    open(
      "What do you know about this work that outsiders get wrong?",
      "Only what you alone can tell is worth publishing.",
    ),
    example(
      "Which question do people ask you again because nobody else explains it?",
      "Their question is the headline.",
    ),
  ],
  "community.places": () => [
    open(
      "Where do the people you want already meet, online or in a room?",
      "Going where they are costs less than calling them over.",
    ),
    open(
      "Whose word carries weight among your buyers?",
      "A named voice opens more doors than an advert.",
    ),
  ],
  "launch.moment": ({ company }) => [
    open(
      `Which date or season makes people ready for ${company}?`,
      "A launch belongs to a moment, not to a mood.",
    ),
    open(
      "When in the year does nobody have time for you?",
      "The quiet weeks decide where the loud ones go.",
    ),
  ],
} satisfies Record<string, Askings>;
