import { expect, test } from "vitest";
import { compareCaptures } from "../../../agents/watch/comparing/compare.ts";
import { readCapture } from "../../../agents/watch/reading/read_capture.ts";
import { pairsOf } from "../../bench/watch_pairs/pairs.ts";
import { EDITS, PAGES } from "./everyday_pages.ts";

/** What a founder asks who reads only "£55 → £60". */
const ABOUT: [page: string, from: string, to: string, about: string | undefined][] = [
  ["plumb", "Boiler service: £85", "Boiler service: £95", "Boiler service"],
  ["plumb", "<td>£55</td>", "<td>£60</td>", "Tap washer · Price"],
  ["plumb", "from £120", "from £135", "Emergency call-out from £135 including the first hour"],
  ["plumb", "for two years", "for one year", "Every repair is guaranteed for one year"],
  ["gym", "39,90 €/Monat", "44,90 €/Monat", "Basis"],
  ["gym", "Unbegrenztes Training", "Bis zu 12 Trainings im Monat", "Plus"],
  ["gym", "für Frauen ab 50", "für junge Mütter", "Krafttraining für junge Mütter"],
  ["shop", "$129.00", "$119.00", "Camp Throw"],
  ["shop", "orders over $100", "orders over $150", "Free shipping on orders over $150"],
  ["cafe", "19 € par jour", "22 € par jour", "Journée de travail"],
  ["cafe", "<p>Tout est fait maison, sans exception.</p>", "", undefined],
];

test.each(ABOUT)("on the page of the %s, %s to %s says what it is about", (name, from, to, about) => {
  const page = PAGES[name] ?? "";
  expect(compareCaptures(readCapture(page), readCapture(page.replace(from, to)))[0]?.about).toBe(about);
});

test("of two cards alike but for a number it names the one that changed", () => {
  const page = `<html lang="en"><body><main><h1>Candles of beeswax, poured by hand in Leeds</h1>
    <article><h3>Snow Day, 4 oz</h3><p>$18.00</p></article>
    <article><h3>Snow Day, 8 oz</h3><p>$34.00</p></article>
    <article><h3>Snow Day, 12 oz</h3><p>$44.00</p></article></main></body></html>`;
  const [change] = compareCaptures(readCapture(page), readCapture(page.replace("$34", "$38")));
  expect(change).toMatchObject({ before: "$34.00", after: "$38.00", about: "Snow Day, 8 oz" });
});

test("no price or limit of the bench is told without saying of what", () => {
  const bare = (["first", "second"] as const).flatMap(pairsOf).flatMap(
    ({ name, before, after, expected }) => {
      return compareCaptures(readCapture(before), readCapture(after))
        .filter(({ kind }) => expected.material && (kind === "price" || kind === "plan_limit"))
        .filter(({ about }) => about === undefined).map(() => name);
    },
  );
  expect(bare).toEqual([]);
});

test("what a change is about stands on its page, word for word", () => {
  for (const [name, , from, to] of EDITS) {
    const before = PAGES[name] ?? "";
    const [was, is] = [before, before.replace(from, to)].map(readCapture);
    if (!was || !is) throw new Error("Two captures");
    for (const { about, after } of compareCaptures(was, is)) {
      const text = (after === null ? was : is).blocks.map((block) => block.text).join("\n");
      for (const part of about?.split(" · ") ?? []) expect(text).toContain(part);
    }
  }
});
