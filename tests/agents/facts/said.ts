import { statementsOf } from "../../../agents/facts/statements/statements.ts";
import type { ReaderSetting } from "../../../agents/facts/reader.ts";
import type { Statements } from "../../../agents/facts/statements/statement.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";

/** What a founder answered to some fields, as readers are given it. */
export function saidTo(answers: Partial<Record<FieldId, string>>): Statements {
  const entries = Object.entries(answers) as [FieldId, string][];
  return statementsOf(entries.map(([field, text], at) => ({ field, turn: `turn${at}`, text, thin: false })));
}

export const SETTING: ReaderSetting = { company: "Kilnhouse", founder: "Ana", now: new Date("2026-11-22") };
