/** A section of an anchor, as the wire shows it. It is the domain's own, and compiles only while it is. */
import { z } from "zod";
import { ANCHOR_TYPES, type Section as DomainSection, SECTIONS } from "../../../agents/domain/anchors.ts";
import { ChoiceSchema, ClaimSchema, MarkSchema } from "../../../agents/strategy/leaves.ts";
import { Figure } from "./figures.ts";
import type { Same } from "./text.ts";

const worth = z.enum(["decides", "spoken", "used", "own", "repeats"]).optional();
const title = z.string().optional();
const Row = z.object({
  cells: z.array(z.string()).describe("One for each column"),
  marks: z.array(MarkSchema),
});

const Block = z.discriminatedUnion("kind", [
  z.object({ worth, kind: z.literal("paragraph"), title, claims: z.array(ClaimSchema) }),
  z.object({ worth, kind: z.literal("list"), title, items: z.array(ClaimSchema) }),
  z.object({ worth, kind: z.literal("table"), title, columns: z.array(z.string()), rows: z.array(Row) }),
  z.object({
    worth,
    kind: z.literal("figure"),
    title: z.string(),
    figure: Figure,
    marks: z.array(MarkSchema),
  }),
]);

const Confidence = z.object({
  score: z.number().min(0).max(1),
  said: z.number(),
  source: z.number(),
  inference: z.number(),
  assumption: z.number(),
  deductions: z.array(z.string())
    .describe("What took 0.10 each: unknowns and open contradictions the choice rests on"),
  raised_by: z.string(),
});

export const Section = z.object({
  id: z.enum(Object.values(SECTIONS).flat()),
  anchor: z.enum(ANCHOR_TYPES),
  title: z.string(),
  headline: ClaimSchema,
  blocks: z.array(Block),
  choice: ChoiceSchema.nullable(),
  confidence: Confidence,
  open_questions: z.array(z.string()),
  written_by: z.enum(["builtin", "model"]),
  model: z.string().optional().describe("The model that was asked to write it; absent where none was"),
  others: z.array(z.object({ model: z.string(), sentences: z.array(z.string()) })).optional()
    .describe("Its sentences that another model has written once more, by that model's name"),
  note: z.string().nullable()
    .describe("How many of that model's sentences did not pass, by gate; null where none failed"),
});
export type Section = z.infer<typeof Section>;
export const isSectionAsWritten: Same<Section, DomainSection> = true;
