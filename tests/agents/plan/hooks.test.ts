import { describe, expect, test } from "vitest";
import { asPost, hookOf, isWhole, pointsBack, usesCapitals } from "../../../agents/plan/hooks.ts";

describe("A hook is a whole sentence of at most 14 words:", () => {
  test.each([
    ["The noise is what scares them. Not the water.", "The noise is what scares them"],
    [
      "Yes. We collect at night, and nobody asks who broke it.",
      "We collect at night, and nobody asks who broke it",
    ],
    [
      "It's about £4,300 a year on a site that turns over £860,000, which is why the half point matters to everybody who owns one.",
      "It's about £4,300 a year on a site that turns over £860,000",
    ],
    ["紙の目を必ず背に平行に裁ちます。", "紙の目を必ず背に平行に裁ちます"],
    [
      "Die Leimfuge hält: Wir pressen sie zwei Tage lang, und erst dann kommt das Brett wieder auf die Bank zurück.",
      "Die Leimfuge hält: Wir pressen sie zwei Tage lang",
    ],
  ])("%s", (text, hook) => {
    const found = hookOf(text);
    expect(found).toBe(hook);
  });

  test.each([
    "How to accrue a butcher",
    "Warum alter Leim besser hält",
    "Bikes.",
    "because an owner who hears of us first asks what he pays her for, and then we have lost it before the trial begins",
    "写真が二千枚ある時の選び方",
    "Ce que devient le marc quand la presse est vide",
    "Combien gagne le pêcheur sur une caisse, personne n'en parle.",
    "Womit man eine alte Bremse wieder zum Greifen bringt",
    "Dónde se guarda el queso cuando hace calor",
    "Quanto resta al pastore di ogni forma",
    "Onde guardar a farinha sem perder o cheiro, dia por dia",
    "Hoeveel er van een krat bij de teler blijft",
    "And when the river freezes over we simply stay in, whatever the forecast says about the coming week.",
    "is always yes",
    "Mein Sohn kam mit drei aus der Kita und sagte, das Essen schmeckt nach Deckel, und das hat er noch drei Jahre lang jeden Abend gesagt.",
  ])("no hook is made of “%s”", (text) => expect(hookOf(text)).toBeNull());
});

test("A number is never cut: a comma inside it ends no clause", () => {
  const text =
    "We sold 12,400 loaves in a single week of August 2026, 3,100 of them on the Saturday of the street festival in June";
  expect(hookOf(text)).toBe("We sold 12,400 loaves in a single week of August 2026");
});

test("Titles, things and halves of sentences say nothing by themselves", () => {
  expect(isWhole("i go at the dogs pace")).toBe(true);
  expect(isWhole("The noise is what scares them, not the water")).toBe(true);
  expect(isWhole("the nine till buttons that ruin every margin report")).toBe(false);
  expect(isWhole("if they need to stop")).toBe(false);
  expect(isWhole("What would you do on Tuesday?")).toBe(true);
});

test("A post has no joining word in front, ends like a sentence, and has capitals where its founder writes them", () => {
  expect(asPost("And the till is wrong", true)).toBe("The till is wrong.");
  expect(asPost("n a dog that bites is in pain", false)).toBe("n a dog that bites is in pain.");
  expect(usesCapitals(["i go at the dogs pace", "poodles need brushing", "Leeds"])).toBe(false);
  expect(usesCapitals(["We go.", "They stay.", "it is"])).toBe(true);
});

test("A hook stands alone: it points at no sentence before it, and the founder's own label is none of its words", () => {
  const story =
    "My grandpa pulled his own tooth in the barn with pliers because the dentist in Kidron had yelled at him. That was 1962.";
  expect(hookOf(story)).not.toBe("That was 1962");
  expect(pointsBack("それをすると、いい物だけ欲しくなるからです")).toBe(true);
  expect(pointsBack("The tag survives the wash")).toBe(false);
  expect(asPost("Needed: that it's a cancer screening for the coat", true))
    .toBe("It's a cancer screening for the coat.");
});

test.each([
  ["Chez Fabrice, le délai est passé de 23 jours à 2", "Chez Fabrice, le délai est passé de 23 jours à 2."],
  ["Queremos un punto en Bello", "Queremos un punto en Bello."],
  ["Questo forno è del 1962", "Questo forno è del 1962."],
  ["que el balcón no es un taller", "El balcón no es un taller."],
])("A word that only begins like a joining one stays whole: %s", (said, post) => {
  expect(asPost(said, true)).toBe(post);
});
