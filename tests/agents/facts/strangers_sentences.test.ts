import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";
import dressed from "../../cases/dressed.json" with { type: "json" };
import takenBack from "../../cases/taken_back.json" with { type: "json" };
import { sheetOf } from "./sheet.ts";

/** By somebody who had not seen the readers: README of tests/cases tells what they came to when first looked at. */
const MOST_STANDING = 76;
const MOST_LOST = 6;
const MOST_DRESSING = 45;

const FACT_OF: Record<string, "why" | "knowledge" | "proof" | "goal" | "obstacle" | "rivals" | "values"> = {
  "identity.why": "why",
  "content.knowledge": "knowledge",
  "proof.best": "proof",
  "goal.twelve_months": "goal",
  "market.obstacle": "obstacle",
  "market.rivals": "rivals",
  "identity.values": "values",
};

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** The clauses of an answer of which a fact may be made. */
function standing(field: string, text: string): string[] {
  const answer = { field: field as FieldId, turn: "t", text, thin: false };
  return statementsOf([answer]).of(answer.field)
    .filter(({ standing }) => ["stated", "negated", "hedged", "past"].includes(standing))
    .map((clause) => plain(clause.text)).filter((clause) => clause !== "");
}

test("what 96 founders take back in words stands no more, and what they put in its place does", () => {
  let [stands, lost] = [0, 0];
  for (const row of takenBack) {
    const clauses = standing(row.field, row.text);
    for (const gone of row.gone.map(plain)) {
      const isThere = (clause: string) =>
        clause.includes(gone) || gone.includes(clause) && clause.length >= Math.min(4, gone.length);
      if (clauses.some(isThere)) stands += 1;
    }
    for (const kept of row.stands.map(plain)) {
      const isThere = (clause: string) =>
        clause.includes(kept) || kept.includes(clause) && clause.length >= kept.length * 0.4;
      if (!clauses.some(isThere)) lost += 1;
    }
  }
  expect(stands).toBeLessThanOrEqual(MOST_STANDING);
  expect(lost).toBeLessThanOrEqual(MOST_LOST);
});

test("what only dresses 96 answers is no part of what is read of them", () => {
  let read = 0;
  for (const { field, text, never } of dressed) {
    const fact = FACT_OF[field];
    const value = fact === undefined ? null : sheetOf({ [field]: text }).facts[fact];
    const rows = value === null ? [] : Array.isArray(value) ? value : [value];
    const texts = rows.map((row) => plain("text" in row ? row.text : row.quote)).join(" | ");
    read += never.filter((each) => texts.includes(plain(each))).length;
  }
  expect(read).toBeLessThanOrEqual(MOST_DRESSING);
});
