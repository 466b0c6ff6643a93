import { expect, test } from "vitest";
import { readColourCell } from "../../../agents/facts/changes/cell_readers.ts";

test.each([
  ["not pink", "pink", false],
  ["nicht Braun mit Holzmaserung", "Braun mit Holzmaserung", false],
  ["kein Lila", "Lila", false],
  ["pas de violet", "violet", false],
  ["nada de lila", "lila", false],
  ["não roxo", "roxo", false],
  ["niet paars", "paars", false],
  ["Nachtblau", "Nachtblau", true],
  ["nude #E3BC9A", "nude", true],
])("a colour's cell says whether it is wanted: %s", (cell, name, wanted) => {
  expect(readColourCell(cell)).toMatchObject({ value: { name, wanted } });
});
