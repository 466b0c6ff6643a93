/**
 * Run as a program on a folder of pairs of pages: what matters of each that changed, and how well that is told.
 *
 *   deno run -A tests/bench/watch.ts FOLDER
 *
 * Each pair is a folder with `before.html`, `after.html`, `again.html` (a second capture of the later page, at
 * least six hours on) and, where there is a truth to hold it against, `expected.json`:
 * `{material, kind, before, after}`. Prints one line of JSON a pair, then the table.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { z } from "zod";
import { confirmedChanges } from "../../agents/watch/comparing/compare.ts";
import { LANGUAGES } from "../../agents/text/lexicon.ts";
import { readCapture } from "../../agents/watch/reading/read_capture.ts";
import { scoreOf, tableOf, type Told } from "../helpers/watch_score.ts";

const Expected = z.object({
  material: z.boolean(),
  kind: z.string().nullish(),
  before: z.string().nullish(),
  after: z.string().nullish(),
});

if (import.meta.main) Deno.exit(await run(Deno.args));

async function run([folder]: string[]): Promise<number> {
  if (folder === undefined) {
    print("Name a folder of pairs: deno run -A tests/bench/watch.ts FOLDER");
    return 1;
  }
  const entries = await readdir(folder, { withFileTypes: true });
  warmUp();
  const told: Told[] = [];
  for (const name of entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort()) {
    const one = await tell(folder, name);
    if (one === null) continue;
    const { seen: { material, kind, before, after } } = one;
    print(JSON.stringify({ name, material, kind, before, after }));
    told.push(one);
  }
  print(tableOf(scoreOf(told)));
  return 0;
}

/** The first comparison in a language loads its lexicons and tables: a server has done that long ago. */
function warmUp(): void {
  for (const language of LANGUAGES) {
    const [one, other] = ["We mend shoes by hand for 20 euros a pair.", "At most 3 pairs in two days."]
      .map((text) => readCapture(`<html lang="${language}"><body><h1>${text}</h1></body></html>`));
    if (one && other) confirmedChanges(one, other, other);
  }
}

/** Null for a folder that holds no pair. A pair without a second capture is compared once. */
async function tell(folder: string, name: string): Promise<Told | null> {
  const read = (file: string) => readFile(join(folder, name, file), "utf8").catch(() => null);
  const [before, after, again, truth] = await Promise.all(
    ["before.html", "after.html", "again.html", "expected.json"].map(read),
  );
  if (typeof before !== "string" || typeof after !== "string") return null;
  const captures = [before, after, again ?? after].map(captureOf);
  const [first, second, third] = captures;
  const begun = process.cpuUsage();
  const change = first && second && third ? confirmedChanges(first, second, third)[0] : undefined;
  const { user, system } = process.cpuUsage(begun);
  const milliseconds = (user + system) / 1_000;
  const seen = change === undefined
    ? { material: false, kind: null, before: null, after: null }
    : { material: true, ...change };
  return {
    name,
    seen,
    milliseconds,
    expected: typeof truth === "string" ? Expected.parse(JSON.parse(truth)) : null,
  };
}

/** Null for a page that no parser can read: it tells nothing. */
function captureOf(html: string) {
  try {
    return readCapture(html);
  } catch {
    return null;
  }
}

function print(line: string): void {
  console.log(line);
}
