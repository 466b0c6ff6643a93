import { expect, test } from "vitest";
import { holidaysBetween } from "../../../agents/plan/holidays.ts";
import { countriesIn } from "../../../agents/text/countries.ts";

test("Countries are found by their English name, their own name and their large cities, in the order of the text", () => {
  expect(countriesIn("14 in the Netherlands and 9 in Denmark")).toEqual(["NL", "DK"]);
  expect(countriesIn("Opened in Bonfim, Porto")).toEqual(["PT"]);
  expect(countriesIn("Wir sind in Deutschland und Österreich")).toEqual(["DE", "AT"]);
  expect(countriesIn("京都で手帳を作っています")).toEqual(["JP"]);
  expect(countriesIn("Only 4 km around the shop")).toEqual([]);
});

test("Public holidays are known offline, those at both ends included", () => {
  const dates = holidaysBetween(["NL"], "2026-12-25", "2027-01-01").map((holiday) => holiday.date);
  expect(dates).toEqual(["2026-12-25", "2026-12-26", "2027-01-01"]);
});

test("Easter moves with the year", () => {
  const dates = holidaysBetween(["DK"], "2027-03-20", "2027-03-31").map((holiday) => holiday.date);
  expect(dates).toContain("2027-03-28");
  expect(dates).toContain("2027-03-29");
});
