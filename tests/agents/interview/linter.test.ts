import { describe, expect, it } from "vitest";
import { lintTurn } from "../../../agents/interview/asking/linter.ts";
import { BAD, CONTEXT, GOOD } from "./linter_table.ts";

describe("the linter of a turn", () => {
  it("is tried on at least sixty bad and sixty good turns", () => {
    expect(BAD.length).toBeGreaterThanOrEqual(60);
    expect(GOOD.length).toBeGreaterThanOrEqual(60);
  });

  for (const { name, turn, context, fault } of BAD) {
    it(`catches ${fault}: ${name}`, () => {
      expect(lintTurn(turn, { ...CONTEXT, ...context })).toContain(fault);
    });
  }

  for (const { name, turn, context } of GOOD) {
    it(`passes: ${name}`, () => {
      expect(lintTurn(turn, { ...CONTEXT, ...context })).toEqual([]);
    });
  }
});
