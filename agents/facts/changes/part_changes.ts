import type {
  BetFact,
  CapacityFact,
  Evidence,
  Facts,
  GoalFact,
  MomentFact,
  RaiseFact,
} from "../../domain/facts.ts";
import {
  apartFromDay,
  type CellReading,
  type CellSetting,
  readDayCell,
  readHoursCell,
  readMoneyCell,
  readQuantityCell,
  readUseCell,
  readYesCell,
} from "./cell_readers.ts";
import { partedFact, type PartedFactName, type PartedFacts } from "./cell_values.ts";

/** What is typed into a cell, and where it comes from. */
export interface Typed {
  value: string;
  evidence: Evidence;
  setting: CellSetting;
}

type Change<T> = (fact: T, typed: Typed) => CellReading<T | null>;

/** How a fact is changed as a whole, said in one line, and part by part. `blank` is the fact before anything was said. */
interface Changes<T> {
  blank: (typed: Typed) => T;
  whole: Change<T>;
  parts: Record<string, Change<T>>;
}

/** Reads a cell; a part that is struck out is null. */
function orNull<V>(read: (value: string, setting: CellSetting) => CellReading<V>) {
  return ({ value, setting }: Typed): CellReading<V | null> =>
    value.trim() === "" ? { value: null } : read(value, setting);
}

const words = orNull((value) => ({ value: value.trim() }));
const quantity = orNull(readQuantityCell);
const money = orNull(readMoneyCell);
const hours = orNull(readHoursCell);
const day = orNull(readDayCell);

/** Passes on why a cell cannot be read, else puts its value in place. */
function placed<V, T>(read: CellReading<V>, put: (value: V) => T): CellReading<T> {
  return "why" in read ? read : { value: put(read.value) };
}

/** "120 vets by June": what is aimed at, and until when. */
function aimedAt<T extends GoalFact | BetFact>(
  fact: T,
  typed: Typed,
  target: Change<T>,
): CellReading<T | null> {
  const { rest, by } = apartFromDay(typed.value, typed.setting);
  const due = { ...fact, by: by ?? fact.by };
  return rest === "" ? { value: due } : target(due, { ...typed, value: rest });
}

const MONEY_OR_SHARE = /^(?:[A-Z]{3}|%)$/u;

/** What is counted and the unit of the number are one thing, but for money and shares: the new name is the new unit. */
function unitBeside({ unit }: GoalFact, metric: string | null): string | null {
  return unit === null || MONEY_OR_SHARE.test(unit) ? unit : metric;
}

const goalTarget: Change<GoalFact> = (goal, typed) =>
  placed(
    quantity(typed),
    (read) => ({ ...goal, target: read?.value ?? null, unit: read?.unit ?? goal.unit }),
  );
const betTarget: Change<BetFact> = (bet, typed) =>
  placed(quantity(typed), (read) => ({ ...bet, target: read?.value ?? null }));
const momentText: Change<MomentFact> = (moment, { value }) => ({
  value: value === "" ? null : { ...moment, text: value },
});
const weekHours: Change<CapacityFact> = (capacity, typed) =>
  placed(hours(typed), (hours_a_week) => ({ ...capacity, hours_a_week }));
const raisedAmount: Change<RaiseFact> = (raise, typed) =>
  placed(money(typed), (sum) => ({
    ...raise,
    raising: sum !== null || raise.raising,
    amount: sum?.amount ?? null,
    currency: sum?.currency ?? raise.currency,
  }));
/** Who raises nothing asks for no sum, and has no use for it. */
const isRaising: Change<RaiseFact> = (raise, { value }) =>
  placed(readYesCell(value), (raising) => ({
    ...raise,
    raising,
    ...(raising ? {} : { amount: null, currency: null, use: [] }),
  }));

const CHANGES: { [Name in PartedFactName]: Changes<PartedFacts[Name]> } = {
  goal: {
    blank: ({ evidence }) => ({
      ...evidence,
      metric: null,
      target: null,
      unit: null,
      by: null,
      baseline: null,
    }),
    whole: (goal, typed) => aimedAt(goal, typed, goalTarget),
    parts: {
      metric: (goal, typed) =>
        placed(words(typed), (metric) => ({ ...goal, metric, unit: unitBeside(goal, metric) })),
      target: goalTarget,
      unit: (goal, typed) => placed(words(typed), (unit) => ({ ...goal, unit })),
      by: (goal, typed) => placed(day(typed), (by) => ({ ...goal, by })),
      baseline: (goal, typed) =>
        placed(quantity(typed), (read) => ({ ...goal, baseline: read?.value ?? null })),
    },
  },
  capacity: {
    blank: ({ evidence }) => ({ ...evidence, hours_a_week: null, money_a_month: null }),
    whole: weekHours,
    parts: {
      hours_a_week: weekHours,
      money_a_month: (capacity, typed) =>
        placed(money(typed), (money_a_month) => ({ ...capacity, money_a_month })),
    },
  },
  moment: {
    blank: ({ value, evidence }) => ({ ...evidence, on: null, season: null, text: value }),
    whole: momentText,
    parts: {
      on: (moment, typed) => placed(day(typed), (on) => ({ ...moment, on })),
      season: (moment, typed) => placed(words(typed), (season) => ({ ...moment, season })),
      text: momentText,
    },
  },
  bet: {
    blank: ({ evidence }) => ({ ...evidence, metric: null, target: null, by: null, reverses: null }),
    whole: (bet, typed) => aimedAt(bet, typed, betTarget),
    parts: {
      metric: (bet, typed) => placed(words(typed), (metric) => ({ ...bet, metric })),
      target: betTarget,
      by: (bet, typed) => placed(day(typed), (by) => ({ ...bet, by })),
      reverses: (bet, typed) =>
        placed(words(typed), (text) => ({
          ...bet,
          reverses: text === null ? null : { ...typed.evidence, text },
        })),
    },
  },
  raise: {
    blank: ({ evidence }) => ({
      ...evidence,
      raising: false,
      amount: null,
      currency: null,
      already: null,
      use: [],
    }),
    whole: (raise, typed) => ("why" in readYesCell(typed.value) ? raisedAmount : isRaising)(raise, typed),
    parts: {
      raising: isRaising,
      amount: raisedAmount,
      already: (raise, typed) => placed(money(typed), (already) => ({ ...raise, already })),
      use: (raise, { value, setting }) => placed(readUseCell(value, setting), (use) => ({ ...raise, use })),
    },
  },
};

/** The parts of a fact, those included that have no row of their own. */
export function partNames(fact: PartedFactName): string[] {
  return Object.keys(CHANGES[fact].parts);
}

/**
 * The facts with one part of one of them changed, or what to type instead. A part of null stands for the whole fact,
 * said in one line; "" strikes it out.
 */
export function changePart<Name extends PartedFactName>(
  facts: Facts,
  [fact, part]: [Name, string | null],
  typed: Typed,
): CellReading<Facts> {
  const before = partedFact(facts, fact);
  const { blank, whole, parts }: Changes<PartedFacts[Name]> = CHANGES[fact];
  if (part === null && typed.value === "") return { value: { ...facts, [fact]: null } };
  const change = part === null ? whole : parts[part];
  if (change === undefined) return { why: "There is no such part." };
  const started = before === null ? blank(typed) : { ...before, ...typed.evidence };
  return placed(change(started, typed), (after) => ({ ...facts, [fact]: after }));
}
