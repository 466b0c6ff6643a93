import { emptyFacts } from "../../domain/empty_facts.ts";
import {
  type Evidence,
  FACT_NAMES,
  type FactChange,
  type FactLock,
  type FactName,
  type Facts,
  type FactSheet,
  type LockedCell,
  type PriceFact,
} from "../../domain/facts.ts";
import { applyChanges, isSaidAnew } from "./apply_changes.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  type PartedFactName,
  partsOf,
  rowsOf,
} from "./cell_values.ts";
import { placeOf } from "./changes.ts";
import { lockedAt } from "./locked_at.ts";

/** The sheet with what is locked as it stood, and the founder's changes laid over it in the order in which all were made. */
export function applyWithLocks(
  sheet: FactSheet,
  changes: readonly FactChange[],
  locks: readonly FactLock[],
): FactSheet {
  if (locks.length === 0) return applyChanges(sheet, changes);
  let [beneath, shown] = [sheet, sheet];
  for (const [at, change] of [...changes, null].entries()) {
    for (const [place, lock] of locks.entries()) {
      if (Math.min(lock.after, changes.length) === at) shown = withLock(shown, lock, place);
    }
    if (change === null) break;
    shown = withChange(shown, change, beneath.facts);
    beneath = applyChanges(beneath, [change]);
  }
  return shown;
}

/** What was locked or unlocked, and ids at which nothing stands that could be. */
export interface LocksTaken {
  locks: FactLock[];
  /** The facts that may read otherwise now. */
  unlocked: FactName[];
  refused: { id: string; why: string }[];
}

const NOTHING_THERE = "Nothing stands there that could be locked. Look at the worksheet again.";

/** Locks cells (true) and unlocks them (false), by the ids of the worksheet. What is so already stays so. */
export function takeLocks(
  asked: Record<string, boolean>,
  sheet: FactSheet,
  { locks, after }: { locks: readonly FactLock[]; after: number },
): LocksTaken {
  const cells = Object.entries(asked).map(([id, isWanted]) => {
    const cell = cellAt(id, sheet);
    return { id, isWanted, cell, lock: cell === null ? undefined : lockedAt(sheet, cell)?.lock };
  });
  const opened = cells.filter(({ isWanted }) => !isWanted).flatMap(({ lock }) => lock ?? []);
  const added = cells.flatMap(({ isWanted, cell, lock }): FactLock[] =>
    !isWanted || cell === null || lock !== undefined ? [] : [lockOn(cell, sheet.facts, after)]
  );
  return {
    locks: [...locks.filter((_, at) => !opened.includes(at)), ...added],
    unlocked: opened.flatMap((at) => locks[at]?.fact ?? []),
    refused: cells.flatMap(({ id, cell }) => cell === null ? [{ id, why: NOTHING_THERE }] : []),
  };
}

interface Cell {
  fact: FactName;
  part: string | null;
  row: string | null;
  at: number;
}

/** The text, row or part that an id of the worksheet names; null where nothing stands there. */
function cellAt(id: string, sheet: FactSheet): Cell | null {
  const { facts } = sheet;
  const [name = "", place, ...rest] = placeOf(id, sheet).split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact === undefined || rest.length > 0) return null;
  if (isListFact(fact)) {
    const at = rowsOf(facts, fact).findIndex((_, index) => String(index) === place);
    const row = rowsOf(facts, fact)[at];
    return row === undefined ? null : { fact, part: null, row: row.key, at };
  }
  if (isPartedFact(fact)) {
    return (partOf(facts, fact, place) ?? "") === "" ? null : { fact, part: place ?? null, row: null, at: 0 };
  }
  return place !== undefined || facts[fact] === null ? null : { fact, part: null, row: null, at: 0 };
}

function partOf(facts: Facts, fact: PartedFactName, part: string | null | undefined): string | undefined {
  const parts = Object.entries(partsOf(facts, fact) ?? {});
  return parts.find(([name]) => name === part)?.[1];
}

function lockOn({ fact, part, at }: Cell, facts: Facts, after: number): FactLock {
  const kept: Partial<Facts> = Object.fromEntries([[fact, facts[fact]]]);
  return { fact, part, at, kept, after };
}

function withLock(sheet: FactSheet, lock: FactLock, place: number): FactSheet {
  const { fact, part, at } = lock;
  const kept: Facts = { ...emptyFacts(), ...lock.kept };
  const row = isListFact(fact) ? rowsOf(kept, fact)[at]?.key ?? null : null;
  const cell = { fact, part, row, lock: place };
  return {
    facts: withKept(sheet.facts, kept, cell),
    unclear: sheet.unclear.filter((each) =>
      isListFact(fact) || each.fact !== fact || (each.part ?? null) !== part
    ),
    locked: [...sheet.locked ?? [], cell],
  };
}

