import { beforeAll, describe, expect, it } from "vitest";
import { GATES } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { plantedIn, type PlantedLeaf, problemsOf } from "./planted.ts";

interface Cases {
  honest: PlantedLeaf[];
  lies: PlantedLeaf[];
}

/** Reading the founders takes a while on a machine that does other things beside. */
const PATIENCE = 600_000;

describe.each(Object.keys(GATES))("the gate of %s", (gate) => {
  const { honest, lies } = plantedIn<Cases>(`cases/${gate}.json`);

  beforeAll(() => {
    for (const leaf of [...honest, ...lies]) problemsOf(leaf);
  }, PATIENCE);

  it("has ten leaves of each kind", () => {
    expect(honest.length).toBeGreaterThanOrEqual(10);
    expect(lies.length).toBeGreaterThanOrEqual(10);
  });

  it.each(honest.map((leaf) => ({ says: leaf.text || JSON.stringify(leaf.row), leaf })))(
    "passes $says",
    ({ leaf }) => {
      expect(problemsOf(leaf)).toEqual([]);
    },
  );

  it.each(lies.map((leaf) => ({ says: leaf.text || JSON.stringify(leaf.row), leaf })))(
    "stops $says",
    ({ leaf }) => {
      expect(problemsOf(leaf).map((problem) => problem.gate)).toContain(gate);
    },
  );
});
