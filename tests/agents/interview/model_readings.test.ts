import { describe, expect, it } from "vitest";
import { z } from "zod";
import { TurnAnswer } from "../../../agents/interview/with_model/turn_answer.ts";
import { after, SAID, turnOf, turnWith } from "./told_turns.ts";

describe("what a message is", () => {
  const asking = "Which kind of thing would that be for somebody like me";

  it.each([
    ["quotes all of it", asking],
    ["leaves the quote empty, which means all of it,", ""],
  ])("is talk where the model %s as a question, and the same question stands again", async (_, quote) => {
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "question_back", quote, field: "" }],
      move: "explain",
      field: "",
      reflect: "Meant is what somebody has once they have paid: a bike that rolls again, for example.",
    })], { text: asking });
    expect(outcome.state.fields["offering.what"].answers).toEqual([]);
    expect(outcome.state.question?.field).toBe("offering.what");
    expect(outcome.reply).toContain("a bike that rolls again");
  });

  it("fills no other field with the whole message where the model quotes nothing of it", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "answer", quote: "", field: "market.alternative" }],
    })]);
    expect(outcome.state.fields["market.alternative"].answers).toEqual([]);
  });

  it("is asked for in the order in which a founder waits for it: what is spoken before the facts", () => {
    const names = Object.keys(z.toJSONSchema(TurnAnswer, { io: "output" }).properties ?? {});
    expect(names.indexOf("question")).toBeGreaterThan(names.indexOf("move"));
    expect(names.at(-1)).toBe("facts");
  });

  it("stays an answer where the model quotes only a part of it as something else", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "remark", quote: "90 a month", field: "" }],
    })]);
    expect(outcome.state.fields["offering.what"].answers).toHaveLength(1);
  });

  it("stays an answer where the model has read a fact in what it calls off the subject", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "off_topic", quote: SAID, field: "" }],
      facts: [{ id: "region", value: "Gent", quote: "in Gent" }],
    })]);
    expect(outcome.state.fields["offering.what"].answers).toHaveLength(1);
  });

  it("is thin on the model's word only where neither number nor name is in it", async () => {
    const full = await turnWith([turnOf({ thin: true, move: "probe", field: "offering.what" })]);
    expect(full.outcome.state.question?.field).toBe("customer.last_three");
    const text = "We mend what broke because nobody around here bothers to do that";
    const probe = "What did the last owner hold in their hands when they had paid?";
    const thin = await turnWith([turnOf({
      acts: [],
      thin: true,
      move: "probe",
      field: "offering.what",
      reflect: "You mend what broke.",
      question: probe,
    })], { text });
    expect(thin.outcome.state.question?.field).toBe("offering.what");
    expect(thin.outcome.reply).toContain(probe);
    expect(thin.outcome.state.fields["offering.what"].probes).toBe(1);
  });

  it("stays hollow whatever the model says of it", async () => {
    const text = "Top quality and great service.";
    const { outcome } = await turnWith([turnOf({
      acts: [],
      thin: false,
      facts: [{ id: "offering", value: "Top quality and great service", quote: text }],
    })], { text });
    expect(outcome.state.question?.field).toBe("offering.what");
    expect(outcome.state.fields["offering.what"].answers[0]?.thin).toBe(true);
  });

  it("that knows nothing is met with three options in the model's words", async () => {
    const options = [
      "Ein Rad, das wieder rollt",
      "Ein Abholdienst am selben Tag",
      "Ein Leihrad für die Woche",
    ];
    const { outcome } = await turnWith([turnOf({
      acts: [{ kind: "unknown", quote: "weiß ich nicht", field: "" }],
      move: "options",
      field: "offering.what",
      reflect: "“weiß ich nicht”, auch gut.",
      question: "Welches der drei kommt dem am nächsten?",
      options: options.map((text) => ({ text, ids: [] })),
    })], { text: "weiß ich nicht" });
    expect(outcome.state.question?.options).toEqual(options);
    expect(outcome.reply).toContain("B: Ein Abholdienst am selben Tag");
  });
});

describe("a tension that a model finds", () => {
  const first = "We repair any bike of anybody in Gent. We never work on a Saturday.";
  const second = "Ann, Ben and Cas. All three came on a Saturday, 90 do every month.";
  const tension = {
    a: "We never work on a Saturday.",
    b: "All three came on a Saturday, 90 do every month.",
    why: "They cannot have come.",
  };

  it("is put as one question with both sides in exact words, once", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [],
      tension,
      move: "contrast",
      field: "",
      reflect: "“All three came on a Saturday”, then.",
      question: "Which of the two is how it is on a Saturday?",
    })], { state: await after(first), text: second });
    expect(outcome.state.question?.options).toEqual([tension.a, tension.b]);
    expect(outcome.reply).toContain("**Which of the two is how it is on a Saturday?**");
    const again = await turnWith([turnOf({ acts: [], tension, move: "next", field: "company.links" })], {
      state: outcome.state,
      text: "B",
    });
    expect(again.outcome.state.question?.contradiction).toBeUndefined();
    expect(again.outcome.state.tensions).toHaveLength(1);
    expect(again.outcome.state.settledContradictions).toMatchObject([{ kept: "second" }]);
  });

  it("is dropped where a side was never said", async () => {
    const { outcome } = await turnWith([turnOf({
      acts: [],
      tension: { ...tension, a: "We work every Saturday until noon." },
      field: "company.links",
    })], { state: await after(first), text: second });
    expect(outcome.state.tensions).toBeUndefined();
    expect(outcome.state.question?.contradiction).toBeUndefined();
  });
});
