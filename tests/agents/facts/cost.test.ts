import { expect, test } from "vitest";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { journeyWith, NOW } from "./sheet.ts";
import { lettersReadIn } from "./work.ts";

const LONG =
  "We charge £79 a month per site, and about 40 of our 62 customers came through a directory, by March 2027. ";

/** Answers whose words note how often they are looked at. */
function countedJourney(): { state: ReturnType<typeof journeyWith>; looks: () => number } {
  const state = journeyWith({ "pitch.traction": "62 customers, 9% churn" });
  let looks = 0;
  const answer = {
    turn: "t-1",
    thin: false,
    get text() {
      looks += 1;
      return "Xero directory 19, auditors 16";
    },
  };
  state.fields["channels.current"].answers.push(answer);
  return { state, looks: () => looks };
}

test("each raw answer is looked at once a reading", () => {
  const { state, looks } = countedJourney();
  const { facts } = readFacts(state, NOW);
  expect(facts.channels.map(({ count }) => count)).toEqual([19, 16]);
  expect(looks()).toBe(1);
});

test("a journey that is loaded again is not read again, and what changed in it is seen", () => {
  const state = journeyWith({ "channels.current": "Xero directory 19, auditors 16" });
  const before = readFacts(state, NOW);
  expect(readFacts(structuredClone(state), NOW)).toBe(before);
  state.fields["channels.current"].status = "confirmed";
  expect(before.facts.channels.map((row) => row.state)).toEqual(["read", "read"]);
  expect(readFacts(state, NOW).facts.channels.map((row) => row.state)).toEqual(["confirmed", "confirmed"]);
});

test("a new answer is read anew, and what it says does not leak into another journey", () => {
  const one = journeyWith({ "channels.current": "Xero directory 19, auditors 16" });
  const other = { ...journeyWith({ "channels.current": "letters 7, radio 3" }), id: one.id };
  expect(readFacts(one, NOW).facts.channels.map(({ name }) => name)).toEqual(["Xero directory", "auditors"]);
  expect(readFacts(other, NOW).facts.channels.map(({ name }) => name)).toEqual(["letters", "radio"]);
  expect(readFacts(one, NOW).facts.channels.map(({ name }) => name)).toEqual(["Xero directory", "auditors"]);
});

test("reading is linear: twice the text takes no more than two and a half times the work", () => {
  const lettersOf = (repeats: number) => {
    const state = journeyWith({ "channels.current": LONG.repeat(repeats) });
    return lettersReadIn(() => readFacts(state, NOW));
  };
  lettersOf(40);
  expect(lettersOf(180)).toBeLessThan(lettersOf(90) * 2.5);
});

test("what was read before is read for next to nothing", () => {
  const state = journeyWith({ "channels.current": LONG.repeat(100), "offering.what": LONG });
  const first = lettersReadIn(() => readFacts(state, NOW));
  const again = lettersReadIn(() => readFacts(structuredClone(state), NOW));
  expect(first).toBeGreaterThan(LONG.length * 100);
  expect(again).toBeLessThan(first / 100);
});
