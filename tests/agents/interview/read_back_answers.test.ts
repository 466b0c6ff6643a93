import { describe, expect, it } from "vitest";
import { ownSentenceBeside } from "../../../agents/interview/read_back/rejecting.ts";
import { readReadBack } from "../../../agents/interview/read_back/read_back.ts";

const CANDIDATES = ["First sentence", "Second sentence", "Third sentence"].map((text) => ({
  text,
  marks: [],
}));

function read(text: string, isFloorOpen = false, count = 3) {
  return readReadBack(text, { candidates: CANDIDATES.slice(0, count), isFloorOpen });
}

const PICKS: [string, number][] = [
  ["the last one. and im not 'radical'", 2],
  ["1. but the moment is march not the fb group thats where they hang out", 0],
  ["2.", 1],
  ["The first one, I guess. It's not really a sentence though.", 0],
  ["No, the second one.", 1],
  ["b", 1],
  ["die zweite", 1],
  ["Nein, lieber den dritten Satz", 2],
  ["das letzte", 2],
  ["la deuxième, s'il vous plaît", 1],
  ["je prends la première", 0],
  ["la última", 2],
  ["prefiero la segunda", 1],
  ["la seconda, grazie", 1],
  ["il terzo", 2],
  ["a terceira", 2],
  ["fico com a primeira", 0],
  ["doe maar de tweede", 1],
  ["de laatste", 2],
  ["2番目がいいです", 1],
  ["最後のでお願いします", 2],
];

const REJECTIONS = [
  "None of these.",
  "None of those, honestly, the first one makes no sense.",
  "none of them really",
  "No. None.",
  "neither",
  "Keiner davon.",
  "Nein, so red ich nicht.",
  "So sag ich das nicht.",
  "Keine von diesen passt",
  "Aucune des trois.",
  "Ninguna de estas.",
  "Nessuna di queste.",
  "Nenhuma delas.",
  "Geen van deze.",
  "どれも違います",
];

const OWN: [string, string][] = [
  ...[
    ["None of them, thanks. I'd prefer this one: ", "you run the kitchen and we run the dishwasher"],
    ["Preferiría esta: ", "usted cocina y nosotros lavamos los platos"],
    ["Je préférerais celle-ci : ", "vous cuisinez et nous faisons la vaisselle"],
    ["Ich hätte lieber: ", "ihr kocht, und wir spülen das Geschirr"],
    ["Preferirei questa: ", "voi cucinate e noi laviamo i piatti"],
    ["Prefiro esta: ", "vocês cozinham e nós lavamos a louça"],
    ["Liever deze: ", "jullie koken en wij doen de afwas"],
  ].map(([lead, own]): [string, string] => [`${lead}${own}`, `${own}`]),
  [
    "None of those, honestly, the first one makes no sense. The sentence is: the finance manager feels the pain and the owner holds the purse, so we sell the owner a gross profit number on the 2nd, not a faster close.",
    "the finance manager feels the pain and the owner holds the purse, so we sell the owner a gross profit number on the 2nd, not a faster close.",
  ],
  [
    "Second one is closest but I'd put it: We tell you how wrong we were, every month. Also, actually, correction: we are at 62.",
    "We tell you how wrong we were, every month.",
  ],
  [
    "No. None. '5 for £14' isn't even right, and I never refused the Xero directory. My sentence: we go where a finance manager has just resigned.",
    "we go where a finance manager has just resigned.",
  ],
  [
    "Second one is closest but I'd put it: We tell you how wrong we were, every month. and the error was 1.7, I checked.",
    "We tell you how wrong we were, every month.",
  ],
  [
    "none of them really. its more like i do the dogs nobody else will have",
    "i do the dogs nobody else will have",
  ],
  ["Hm, none of them. I'd say we fix what moves the city.", "we fix what moves the city."],
  ["Keiner. Mein Satz: Wir heizen mit dem, was da ist.", "Wir heizen mit dem, was da ist."],
  [
    "Aucune. Plutôt : on accorde à l'oreille, pas à la machine.",
    "on accorde à l'oreille, pas à la machine.",
  ],
  ["Non, aucune. C’est : on accorde à l'oreille.", "on accorde à l'oreille."],
  ["Aucune. La phrase : on accorde à l'oreille.", "on accorde à l'oreille."],
  ["Ninguna. Mi frase: el riego que no se nota.", "el riego que no se nota."],
  ["Nessuna. La mia frase: pane di ieri, oggi.", "pane di ieri, oggi."],
  ["Nenhuma. A minha frase: o pão de ontem ainda vale.", "o pão de ontem ainda vale."],
  ["Geen. Liever: wij komen als niemand komt.", "wij komen als niemand komt."],
  ["どれも違います。私の文は、予約の電話をなくす宿です。", "予約の電話をなくす宿です。"],
];

