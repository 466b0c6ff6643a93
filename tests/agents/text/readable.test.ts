import { expect, test } from "vitest";
import { readablePart } from "../../../agents/text/readable.ts";

test("a message that anybody would type is read whole", () => {
  const typed = "We mend the boats of 37 rowing clubs, and each of them pays £420 a year. ".repeat(250)
    .trim();
  expect(readablePart(typed)).toEqual({ read: typed, rest: "" });
});

test("of a longer one 20,000 characters are read, to the end of a sentence, and nothing is lost", () => {
  const sentence = "We mend boats and charge for it by the year.";
  const long = Array.from({ length: 1_000 }, () => sentence).join(" ");
  const { read, rest } = readablePart(long);
  expect(read.length).toBeGreaterThan(19_900);
  expect(read.length).toBeLessThanOrEqual(20_000);
  expect(read.endsWith(sentence)).toBe(true);
  expect(`${read} ${rest}`).toBe(long);
});

test("of what is all signs 2,000 pieces are read", () => {
  const { read, rest } = readablePart("三人、".repeat(20_000));
  expect(read).toBe("三人、".repeat(2_000));
  expect(rest).toHaveLength(54_000);
});

test("a word without an end is cut, and a letter of two halves is not", () => {
  const { read, rest } = readablePart(`a${"😀".repeat(20_000)}`);
  expect(read.isWellFormed()).toBe(true);
  expect(rest.isWellFormed()).toBe(true);
  expect(read + rest).toHaveLength(40_001);
});
