import { expect, test } from "vitest";
import { toldOfModel } from "../../../agents/sections/written_by.ts";
import { type LeafFate, NOTHING_WRITTEN, type WrittenPart } from "../../../agents/strategy/written.ts";

function partWith(id: WrittenPart["id"], gates: (string | null)[]): WrittenPart {
  const fates = gates.map((gate, at): LeafFate => ({
    path: `${id}.${at}`,
    fate: gate === null ? "accepted" : "refused",
    gate,
    reason: gate === null ? null : "The founder refuses this: “a shop in Ribe”.",
  }));
  return { id, leaves: {}, fates, restsOn: [], writtenBy: "qwen3", writtenAt: "2026-11-22T12:00:00.000Z" };
}

function told(section: Parameters<typeof toldOfModel>[0], part: WrittenPart) {
  return toldOfModel(section, { ...NOTHING_WRITTEN, parts: { [part.id]: part } });
}

test("what did not pass is counted by gate, the gate that refused most first, and no sentence is told", () => {
  const part = partWith("brand_identity", ["names", null, "numbers", "numbers", "refused"]);
  expect(told("brand_identity", part)).toEqual({
    model: "qwen3",
    note:
      "4 sentences of the model's did not pass: numbers (2), names, something you refuse. What follows from your facts stands instead.",
  });
});

test("where all passed, or no model was asked, nothing is noted", () => {
  expect(told("brand_identity", partWith("brand_identity", [null, null]))).toEqual({
    model: "qwen3",
    note: null,
  });
  expect(told("voice_guidelines", partWith("brand_identity", ["names"]))).toEqual({ note: null });
});
