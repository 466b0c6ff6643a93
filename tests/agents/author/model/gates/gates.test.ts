import { describe, expect, it } from "vitest";
import { GATES } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { plantedIn, type PlantedLeaf, problemsOf } from "./planted.ts";

interface Cases {
  honest: PlantedLeaf[];
  lies: PlantedLeaf[];
}

describe.each(Object.keys(GATES))("the gate of %s", (gate) => {
  const { honest, lies } = plantedIn<Cases>(`cases/${gate}.json`);

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
