import { describe, expect, it } from "vitest";
import { plantedIn } from "../gates/planted.ts";
import { judge, type Leaves } from "./measure.ts";
import { knownOncePlayed } from "./played.ts";

/** Playing and reading a founder takes a while on a machine that does other things beside. */
const PATIENCE = { timeout: 600_000 };

describe.each(plantedIn<Leaves[]>("../lies/played.json"))(
  "leaves about $founder, whose journey was played",
  async ({ founder, honest, lies }) => {
    const known = await knownOncePlayed(founder);
    const judged = (leaves: Leaves["lies"]) => leaves.map((leaf) => judge({ ...leaf, founder }, known));

    it("lets no lie pass that code can judge", PATIENCE, () => {
      expect(judged(lies).filter(({ problems }) => problems.length === 0)).toEqual([]);
    });

    it("refuses no honest leaf", PATIENCE, () => {
      expect(judged(honest).filter(({ problems }) => problems.length > 0)).toEqual([]);
    });
  },
);
