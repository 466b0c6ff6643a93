import { z } from "zod";
import type { Pair } from "../site.ts";
import eighteenth from "./eighteenth.json" with { type: "json" };
import eighth from "./eighth.json" with { type: "json" };
import eleventh from "./eleventh.json" with { type: "json" };
import fifteenth from "./fifteenth.json" with { type: "json" };
import fifth from "./fifth.json" with { type: "json" };
import first from "./first.json" with { type: "json" };
import fourteenth from "./fourteenth.json" with { type: "json" };
import fourth from "./fourth.json" with { type: "json" };
import ninth from "./ninth.json" with { type: "json" };
import second from "./second.json" with { type: "json" };
import seventeenth from "./seventeenth.json" with { type: "json" };
import seventh from "./seventh.json" with { type: "json" };
import sixteenth from "./sixteenth.json" with { type: "json" };
import sixth from "./sixth.json" with { type: "json" };
import tenth from "./tenth.json" with { type: "json" };
import thirteenth from "./thirteenth.json" with { type: "json" };
import third from "./third.json" with { type: "json" };
import twelfth from "./twelfth.json" with { type: "json" };

/** Whose pairs: each set is by somebody who had not read the comparing. */
const SETS = {
  strangers: first,
  "strangers-second": second,
  "strangers-third": third,
  "strangers-fourth": fourth,
  "strangers-fifth": fifth,
  "strangers-sixth": sixth,
  "strangers-seventh": seventh,
  "strangers-eighth": eighth,
  "strangers-ninth": ninth,
  "strangers-tenth": tenth,
  "strangers-eleventh": eleventh,
  "strangers-twelfth": twelfth,
  "strangers-thirteenth": thirteenth,
  "strangers-fourteenth": fourteenth,
  "strangers-fifteenth": fifteenth,
  "strangers-sixteenth": sixteenth,
  "strangers-seventeenth": seventeenth,
  "strangers-eighteenth": eighteenth,
};
export type StrangersSet = keyof typeof SETS;
export const STRANGERS_SETS = Object.keys(SETS) as StrangersSet[];

/** From which line how many give way to a text. */
const Edit = z.tuple([z.int(), z.int(), z.string()]);
const Strangers = z.object({
  pages: z.record(z.string(), z.string()),
  pairs: z.array(z.object({
    name: z.string(),
    page: z.string(),
    /** What of the page became other lines, and what of those in the second capture. */
    after: z.array(Edit),
    again: z.array(Edit),
    expected: z.object({
      material: z.boolean(),
      kind: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  })),
});

/** The pairs of one stranger, or of all. */
export function strangersPairs(sets: readonly StrangersSet[] = STRANGERS_SETS): Pair[] {
  return sets.flatMap((set) => {
    const { pages, pairs } = Strangers.parse(SETS[set]);
    return pairs.map(({ name, page, after, again, expected }) => {
      const before = pages[page];
      if (before === undefined) throw new Error(`There is no page ${page}`);
      const later = edited(before, after);
      return { name: `${set}-${name}`, before, after: later, again: edited(later, again), expected };
    });
  });
}

function edited(page: string, edits: z.infer<typeof Edit>[]): string {
  const lines = page.split(/(?<=\n)/);
  for (const [at, count, text] of edits.toReversed()) lines.splice(at, count, text);
  return lines.join("");
}
