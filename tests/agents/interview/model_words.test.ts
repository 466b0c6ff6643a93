import { describe, expect, it } from "vitest";
import { spokenTo } from "../../../agents/interview/language/spoken.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { scriptedModel } from "../../helpers/scripted_model.ts";
import type { TurnAnswer } from "../../../agents/interview/with_model/turn_answer.ts";
import { founderOf, NOW, play, readCase, surroundings } from "./player.ts";

const BLANK: TurnAnswer = {
  acts: [],
  facts: [],
  thin: false,
  tension: null,
  move: "next",
  field: "",
  reflect: "",
  question: "",
  why: "",
  options: [],
};

async function turnWith(state: JourneyState, text: string, told: Partial<TurnAnswer>) {
  const model = scriptedModel([{ task: "turn", answer: { ...BLANK, ...told } }]);
  const outcome = await takeTurn(state, { id: `turn-${state.turns + 1}`, text }, surroundings({ model }));
  model.finish();
  return outcome;
}

/** In eight languages: an answer, words given back, a question on the last three customers, and why it is asked. */
const TURNS: [language: string, said: string, reflect: string, question: string, why: string][] = [
  [
    "en",
    "We rebuild the bellows of church organs in Jutland, 14 every year.",
    "14 bellows a year: “church organs in Jutland”.",
    "Of the last three parishes, whose organ would you take on again tomorrow?",
    "One real case is worth more than a rule.",
  ],
  [
    "de",
    "Wir erneuern die Bälge von Kirchenorgeln in Jütland, 14 im Jahr.",
    "14 Bälge im Jahr, und alle in Jütland.",
    "Welche der letzten drei Gemeinden würden Sie morgen wieder nehmen?",
    "Ein wirklicher Fall sagt mehr als eine Regel.",
  ],
  [
    "fr",
    "Nous refaisons les soufflets des orgues d'église au Jutland, 14 par an.",
    "Les soufflets, 14 par an, au Jutland.",
    "Laquelle des trois dernières paroisses reprendriez-vous demain ?",
    "Un cas réel dit plus qu'une règle.",
  ],
  [
    "es",
    "Rehacemos los fuelles de los órganos de iglesia en Jutlandia, 14 al año.",
    "Los fuelles de los órganos, 14 al año.",
    "¿A cuál de las tres últimas parroquias aceptarían de nuevo mañana?",
    "Un caso real dice más que una regla.",
  ],
  [
    "it",
    "Rifacciamo i mantici degli organi da chiesa nello Jutland, 14 all'anno.",
    "I mantici degli organi, 14 all'anno.",
    "Quale delle ultime tre parrocchie riprendereste domani?",
    "Un caso vero dice più di una regola.",
  ],
  [
    "pt",
    "Refazemos os foles dos órgãos de igreja na Jutlândia, 14 por ano.",
    "Os foles dos órgãos, 14 por ano.",
    "Qual das três últimas paróquias aceitariam de novo amanhã?",
    "Um caso real diz mais do que uma regra.",
  ],
  [
    "nl",
    "Wij vernieuwen de balgen van kerkorgels in Jutland, 14 per jaar.",
    "De balgen van kerkorgels, 14 per jaar.",
    "Welke van de laatste drie parochies zou u morgen weer aannemen?",
    "Een echt geval zegt meer dan een regel.",
  ],
  [
    "ja",
    "ユトランドの教会オルガンのふいごを年に14台直しています。",
    "「教会オルガンのふいご」を年に14台。",
    "最近の三つの教会のうち、明日もう一度引き受けたいのはどこですか？",
    "一つの実例は規則より多くを語ります。",
  ],
];

