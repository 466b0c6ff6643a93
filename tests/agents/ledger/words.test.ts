import { expect, test } from "vitest";
import type { TextFact } from "../../../agents/domain/facts.ts";
import { claimFrom, closed, markOf, wordsOf } from "../../../agents/ledger/words.ts";

const SAID: TextFact = {
  text: "We fix bikes overnight",
  quote: "We fix bikes overnight",
  turn: "turn-1",
  field: "offering.what",
  state: "read",
};
const CORRECTED: TextFact = {
  ...SAID,
  text: "We fix 40 bikes overnight",
  quote: "40, not 30",
  turn: "turn-9",
  state: "corrected",
};

test("exact words stand between quotation marks, corrected ones do not", () => {
  expect(wordsOf(SAID)).toBe("“We fix bikes overnight”");
  expect(wordsOf({ ...SAID, text: "bikes overnight" })).toBe("“bikes overnight”");
  expect(wordsOf(CORRECTED)).toBe("We fix 40 bikes overnight");
});

test("a claim from a fact is marked with its turn and exact words, and ends in a full stop", () => {
  const claim = claimFrom("What it is", SAID);
  expect(claim.text).toBe("What it is: “We fix bikes overnight”.");
  expect(claim.marks).toEqual([{ kind: "said", turn: "turn-1", field: "offering.what", quote: SAID.quote }]);
  expect(claimFrom("", CORRECTED).text).toBe("We fix 40 bikes overnight.");
  expect(markOf(CORRECTED)).toMatchObject({ turn: "turn-9", quote: "40, not 30" });
});

test("a full stop is added only where no mark of the text's own ends it", () => {
  for (const text of ["Done.", "Really?", "“Come in!”", "もう終わりです。", "and so on…"]) {
    expect(closed(text)).toBe(text);
  }
  expect(closed("done")).toBe("done.");
  expect(closed("“done”")).toBe("“done”.");
});