function withKept(facts: Facts, kept: Facts, { fact, part, row }: LockedCell): Facts {
  if (isListFact(fact)) return row === null ? facts : withKeptRow(facts, kept, { fact, row });
  if (isPartedFact(fact)) return part === null ? facts : withKeptPart(facts, kept, { fact, part });
  return { ...facts, [fact]: kept[fact] };
}

/** The row in the place of the one that is called the same; where there is none, where it stood. */
function withKeptRow(facts: Facts, kept: Facts, { fact, row }: { fact: ListFactName; row: string }): Facts {
  const at = rowsOf(kept, fact).findIndex(({ key }) => key === row);
  const own = kept[fact][at];
  const others = fact === "prices" ? { ...facts, prices: withoutNewer(facts.prices, kept, at) } : facts;
  const found = rowsOf(others, fact).findIndex(({ key }) => key.toLowerCase() === row.toLowerCase());
  const rows: readonly Evidence[] = others[fact];
  if (own === undefined) return facts;
  return { ...others, [fact]: found < 0 ? rows.toSpliced(at, 0, own) : rows.with(found, own) };
}

/** Another price for the very same thing that came later says otherwise than the locked one. */
function withoutNewer(prices: PriceFact[], kept: Facts, at: number): PriceFact[] {
  const own = kept.prices[at];
  if (own === undefined || own.per === null && own.for === null) return prices;
  const stood = rowsOf(kept, "prices").map(({ key }) => key);
  const keys = rowsOf({ ...kept, prices }, "prices").map(({ key }) => key);
  return prices.filter((price, place) =>
    stood.includes(keys[place] ?? "") || price.per !== own.per ||
    price.for?.toLowerCase() !== own.for?.toLowerCase()
  );
}

function withKeptPart(
  facts: Facts,
  kept: Facts,
  { fact, part }: { fact: PartedFactName; part: string },
): Facts {
  const before = kept[fact];
  const value = partOf(kept, fact, part);
  if (before === null || value === undefined || partOf(facts, fact, part) === value) return facts;
  const { quote, turn, field, state } = before;
  const change: FactChange = { fact, part, row: null, value, quote, turn };
  const laid = applyChanges({ facts, unclear: [] }, [change]).facts;
  return { ...laid, [fact]: { ...laid[fact], quote, turn, field, state } };
}

/**
 * A change of something locked counts whatever was said meanwhile, and the lock goes along with what it locks. Whether a
 * part beside a locked one was said anew is told by what was read beneath the lock.
 */
function withChange(sheet: FactSheet, change: FactChange, beneath: Facts): FactSheet {
  const { locked = [] } = sheet;
  if (!isUnderLock(change, locked)) return { ...applyChanges(sheet, [change]), locked };
  const { over: _, ...own } = change;
  const isAnew = !locked.some((cell) => isOf(change, cell)) && isPartedFact(change.fact) &&
    isSaidAnew(change, beneath[change.fact]);
  if (isAnew) return sheet;
  const after = applyChanges(sheet, [own]);
  return { ...after, locked: locked.flatMap((cell) => followed(cell, sheet.facts, after.facts)) };
}

/** True where a change is of something locked, or of a part beside one that is. */
export function isUnderLock(change: FactChange, locked: readonly LockedCell[]): boolean {
  return locked.some((cell) => isOf(change, cell) || cell.fact === change.fact && isPartedFact(cell.fact));
}

function isOf(change: FactChange, { fact, part, row }: LockedCell): boolean {
  if (change.fact !== fact) return false;
  return isListFact(fact)
    ? change.row?.toLowerCase() === row?.toLowerCase()
    : part === null || change.part === part;
}

/** Where something locked stands after a change; nowhere once it was struck out. */
function followed(cell: LockedCell, before: Facts, after: Facts): LockedCell[] {
  const { fact, part, row } = cell;
  if (isPartedFact(fact)) return (partOf(after, fact, part) ?? "") === "" ? [] : [cell];
  if (!isListFact(fact)) return after[fact] === null ? [] : [cell];
  const [were, are] = [before, after].map((facts) => rowsOf(facts, fact).map(({ key }) => key));
  if (were === undefined || are === undefined || row === null) return [];
  if (are.includes(row)) return [cell];
  const named = are[were.indexOf(row)];
  return are.length < were.length || named === undefined ? [] : [{ ...cell, row: named }];
}
