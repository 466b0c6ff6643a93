import { z } from "zod";
import type { WorksheetRow as Row } from "../../../agents/domain/worksheet.ts";
import { Facts, UnclearFact } from "./read_facts.ts";
import { type Same, Text, Words } from "./text.ts";

export type { Facts, UnclearFact } from "./read_facts.ts";

const MOST_CELLS = 100;

/** Rows or parts of the worksheet by id ("channels.2", "goal.by", "channels.new"), as a person types them. "" strikes one out. */
export const Cells = z.record(Text.min(1).max(100), Words.max(4_000))
  .refine((cells) => Object.keys(cells).length <= MOST_CELLS, `Change at most ${MOST_CELLS} cells at once`);

/** Rows or parts of the worksheet by id: true locks one, false unlocks it. */
const Locks = z.record(Text.min(1).max(100), z.boolean())
  .refine((locks) => Object.keys(locks).length <= MOST_CELLS, `Lock at most ${MOST_CELLS} cells at once`);

export const FactsRequest = z.object({
  session_id: Text.max(100).nullish(),
  cells: Cells.default({}),
  locks: Locks.default({})
    .describe("True locks a cell: later answers change nothing of it, only you do. False unlocks it"),
}).refine(({ cells, locks }) => Object.keys(cells).length + Object.keys(locks).length > 0, {
  message: "Change, lock or unlock at least one cell",
  path: ["cells"],
});

/** One row of the worksheet. */
export const WorksheetRow = z.object({
  id: z.string()
    .describe(
      "channels.2, goal.by, offering. An unclear one has the id of the fact or part that it would fill",
    ),
  label: z.string(),
  value: z.string().describe("What can be edited; empty for an unclear one"),
  quote: z.string(),
  turn: z.string().optional()
    .describe("The id of the founder's message that the quote stands in; absent where a row has no quote"),
  state: z.enum(["read", "confirmed", "corrected", "unclear"]),
  locked: z.literal(true).optional().describe("True where later answers change nothing of it"),
  question: z.string().optional().describe("Set where the row is unclear"),
  proposed: z.string().optional()
    .describe("The value of an unclear one as it was read: it stands once it is sent back as a cell"),
});
export type WorksheetRow = z.infer<typeof WorksheetRow>;
export const isRowAsRead: Same<WorksheetRow, Row> = true;

/** GET /facts: everything that was read from what the founder said. */
export const FactsAnswer = z.object({
  session_id: z.string(),
  facts: Facts,
  unclear: z.array(UnclearFact),
  worksheet: z.array(WorksheetRow).describe("The same as rows that can be edited"),
});
export type FactsAnswer = z.infer<typeof FactsAnswer>;

/** PUT /facts: what stands after the change. */
export const ChangedFactsAnswer = FactsAnswer.extend({
  touched: z.array(z.string())
    .describe("Sections that were written again because they take a changed fact: channel_strategy"),
  refused: z.array(z.object({ id: z.string(), why: z.string() }))
    .describe("Cells that stay as they were, each with the reason"),
});
export type ChangedFactsAnswer = z.infer<typeof ChangedFactsAnswer>;
