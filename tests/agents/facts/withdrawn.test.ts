import { describe, expect, it, test } from "vitest";
import { clausesIn } from "../../../agents/facts/statements/statements.ts";
import { sheetOf } from "./sheet.ts";

/** The clauses of a text that stand. */
function standing(text: string): string[] {
  return clausesIn(text).filter(({ standing }) => standing === "stated" || standing === "negated")
    .map((clause) => clause.text);
}

describe("what is taken back in words", () => {
  it.each([
    ["The rain. No, wait, that's the growers' worry. Ours is the cold store.", ["Ours is the cold store"]],
    ["The rain, no wait, that's theirs, ours is the cold store.", ["ours is the cold store"]],
    ["The rain — hang on, no, that's theirs — ours is the cold store.", ["ours is the cold store"]],
    ["It's the rent. Scratch that. It's the landlord.", ["It's the landlord"]],
    ["A tin is eight. Sorry, that's the old one. A tin is nine.", ["A tin is nine"]],
    ["Der Regen. Ach nein, das ist das Problem der Bauern. Uns fehlt ein Kühlhaus.", [
      "Uns fehlt ein Kühlhaus",
    ]],
    ["La pluie. Enfin non, ça c'est le souci des cueilleurs. Nous, il nous manque un frigo.", [
      "Nous",
      "il nous manque un frigo",
    ]],
    ["La lluvia. Bueno, no, eso es lo de los agricultores. Lo nuestro es la cámara fría.", [
      "Lo nuestro es la cámara fría",
    ]],
    ["La pioggia. Anzi no, aspetti, quello è il guaio dei contadini. A noi manca la cella.", [
      "A noi manca la cella",
    ]],
    ["A chuva. Não, espera, isso é o problema deles. O nosso é a câmara fria.", ["O nosso é a câmara fria"]],
    ["De regen. Nee, wacht, dat is van de telers. Bij ons is het de koelcel.", ["Bij ons is het de koelcel"]],
    ["雨です。いや、違うな、それは農家の悩みです。うちは冷蔵庫がありません。", [
      "うちは冷蔵庫がありません",
    ]],
  ])("goes with the words that take it back: %s", (text, stands) => {
    expect(standing(text)).toEqual(stands);
  });

  it.each([
    "They want it sweet. No, really, they do.",
    "No wait, no queue: the pie is on the counter.",
    "Waiting is what they hate. So we bake twice.",
    "Falsch herum montiert ist das Problem. Die Leute lesen nichts.",
    "We lost two stalls. Well, we found three others.",
  ])("nothing is taken back in: %s", (text) => {
    expect(clausesIn(text).filter(({ standing }) => standing === "withdrawn")).toEqual([]);
  });

  it.each([
    ["17 came from chefs, 11 from me, 6 from the market. No wait, the market was 5.", [
      "17 came from chefs",
      "11 from me",
      "the market was 5",
    ]],
    ["Empfehlung 17, Messe 11, Markt 6. Nein, warte, der Markt war 5.", [
      "Empfehlung 17",
      "Messe 11",
      "der Markt war 5",
    ]],
  ])("of a list only what is counted anew gives way: %s", (text, stands) => {
    expect(standing(text)).toEqual(stands);
  });

  it("leaves the rest of a sentence of which only the day was wrong", () => {
    expect(standing("I want 40 stalls, by 30 June 2028. No wait, that's too far, say by 31 December 2027."))
      .toEqual(["I want 40 stalls", "say by 31 December 2027"]);
  });

  it("is neither the obstacle nor the head of a page", () => {
    const { obstacle } = sheetOf({
      "market.obstacle":
        "The rain. No, wait, that's the growers' worry. Ours is that the cold store is full.",
    }).facts;
    expect(obstacle?.text).toBe("Ours is that the cold store is full");
  });
});

test.each([
  ["5 hours a week, no, call it 6, all mine.", 6],
  ["9 Stunden die Woche, ich 6 und Jana 3.", 9],
  ["Seven hours a week: me four, Bob three.", 7],
])("hours of which one number was taken back or added up: %s", (text, hours) => {
  expect(sheetOf({ "channels.capacity": text }).facts.capacity?.hours_a_week).toBe(hours);
});

test("a number that stands alone takes the place of the one that was taken back", () => {
  const said = (text: string) => sheetOf({ "proof.best": text }).facts.proof;
  expect(said("With ours they do 40 plates on a Friday. No sorry, it was 45, I mixed them up.")?.text)
    .toBe("With ours they do 45 plates on a Friday");
  expect(said("Im März hatten wir 30 Ausfälle. Nein, Moment, 12.")?.text).toBe(
    "Im März hatten wir 12 Ausfälle",
  );
});
