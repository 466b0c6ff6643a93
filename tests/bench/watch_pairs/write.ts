/**
 * Run as a program: writes both halves of the bench's pairs as folders that `tests/bench/watch.ts` reads.
 *
 *   deno run -A tests/bench/watch_pairs/write.ts FOLDER [first | second]
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pairsOf } from "./pairs.ts";
import type { Pair } from "./site.ts";

if (import.meta.main) {
  const [folder, half] = Deno.args;
  if (folder === undefined) throw new Error("Name a folder to write the pairs into");
  const halves = half === "first" || half === "second" ? [half] as const : ["first", "second"] as const;
  for (const pair of halves.flatMap(pairsOf)) await writePair(folder, pair);
}

async function writePair(folder: string, pair: Pair): Promise<void> {
  const place = join(folder, pair.name);
  await mkdir(place, { recursive: true });
  await Promise.all([
    ...(["before", "after", "again"] as const).map((capture) =>
      writeFile(join(place, `${capture}.html`), pair[capture])
    ),
    writeFile(join(place, "expected.json"), `${JSON.stringify(pair.expected, null, 2)}\n`),
  ]);
}
