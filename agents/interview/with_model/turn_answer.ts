import { z } from "zod";
import { FIELD_IDS } from "../../domain/fields.ts";
import { FACT_IDS } from "../../facts/from_model/check_model_fact.ts";

const ACT_KINDS = [
  "answer",
  "question_back",
  "remark",
  "off_topic",
  "rejection",
  "own_sentence",
  "correction",
  "unknown",
] as const;

/** What a turn can do next. */
const MOVES = ["next", "probe", "contrast", "explain", "options"] as const;
export type Move = typeof MOVES[number];

/** A list of names with an id stands once in what is sent, and is referred to from then on. */
const Field = z.enum(["", ...FIELD_IDS]).meta({ id: "field" });

const Words = z.object({ text: z.string(), ids: z.array(z.string()) });

/** In the order in which a model writes it: the founder waits for what is spoken, so the facts come last. */
const Answer = z.object({
  acts: z.array(z.object({
    kind: z.enum(ACT_KINDS),
    quote: z.string().describe("Exact words of the message, letter for letter; empty for all of it."),
    field: Field,
  })),
  thin: z.boolean().describe("True where the answer needs a probe."),
  tension: z.object({
    a: z.string().describe("The id of a sentence, or its exact words."),
    b: z.string().describe("The same for the sentence that cannot hold beside it."),
    why: z.string(),
  }).nullable(),
  move: z.enum(MOVES),
  field: Field,
  reflect: z.string().describe(
    "At most 25 words, with words of the founder's own between “ and ”; for the move explain: at most 60 words that meet what they said.",
  ),
  question: z.string().describe("One open question of at most 35 words, ending with a question mark."),
  why: z.string().describe("One short sentence: why this is asked."),
  options: z.array(Words).describe(
    "Empty, but for the move options (three contrasted whole answers) and before a read-back (three sentences).",
  ),
  facts: z.array(z.object({
    id: z.enum(FACT_IDS),
    value: z.string().describe("As it would be typed into the worksheet's cell, in the founder's own words."),
    quote: z.string().describe("The exact words of the message that say it."),
  })),
});
export type TurnAnswer = z.infer<typeof Answer>;

/**
 * What a model is asked for in a turn. What it leaves out counts as nothing said, and rows that are malformed are left out:
 * one bad row must not cost the turn.
 */
export const TurnAnswer: z.ZodType<TurnAnswer> = z.preprocess(whatFits, Answer);

const { acts, facts, options } = Answer.shape;

function whatFits(given: unknown): unknown {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
  const told: Record<string, unknown> = { ...given };
  return {
    acts: rowsOf(told["acts"], acts.element, { field: "" }),
    thin: told["thin"] === true,
    tension: Answer.shape.tension.safeParse(told["tension"]).data ?? null,
    move: Answer.shape.move.safeParse(told["move"]).data ?? "next",
    field: Answer.shape.field.safeParse(told["field"]).data ?? "",
    reflect: textOf(told["reflect"]),
    question: told["question"],
    why: textOf(told["why"]),
    options: rowsOf(told["options"], options.element, { ids: [] }),
    facts: rowsOf(told["facts"], facts.element),
  };
}

function rowsOf(given: unknown, row: z.ZodType, usual: object = {}): unknown[] {
  if (!Array.isArray(given)) return [];
  return given.map((each) => typeof each === "object" ? { ...usual, ...each } : each)
    .filter((each) => row.safeParse(each).success);
}

function textOf(given: unknown): string {
  return typeof given === "string" ? given : "";
}
