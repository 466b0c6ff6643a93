import { expect, test } from "vitest";
import { type DueItem, LEFT_OPEN, VERDICT_LABELS } from "../../../agents/domain/reviews.ts";
import { decidedVerdict, verdictOf } from "../../../agents/review/quarterly/verdicts.ts";
import { wordsIn } from "../../../agents/sections/in_language.ts";
import { LANGUAGES } from "../../../agents/text/lexicon.ts";

const WHEN = { since: "2026-11-21", on: "2027-05-03" };
const OTHERS = LANGUAGES.filter((language) => language !== "en");

function told(kind: DueItem["kind"], value: number, given: Partial<DueItem> = {}): string {
  const said = { turn: "t", field: "f", quote: "" };
  const item = { kind, what: "x", by: null, said, target: null, unit: null, from: null, otherwise: null };
  return verdictOf({ ...item, ...given }, value, WHEN).told;
}

/** Each sentence that a review's arithmetic can make, and each label of its pages that is no template's. */
const OURS = [
  // "Open" is the same word in Dutch.
  ...Object.values(VERDICT_LABELS).filter((label) => label !== VERDICT_LABELS.undecided),
  LEFT_OPEN,
  "Everything was left open.",
  "Nothing was due to be measured.",
  told("test", 3),
  told("test", 0),
  ...["%", null].flatMap((unit) => [
    ...[12, 15, 5].map((value) => told("bet", value, { target: 12, unit })),
    ...[3, 9].map((value) => told("bet", value, { target: 5, from: 8, unit })),
    ...[2, 8].map((value) => told("number", value, { from: 5, unit })),
  ]),
  ...[50, 31].map((value) => told("goal", value, { target: 45, from: 23, by: "2027-12-31" })),
  told("goal", 31, { target: 45, by: "2027-12-31" }),
  told("number", 5, { from: 5 }),
  told("number", 5),
];

function decided(isHeld: boolean): string {
  const item = { what: "x" } as DueItem;
  return decidedVerdict({
    item,
    turn: "t",
    words: "5",
    value: 5,
    verdict: "undecided",
    told: "5 against 12.",
  }, isHeld)
    .told;
}

test.each(OTHERS)("what a review prints of ours has words in %s", (language) => {
  const say = wordsIn(language);
  const sentences = [...OURS, "5 against 12.", decided(true), decided(false)];
  expect(sentences.filter((text) => say(text) === text)).toEqual([]);
  const left = sentences.map(say).join("\n").match(
    /\b(?:against|needed|a week|counted|more|less|short|many|points (?:more|less|short))\b/gu,
  );
  expect(left).toBeNull();
});

test("a day within a sentence is said in a language without blanks", () => {
  expect(wordsIn("ja")("The next review is on 2 June 2027.")).toBe("次の振り返りは2027年6月2日。");
});
