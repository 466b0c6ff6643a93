import fc from "fast-check";
import { expect, test } from "vitest";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import { newJourney } from "../../../agents/domain/journey.ts";
import { type Evidence, FACT_NAMES } from "../../../agents/domain/facts.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { buildFoundation } from "../../../agents/foundation.ts";

const NOW = new Date("2026-11-22T09:00:00Z");
/** Pieces that answers are made of, and signs that break patterns. */
const PIECES = fc.constantFrom(
  "£14",
  "5 for £14,000",
  "“”",
  '"""Too expensive""" they say:',
  "no",
  "—",
  "1.2m",
  "#12372A",
  "\n- ",
  "die zweite",
  "紹介が40件、",
  "(",
  ")",
  "🙂",
  "100%",
  "…",
  "by end of nov 2027",
  "we don't",
  "and",
  ":",
);
const answer = fc.array(fc.oneof(PIECES, fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(" "));

test("any words at all are read without a fault, and every quote is an exact stretch of them", () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELD_IDS), answer, (field, text) => {
      const state = newJourney("j", "Acme", "Ada");
      state.fields[field].answers.push({ turn: "t", text, thin: false });
      state.fields[field].status = "heard";
      const { facts, unclear, defects = [] } = readFacts(state, NOW);
      expect(defects).toEqual([]);
      const read = FACT_NAMES.flatMap((name): Evidence[] => [facts[name] ?? []].flat());
      for (const { quote } of [...read, ...unclear]) expect(text).toContain(quote);
    }),
    { numRuns: 150 },
  );
});

test("a strategy is made of any words at all, with no part left out", () => {
  fc.assert(
    fc.property(fc.array(answer, { minLength: FIELD_IDS.length, maxLength: FIELD_IDS.length }), (texts) => {
      const state = newJourney("j", "Acme", "Ada");
      for (const [at, field] of FIELD_IDS.entries()) {
        state.fields[field].answers.push({ turn: `t${at}`, text: texts[at] ?? "", thin: false });
        state.fields[field].status = "confirmed";
      }
      const defects: string[] = [];
      buildFoundation({
        state,
        anchors: {},
        now: NOW,
        version: 1,
        mind: "Built-in strategist",
        onDefect: ({ part, error }) =>
          defects.push(`${part}: ${error instanceof Error ? error.stack : error}`),
      });
      expect(defects).toEqual([]);
    }),
    { numRuns: 10 },
  );
});
