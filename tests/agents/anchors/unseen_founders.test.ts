import { describe, expect, test } from "vitest";
import { writeAnchor } from "../../../agents/anchors/write.ts";
import { numbersIn, sentencesOf, valueOf } from "../../../agents/evidence/evidence.ts";
import { linksIn } from "../../../agents/interview/links.ts";
import { needsProbe } from "../../../agents/interview/thinness.ts";
import { formatNumber } from "../../../agents/evidence/quantities.ts";
import { founderWho } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("An answer whose correction ends without a full stop costs no section", () => {
  const state = founderWho({
    "proof.best": "140 blades came back last year. Refunds: 0.8%. One estate bought none in three years.",
  });
  const quote = "it was 410 blades";
  state.corrections.push({
    turn: "turn-confirm",
    field: "proof.best",
    from: "140",
    to: "410",
    quote,
    stale: [],
  });
  const { sections } = writeAnchor("attention", state, NOW);
  expect(sections.flatMap((each) => each.open_questions)).not.toContain("What is still to be decided here?");
});

test("The deck stays finished while a finished journey goes back to another anchor", () => {
  const state = founderWho({ "pitch.raise": "Not raising.", "pitch.team": "Ann, a smith for 14 years." });
  state.fields["pitch.traction"].status = "skipped";
  state.phase = "truth_anchor_analysis";
  expect(writeAnchor("pitchDeck", state, NOW).status).toBe("completed");
  state.fields["pitch.raise"].status = "empty";
  expect(writeAnchor("pitchDeck", state, NOW).status).toBe("in_progress");
});

describe("Whose page an address is, is said before or behind it:", () => {
  const own = "https://a.example/";
  const rival = "https://b.example/";
  test.each([
    `${own} is ours. People hold us against ${rival} (Burgon).`,
    `Ours: ${own} and ${rival} is Burgon`,
    `They compare us to ${rival} (Burgon), ${own} is mine.`,
  ])("“%s”", (text) => {
    expect(linksIn(text, "Testwerk").map(({ url, role }) => [url, role])).toEqual([[own, "own"], [
      rival,
      "rival",
    ]]);
  });
});

test("Whoever turns nobody away in other words is asked once more", () => {
  expect(needsProbe("customer.not_for", "any dev team really")).toBe(true);
});

describe("A list is read item by item, without its marks:", () => {
  const lists: [string, string[]][] = [
    ["- Margit, head gardener.\n- A nursery, 60 knives.", [
      "Margit, head gardener.",
      "A nursery, 60 knives.",
    ]],
    ["• a bus\n• two nurses", ["a bus", "two nurses"]],
    ["1. Giving up. 2. The big site, 15%.", ["Giving up.", "The big site, 15%."]],
    ["1) The cheap one. 2) The old name.", ["The cheap one.", "The old name."]],
    ["We started in 2019. 12.", ["We started in 2019.", "12."]],
  ];
  test.each(lists)("“%s”", (text, sentences) => expect(sentencesOf(text)).toEqual(sentences));
});

describe("A number is worth what it says:", () => {
  test.each([["$0.004", 0.004], ["1.2M events", 1_200_000], ["1.9B", 1.9e9], ["28.000 TL", 28_000], [
    "640 000 zł",
    640_000,
  ]])(
    "%s",
    (text, value) => expect(valueOf(numbersIn(text)[0]?.value ?? "")).toBeCloseTo(value, 6),
  );
  test("a price below a cent is printed whole", () => {
    expect(formatNumber(0.004)).toBe("0.004");
    expect([1200, 14.5, 0.25].map(formatNumber)).toEqual(["1,200", "14.5", "0.25"]);
  });
});
