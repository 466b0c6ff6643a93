import { FACT_NAMES } from "../../domain/facts.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { rowChanges } from "../../facts/changes/row_changes.ts";
import { toldOnce } from "../../facts/changes/deduplicated.ts";
import type { Draft } from "../draft.ts";

/** Notes in the open review which rows of the worksheet a change leaves different, and how they stood before. */
export function noteChanges(draft: Draft, change: () => void): void {
  const before = readFacts(draft.state, draft.now);
  change();
  const { state: { review }, message: { id: turn } } = draft;
  const changes = rowChanges(before, readFacts(draft.state, draft.now), [...FACT_NAMES]);
  review?.changes.push(
    ...toldOnce(changes.map((each) => ({ turn, ...each })), ({ before, after }) => [before, after]),
  );
}
