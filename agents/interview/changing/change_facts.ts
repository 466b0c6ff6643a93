import type { Anchor, AnchorType, SectionId } from "../../domain/anchors.ts";
import { anchorOfSection, FOUNDATION_ANCHORS } from "../../domain/anchors.ts";
import { FACT_NAMES, type FactChange } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { type CellChanges, changesFrom, touchedBy } from "../../facts/changes/changes.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { takeLocks } from "../../facts/changes/locks.ts";
import { toldOnce } from "../../facts/changes/deduplicated.ts";
import { labelOf } from "../../facts/worksheet.ts";
import type { Surroundings } from "../turn_types.ts";
import { writeDue } from "../conclude.ts";
import { type Draft, draftOf } from "../draft.ts";
import { keepChanges } from "./keep_changes.ts";
import { keepPlan } from "../quarterly/keep_plan.ts";
import { offeredSentences } from "../read_back/offered_sentences.ts";
import { writtenAnchors } from "./stale.ts";

/** Cells of the worksheet by id, as the founder typed them; "" strikes one out. */
export type Cells = Record<string, string>;

/** What changed cells brought about. */
export interface CellsTaken {
  /** Sections of written anchors that take a changed fact: they are written again. */
  touched: SectionId[];
  refused: CellChanges["refused"];
  changes: FactChange[];
}

/** Takes cells into a turn: facts change, what was written from them is written again, nothing else is lost. */
export function takeCells(draft: Draft, cells: Cells): CellsTaken {
  const { state, now, message } = draft;
  const { changes, refused } = changesFrom(cells, readFacts(state, now), { turn: message.id, now });
  keepChanges(state, changes, now);
  return { touched: writeAgain(draft, changes), refused, changes };
}

/** What was written from these facts is due again, and is told. */
function writeAgain(draft: Draft, changed: Pick<FactChange, "fact">[]): SectionId[] {
  const { state, rewrite } = draft;
  const written = writtenAnchors(state);
  const touched = touchedBy(changed).filter((section) => written.includes(anchorOfSection(section)));
  for (const section of touched) rewrite.add(anchorOfSection(section));
  return touched;
}

/** Locks cells and unlocks them: what is unlocked may read otherwise from then on. */
function lockCells(draft: Draft, asked: Record<string, boolean>): CellsTaken {
  const { state, now } = draft;
  const { factLocks: locks = [], factChanges = [] } = state;
  const taken = takeLocks(asked, readFacts(state, now), { locks, after: factChanges.length });
  if (locks.length > 0 || taken.locks.length > 0) state.factLocks = taken.locks;
  const touched = writeAgain(draft, taken.unlocked.map((fact) => ({ fact })));
  return { touched, refused: taken.refused, changes: [] };
}

/** One line on what the cells changed, and one for each that could not be read. */
export function lineOfCells({ changes, touched, refused }: CellsTaken): string {
  const named = changes.map(({ fact, part, turn, value }) => ({ turn, label: labelOf(fact, part), value }));
  const labels = [...new Set(toldOnce(named, ({ value }) => [value]).map(({ label }) => label))];
  const names = touched.map((section) => section.replaceAll("_", " ")).join(", ");
  return [
    labels.length === 0 ? "" : `Changed: ${labels.join(", ")}.${names === "" ? "" : ` Rewritten: ${names}.`}`,
    ...refused.map(({ id, why }) => `${labelOfCell(id)} stays as it was: ${why}`),
  ].filter((line) => line !== "").join("\n");
}

/** Makes the sentences that stand to be picked of the facts as they are now. */
export function refreshReadBack({ state, now }: Draft): void {
  const anchor = FOUNDATION_ANCHORS.find((type) => state.question?.field === `confirm.${type}`);
  const readBack = anchor === undefined ? undefined : state.readBacks[anchor];
  if (anchor === undefined || readBack === undefined || state.question === null) return;
  if (readBack.isFloorOpen === true) return;
  readBack.candidates = offeredSentences(state, { anchor, now });
  state.question = { ...state.question, options: readBack.candidates.map(({ text }) => text) };
}

/** Cells as a message of the founder's: what the conversation shows where they came without words. */
export function textOfCells(cells: Cells): string {
  return Object.entries(cells).map(([id, value]) =>
    `${labelOfCell(id)}: ${value.trim() === "" ? "–" : value.trim()}`
  )
    .join("\n");
}

function labelOfCell(id: string): string {
  const [name = "", part] = id.split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  return fact === undefined ? id : labelOf(fact, part ?? null);
}

/** A change of cells outside the conversation. */
export interface FactsOutcome extends CellsTaken {
  state: JourneyState;
  anchors: Partial<Record<AnchorType, Anchor>>;
}

/** Changes, locks and unlocks cells at any time, without a word in the conversation: the open question stays open. */
export function changeFacts(
  state: JourneyState,
  { cells, locks = {}, turn }: { cells: Cells; locks?: Record<string, boolean>; turn: string },
  surroundings: Surroundings,
): FactsOutcome {
  const draft = draftOf(state, { id: turn, text: "" }, surroundings.now);
  // Ids are those of the sheet as the founder saw it: a row that is struck out moves the ones behind it.
  const locked = lockCells(draft, locks);
  const { touched, refused, changes } = takeCells(draft, cells);
  refreshReadBack(draft);
  keepPlan(draft.state, draft.now);
  return {
    touched: [...new Set([...locked.touched, ...touched])],
    refused: [...locked.refused, ...refused],
    changes,
    state: draft.state,
    anchors: writeDue(draft, surroundings),
  };
}
