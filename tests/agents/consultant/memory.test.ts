import { beforeAll, describe, expect, test } from "vitest";
import { lookBack } from "../../../agents/consultant/look_back.ts";
import { askAll, type MemoryAnswer } from "../../bench/memory.ts";

/** Of the hundred questions so many are answered as they should be. */
const LEAST = 95;

describe("a hundred questions months later", () => {
  let answers: MemoryAnswer[];
  beforeAll(async () => {
    answers = await askAll();
  }, 300_000);

  test("nearly all are answered from what was said, asked and corrected", () => {
    expect(answers).toHaveLength(100);
    const wrong = answers.filter(({ holds }) => !holds).map(({ question }) => question.asks);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(100 - LEAST);
  });

  test("what was corrected never comes back", () => {
    const stale = answers.filter(({ isStale }) => isStale).map((
      { question, answer },
    ) => [question.asks, answer]);
    expect(stale).toEqual([]);
  });
});

const MEMORY = [
  { query: "Sollen wir auf Instagram werben?", answer: "Nein.", at: "2026-12-01T10:00:00.000Z" },
  { query: "Sollen wir den Preis erhöhen?", answer: "Ja.", at: "2027-01-12T10:00:00.000Z" },
];
const REST = { memory: MEMORY, changes: [], now: new Date("2027-02-01T00:00:00Z") };

test.each([
  ["Wann habe ich gefragt, ob wir auf Instagram werben?", "1. Dezember 2026"],
  ["Wie oft habe ich gefragt?", "2 Fragen"],
  ["Was war meine letzte Frage?", "Preis"],
  ["Was habe ich im Januar gefragt?", "Preis"],
  ["Habe ich gefragt, was TikTok kostet?", "nicht gefragt"],
])("%s is answered in its own language", (query, words) => {
  expect(lookBack(query, REST)?.parts[0]?.lines.map(({ text }) => text).join("\n")).toContain(words);
});

test("a question about the business is none about the conversation", () => {
  for (const query of ["When do we launch?", "What did customers say?", "Should I ask for more money?"]) {
    expect(lookBack(query, REST)).toBeNull();
  }
});
