import { expect, test } from "vitest";
import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { addDays } from "../../agents/domain/days.ts";
import { buildFoundation, calendarOf } from "../../agents/foundation.ts";
import { StrategySchema } from "../../agents/strategy/strategy.ts";
import { stretchesOf } from "../../agents/text/repetition.ts";
import { caseState, NOW } from "../helpers/case_state.ts";
import { INVENTED, inventedFounder } from "../helpers/founders.ts";

const MIND = "Built-in strategist";

test.each(INVENTED)(
  "%s has sixteen sections, a strategy of the schema, and no part that could not be made",
  (name) => {
    const defects: unknown[] = [];
    const foundation = buildFoundation({
      state: inventedFounder(name),
      anchors: {},
      now: NOW,
      version: 3,
      mind: MIND,
      onDefect: (defect) => defects.push(defect),
    });
    expect(defects).toEqual([]);
    expect(StrategySchema.safeParse(foundation.strategy).error).toBe(undefined);
    const sections = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections);
    expect(sections).toHaveLength(16);
    expect(sections.every(({ headline }) => headline.text !== "" && headline.marks.length > 0)).toBe(true);
    expect(foundation).toMatchObject({ version: 3, mind: MIND, asOf: NOW.toISOString() });
  },
);

test("a section that a model wrote stands, and the others are written anew", () => {
  const state = caseState("tidewatch");
  const fresh = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: MIND });
  const [first, second, ...others] = fresh.anchors.truth.sections;
  if (first === undefined || second === undefined) throw new Error("Expect two sections");
  const stored = {
    ...fresh.anchors.truth,
    sections: [
      {
        ...first,
        written_by: "model" as const,
        headline: { ...first.headline, text: "A model's own sentence." },
      },
      { ...second, headline: { ...second.headline, text: "What the rules wrote long ago." } },
      ...others,
    ],
  };
  const again = buildFoundation({ state, anchors: { truth: stored }, now: NOW, version: 2, mind: "a model" });
  expect(again.anchors.truth.sections.map(({ headline }) => headline.text).slice(0, 2))
    .toEqual(["A model's own sentence.", second.headline.text]);
});

test("a stretch of the founder's eight words stands at most three times among the sections and the one page", () => {
  const state = caseState("tidewatch");
  const { anchors, inShort } = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: MIND });
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const texts = [...sections.map((section) => section.blocks), inShort].map((part) =>
    JSON.stringify(part, (key, value) => key === "marks" || key === "mark" ? undefined : value)
  );
  const counts = new Map<string, number>();
  const answers = Object.values(state.fields).flatMap((field) => field.answers.map(({ text }) => text));
  const said = new Set(answers.flatMap(stretchesOf));
  for (const stretch of texts.flatMap((text) => [...new Set(stretchesOf(text))])) {
    if (said.has(stretch)) counts.set(stretch, (counts.get(stretch) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  expect(counts.size).toBeGreaterThan(20);
});

test("the thirty days begin on the day that was chosen, and on a Monday where none was", () => {
  const state = caseState("tidewatch");
  const chosen = calendarOf(state, NOW, { from: "2027-02-03" });
  expect(chosen.length).toBeGreaterThan(0);
  for (const { date } of chosen) {
    expect(date >= "2027-02-03" && date < addDays("2027-02-03", 30)).toBe(true);
  }
  const days = calendarOf(state, NOW).map(({ date }) => date);
  for (const date of days) expect(date >= "2026-11-23" && date < "2026-12-23").toBe(true);
});