describe("the model's words", () => {
  it.each(TURNS)("stand in the founder's language: %s", async (_, said, reflect, question, why) => {
    const { state } = await startJourney(newJourney("j", "Bælg", "Ann"), surroundings());
    const outcome = await turnWith(state, said, { field: "customer.last_three", reflect, question, why });
    expect(outcome.reply).toBe(`${reflect}\n\n**${question}**\n*${why}*`);
    expect(outcome.note).toBeNull();
  });

  it.each(TURNS)("explain in the founder's language what they ask back: %s", async (_, said, reflect) => {
    const { state } = await startJourney(newJourney("j", "Bælg", "Ann"), surroundings());
    const open = state.question?.text ?? "";
    const outcome = await turnWith(state, said, {
      acts: [{ kind: "question_back", quote: said, field: "" }],
      move: "explain",
      reflect,
    });
    const again = spokenTo(outcome.state, open);
    expect(outcome.reply).toBe(`${reflect}\n\n**${again}**`);
    expect(again === open).toBe(outcome.state.language === undefined);
    expect(outcome.state.fields["offering.what"].answers).toEqual([]);
  });

  it("have ours around them in the founder's language, and nobody says that it changed", async () => {
    const { state } = await startJourney(newJourney("j", "Bælg", "Ann"), surroundings());
    const [, said = "", reflect = "", question = "", why = ""] =
      TURNS.find(([language]) => language === "fr") ??
        [];
    const outcome = await turnWith(state, said, { field: "customer.last_three", reflect, question, why });
    expect(outcome.state.language).toBe("fr");
    expect(spokenTo(outcome.state, "Kept as you put it, word for word.")).not.toMatch(/Kept|word for word/);
    expect(outcome.reply).not.toMatch(/À partir d’ici/);
  });
});

/** A journey played by rules to the read-back of the truth anchor, with the answer that leads to it. */
async function beforeReadBack(): Promise<{ state: JourneyState; text: string }> {
  const founder = founderOf(await readCase("tidewatch"));
  const { outcomes, messages } = await play(founder, 60, surroundings());
  const at = outcomes.findIndex(({ state }) => state.question?.field === "confirm.truth");
  return { state: outcomes[at - 1]!.state, text: messages[at - 1]!.text };
}

describe("sentences for a read-back", () => {
  it("are the model's where they rest on what was said, and the rules' fill up the three", async () => {
    const { state, text } = await beforeReadBack();
    const said = state.fields["offering.what"].answers[0]!;
    const outcome = await turnWith(state, text, {
      reflect: "",
      question: "Which of these is your sentence?",
      why: "It heads the anchor.",
      options: [
        { text: "Nobody has to walk the quay at night any more", ids: ["A1.1"] },
        { text: "We save 4,812 marinas from Kingfisher Quay every year", ids: ["A1.1"] },
        { text: "A seamless platform that empowers every harbour master", ids: ["A1.1"] },
        { text: "A sentence that rests on nothing that was said", ids: ["A99.1"] },
      ],
    });
    const options = outcome.state.question?.options ?? [];
    expect(outcome.state.question?.field).toBe("confirm.truth");
    expect(options).toHaveLength(3);
    expect(options[0]).toBe("Nobody has to walk the quay at night any more");
    expect(options.slice(1).join(" ")).not.toMatch(/4,812|seamless|rests on nothing/);
    expect(outcome.reply).toContain("1. Nobody has to walk the quay at night any more");
    const [sentence] = outcome.state.readBacks.truth?.candidates ?? [];
    expect(sentence?.marks).toMatchObject([{ kind: "said", turn: said.turn, field: "offering.what" }]);

    const unclear = await turnWith(outcome.state, "Hm, let me see them once more", { question: "Which?" });
    expect(unclear.state.question?.options?.[0]).toBe(options[0]);
    const picked = await turnWith(unclear.state, "1", { question: "" });
    expect(picked.state.readBacks.truth).toMatchObject({ accepted: true, sentence: { text: options[0] } });
  });

  it("are the founder's own word for word where the model finds them in an answer that rules cannot read", async () => {
    const { state, text } = await beforeReadBack();
    const readBack = (await takeTurn(state, { id: "r", text }, surroundings({ now: NOW }))).state;
    const own = "the mooring tells you before the storm does";
    const outcome = await turnWith(readBack, `something in the line of ${own} perhaps`, {
      acts: [{ kind: "own_sentence", quote: own, field: "" }],
    });
    expect(outcome.state.readBacks.truth).toMatchObject({ accepted: true, sentence: { text: own } });
  });
});
