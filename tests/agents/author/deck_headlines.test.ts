import { expect, test } from "vitest";
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
