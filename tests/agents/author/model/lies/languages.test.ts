import { describe, expect, it } from "vitest";
import { judgedOf } from "./measure.ts";

/** Reading a founder takes a while on a machine that does other things beside. */
const PATIENCE = { timeout: 600_000 };

describe.each(
  ["dutch", "english", "french", "german", "italian", "japanese", "portuguese", "spanish"] as const,
)(
  "leaves in %s",
  (language) => {
    it("lets no lie pass that code can judge", PATIENCE, () => {
      expect(judgedOf(language, "lies").filter(({ problems }) => problems.length === 0)).toEqual([]);
    });

    it("refuses no honest leaf", PATIENCE, () => {
      expect(judgedOf(language, "honest").filter(({ problems }) => problems.length > 0)).toEqual([]);
    });
  },
);
