import { expect, test } from "vitest";
import { scoreOf } from "../../helpers/watch_score.ts";

function kindTold(seen: string, expected: string): boolean {
  const told = {
    name: `${seen} where ${expected} is expected`,
    seen: { material: true, kind: seen, before: null, after: null },
    expected: { material: true, kind: expected },
    milliseconds: 0,
  };
  return scoreOf([told]).rightKind === 1;
}

test("where a new claim is expected any claim is right, for a pair does not say what we claim ourselves", () => {
  expect(kindTold("claim_withdrawn", "claim_taken")).toBe(true);
  expect(kindTold("claim_withdrawn", "claim")).toBe(true);
  expect(kindTold("claim_taken", "claim")).toBe(true);
  expect(kindTold("price", "claim")).toBe(false);
});

test("a claim that is gone is told as gone, and every other kind as itself", () => {
  expect(kindTold("claim_withdrawn", "claim_withdrawn")).toBe(true);
  expect(kindTold("claim_taken", "claim_withdrawn")).toBe(false);
  expect(kindTold("plan_limit", "Plan limit")).toBe(true);
  expect(kindTold("guarantee", "price")).toBe(false);
});
