import { expect, test } from "vitest";
import { dayIn } from "../../../agents/plan/said_days.ts";

const NOW = new Date("2026-11-22T09:00:00Z");

test.each([
  "a winter course for the clubs",
  "the summer school in Bath",
  "a Christmas box",
  "Fall protection line",
  "el curso de verano",
  "cours d'été",
])("a season that only says of which kind a thing is dates nothing: %s", (text) => {
  expect(dayIn(text, NOW)).toBeNull();
});

test.each([
  ["a course next winter", "2027-02-28"],
  ["open in spring", "2027-05-31"],
  ["im Sommer ein Kurs", "2027-08-31"],
  ["a summer menu by June", "2027-06-30"],
  ["second van in spring 2027", "2027-05-31"],
])("a season that says when dates what it stands beside: %s", (text, until) => {
  expect(dayIn(text, NOW)?.until).toBe(until);
});
