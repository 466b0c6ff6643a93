import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test.each([
  [
    "Getting the waiting list down to 20 people by 1 October 2027.",
    "48 people ride with us and 63 are on the waiting list.",
    63,
  ],
  [
    "De wachtrij terug naar 15 mensen, uiterlijk 1 oktober 2027.",
    "Er rijden nu 42 mensen bij ons en er staan er 51 in de wachtrij.",
    51,
  ],
  ["120 paying studios by 1 October 2027.", "We have 61 paying studios and 9 people.", 61],
])(
  "a goal starts at the number of what it is called, and not at another of the same people: %s",
  (goal, numbers, baseline) => {
    const { facts } = sheetOf({ "goal.twelve_months": goal, "growth.numbers": numbers });
    expect(facts.goal?.baseline).toBe(baseline);
  },
);

test.each([
  ["3 March 2027, when the river opens. Not January, everybody is broke then.", "2027-01-01", "2027-01-31"],
  ["Am 3. März 2027. Im Januar nicht, da hat keiner Geld.", "2027-01-01", "2027-01-31"],
  ["Le 3 mars 2027. Pas en janvier, personne n'a d'argent.", "2027-01-01", "2027-01-31"],
  ["El 3 de marzo de 2027. En enero no, nadie tiene dinero.", "2027-01-01", "2027-01-31"],
  ["Il 3 marzo 2027. A gennaio no, nessuno ha soldi.", "2027-01-01", "2027-01-31"],
  ["3 de março de 2027. Em janeiro não, ninguém tem dinheiro.", "2027-01-01", "2027-01-31"],
  ["3 maart 2027. In januari niet, dan heeft niemand geld.", "2027-01-01", "2027-01-31"],
])("the moment: a month that is refused stands beside it: %s", (text, from, to) => {
  const { moment } = sheetOf({ "launch.moment": text }).facts;
  expect(moment?.on).toBe("2027-03-03");
  expect(moment?.season).toBeNull();
  expect(moment?.not).toMatchObject([{ from, to }]);
});

test.each([
  "Maybe a lending shelf, I'm not sure I want that.",
  "Vielleicht ein Leihregal, ich bin nicht sicher, ob ich das will.",
])("a step that is open is asked with what it is: %s", (text) => {
  const { unclear } = sheetOf({ "evolution.next": `A second kiln in May 2027. ${text}` });
  expect(unclear.filter(({ fact }) => fact === "next").map(({ quote }) => quote)).toEqual([
    text.replace(/\.$/u, ""),
  ]);
});
