import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

test.each([
  ["Then there's a site visit, £180, and if they go ahead it comes off.", "site visit"],
  ["And there’s the call-out, £180.", "call-out"],
  ["It's a survey, £180.", "survey"],
])("what a price is for begins behind the verb: %s", (text, what) => {
  const { prices } = sheetOf({ "revenue.model": text }).facts;
  expect(prices.map(({ amount, for: named }) => [amount, named])).toEqual([[180, what]]);
});

test.each([
  ["Sam's a roofer, ten years.", "Sam", "a roofer, ten years"],
  ["Priya’s been an accountant.", "Priya", "been an accountant"],
  ["My wife's a registrar, births and deaths.", "wife", "a registrar, births and deaths"],
])("who somebody is begins behind the verb: %s", (text, who, past) => {
  const { team } = sheetOf({ "pitch.team": text }).facts;
  expect(team.map((person) => [person.who, person.past])).toEqual([[who, past]]);
});

test.each(["That's a long list.", "Monday's a day off.", "Nobody's the boss."])(
  "names nobody: %s",
  (text) => {
    expect(sheetOf({ "pitch.team": text }).facts.team).toEqual([]);
  },
);

test("the question's own condition with nothing behind it is no alternative, and what could go on is no knowledge", () => {
  const { alternative, knowledge } = sheetOf({
    "market.alternative": "If we went, hm. They'd send men on ropes.",
    "content.knowledge": "Oh, I could go on. Goats eat from the top down.",
  }).facts;
  expect(alternative?.text).toBe("They'd send men on ropes");
  expect(knowledge.map(({ text }) => text)).toEqual(["Goats eat from the top down"]);
});
