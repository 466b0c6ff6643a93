import { expect, test } from "vitest";
import { stemsOf } from "../../../agents/text/stems.ts";

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"])(
  "%s is a word like any other",
  (word) => {
    const stems = stemsOf(`Our ${word} costs more`);
    for (const stem of stems) expect(stem).toBeTypeOf("string");
    expect(stems.size).toBe(stemsOf("Our harbour costs more").size);
  },
);
