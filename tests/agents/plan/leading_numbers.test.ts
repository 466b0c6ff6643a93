import { expect, test } from "vitest";
import { leadingNumbers } from "../../../agents/plan/leading_numbers.ts";
import { sheetOf } from "../facts/sheet.ts";

const namesOf = (traction: string, measured: string) =>
  leadingNumbers(sheetOf({ "pitch.traction": traction, "growth.numbers": measured }).facts).map((
    { name, value },
  ) => `${value} ${name}`);

test("one count that is told twice under names of the same words is shown once", () => {
  expect(namesOf("96 farms that buy again.", "I keep count. 96 farms that buy again every spring.")).toEqual([
    "96 farms that buy again",
  ]);
});

test("one count that is told for a year and for twelve months is shown once", () => {
  expect(
    namesOf(
      "7 farms cancelled in a whole year.",
      "I count who leaves: 7 farms cancelled in the last twelve months.",
    ),
  )
    .toHaveLength(1);
});

test("equal counts of different things, and different counts of one thing, both stand", () => {
  expect(namesOf("96 farms that buy again.", "96 dealers that buy again every spring.")).toHaveLength(2);
  expect(namesOf("96 farms that buy again.", "91 farms that buy again every spring.")).toHaveLength(2);
});
