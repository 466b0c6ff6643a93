import { describe, expect, it } from "vitest";
import { takeTurn } from "../../../agents/master.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { readReadBack } from "../../../agents/interview/read_back/read_back.ts";
import { founderOf, play, readCase, surroundings } from "./player.ts";

const CANDIDATES = ["First sentence", "Second sentence", "Third sentence"].map((text) => ({
  text,
  marks: [],
}));

describe("the answer to a read-back", () => {
  const picks: [string, number][] = [
    ["Nearly. The rest is as I said. Take the first sentence.", 0],
    ["Sim, that is it, pão de ontem is the enemy. I take the second one.", 1],
    ["Yes. First one, please.", 0],
    ["Yes. It sounds like me at the shelf. First one, please.", 0],
    ["Yes, correct. The third, and if in September it's over 18 I will say it loud that I was wrong.", 2],
    ["Yes, correct. February table first, the rest is test. Take the first.", 0],
    ["Yes, agreed, I'd sign that. Third sentence please.", 2],
    ["The second one is ours.", 1],
    ["Not the first. The second.", 1],
    ["number two", 1],
    ["2", 1],
    ["C", 2],
    ["the last one", 2],
    ["yes the middle one", 1],
    ["ja, de tweede", 1],
    ["Oui, la deuxième.", 1],
    ["Das zweite bitte", 1],
    ["Sí, el tercero", 2],
    ["はい、二番目。", 1],
    ["Third season was hard, but take the first.", 0],
    ["Correct. We were the first in Gent. The third sentence", 2],
    ["Second sentence", 1],
  ];
  for (const [text, at] of picks) {
    it(`picks ${at + 1}: ${text}`, () =>
      expect(readReadBack(text, { candidates: CANDIDATES })).toEqual({ kind: "picked", at }));
  }

  it("may be a sentence of the founder's own", () => {
    expect(readReadBack("Hm, none of them. I'd say: We fix what moves the city.", { candidates: CANDIDATES }))
      .toEqual({ kind: "own_sentence", sentence: "We fix what moves the city." });
  });

  it("may agree without naming one, or stay unclear", () => {
    expect(readReadBack("Yes, that is right", { candidates: CANDIDATES })).toEqual({ kind: "agreed" });
    expect(readReadBack("hm, hard to tell", { candidates: CANDIDATES })).toEqual({ kind: "unclear" });
  });
});

describe("a read-back", () => {
  async function atReadBack(): Promise<JourneyState> {
    const { outcomes } = await play(founderOf(await readCase("tidewatch")));
    return outcomes.find((outcome) => outcome.state.question?.field === "confirm.truth")!.state;
  }

  function answer(state: JourneyState, text: string) {
    return takeTurn(state, { id: "new-turn", text }, surroundings());
  }

  it("offers three different sentences whose words between quotation marks were said", async () => {
    const { readBacks, fields } = await atReadBack();
    const texts = readBacks.truth!.candidates.map((candidate) => candidate.text);
    expect(new Set(texts).size).toBe(3);
    for (const { marks: [mark] } of readBacks.truth!.candidates) {
      if (mark?.kind !== "said") throw new Error("Expect candidates to be said");
      expect(fields[mark.field as keyof typeof fields].answers.at(-1)?.text).toContain(mark.quote);
    }
  });

  it("that gets an unclear answer is put once more, then the first sentence stands and is said so", async () => {
    const again = await answer(await atReadBack(), "hm, hard to tell");
    expect(again.state.question?.technique).toBe("confirm");
    const done = await answer(again.state, "hm, hard to tell");
    expect(done.state.phase).toBe("expression_anchor_analysis");
    expect(done.state.readBacks.truth?.sentence).toEqual(done.state.readBacks.truth?.candidates[0]);
    expect(done.reply).toContain("the first one stands");
  });

  it.each([
    "Sí, así está bien, gracias.",
    "Yes, that's fine like this, thanks.",
    "Ja, das ist gut so, danke.",
    "Oui, c'est bien comme ça, merci.",
    "Sì, va bene così, grazie.",
    "Sim, está bom assim, obrigado.",
    "Ja, zo is het goed, dank je.",
    "はい、これで大丈夫です。",
  ])("is over with a polite yes: %s", async (text) => {
    const { state } = await answer(await atReadBack(), text);
    expect(state.phase).toBe("expression_anchor_analysis");
  });

  it("takes a correction and a pick in one answer, and the old number is in no sentence", async () => {
    const { state, reply } = await answer(
      await atReadBack(),
      "One correction: Stavoren has 116 berths, not 118. Take the third.",
    );
    expect(state.factChanges).toEqual([
      expect.objectContaining({ fact: "proof", value: "116", quote: "Stavoren has 116 berths" }),
    ]);
    expect(state.readBacks.truth?.accepted).toBe(true);
    expect(reply).toContain("118 becomes 116");
  });

  it("takes a pick that stands in the correcting sentence itself", async () => {
    const { state } = await answer(
      await atReadBack(),
      "Stavoren has 116 berths, not 118, and I take the second one.",
    );
    expect(state.factChanges).toHaveLength(1);
    expect(state.readBacks.truth?.sentence).toEqual(state.readBacks.truth?.candidates[1]);
  });

  it("is accepted by a correction alone", async () => {
    const { state, reply } = await answer(await atReadBack(), "No, Stavoren has 116 berths, not 118.");
    expect(state.phase).toBe("expression_anchor_analysis");
    expect(reply).toContain("the first one stands");
  });

  it("keeps the founder's own sentence as said in that turn", async () => {
    const { state } = await answer(await atReadBack(), "I'd say: The plan outlives the treasurer.");
    expect(state.readBacks.truth?.sentence).toEqual({
      text: "The plan outlives the treasurer.",
      marks: [{
        kind: "said",
        turn: "new-turn",
        field: "confirm.truth",
        quote: "The plan outlives the treasurer.",
      }],
    });
  });

  it("confirms the field that was never asked", async () => {
    const { state } = await answer(await atReadBack(), "Yes, the first.");
    expect(state.fields["customer.belief"].status).toBe("confirmed");
  });
});
