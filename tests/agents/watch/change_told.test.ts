import { expect, test } from "vitest";
import { CHANGE_KINDS, type ChangeKind } from "../../../agents/domain/watch.ts";
import { headingOf } from "../../../agents/watch/meaning/change_told.ts";

const RIVAL = { name: "Ferrow", whose: "rival" as const };

const TOLD: [kind: ChangeKind, before: string | null, after: string | null, heading: string][] = [
  ["guarantee", "guaranteed for 12 months", "guaranteed for 6 months", "Ferrow changed a guarantee"],
  ["guarantee", "guaranteed for 12 months", null, "Ferrow took back a guarantee"],
  ["guarantee", null, "guaranteed for 12 months", "Ferrow gives a new guarantee"],
  ["price", "£29 a month", null, "Ferrow no longer shows a price"],
  ["plan_limit", null, "10 users", "Ferrow says something new of what a plan holds"],
  ["claim_withdrawn", "We never sell a part", null, "Ferrow no longer claims something"],
  ["closed", null, "We have closed", "Ferrow says that it closes"],
];

test.each(TOLD)("%s, %s to %s: what came and what went are told apart", (kind, before, after, heading) => {
  expect(headingOf(RIVAL, { kind, before, after })).toBe(heading);
});

test("one shop of several or one trade that ends is not the whole business that closes", () => {
  const change = {
    kind: "closed" as const,
    before: null,
    after: "We have shut our Leith shop",
    about: "Leith",
  };
  expect(headingOf(RIVAL, change)).toBe("Ferrow gives something up");
});

test("no two kinds of change are told in the same words", () => {
  const headings = CHANGE_KINDS.map((kind) => headingOf(RIVAL, { kind, before: "a", after: "b" }));
  expect(new Set(headings).size).toBe(CHANGE_KINDS.length);
  expect(headingOf({ ...RIVAL, whose: "own" }, { kind: "price", before: "a", after: "b" }))
    .toBe("Your own page changed a price");
});
