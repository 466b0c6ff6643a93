import { describe, expect, it } from "vitest";
import { optionOf } from "../../../agents/interview/clashes/clash.ts";
import { findClash, openClashes } from "../../../agents/interview/clashes/find.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { journeyWith } from "../../helpers/founders.ts";
import { NOW, surroundings } from "./player.ts";

describe("two numbers for one thing", () => {
  it("are found in prices, in totals and in hours, with both sentences", () => {
    const pairs: [Parameters<typeof journeyWith>[0], string][] = [
      [
        { "offering.what": "Help for 40 euros. €30 a month.", "revenue.model": "€35 a month, by card." },
        "price",
      ],
      [
        { "company.stage_region": "61 homes in Ohio.", "pitch.traction": "64 homes, 2% churn." },
        "total:pitch.traction",
      ],
      [{ "channels.capacity": "2 hours a week.", "evolution.next": "A podcast, 6 hours a week." }, "hours"],
    ];
    for (const [answers, id] of pairs) {
      const clash = findClash(journeyWith(answers), NOW);
      expect(clash?.id).toBe(id);
      const said = Object.values(answers);
      clash?.sides.map(optionOf).forEach((option, at) => expect(said[at]).toContain(option));
    }
  });

  it("are none where they are of another day, of another kind or several", () => {
    const peaceful: Parameters<typeof journeyWith>[0][] = [
      { "company.stage_region": "61 homes in Ohio.", "growth.numbers": "48 homes in January, 13 came." },
      { "offering.what": "€30 a month.", "revenue.model": "€300 a year." },
      { "offering.what": "€30 a month.", "revenue.model": "€30 a month, €50 a month for two." },
      { "channels.capacity": "6 hours a week.", "evolution.next": "A podcast, 2 hours a week." },
    ];
    for (const answers of peaceful) expect(findClash(journeyWith(answers), NOW)).toBeNull();
  });

  it("that no question was left for stand in the read-back", () => {
    const state = journeyWith({ "offering.what": "€30 a month.", "revenue.model": "€35 a month, by card." });
    expect(openClashes(state, ["revenue.model"], NOW)).toEqual([
      "You said: “€30 a month.” You also said: “€35 a month, by card.”",
    ]);
  });

  it("are settled by picking one, and the rest of the answer stands", async () => {
    const { state: first } = await startJourney(journeyWith({}), surroundings());
    const { fields } = journeyWith({
      "offering.what": "Repairs. €30 a month.",
      "revenue.model": "€35 a month. Paid by card on Mondays.",
    });
    const options = ["€35 a month.", "€30 a month."];
    fields["revenue.model"].status = "contradicted";
    const question = {
      ...first.question!,
      field: "revenue.model" as const,
      technique: "contrast" as const,
      options,
    };
    const { state } = await takeTurn(
      { ...first, fields, question },
      { id: "t9", text: "€30 a month." },
      surroundings(),
    );
    expect(state.fields["revenue.model"].answers).toHaveLength(1);
    expect(state.corrections).toEqual([
      { turn: "t9", field: "revenue.model", from: "35", to: "30", quote: "€30 a month.", stale: [] },
    ]);
  });
});
