import { expect, test } from "vitest";
import { materialOf } from "../../../agents/interview/strategy_material.ts";
import { leadingSentences } from "../../../agents/author/rules/truth/swap.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import type { PageChange } from "../../../agents/domain/watch.ts";
import { swapOfChange } from "../../../agents/review/swap_change.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

const material = materialOf(caseState("tidewatch"), NOW);
const ours = leadingSentences(material)[0]?.text ?? "";
const BESIDE = "Our kitchen knives stay sharp for ten years.";

/** The verdicts on a change of a rival's page that says otherwise what is given. */
function swapOf(change: Omit<PageChange, "kind">, ...page: string[]) {
  const paragraphs = page.map((text) => `<p>${text}</p>`).join("");
  return swapOfChange({ kind: "claim_taken", ...change }, {
    whose: "rival",
    page: readCapture(`<html lang="en"><body>${paragraphs}</body></html>`),
    material,
  });
}

test("a sentence of ours that a rival now says turns from only ours to shared", () => {
  expect(swapOf({ before: null, after: ours }, BESIDE, ours))
    .toEqual({ sentence: ours, before: "only_us", after: "shared" });
});

test("what a rival no longer says is ours again", () => {
  expect(swapOf({ before: ours, after: null }, BESIDE))
    .toEqual({ sentence: ours, before: "shared", after: "only_us" });
});

test("what a rival withdraws in one place and says in another is not ours alone", () => {
  const theirs = ours.replace(/[“”]/gu, "");
  expect(swapOf({ before: `${theirs} Always.`, after: null }, BESIDE, `${theirs}.`))
    .toEqual({ sentence: ours, before: "shared", after: "shared" });
});

test("a part of a sentence is tried as the sentence that it stands in", () => {
  const [first = "", ...rest] = ours.split(" ");
  const { before, after } = { before: "Nobody", after: first };
  expect(swapOf({ before, after }, [after, ...rest].join(" "))).toMatchObject({
    sentence: ours,
    after: "shared",
  });
});

test("a longer sentence with two of our words in it only comes near ours", () => {
  const after = "We come to your harbour for one day and type in your notebook together";
  expect(swapOf({ before: null, after }, after)).toMatchObject({ after: "close" });
});

test("a change that comes near none of our sentences leaves the verdict as it was", () => {
  const price = { before: "£29 a month", after: "£39 a month" };
  expect(swapOf(price, BESIDE, "It costs £39 a month."))
    .toEqual({ sentence: ours, before: "only_us", after: "only_us" });
});

test("where no sentence can be tried the reason is told", () => {
  const change = { kind: "price" as const, before: "29 €", after: "39 €" };
  const none = materialOf(newJourney("empty", "Nobody", "Test"), NOW);
  const german = readCapture(
    "<html><body><p>Wir schärfen Ihre Messer in zwei Tagen und bringen sie Ihnen nach Hause.</p></body></html>",
  );
  expect(swapOfChange(change, { whose: "own", page: null, material })).toBe("own_page");
  expect(swapOfChange(change, { whose: "rival", page: null, material: none })).toBe("no_sentence");
  expect(swapOfChange(change, { whose: "rival", page: german, material })).toBe("other_language");
});
