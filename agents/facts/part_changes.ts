import type { BetFact, CapacityFact, Evidence, GoalFact, MomentFact, RaiseFact } from "../domain/facts.ts";
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
import type { PartedFactName } from "./cell_values.ts";

/** One part of a fact as it is changed. A part of null stands for the whole fact, said in one line. */
export interface PartChange<T> {
  before: T | null;
  part: string | null;
  /** "" strikes the part out. */
  value: string;
  /** Where the new value comes from. */
  evidence: Evidence;
  setting: CellSetting;
}

type PartReader<T> = (change: PartChange<T>) => CellReading<T | null>;

/** Passes on why a cell cannot be read, else puts its value in place. */
function placed<V, T>(read: CellReading<V>, put: (value: V) => T): CellReading<T> {
  return "why" in read ? read : { value: put(read.value) };
}

/** A struck-out part is null; anything else is read. */
function orNull<V>(value: string, read: () => CellReading<V>): CellReading<V | null> {
  return value.trim() === "" ? { value: null } : read();
}

const words = (value: string): CellReading<string> => ({ value: value.trim() });
const unknownPart = { why: "There is no such part." };

const changeGoal: PartReader<GoalFact> = ({ before, part, value, evidence, setting }) => {
  const blank = { metric: null, target: null, unit: null, by: null, baseline: null };
  const goal: GoalFact = { ...(before ?? blank), ...evidence };
  switch (part) {
    case null: {
      if (value === "") return { value: null };
      const { rest, by } = apartFromDay(value, setting);
      const due = { ...goal, by: by ?? goal.by };
      if (rest === "") return { value: due };
      return changeGoal({ before: due, part: "target", value: rest, evidence, setting });
    }
    case "metric":
      return placed(orNull(value, () => words(value)), (metric) => ({ ...goal, metric }));
    case "unit":
      return placed(orNull(value, () => words(value)), (unit) => ({ ...goal, unit }));
    case "target":
      return placed(
        orNull(value, () => readQuantityCell(value, setting)),
        (read) => ({ ...goal, target: read?.value ?? null, unit: read?.unit ?? goal.unit }),
      );
    case "baseline":
      return placed(
        orNull(value, () => readQuantityCell(value, setting)),
        (read) => ({ ...goal, baseline: read?.value ?? null }),
      );
    case "by":
      return placed(orNull(value, () => readDayCell(value, setting)), (by) => ({ ...goal, by }));
    default:
      return unknownPart;
  }
};

const changeCapacity: PartReader<CapacityFact> = ({ before, part, value, evidence, setting }) => {
  const capacity: CapacityFact = { ...(before ?? { hours_a_week: null, money_a_month: null }), ...evidence };
  switch (part) {
    case null:
      return value === ""
        ? { value: null }
        : changeCapacity({ before, part: "hours_a_week", value, evidence, setting });
    case "hours_a_week":
      return placed(
        orNull(value, () => readHoursCell(value, setting)),
        (hours_a_week) => ({ ...capacity, hours_a_week }),
      );
    case "money_a_month":
      return placed(
        orNull(value, () => readMoneyCell(value, setting)),
        (money_a_month) => ({ ...capacity, money_a_month }),
      );
    default:
      return unknownPart;
  }
};

const changeMoment: PartReader<MomentFact> = ({ before, part, value, evidence, setting }) => {
  const moment: MomentFact = { ...(before ?? { on: null, season: null, text: value }), ...evidence };
  switch (part) {
    case null:
    case "text":
      return value === "" ? { value: null } : { value: { ...moment, text: value } };
    case "on":
      return placed(orNull(value, () => readDayCell(value, setting)), (on) => ({ ...moment, on }));
    case "season":
      return placed(orNull(value, () => words(value)), (season) => ({ ...moment, season }));
    default:
      return unknownPart;
  }
};

const changeBet: PartReader<BetFact> = ({ before, part, value, evidence, setting }) => {
  const bet: BetFact = {
    ...(before ?? { metric: null, target: null, by: null, reverses: null }),
    ...evidence,
  };
  switch (part) {
    case null: {
      if (value === "") return { value: null };
      const { rest, by } = apartFromDay(value, setting);
      const due = { ...bet, by: by ?? bet.by };
      if (rest === "") return { value: due };
      return changeBet({ before: due, part: "target", value: rest, evidence, setting });
    }
    case "metric":
      return placed(orNull(value, () => words(value)), (metric) => ({ ...bet, metric }));
    case "target":
      return placed(
        orNull(value, () => readQuantityCell(value, setting)),
        (read) => ({ ...bet, target: read?.value ?? null }),
      );
    case "by":
      return placed(orNull(value, () => readDayCell(value, setting)), (by) => ({ ...bet, by }));
    case "reverses":
      return placed(
        orNull(value, () => words(value)),
        (text) => ({ ...bet, reverses: text === null ? null : { ...evidence, text } }),
      );
    default:
      return unknownPart;
  }
};

const changeRaise: PartReader<RaiseFact> = ({ before, part, value, evidence, setting }) => {
  const blank = { raising: false, amount: null, currency: null, already: null, use: [] };
  const raise: RaiseFact = { ...(before ?? blank), ...evidence };
  switch (part) {
    case null: {
      if (value === "") return { value: null };
      const isAnswer = !("why" in readYesCell(value));
      return changeRaise({ before, part: isAnswer ? "raising" : "amount", value, evidence, setting });
    }
    case "raising":
      return placed(readYesCell(value), (raising) => ({
        ...raise,
        raising,
        amount: raising ? raise.amount : null,
        currency: raising ? raise.currency : null,
        use: raising ? raise.use : [],
      }));
    case "amount":
      return placed(orNull(value, () => readMoneyCell(value, setting)), (money) => ({
        ...raise,
        raising: money !== null || raise.raising,
        amount: money?.amount ?? null,
        currency: money === null ? raise.currency : money.currency ?? raise.currency,
      }));
    case "already":
      return placed(orNull(value, () => readMoneyCell(value, setting)), (already) => ({ ...raise, already }));
    case "use":
      return placed(readUseCell(value, setting), (use) => ({ ...raise, use }));
    default:
      return unknownPart;
  }
};

/** For each fact with parts how a change of one part is made: the fact afterwards, or what to type instead. */
export const PART_CHANGES = {
  goal: changeGoal,
  capacity: changeCapacity,
  moment: changeMoment,
  bet: changeBet,
  raise: changeRaise,
} as const satisfies Record<PartedFactName, unknown>;

/** The parts of each such fact, those included that have no row of their own. */
export const PART_NAMES: Record<PartedFactName, string[]> = {
  goal: ["metric", "target", "unit", "by", "baseline"],
  capacity: ["hours_a_week", "money_a_month"],
  moment: ["on", "season", "text"],
  bet: ["metric", "target", "by", "reverses"],
  raise: ["raising", "amount", "already", "use"],
};
