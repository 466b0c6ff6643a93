import { z } from "zod";
import type { Facts, UnclearFact, WorksheetRow } from "../../../agents/domain/facts.ts";
import { Text } from "./text.ts";

export type { Facts, UnclearFact, WorksheetRow } from "../../../agents/domain/facts.ts";

const MOST_CELLS = 100;

/** Rows or parts of the worksheet by id ("channels.2", "goal.by", "channels.new"), as a person types them. "" strikes one out. */
export const Cells = z.record(Text.min(1).max(100), Text.max(4_000))
  .refine((cells) => Object.keys(cells).length <= MOST_CELLS, `Change at most ${MOST_CELLS} cells at once`);

export const FactsRequest = z.object({
  session_id: Text.max(100).nullish(),
  cells: Cells.refine((cells) => Object.keys(cells).length > 0, "Change at least one cell"),
});

/** GET /facts: everything that was read from what the founder said. */
export interface FactsAnswer {
  session_id: string;
  facts: Facts;
  unclear: UnclearFact[];
  /** The same as rows that can be edited. */
  worksheet: WorksheetRow[];
}

/** PUT /facts: what stands after the change. */
export interface ChangedFactsAnswer extends FactsAnswer {
  /** Sections that were written again because they take a changed fact: "channel_strategy". */
  touched: string[];
  /** Cells that stay as they were, each with the reason. */
  refused: { id: string; why: string }[];
}
