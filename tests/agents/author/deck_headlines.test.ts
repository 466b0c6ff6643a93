import { expect, test } from "vitest";
import { writeTeam } from "../../../agents/author/rules/deck/plan.ts";
import { writePurpose } from "../../../agents/author/rules/deck/story.ts";
import type { DeckMaterial } from "../../../agents/author/rules/deck/slide.ts";
import { QUIET } from "./quiet.ts";
import { Told } from "../../../agents/author/rules/deck/speaking.ts";
import { sheetOf } from "../facts/sheet.ts";

const HEADLINE_WORDS = 24;

function headlineOf(answer: string): string | undefined {
  return new Told().next(sheetOf({ "market.obstacle": answer }).facts.obstacle, HEADLINE_WORDS)?.text;
}

test("a sentence of everybody's words heads a slide where what follows it is a mere fragment", () => {
  const answer = "They think somebody is doing it already. The council, the kirk, somebody.";
  expect(headlineOf(answer)).toBe("They think somebody is doing it already.");
});

test("a story is quoted with its end, where that says enough by itself", () => {
  const quoted = (answer: string) => {
    const told = new Told();
    const { why } = sheetOf({ "identity.why": answer }).facts;
    told.next(why, HEADLINE_WORDS);
    return told.ending(why, 24)?.text;
  };
  const long = "She weighed every hive on every Sunday and wrote it in a small green book by the stove.";
  expect(
    quoted(
      `My aunt kept bees in Leith all her life. ${long} Years later I found it and nobody had read a page.`,
    ),
  )
    .toBe("“Years later I found it and nobody had read a page”");
  expect(quoted(`My aunt kept bees in Leith all her life. ${long} I was there.`)).toContain(
    "She weighed every hive",
  );
});

test.each(["expression", "truth", "attention"] as const)(
  "the purpose slide prints what was worded for %s",
  (anchor) => {
    const sentences = { [anchor]: { text: "first the rim, then the water", marks: [] } };
    const sheet = sheetOf({ "identity.why": "My aunt kept bees in Leith all her life." });
    const material = { ...QUIET.material, sheet, sentences };
    const deck: DeckMaterial = { material, told: new Told(), strategy: {} as DeckMaterial["strategy"] };
    expect(writePurpose(deck).body.map(({ text }) => text)).toEqual(["First the rim, then the water."]);
  },
);

test.each([
  ["Me, Ines: six years at the port of Vigo.", "Ines: six years at the port of Vigo."],
  ["Ich, Jonte: sieben Jahre bei der Bahn.", "Jonte: sieben Jahre bei der Bahn."],
])("the team slide is headed by who it is and their past: %s", (typed, expected) => {
  const material = { ...QUIET.material, sheet: sheetOf({ "pitch.team": typed }) };
  const deck: DeckMaterial = { material, told: new Told(), strategy: {} as DeckMaterial["strategy"] };
  expect(writeTeam(deck).headline.text).toBe(expected);
});
