import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { actsIn } from "../../../agents/interview/acts/acts_in.ts";
import { answersIn } from "../../../agents/interview/acts/act.ts";
import { readReadBack } from "../../../agents/interview/read_back/read_back.ts";
import { sidesSaid } from "../../../agents/interview/tradeoffs/sides_said.ts";

function kept(text: string, field: FieldId = "evolution.next"): string {
  return answersIn(actsIn(text, { field, asked: "" })).map((act) => act.text).join("|");
}

describe("talk that no phrase names is told by its form", () => {
  const talk: string[] = [
    "honestly this is getting so slow now",
    "that's a really clever question",
    "I couldn't say, I'm not sure",
    "can you write a birthday card for my dad?",
    "Ganz schön langwierig jetzt, euer Fragebogen",
    "Interessante Frage, ehrlich gesagt",
    "Das kann ich wirklich nicht beantworten",
    "Könnt ihr mir einen guten Zahnarzt empfehlen?",
    "c'est interminable votre questionnaire",
    "drôle de question quand même",
    "ça, je ne saurais vraiment pas vous dire",
    "vous pouvez me réserver un train pour lundi ?",
    "qué lento es esto, la verdad",
    "buena pregunta, eso no me lo había preguntado nunca",
    "no te sabría decir",
    "¿me puedes buscar un hotel en Vigo?",
    "che lungo questo questionario",
    "questa domanda è proprio strana",
    "non te lo so dire",
    "mi puoi prenotare un tavolo?",
    "isto está muito demorado",
    "que pergunta difícil essa",
    "não te sei dizer",
    "você pode me recomendar um dentista?",
    "het duurt nu wel erg lang hoor",
    "dat is een lastige vraag zeg",
    "dat zou ik echt niet kunnen zeggen",
    "kun je voor mij een taxi bestellen?",
    "この手紙を翻訳してもらえますか？",
  ];
  it.each(talk)("stores nothing of: %s", (text) => expect(kept(text)).toBe(""));

  const answers: [string, FieldId][] = [
    ["It takes too long. From quote to install it's 11 weeks and they go elsewhere.", "market.obstacle"],
    ["no clue about profit. 96 stores, 4 closed.", "growth.numbers"],
    ["Es dauert den Leuten zu lange, bis die Farbe trocknet", "market.obstacle"],
    ["On leur dit non quand c'est trop long", "identity.values"],
    ["No saben que existimos", "market.obstacle"],
    ["Non vendiamo mai a peso", "identity.values"],
    ["Não fazemos entregas de noite", "channels.refused"],
    ["Wij zeggen nooit nee", "identity.contrast"],
    ["Help me fill the van by March", "goal.twelve_months"],
    ["Können Sie das auch billiger?", "messaging.objections"],
  ];
  it.each(answers)("keeps every word of: %s", (text, field) => expect(kept(text, field)).toBe(text));
});

describe("an own sentence at a read-back", () => {
  const candidates = ["One of them.", "Another one.", "The third."].map((text) => ({ text, marks: [] }));
  const own: [string, string][] = [
    ["go with this: we mend it while you wait", "we mend it while you wait"],
    ["Keiner davon. Schreibt lieber: Wir kommen, bevor es tropft", "Wir kommen, bevor es tropft"],
    ["mettez plutôt ceci : le pain attend, pas vous", "le pain attend, pas vous"],
    ["la frase sería: aquí el queso tiene nombre", "aquí el queso tiene nombre"],
    ["scrivete così: la barca torna sempre", "la barca torna sempre"],
    ["usa antes isto: o barro não mente", "o barro não mente"],
    ["doe maar dit: wij bellen terug op zondag", "wij bellen terug op zondag"],
    ["土は嘘をつかない、と書きたいです。", "土は嘘をつかない"],
  ];
  it.each(own)("is taken word for word: %s", (text, sentence) => {
    expect(readReadBack(text, { candidates })).toEqual({ kind: "own_sentence", sentence });
  });

  it.each([
    "no. reads like a bank",
    "Die passen alle drei nicht.",
    "bof, aucune ne me plaît",
    "esas no me convencen",
    "nee, die passen niet",
  ])("is none, and nothing is picked: %s", (text) => {
    expect(readReadBack(text, { candidates })).toEqual({ kind: "rejected" });
  });

  it.each<[string, number]>([["the second one, I'd say", 1], ["no, the third one", 2], [
    "la prima, direi",
    0,
  ]])(
    "is a pick all the same: %s",
    (text, at) => expect(readReadBack(text, { candidates })).toEqual({ kind: "picked", at }),
  );
});

describe("a side of a trade-off in words", () => {
  const said: [string, string, string[]][] = [
    ["Mit den Schreinern zusammenarbeiten statt gegen sie", "compete_cooperate", ["b"]],
    ["mieux faire ce qu'on a plutôt que chercher autre chose", "explore_exploit", ["b"]],
    ["compete with the agencies, no", "compete_cooperate", []],
    ["Zum Automatisieren kann ich nichts sagen", "automate_augment", []],
    ["automate vs augment: skip that", "automate_augment", []],
    ["I'd automate the counting. So augment.", "automate_augment", ["b"]],
    ["de preço a gente não ganha", "differentiate_cost", ["a"]],
    ["値段では勝てない", "differentiate_cost", ["a"]],
    ["機械は使いません、手の方で", "automate_augment", ["b"]],
  ];
  it.each(said)("%s", (text, id, sides) => {
    const found = [...sidesSaid(text)].find(([line]) => line === id)?.[1].sides ?? [];
    expect(found).toEqual(sides);
  });
});
