import type { Evidence } from "./facts.ts";

/** One row of the worksheet, as the wire shows it. */
export interface WorksheetRow {
  /** `channels.2`, `goal.by`, `offering`. An unclear one has the id of the fact or part that it would fill. */
  id: string;
  label: string;
  /** What can be edited; "" for an unclear one. */
  value: string;
  quote: string;
  /** The id of the founder's message that the quote stands in; absent where a row has no quote. */
  turn?: string;
  state: Evidence["state"] | "unclear";
  /** True where later answers change nothing of it. */
  locked?: true;
  /** Set where the row is unclear. */
  question?: string;
  /** The value of an unclear one as it was read: it stands once the founder keeps it. */
  proposed?: string;
}
