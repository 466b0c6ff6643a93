import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test.each([
  ["Der Gelbe kostet nichts, den zahlt die Gemeinde. Bachmair ist gut.", ["Bachmair"]],
  ["The council's one costs nothing. Hollister Kilns is good.", ["Hollister Kilns"]],
  ["La Rapidita creo que cobra 30.000.", ["Rapidita"]],
])("what a rival asks and what is only believed of one is no name: %s", (text, names) => {
  expect(sheetOf({ "market.rivals": text }).facts.rivals.map(({ name }) => name)).toEqual(names);
});

test("doing nothing is what people do instead where nobody asks a price for it", () => {
  const { rivals } = sheetOf({ "market.rivals": "Mostly they do nothing." }).facts;
  expect(rivals.map(({ kind }) => kind)).toEqual(["status_quo"]);
});

test.each([
  ["En las ferias de artesanía no me meto.", ["ferias de artesanía"]],
  ["No hago sorteos.", ["sorteos"]],
])("a verb that is done to oneself is no channel: %s", (text, names) => {
  expect(sheetOf({ "channels.refused": text }).facts.refused_channels.map((fact) => fact.text)).toEqual(
    names,
  );
});

test("what nobody wants to become is told with what it is", () => {
  const said =
    "Faber-Castell mag ich. Aber ein Laden, der Stifte im Dutzend verramscht, will ich nie werden.";
  expect(sheetOf({ "identity.contrast": said }).facts.never_become?.text)
    .toBe("ein Laden, der Stifte im Dutzend verramscht, will ich nie werden");
});

test.each([
  ["Nonante cruches d'ici fin mai 2027.", 90],
  ["Septante-cinq cruches d'ici fin mai 2027.", 75],
  ["Huitante et un moulins d'ici fin mai 2027.", 81],
])("they count so in Belgium and Switzerland: %s", (text, target) => {
  expect(sheetOf({ "goal.twelve_months": text }).facts.goal?.target).toBe(target);
});

test("who counted again tells no step", () => {
  const said = "D'abord un four de plus. Ah, et j'ai recompté dans le cahier.";
  expect(sheetOf({ "evolution.next": said }).facts.next).toHaveLength(1);
});
