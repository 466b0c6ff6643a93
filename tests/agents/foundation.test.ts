import { expect, test } from "vitest";
import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { addDays } from "../../agents/domain/days.ts";
import { buildFoundation, calendarOf } from "../../agents/foundation.ts";
import { StrategySchema } from "../../agents/strategy/strategy.ts";
import { NOTHING_WRITTEN, type WrittenPart } from "../../agents/strategy/written.ts";
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

test("what a model wrote stands leaf by leaf", () => {
  const state = caseState("tidewatch");
  const fresh = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: MIND });
  const [mark] = fresh.strategy.brand_identity.headline.marks;
  if (mark === undefined) throw new Error("Expect a headline that rests on something");
  const sentence = { text: "The model's own sentence about why this exists.", marks: [mark] };
  const part: WrittenPart = {
    id: "brand_identity",
    leaves: { headline: sentence, purpose: sentence, mission: sentence, story: [] },
    fates: [],
    restsOn: [],
    writtenBy: "a model",
    writtenAt: NOW.toISOString(),
  };
  const written = { ...NOTHING_WRITTEN, parts: { brand_identity: part } };
  const laid = buildFoundation({ state, anchors: {}, written, now: NOW, version: 2, mind: "a model" });
  expect(laid.strategy.brand_identity).toMatchObject({ headline: sentence, purpose: sentence });
  expect(laid.strategy.brand_identity.values).toEqual(fresh.strategy.brand_identity.values);
  expect(laid.strategy.market_analysis).toEqual(fresh.strategy.market_analysis);
  const sections = laid.anchors.expression.sections;
  expect(sections[0]?.headline.text).toBe(sentence.text);
  expect(sections.slice(1).map(({ written_by }) => written_by)).toEqual(["builtin", "builtin", "builtin"]);
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

test("the thirty days begin on the day that was chosen, and two weeks before the week of a near moment where none was", () => {
  const state = caseState("tidewatch");
  const chosen = calendarOf(state, NOW, { from: "2027-02-03" });
  expect(chosen.length).toBeGreaterThan(0);
  for (const { date } of chosen) {
    expect(date >= "2027-02-03" && date < addDays("2027-02-03", 30)).toBe(true);
  }
  const days = calendarOf(state, NOW).map(({ date }) => date);
  expect(days.length).toBeGreaterThan(0);
  // Their moment is 1 February 2027, a Monday.
  for (const date of days) expect(date >= "2027-01-18" && date < "2027-02-17").toBe(true);
});
