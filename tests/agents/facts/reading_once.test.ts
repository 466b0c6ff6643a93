import { afterEach, expect, test, vi } from "vitest";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { clauseSpans } from "../../../agents/facts/statements/clauses.ts";
import { surroundings } from "../interview/player.ts";

vi.mock("../../../agents/facts/statements/clauses.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("../../../agents/facts/statements/clauses.ts")>();
  return { ...original, clauseSpans: vi.fn(original.clauseSpans) };
});

afterEach(() => vi.mocked(clauseSpans).mockClear());

const SAID = [
  "Wickstead mends the rowing boats of 37 clubs on the upper Thames.",
  "The last three were Marlow, Abingdon and Wallingford; each of them called us in March.",
  "Our clubs pay £420 a boat and the regatta season is full.",
];

test("each sentence of an answer is split once, however many turns come after it", async () => {
  let { state } = await startJourney(newJourney("once", "Wickstead", "Test"), surroundings());
  for (const [at, text] of SAID.entries()) {
    ({ state } = await takeTurn(state, { id: `turn-${at}`, text }, surroundings()));
  }
  const kept = Object.values(state.fields).flatMap(({ answers }) => answers.map(({ text }) => text));
  for (const text of SAID) {
    expect(kept).toContain(text);
    expect(vi.mocked(clauseSpans).mock.calls.filter(([sentence]) => sentence === text)).toHaveLength(1);
  }
});
