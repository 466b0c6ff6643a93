import { expect, test } from "vitest";
import { easterSunday } from "../../../agents/text/calendar_days.ts";
import { daysIn } from "../../../agents/text/due_days.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { NOW } from "./sheet.ts";

const DAYS: [Language, string, string][] = [
  ["en", "by end of nov 2027", "2027-11-30"],
  ["en", "by xmas 2027", "2027-12-25"],
  ["en", "by Easter", "2027-03-28"],
  ["en", "in 18 months", "2028-05-22"],
  ["en", "by June", "2027-06-30"],
  ["en", "before June", "2027-05-31"],
  ["en", "12/31/2027", "2027-12-31"],
  ["en", "by the end of next year", "2027-12-31"],
  ["de", "bis Ende März 2027", "2027-03-31"],
  ["de", "bis zum 30.11.2027", "2027-11-30"],
  ["de", "ab dem 3.7. wieder offen", "2027-07-03"],
  ["de", "am 03.07.", "2027-07-03"],
  ["de", "im zweiten Quartal 2027", "2027-06-30"],
  ["de", "in achtzehn Monaten", "2028-05-22"],
  ["fr", "d'ici fin juin 2027", "2027-06-30"],
  ["fr", "avant le 1er mai 2027", "2027-05-01"],
  ["es", "antes del 20 de junio de 2027", "2027-06-20"],
  ["es", "a finales de marzo de 2027", "2027-03-31"],
  ["it", "entro fine marzo 2027", "2027-03-31"],
  ["it", "entro Natale 2027", "2027-12-25"],
  ["pt", "até o fim de junho de 2027", "2027-06-30"],
  ["nl", "voor eind maart 2027", "2027-03-31"],
  ["nl", "over 18 maanden", "2028-05-22"],
  ["ja", "2027年6月末までに", "2027-06-30"],
  ["ja", "18か月後", "2028-05-22"],
  ["en", "the tenth of March 2027", "2027-03-10"],
  ["de", "am fünfzehnten April 2027", "2027-04-15"],
  ["fr", "le premier octobre 2027", "2027-10-01"],
  ["pt", "primeiro de agosto de 2027", "2027-08-01"],
  ["nl", "de eerste juli 2027", "2027-07-01"],
];

test.each(DAYS)("%s: %s is %s", (language, text, iso) => {
  expect(daysIn(text, { languages: [language], now: NOW }).map((day) => day.iso)).toEqual([iso]);
});

test("without a year it is the next such day, or in the year of the date that follows", () => {
  const from = daysIn("from 1 February to 12 March 2028", { languages: ["en"], now: NOW });
  expect(from.map(({ iso }) => iso)).toEqual(["2028-02-01", "2028-03-12"]);
});

test("next Christmas said in November may be either one", () => {
  expect(daysIn("by next Christmas", { languages: ["en"], now: NOW })[0]?.isAmbiguous).toBe(true);
});

test("a verb is no month and a saint no day", () => {
  expect(daysIn("I may do 3 of them, we sat down and marched on", { languages: ["en"], now: NOW })).toEqual(
    [],
  );
});

test("Easter by the rule", () => {
  expect([2026, 2027, 2028, 2030].map(easterSunday)).toEqual([
    "2026-04-05",
    "2027-03-28",
    "2028-04-16",
    "2030-04-21",
  ]);
});

test("a number with a point is no day where no word places it", () => {
  expect(daysIn("Wir arbeiten mit Version 3.7. Sie ist neu.", { languages: ["de"], now: NOW })).toEqual([]);
});
