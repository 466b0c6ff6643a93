import { describe, expect, it } from "vitest";
import type { Act, ActSetting } from "../../../agents/interview/acts/act.ts";
import { actsIn } from "../../../agents/interview/acts/acts_in.ts";
import { onlyTalk } from "../../../agents/interview/acts/only_talk.ts";
import { MESSAGES } from "./act_phrases.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

function told(text: string, setting: ActSetting): string {
  const talk = onlyTalk(actsIn(text, setting));
  if (talk === null) return actsIn(text, setting).every(({ kind }) => kind === "answer") ? "answer" : "mixed";
  return talk.kind === "question_back" ? talk.asks : talk.kind;
}

for (const [language, messages] of Object.entries(MESSAGES)) {
  describe(`a message in ${language}`, () => {
    for (const [text, expected, field = "market.obstacle"] of messages) {
      it(`is told: ${text}`, () => expect(told(text, { field, asked: "" })).toBe(expected));
    }
  });
}

describe("an answer with other acts in it", () => {
  const cut: [string, ActSetting, string[]][] = [
    [
      "waggy tails shes 28 quid. loads just leave it. is this going to take much longer? ive got a dog at 2",
      { field: "market.rivals", asked: "" },
      ["waggy tails shes 28 quid. loads just leave it."],
    ],
    [
      "i just said. neighbours seeing the van about 40, otley road vet sent 15",
      { field: "channels.current", asked: "" },
      ["neighbours seeing the van about 40, otley road vet sent 15"],
    ],
    [
      "Ours is mill.example but it's being redone, please don't judge it. We meet Growyze.",
      { field: "company.links", asked: "" },
      ["Ours is mill.example but it's being redone", "We meet Growyze."],
    ],
    [
      "The owner says no. Sorry, that's probably the next question. I hear that all the time.",
      { field: "market.rivals", asked: "" },
      ["The owner says no.", "I hear that all the time."],
    ],
    [
      "Hmm, last three. Harlow & Finch, nine pubs in Kent.",
      { field: "customer.last_three", asked: "Of your last three customers, which one would you clone?" },
      ["Harlow & Finch, nine pubs in Kent."],
    ],
    [
      "Puppies from lockdown. oh and i forgot to say i only do dogs under 30kg",
      { field: "customer.not_for", asked: "" },
      ["Puppies from lockdown.", "i only do dogs under 30kg"],
    ],
    ["88 dogs n 61 over 2 yrs. thats it really", { field: "pitch.traction", asked: "" }, [
      "88 dogs n 61 over 2 yrs.",
    ]],
    [
      "Wie gesagt, 14 von 23 kamen über eine Nachbarin. Dauert das noch lange?",
      { field: "channels.current", asked: "" },
      ["14 von 23 kamen über eine Nachbarin."],
    ],
    [
      "Comme je l'ai dit, 12 viennent du marché. C'est encore long ?",
      { field: "channels.current", asked: "" },
      ["12 viennent du marché."],
    ],
  ];
  for (const [text, setting, stretches] of cut) {
    it(`keeps only exact stretches that answer: ${text.slice(0, 50)}`, () => {
      const acts = actsIn(text, setting);
      expect(answers(acts)).toEqual(stretches);
      for (const act of acts) expect(text.slice(act.from, act.to)).toBe(act.text);
    });
  }

  const whole: [string, ActSetting][] = [
    [
      "To Dawn: 'Morning. Draft is in Xero. Call at 10? Why do you need that? Priya'.",
      { field: "voice.sample", asked: "" },
    ],
    ["Hi Jo, thanks for waiting. Does Friday suit you? Ann", { field: "voice.sample", asked: "" }],
    ["too dear - i say its 2 hrs of my life. do u do nails - yeh", {
      field: "messaging.objections",
      asked: "",
    }],
    ["Why is it so dear? Because it takes two hours.", { field: "messaging.objections", asked: "" }],
    ["90 dogs, 61 over 2 yrs. dunno what i make after diesel", { field: "growth.numbers", asked: "" }],
    ["Ads, like I said, not before June.", { field: "channels.refused", asked: "" }],
  ];
  for (const [text, setting] of whole) {
    it(`stays whole: ${text.slice(0, 50)}`, () => expect(answers(actsIn(text, setting))).toEqual([text]));
  }

  function answers(acts: Act[]): string[] {
    return acts.filter(({ kind }) => kind === "answer").map(({ text }) => text);
  }
});

describe("an answer of 20,000 characters", () => {
  it("is read in a time that nobody notices", async () => {
    const text = "we groom dogs in leeds, and they come back because it is calm; ".repeat(320);
    actsIn("warm up, please", { field: "market.obstacle", asked: "" });
    const took = await cpuTimeOf(() => {
      actsIn(text, { field: "market.obstacle", asked: "" });
      actsIn(text.replaceAll(";", "."), { field: "market.obstacle", asked: "" });
    });
    expect(took).toBeLessThan(1500);
  });
});
