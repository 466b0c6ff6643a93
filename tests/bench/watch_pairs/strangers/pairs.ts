import { z } from "zod";
import type { Pair } from "../site.ts";
import first from "./first.json" with { type: "json" };

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

/** Sixty pairs that somebody wrote who had not read the comparing: 35 pages in eight languages, 24 that matter. */
export function strangersPairs(): Pair[] {
  const { pages, pairs } = Strangers.parse(first);
  return pairs.map(({ name, page, after, again, expected }) => {
    const before = pages[page];
    if (before === undefined) throw new Error(`There is no page ${page}`);
    const later = edited(before, after);
    return { name: `strangers-${name}`, before, after: later, again: edited(later, again), expected };
  });
}

function edited(page: string, edits: z.infer<typeof Edit>[]): string {
  const lines = page.split(/(?<=\n)/);
  for (const [at, count, text] of edits.toReversed()) lines.splice(at, count, text);
  return lines.join("");
}
