import { describe, expect, test } from "vitest";
import { type FactScore, scoreFacts, type SheetAnswer, totalOf } from "./fact_score.ts";
import { muddyPawsSheet } from "./muddy_paws_sheet.ts";
import { readSpokenCase } from "./spoken_case.ts";

const truth = readSpokenCase("muddy-paws").truth ?? {};

function judged(change: (sheet: SheetAnswer) => void): Map<string, FactScore> {
  const sheet = muddyPawsSheet();
  change(sheet);
  return new Map(scoreFacts(truth, sheet).map((score) => [score.fact, score]));
}

describe("a sheet written by hand", () => {
  test("has everything right, the optional barrier left out", () => {
    const scores = scoreFacts(truth, muddyPawsSheet());
    expect(scores.flatMap(({ faults }) => faults)).toEqual([]);
    expect(totalOf(scores)).toMatchObject({ recall: 1, precision: 1, expected: 64, found: 64, read: 64 });
  });

  test("loses recall, not precision, for what was left out", () => {
    const scores = judged(({ facts }) => {
      facts.alternative = null;
      facts.goal = { ...Object(facts.goal), by: null };
    });
    expect(scores.get("alternative")).toMatchObject({ expected: 1, found: 0, read: 0, right: 0 });
    expect(scores.get("goal")).toMatchObject({ expected: 5, found: 4, read: 4, right: 4 });
    expect(totalOf([...scores.values()]).precision).toBe(1);
    expect(totalOf([...scores.values()]).recall).toBeCloseTo(62 / 64);
  });

  test("loses both for what was read wrong", () => {
    const scores = judged(({ facts }) => {
      facts.obstacle = { text: "its only the vets", quote: "its only the vets" };
      facts.goal = { ...Object(facts.goal), target: 14 };
    });
    expect(scores.get("obstacle")).toMatchObject({ expected: 1, found: 0, read: 1, right: 0 });
    expect(scores.get("goal")?.faults).toEqual(["wrong goal.target: 14, not 20"]);
  });

  test("loses precision for a row too many, a row twice, and anything where nothing was said", () => {
    const scores = judged(({ facts }) => {
      const [first] = Array.isArray(facts.channels) ? facts.channels : [];
      facts.channels = [...Array.isArray(facts.channels) ? facts.channels : [], first];
      facts.rivals = [...Array.isArray(facts.rivals) ? facts.rivals : [], {
        name: "greggs",
        kind: "company",
        url: null,
      }];
      facts.raise = { ...Object(facts.raise), amount: 100, already: { amount: 5, currency: "GBP" } };
      facts.moment = { ...Object(facts.moment), on: "2027-03-01" };
    });
    expect(scores.get("channels")).toMatchObject({ expected: 3, found: 3, read: 4, right: 3 });
    expect(scores.get("rivals")?.faults).toEqual(["wrong rivals: name “greggs” · kind “company”"]);
    expect(scores.get("raise")).toMatchObject({ expected: 1, found: 1, read: 3, right: 1 });
    expect(scores.get("moment")).toMatchObject({ read: 3, right: 2 });
  });

  test("takes no row whose number belongs to another, and no name that is only near in the sentence", () => {
    const scores = judged(({ facts }) => {
      facts.channels = [
        { name: "neighbours", count: 15, share: null, quote: "neighbours about 40, otley road vet sent 15" },
        { name: "people", count: 15, share: null, quote: "neighbours about 40, otley road vet sent 15" },
      ];
    });
    expect(scores.get("channels")).toMatchObject({ expected: 3, found: 0, read: 2, right: 0 });
  });

  test("counts an optional row as right, and a wrong optional part as wrong", () => {
    const scores = judged(({ facts }) => {
      facts.barrier = {
        text: "people think you got to hold em down",
        quote: "people think you got to hold em down",
      };
      facts.prices = [
        { amount: 45, currency: "GBP", per: "month", for: "small dog", quote: "45 small dog" },
        { amount: 60, currency: "GBP", per: "dog", for: "doodles", quote: "60 for doodles" },
      ];
    });
    expect(scores.get("barrier")).toMatchObject({ expected: 0, found: 0, read: 1, right: 1 });
    expect(scores.get("prices")).toMatchObject({ expected: 2, found: 1, read: 2, right: 1 });
  });

  test("finds words in the quote where the text was corrected, and takes a null object as nothing", () => {
    const scores = judged(({ facts }) => {
      facts.proof = { text: "now he sleeps", quote: "he screamed the place down at 3 salons" };
      facts.raise = { ...Object(facts.raise), already: { amount: null, currency: null } };
    });
    expect(scores.get("proof")).toMatchObject({ found: 1, right: 1 });
    expect(scores.get("raise")).toMatchObject({ read: 1, right: 1 });
  });

  test("knows nothing of an empty sheet", () => {
    const total = totalOf(scoreFacts(truth, { facts: {}, unclear: [] }));
    expect(total).toMatchObject({ recall: 0, read: 0, precision: 1 });
  });
});