describe("the answer to a read-back", () => {
  it.each(PICKS)("picks: %s", (text, at) => expect(read(text)).toEqual({ kind: "picked", at }));

  it("takes the last of two for the second", () => {
    expect(read("the last one", false, 2)).toEqual({ kind: "picked", at: 1 });
  });

  it.each(REJECTIONS)("rejects: %s", (text) => expect(read(text)).toEqual({ kind: "rejected" }));

  it.each(OWN)("has a sentence of its own: %s", (text, sentence) => {
    expect(read(text)).toEqual({ kind: "own_sentence", sentence });
  });

  it("is the sentence itself, word for word, after none of these", () => {
    const words = "We go where a finance manager has just resigned";
    expect(read(words, true)).toEqual({ kind: "own_sentence", sentence: words });
    expect(read(words)).toEqual({ kind: "unclear" });
    expect(read(`“${words}”`, true)).toEqual({ kind: "own_sentence", sentence: words });
  });

  it("is no sentence where it answers another question, asks one or only agrees", () => {
    expect(read("mostly neighbours seeing the van and asking. id say 40 odd from that, the vet about 15"))
      .toEqual({ kind: "unclear" });
    expect(read("what do you mean by sentence?", true)).toEqual({ kind: "unclear" });
    expect(read("yeh")).toEqual({ kind: "agreed" });
    expect(read("yeh thats it")).toEqual({ kind: "agreed" });
    expect(read("Ja, genau.")).toEqual({ kind: "agreed" });
  });
});

describe("after “none of these”", () => {
  it.each([
    "はい、それです。",
    "Yes, that one.",
    "Yes ma'am, that's the one.",
    "Ja, genau der.",
    "oui c'est ça",
    "Sí, esa misma",
  ])("“%s” is no sentence to stand on the cover", (text) => {
    expect(read(text, true)).toEqual({ kind: "agreed" });
  });

  it.each([
    ["The second one is grand.", 1],
    ["ok, the third then", 2],
    ["Der erste passt.", 0],
    ["Gut, der zweite ist es.", 1],
    ["Le premier me va.", 0],
    ["La segunda está bien.", 1],
    ["La terza va bene", 2],
    ["A primeira serve.", 0],
    ["De tweede is goed.", 1],
    ["二番でいいです。", 1],
  ])("“%s” picks one of those that were offered", (text, at) => {
    expect(read(text, true)).toEqual({ kind: "picked", at });
  });

  it.each([
    "First the dog, then the clock.",
    "The first hour is free",
    "Der erste Schuh passt nie.",
    "One van, one woman, no cages",
  ])("“%s” is a sentence, not a pick", (text) => {
    expect(read(text, true)).toEqual({ kind: "own_sentence", sentence: text });
  });

  it.each([
    [
      "どれも違います。うちの言葉だと、片づけるのではなく、話す三日間です。",
      "片づけるのではなく、話す三日間です。",
    ],
    [
      "no none of them that's not how anybody talks put let the wall breathe and it'll mind you",
      "let the wall breathe and it'll mind you",
    ],
    [
      "Schreiben Sie einfach: Ein Schirm wird nicht vom Fliegen alt, sondern vom Liegen.",
      "Ein Schirm wird nicht vom Fliegen alt, sondern vom Liegen.",
    ],
    ["Écrivez simplement : une voile vieillit couchée.", "une voile vieillit couchée."],
    ["Escriba simplemente: una vela envejece guardada.", "una vela envejece guardada."],
    ["Scriva semplicemente: una vela invecchia da ferma.", "una vela invecchia da ferma."],
    ["Escreva só: uma vela envelhece parada.", "uma vela envelhece parada."],
    ["Zet maar: een scherm wordt oud van liggen.", "een scherm wordt oud van liggen."],
  ])("“%s” has the founder's own sentence in it", (text, sentence) => {
    expect(read(text)).toEqual({ kind: "own_sentence", sentence });
  });

  it("a sentence that begins with a yes is one all the same", () => {
    const text = "Sure hands, warm soup, and somebody who sits down with you.";
    expect(read(text, true)).toEqual({ kind: "own_sentence", sentence: text });
  });
});

describe("a sentence of one's own right behind “none of these”", () => {
  const SAID = ["The machine must run before the café opens.", "They can stop in any month they like."];

  it("is taken where it speaks of the business", () => {
    const own = ownSentenceBeside("None of those. The machine runs before you open, any month.", SAID);
    expect(own).toBe("The machine runs before you open, any month.");
    expect(ownSentenceBeside("Keiner davon. Die Maschine läuft, bevor das Café öffnet.", [
      "Die Maschine muss laufen, bevor das Café öffnet.",
    ])).toBe("Die Maschine läuft, bevor das Café öffnet.");
  });

  it.each([
    "None of those.",
    "None of those. They make the machine sound like a month of work.",
    "None of those. The first one is about the machine, not the month.",
    "None of those. Too salesy for my taste.",
    "None of those. Does the machine run in any month?",
    "None of those. I told you the machine runs in any month.",
    "None of those. We don't run the machine in that month any more.",
    "The machine runs before you open, any month.",
  ])("is none in: %s", (message) => expect(ownSentenceBeside(message, SAID)).toBeNull());
});
