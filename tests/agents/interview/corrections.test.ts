import { describe, expect, it } from "vitest";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { correctionsIn } from "../../../agents/interview/corrections.ts";
import { SECTIONS_OF } from "../../../agents/interview/stale.ts";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import { journeyWith } from "../../helpers/founders.ts";
import { founderOf, play, readCase, surroundings } from "./player.ts";

const SAID = {
  "revenue.model": "We charge 30 euros an hour, 12 a month for storage.",
  "market.obstacle": "The treasurer blocks it in March.",
  "goal.twelve_months": "30 new firms by June, 1,500 euros a month.",
};

describe("a correction", () => {
  const corrections: [string, FieldId, string, string][] = [
    ["actually we charge 40, not 30", "revenue.model", "30", "40"],
    ["Actually, it's the chairman, not the treasurer.", "market.obstacle", "treasurer", "the chairman"],
    ["Sorry, I meant 40 euros an hour, not 30 euros", "revenue.model", "30", "40"],
    ["correction: the price is 40 instead of 30", "revenue.model", "30", "40"],
    ["make that 40 instead of 30", "revenue.model", "30", "40"],
    ["the 30 should be 40", "revenue.model", "30", "40"],
    ["Oh wait, it's 40, not 30.", "revenue.model", "30", "40"],
    ["Actually we charge €40, not €30 an hour. They go quiet on day 9.", "revenue.model", "30", "40"],
  ];
  for (const [text, field, from, to] of corrections) {
    it(`is found in: ${text}`, () => {
      expect(correctionsIn(journeyWith(SAID), text, false)).toEqual([
        expect.objectContaining({ field, from, to }),
      ]);
    });
  }

  it("may name the new value only, where one old value can be meant", () => {
    const found = correctionsIn(
      journeyWith({ "revenue.model": "30 euros an hour" }),
      "Actually we charge 40 euros now",
      false,
    );
    expect(found).toEqual([expect.objectContaining({ field: "revenue.model", from: "30", to: "40" })]);
    expect(correctionsIn(journeyWith(SAID), "Actually we charge 40 boats now", false)).toEqual([]);
  });

  it("may be several in one message, in one sentence too", () => {
    const found = correctionsIn(
      journeyWith(SAID),
      "Sorry, we charge 40, not 30, and 15 for storage, not 12.",
      false,
    );
    expect(found.map(({ from, to }) => [from, to])).toEqual([["30", "40"], ["12", "15"]]);
  });

  it("that only says it's 40 means the newest answer, where that has one number", () => {
    const state = journeyWith({ "goal.twelve_months": "30 firms in spring", "revenue.model": "£38 an hour" });
    expect(correctionsIn(state, "Sorry, it's 40", false)).toEqual([
      expect.objectContaining({ field: "revenue.model", from: "38", to: "40" }),
    ]);
    expect(correctionsIn(journeyWith(SAID), "Sorry, it's 40", false)).toEqual([]);
  });

  it("keeps the money's sign, and changes it only where the sign itself changes", async () => {
    const { state: first } = await startJourney(journeyWith({}), surroundings());
    const { fields } = journeyWith({ "revenue.model": "We charge €30 an hour." });
    const turn = (text: string) => takeTurn({ ...first, fields }, { id: "t9", text }, surroundings());
    const amount = await turn("actually we charge €40, not €30");
    expect(amount.reply).toContain("Corrected: €30 becomes €40.");
    expect(amount.state.corrections[0]).toMatchObject({ from: "30", to: "40" });
    const sign = await turn("actually it's £30, not €30");
    expect(sign.state.corrections[0]).toMatchObject({ from: "€30", to: "£30" });
  });

  it("inside a later answer is taken, and the answer too", async () => {
    const { state: first } = await startJourney(journeyWith({}), surroundings());
    const state = { ...first, fields: journeyWith(SAID).fields };
    const { state: after } = await takeTurn(state, {
      id: "t9",
      text: "Sorry, the 30 should be 40. We repair cargo bikes in Gent within a day.",
    }, surroundings());
    expect(after.corrections).toHaveLength(1);
    expect(after.fields["offering.what"].answers.at(-1)?.text).toBe(
      "We repair cargo bikes in Gent within a day.",
    );
  });

  it("is found in a read-back without its cue", () => {
    const found = correctionsIn(journeyWith(SAID), "It's 2,000 euros a month, not 1,500.", true);
    expect(found).toEqual([
      expect.objectContaining({ field: "goal.twelve_months", from: "1,500", to: "2,000" }),
    ]);
  });

  it("is none where nothing old was said, and none in a full answer of a case", async () => {
    expect(correctionsIn(journeyWith(SAID), "Actually it is 7, not 8", false)).toEqual([]);
    expect(correctionsIn(journeyWith(SAID), "that is actually not bad", false)).toEqual([]);
    for (const id of ["tidewatch", "ovenline"]) {
      const { answers } = await readCase(id);
      for (const text of Object.values(answers)) {
        expect(correctionsIn(journeyWith(answers), text, false)).toEqual([]);
      }
    }
  });

  it("keeps what was said and puts the open question again", async () => {
    const { state: first } = await startJourney(journeyWith({}), surroundings());
    const state = { ...first, fields: journeyWith(SAID).fields };
    const { state: after, reply, heard } = await takeTurn(state, {
      id: "t9",
      text: "actually we charge 40, not 30",
    }, surroundings());
    expect(after.question).toEqual(state.question);
    expect(after.fields["revenue.model"]).toEqual(state.fields["revenue.model"]);
    expect(after.corrections).toEqual([
      {
        turn: "t9",
        field: "revenue.model",
        from: "30",
        to: "40",
        quote: "actually we charge 40, not 30",
        stale: [],
      },
    ]);
    expect(heard).toEqual([{ field: "revenue.model", value: "40", quote: "actually we charge 40, not 30" }]);
    expect(reply).toContain("30 becomes 40. Nothing written so far prints it.");
  });

  it("made twice takes the place of what was said first", async () => {
    let state = {
      ...(await startJourney(journeyWith({}), surroundings())).state,
      fields: journeyWith(SAID).fields,
    };
    for (const text of ["actually we charge 40, not 30", "sorry, 45, not 40"]) {
      state = (await takeTurn(state, { id: text, text }, surroundings())).state;
    }
    expect(state.corrections.map(({ from, to }) => [from, to])).toEqual([["30", "45"]]);
  });

  it("names every stale section and rewrites only the anchors that are written", async () => {
    const { outcomes } = await play(founderOf(await readCase("tidewatch")));
    const state = outcomes.find((outcome) => outcome.state.question?.field === "voice.sample")!.state;
    const { anchors, reply, state: after } = await takeTurn(
      state,
      { id: "t9", text: "Actually the trigger is a new treasurer, not the harbour master." },
      surroundings(),
    );
    expect(reply).toContain("Written again: consumer insights.");
    expect(reply).toContain("audience");
    expect(after.corrections.at(-1)?.stale).toEqual(["consumer_insights"]);
    expect(Object.keys(anchors)).toEqual(["truth"]);
    expect(after.question?.field).toBe("voice.sample");
  });
});

describe("what rests on a field", () => {
  it("is at least one section for every field", () => {
    for (const field of FIELD_IDS) expect(SECTIONS_OF[field].length).toBeGreaterThan(0);
  });
});

describe("a contradiction", () => {
  it("between everybody and the audience named first is asked as a contrast of the two", async () => {
    const { outcomes } = await play(founderOf(await readCase("tidewatch")));
    const contrast = outcomes.find((outcome) =>
      outcome.state.fields["customer.not_for"].status === "contradicted"
    )!;
    expect(contrast.state.question).toMatchObject({ field: "customer.not_for", technique: "contrast" });
    expect(contrast.state.question?.options?.[0]).toContain("40 to 250 berths");
    expect(contrast.state.question?.options?.[1]).toContain("anyone with a marina can use it");
  });
});
