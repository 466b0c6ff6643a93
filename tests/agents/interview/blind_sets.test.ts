import { beforeAll, expect, test } from "vitest";
import { playSets, type SetCounts } from "../../helpers/play_sets.ts";

/** The newest four; `deno run -A tests/bench/sets.ts` counts all fifteen, which takes a minute. */
const SETS = ["twelfth", "thirteenth", "fourteenth", "fifteenth"];
/** What was reached: of what is right never less, of what is wrong never more. */
const AT_LEAST = { factsFound: 1_479, contradictionsPut: 13, correctionsKept: 37, consultationsRight: 90 };
const AT_MOST = { factsWrong: 80, neverPrinted: 10, unclearSettled: 1, otherContradictionsPut: 4 };

let counts: SetCounts;

beforeAll(async () => {
  counts = await playSets(SETS);
}, 600_000);

test.each(Object.entries(AT_LEAST))(
  "of four sets, played whole: at least as many %s as before",
  (name, least) => {
    expect(counts[name as keyof typeof AT_LEAST]).toBeGreaterThanOrEqual(least);
  },
);

test.each(Object.entries(AT_MOST))("of four sets, played whole: no more %s than before", (name, most) => {
  expect(counts[name as keyof typeof AT_MOST]).toBeLessThanOrEqual(most);
});
