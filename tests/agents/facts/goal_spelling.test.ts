import { expect, test } from "vitest";
import { goalText } from "../../../agents/author/rules/attention/launch_plan.ts";
import { priceSums } from "../../../agents/author/rules/evolution/growth_sums.ts";
import { applyChanges, changesFrom } from "../../../agents/facts/changes/changes.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { QUIET } from "../author/quiet.ts";
import { NOW, sheetOf } from "./sheet.ts";

const baselineOf = (answers: Partial<Record<FieldId, string>>) => sheetOf(answers).facts.goal?.baseline;

test.each<[string, Partial<Record<FieldId, string>>, number]>([
  ["where one stands", {
    "company.stage_region": "18 crêperies in Galway on the oil round.",
    "goal.twelve_months": "30 creperies by the end of May 2027",
  }, 18],
  ["the numbers", {
    "growth.numbers": "Tenemos 25 jardines con contrato.",
    "goal.twelve_months": "40 jardínes antes de junio de 2027",
  }, 25],
  ["traction", {
    "goal.twelve_months": "90 crèches by the end of May 2027",
    "pitch.traction": "61 creches, none lost.",
  }, 61],
])(
  "an accent makes no other thing, and the goal's number of today is found in %s",
  (_, answers, expected) => {
    expect(baselineOf(answers)).toBe(expected);
  },
);

test("a number of another thing is no start of the goal", () => {
  expect(baselineOf({
    "goal.twelve_months": "90 crèches by the end of May 2027",
    "pitch.traction": "61 parents on the list.",
  })).toBeNull();
});

test("a price for a thing counts for a goal that is typed without its accent", () => {
  const sheet = sheetOf({
    "goal.twelve_months": "30 creperies by the end of May 2027",
    "revenue.model": "£40 a month per crêperie.",
  });
  expect(priceSums({ ...QUIET.material, sheet }).map(({ value }) => value)).toEqual([1200]);
});

test.each([
  ["6 a week by the end of May 2027", "6 a week"],
  ["6 pro Woche bis Ende Mai 2027", "6 pro Woche"],
  ["6 par semaine d'ici fin mai 2027", "6 par semaine"],
])("so many in a time count no times: %s", (typed, expected) => {
  const { goal } = sheetOf({ "goal.twelve_months": typed }).facts;
  expect([goal?.metric, goal === null ? "" : goalText(goal)]).toEqual([null, expected]);
});

test.each([
  ["30 creperies by the end of May 2027", "crêperies", "30 crêperies"],
  ["30 ateliers d'ici fin mai 2027", "garages", "30 garages"],
  ["£90k revenue by the end of May 2027", "takings", "£90,000 takings"],
])("what is counted is changed once, and printed once: %s", (typed, metric, expected) => {
  const sheet = sheetOf({ "goal.twelve_months": typed });
  const { changes } = changesFrom({ "goal.metric": metric }, sheet, { turn: "w1", now: NOW });
  const { goal } = applyChanges(sheet, changes).facts;
  expect(goal === null ? "" : goalText(goal)).toBe(expected);
});
