import { describe, expect, it } from "vitest";
import type { Said } from "../../../agents/anchors/words/answers.ts";
import { afterLabel, brief, briefCell, untied } from "../../../agents/anchors/words/cuts.ts";

function words(quote: string, whole = quote): Said {
  return { quote, whole, mark: { kind: "said", turn: "t", field: "identity.why", quote } };
}

describe("a quote for a narrow place", () => {
  const long = words("We close on Sunday and Monday, we refused a hotel for that, 120 loaves a day");

  it("is cut at a comma, never inside a clause, and the cut stands outside of the marks", () => {
    expect(brief(long, 12).quote).toBe("We close on Sunday and Monday, we refused a hotel for that");
    expect(briefCell(long, 12)).toBe("“We close on Sunday and Monday, we refused a hotel for that” …");
  });

  it("stays whole where it is short, or where no comma would leave a clause", () => {
    expect(brief(long, 40)).toBe(long);
    const single = words("nobody here knows a boat by its name any more at all");
    expect(brief(single, 5)).toBe(single);
  });

  it("loses a short label and the small word that tied it to what stood before", () => {
    expect(afterLabel(words("What makes them start: a baby, a new flat")).quote).toBe("a baby, a new flat");
    expect(untied(words("And we never list a berth.")).quote).toBe("we never list a berth.");
    expect(untied(words("Andrea bakes at four.")).quote).toBe("Andrea bakes at four.");
  });
});
