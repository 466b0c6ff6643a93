import { expect, test } from "vitest";
import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { deckParts, strategyParts } from "../../routes/jobs/document_parts.ts";
import { sparse, tidewatch } from "../pdf/fixtures.ts";

function different(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
}

test("the same foundation has the same prints, part by part", () => {
  expect(strategyParts(tidewatch())).toEqual(strategyParts(tidewatch()));
  expect(deckParts(deckSlides(tidewatch()))).toEqual(deckParts(deckSlides(tidewatch())));
});

test("only the section that was written again has another print", () => {
  const after = tidewatch();
  const section = after.anchors.expression.sections.find(({ id }) => id === "voice_guidelines");
  if (!section) throw new Error("The fixture has no voice section");
  section.headline = { ...section.headline, text: "We say it once." };
  expect(different(strategyParts(tidewatch()), strategyParts(after))).toEqual([section.title]);
});

test("a calendar that only begins on another day is no change, and another hook is one", () => {
  const moved = tidewatch();
  for (const entry of moved.calendar) {
    entry.uid = `later-${entry.uid}`;
    entry.date = entry.date.replace(/^2026/, "2027");
    entry.cultural_moment = "public holiday";
  }
  expect(different(strategyParts(tidewatch()), strategyParts(moved))).toEqual([]);
  const [first] = moved.calendar;
  if (!first) throw new Error("The fixture has no calendar");
  first.hook = "What we refuse";
  expect(different(strategyParts(tidewatch()), strategyParts(moved))).toEqual(["The 30 days"]);
});

test("a strategy has a part for each of its sixteen sections, and for what stands around them", () => {
  const names = Object.keys(strategyParts(tidewatch()));
  const sections = FOUNDATION_ANCHORS.flatMap((type) => tidewatch().anchors[type].sections);
  expect(sections).toHaveLength(16);
  expect(names).toEqual(
    expect.arrayContaining([...sections.map(({ title }) => title), "The 30 days", "Sources and quotes"]),
  );
});

test("a deck's parts are its slides", () => {
  const slides = deckSlides(sparse());
  expect(Object.keys(deckParts(slides))).toEqual(slides.map(({ kicker }) => kicker));
});
