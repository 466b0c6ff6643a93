import { describe, expect, it } from "vitest";
import type { Section } from "../../../agents/domain/anchors.ts";
import type { Mark } from "../../../agents/domain/claims.ts";
import { confidenceOf } from "../../../agents/ledger/confidence.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { founderWho } from "../../helpers/founders.ts";

const state = founderWho({ "growth.numbers": "37 clinics pay 4,800 a year." });
const SAID: Mark = {
  kind: "said",
  turn: state.fields["growth.numbers"].answers[0]!.turn,
  field: "growth.numbers",
  quote: "37 clinics pay 4,800 a year.",
};

/** A section whose one sentence rests on what was said and on this calculation. */
function sectionWith(text: string, how?: string): Section {
  const inferred: Mark[] = how === undefined ? [] : [{ kind: "inference", from: ["growth.numbers"], how }];
  const marks = [SAID, ...inferred];
  return {
    id: "market_analysis",
    anchor: "truth",
    title: "Market",
    headline: { text: "Clinics pay by the year.", marks: [SAID] },
    blocks: [{ kind: "paragraph", claims: [{ text, marks }] }],
    choice: null,
    open_questions: [],
    confidence: confidenceOf({ marks, deductions: [], raisedBy: "" }),
    written_by: "model",
    note: null,
  };
}

function numberFaults(text: string, how?: string): string[] {
  return faultsIn(sectionWith(text, how), state).filter(({ gate }) => gate === "numbers")
    .map((fault) => fault.text);
}

describe("numbers of a section", () => {
  it.each([
    ["The market is 177,600 a year.", "37 × 4,800 = 177,600"],
    ["Twice as many would be 74.", "37 + 37 = 74"],
    ["All 37 pay 4,800.", undefined],
    ["Nobody was asked.", "nothing was said"],
    ["Every second clinic, 51%, pays.", "19 ÷ 37"],
  ])("stand where they were said or calculated: %s", (text, how) => {
    expect(numberFaults(text, how)).toEqual([]);
  });

  it.each([
    ["The market is 999,999 a year.", "= 999,999"],
    ["The market is 999,999 a year.", "37 × 4,800 = 999,999"],
    ["The market is 48,000 clinics.", "computed: 48,000"],
    ["The market is 48,000 clinics.", "counted"],
    ["The market is 48,000 clinics.", "clinics × price = 48,000"],
    ["The market is 48,000 clinics.", "37 × 4,800 = 177,600"],
    ["The market is 48,000 clinics.", undefined],
  ])("fall where nobody said them and no sum gives them: %s (%s)", (text, how) => {
    expect(numberFaults(text, how)).not.toEqual([]);
  });
});
