/**
 * Run as a program: writes the bench's pairs, or one set of them, as folders that `tests/bench/watch.ts` reads.
 *
 *   deno run -A tests/bench/watch_pairs/write.ts FOLDER [first | second | trades | strangers | strangers-second | …]
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pairsOf } from "./pairs.ts";
import type { Pair } from "./site.ts";
import { STRANGERS_SETS, strangersPairs } from "./strangers/pairs.ts";
import { tradePairs } from "./trades/pairs.ts";

if (import.meta.main) {
  const [folder, set] = Deno.args;
  if (folder === undefined) throw new Error("Name a folder to write the pairs into");
  for (const pair of pairsOfSet(set)) await writePair(folder, pair);
}

function pairsOfSet(set: string | undefined): Pair[] {
  if (set === "trades") return tradePairs();
  const stranger = STRANGERS_SETS.find((name) => name === set);
  if (stranger !== undefined) return strangersPairs([stranger]);
  if (set === "first" || set === "second") return pairsOf(set);
  return [...pairsOf("first"), ...pairsOf("second"), ...tradePairs(), ...strangersPairs()];
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
