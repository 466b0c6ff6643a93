import { describe, expect, test } from "vitest";
import { createFounder } from "./founder_replies.ts";
import { readSpokenCase } from "./spoken_case.ts";

const muddy = readSpokenCase("muddy-paws");
const open = (field: string) => ({ field, technique: "open" });

describe("a founder who is played", () => {
  test("says the lines of a field in order, and repeats the last", () => {
    const replyTo = createFounder(muddy);
    const texts = [1, 2, 3].map(() => replyTo(open("voice.sample")).text.slice(0, 12));
    expect(texts).toEqual(["why do u nee", "ok this was ", "ok this was "]);
  });

  test("settles a contradiction, and a question that returns to a field already answered", () => {
    const replyTo = createFounder(muddy);
    const field = "company.stage_region";
    expect(replyTo(open(field)).act).toBe("answer");
    expect(replyTo(open(field)).act, "a probe right behind the answer").toBe("answer");
    expect(replyTo({ field, technique: "contrast", options: ["a", "b"] }).text).toBe(muddy.resolve[field]);
    replyTo(open("offering.what"));
    expect(replyTo(open(field)).act).toBe("resolve");
  });

  test("settles a contradiction about a field without words of its own by the other side's", () => {
    const replyTo = createFounder(muddy);
    const options = ["“i do the dogs nobody else will have”", "“n people who want it done in half an hour”"];
    expect(replyTo({ field: "proof.best", technique: "contrast", options }).text).toBe(
      muddy.resolve["customer.not_for"],
    );
  });

  test("chooses in words, then shorter, and goes through the messages of a read-back", () => {
    const replyTo = createFounder(muddy);
    const lines = { field: "choices.tradeoffs", technique: "trade_off", choices: [{}] };
    expect(replyTo(lines)).toEqual({ text: muddy.choices.in_words, act: "choices" });
    expect(replyTo(lines).text).toBe(muddy.choices.then);
    const readBack = { field: "confirm.expression", technique: "confirm" };
    expect([1, 2, 3, 4].map(() => replyTo(readBack).act)).toEqual(["answer", "reject", "accept", "accept"]);
  });

  test("of the older cases clicks the sides and says the thin answer first", () => {
    const replyTo = createFounder(readSpokenCase("tidewatch"));
    const lines = { field: "choices.tradeoffs", technique: "trade_off", choices: [{}] };
    expect(Object.keys(replyTo(lines).choices ?? {})).toHaveLength(7);
    const acts = [1, 2].map(() => replyTo(open("market.obstacle")).act);
    const thin = readSpokenCase("tidewatch").says["market.obstacle"]?.[0]?.act === "thin";
    expect(acts).toEqual(thin ? ["thin", "answer"] : ["answer", "answer"]);
  });
});
