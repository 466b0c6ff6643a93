import { expect, test } from "vitest";
import { isUpdate } from "../../../agents/facts/numbers/updates.ts";
import { matcherOf } from "../../../agents/text/phrase_matcher.ts";
import { isGenericClaim } from "../../../agents/text/generic_claims.ts";
import { wordNumbersIn } from "../../../agents/text/word_numbers.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

/** A message may be so long, and everybody waits while it is read. What takes the square of it took a minute. */
const REPEATS = 20_000;
const LONGEST_MS = 5_000;

test("numerals without an end are looked through once, and a number before its counter is read", async () => {
  const run = "三百二十".repeat(REPEATS);
  expect(await cpuTimeOf(() => wordNumbersIn(run, ["ja"]))).toBeLessThan(LONGEST_MS);
  const read = wordNumbersIn("三百二十と百二十人、三月に二〇個", ["ja"]);
  expect(read.map(({ text, value }) => [text, value])).toEqual([["百二十", 120], ["三", 3], ["二〇", 20]]);
});

test("whoever asks for the first sign does not pay for all others", async () => {
  const months = matcherOf(["month"], /月/gu);
  const text = "3月".repeat(REPEATS);
  const askOften = () => {
    for (let at = 0; at < REPEATS; at++) months.first(text);
  };
  expect(await cpuTimeOf(askOften)).toBeLessThan(LONGEST_MS);
  expect(months.first("in a month, 3月")).toEqual({ index: 5, 0: "month" });
  expect(months.first("3月, a month")).toEqual({ index: 1, 0: "月" });
});

test("a message that is nothing but months is judged at once", async () => {
  expect(await cpuTimeOf(() => isGenericClaim("三月".repeat(REPEATS)))).toBeLessThan(LONGEST_MS);
});

test.each(["1", "1,", "1.,"])(
  "figures without an end, “%s” again and again, put no number right",
  async (figure) => {
    const text = figure.repeat(4 * REPEATS);
    expect(await cpuTimeOf(() => isUpdate({ text, languages: ["en"] }))).toBeLessThan(LONGEST_MS);
    expect(isUpdate({ text: "we are at 1,078 schools, not 74", languages: ["en"] })).toBe(true);
  },
);
