import { describe, expect, it } from "vitest";
import { judgedIn, listedForCritics } from "./measure.ts";

/** Reading twenty founders takes a while on a machine that does other things beside. */
const PATIENCE = { timeout: 600_000 };

/** Honest leaves that may be refused: each costs a second writing, not a lie. */
const MOST_REFUSED = 0.02;

describe.each(["first", "second"] as const)("the %s half of the corpus", (half) => {
  it("has a hundred leaves of each kind", PATIENCE, () => {
    expect(judgedIn(half, "honest")).toHaveLength(100);
    expect(judgedIn(half, "lies")).toHaveLength(100);
  });

  it("lets no lie pass that code can judge", PATIENCE, () => {
    expect(judgedIn(half, "lies").filter(({ problems }) => problems.length === 0)).toEqual([]);
  });

  it("refuses at most two honest leaves of a hundred", PATIENCE, () => {
    const honest = judgedIn(half, "honest");
    const refused = honest.filter(({ problems }) => problems.length > 0);
    expect(refused.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(
      MOST_REFUSED * honest.length,
    );
  });
});

it("tells the reason in one plain sentence", PATIENCE, () => {
  const reasons = [...judgedIn("first", "lies"), ...judgedIn("second", "lies")].flatMap(({ problems }) =>
    problems
  );
  expect(reasons.length).toBeGreaterThanOrEqual(200);
  expect(reasons.filter((reason) => !/[.)]$/u.test(reason) || reason.includes("\n"))).toEqual([]);
});

it(
  "keeps apart what only a critic can see: what code has learned to stop moves to the corpus",
  PATIENCE,
  () => {
    expect(listedForCritics().filter(({ problems }) => problems.length > 0)).toEqual([]);
  },
);
