import type { Pair } from "../site.ts";
import { MATERIAL } from "./material.ts";
import { NOISE } from "./noise.ts";
import { FRENCH, GERMAN } from "./pages_de_fr.ts";
import { ENGLISH } from "./pages_en.ts";

const PAGES: Record<string, string> = { ...ENGLISH, ...GERMAN, ...FRENCH };

/** Thirty pairs of other trades and page designs, by a hand that had not seen the detector. */
export function tradePairs(): Pair[] {
  return [
    ...MATERIAL.map(({ name, page, edits, expected }) => {
      const after = edited(pageOf(page), edits);
      return { name: `trades-${name}`, before: pageOf(page), after, again: after, expected };
    }),
    ...NOISE.map(({ name, page, edits, thenEdits, instead }) => {
      const after = instead ?? edited(pageOf(page), edits ?? []);
      return {
        name: `trades-noise-${name}`,
        before: pageOf(page),
        after,
        again: edited(after, thenEdits ?? []),
        expected: { material: false, kind: null, before: null, after: null },
      };
    }),
  ];
}

function pageOf(name: string): string {
  const page = PAGES[name];
  if (page === undefined) throw new Error(`There is no page ${name}`);
  return page;
}

/** Throws where a stretch is not on the page exactly once, so that no pair is empty or means another place. */
function edited(page: string, edits: [from: string, to: string][]): string {
  return edits.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`Not on the page once: ${from}`);
    return text.replace(from, () => to);
  }, page);
}
