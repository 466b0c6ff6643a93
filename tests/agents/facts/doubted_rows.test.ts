import { expect, test } from "vitest";
import { applyChanges } from "../../../agents/facts/changes/apply_changes.ts";
import { changesFrom } from "../../../agents/facts/changes/changes.ts";
import { worksheetOf } from "../../../agents/facts/worksheet.ts";
import { NOW, sheetOf } from "./sheet.ts";

const DECIDED = "Is that decided?";
const IN_TEAM = "Is that person in the team?";

test.each([
  [
    "A second oven by May. Then a stall in Leith. Not online. Oh and I must paint the front door.",
    ["A second oven by May", "a stall in Leith"],
    "I must paint the front door",
  ],
  [
    "Erst ein zweiter Ofen. Dann ein Stand in Halle. Online nicht. Ach, und die Haustür streiche ich.",
    ["Erst ein zweiter Ofen", "ein Stand in Halle"],
    "die Haustür streiche ich",
  ],
  [
    "D'abord un second four. Ensuite un étal à Nantes. Pas de livraison. On parle d'une boutique à Vannes.",
    ["D'abord un second four", "un étal à Nantes"],
    "On parle d'une boutique à Vannes",
  ],
  [
    "A second oven by May. Then a stall in Leith. A fella from Perth rang about a shop, he'd never met dough.",
    ["A second oven by May", "a stall in Leith"],
    "A fella from Perth rang about a shop",
  ],
])("a step behind the end of the steps is asked about: %s", (text, steps, asked) => {
  const { facts, unclear } = sheetOf({ "evolution.next": text });
  expect(facts.next.map((step) => step.text)).toEqual(steps);
  expect(unclear).toMatchObject([{ fact: "next", quote: asked, question: DECIDED, proposed: asked }]);
});

test.each([
  ["A second oven by May. Not online. Then a stall in Leith.", ["A second oven by May", "a stall in Leith"]],
  ["- a second oven\n- nothing online\n- a stall in Leith", ["a second oven", "a stall in Leith"]],
  ["A second oven, not a third. A stall in Leith by June.", ["A second oven", "A stall in Leith by June"]],
])("a step that goes on with the steps is read: %s", (text, steps) => {
  const { facts } = sheetOf({ "evolution.next": text });
  expect(facts.next.map((step) => step.text)).toEqual(steps);
});

test.each([
  ["Me, a baker for ten years. My cousin drives the van on Fridays but she has a job of her own.", "cousin"],
  ["Ich, zehn Jahre Bäcker. Meine Cousine fährt freitags, aber sie hat ihre eigene Stelle.", "Cousine"],
  ["Yo, diez años de panadera. Mi prima reparte los viernes pero tiene su propio trabajo.", "prima"],
])("a person who is set against the team is asked about: %s", (text, who) => {
  const { facts, unclear } = sheetOf({ "pitch.team": text });
  expect(facts.team).toHaveLength(1);
  expect(unclear).toMatchObject([{ fact: "team", question: IN_TEAM }]);
  expect(unclear[0]?.proposed).toContain(who);
});

test("what somebody says on the way measures nothing until the founder stands by it", () => {
  const { facts, unclear } = sheetOf({
    "growth.numbers":
      "Loaves a day, 240. Regulars, 61. The fella at the mill says 900 shops want rye, but he sells it.",
  });
  expect(facts.measured.map(({ value }) => value)).toEqual([240, 61]);
  expect(unclear.map(({ fact }) => fact)).toEqual(["measured"]);
});

test("a measure whose name denies something is measured", () => {
  const { facts } = sheetOf({ "growth.numbers": "Regulars, 61. Loaves a day, 240. No-shows 11%." });
  expect(facts.measured.map(({ value }) => value)).toEqual([61, 240, 11]);
});

test("a number that is put right is measured", () => {
  const { facts } = sheetOf({
    "growth.numbers": "Regulars, 61. Sorry, I counted again, it's 240 loaves a day, not 250.",
  });
  expect(facts.measured.map(({ value }) => value)).toEqual([61, 240]);
});

test("of the last three customers the fourth is none, unless it is the one they would clone", () => {
  const text = "A café in Leith, they found us at the market. A school in Perth, through a parent. " +
    "A hotel in Oban, the chef rang. A lovely crowd, they wanted it sliced.";
  const { facts } = sheetOf({ "customer.last_three": text });
  expect(facts.customers).toHaveLength(3);
});

test("what was proposed stands in its row, and holds once it is kept", () => {
  const sheet = sheetOf({ "pitch.team": "Me, a baker. My cousin drives the van but she has her own job." });
  const [row] = worksheetOf(sheet, ["team"]);
  expect(row).toMatchObject({ id: "team.new", value: "", state: "unclear", question: IN_TEAM });
  const { changes } = changesFrom({ "team.new": row?.proposed ?? "" }, sheet, { turn: "w1", now: NOW });
  const { facts, unclear } = applyChanges(sheet, changes);
  expect(facts.team.map(({ who }) => who)).toEqual(["Me", "cousin"]);
  expect(unclear).toEqual([]);
});
