/**
 * Run as a program: what all blind sets come to, played in process without a model: facts, what is printed although it
 * never may be, contradictions, corrections and the consultant. A line a set.
 *
 *   deno run -A tests/bench/sets.ts [fifteenth …]
 */
import { playSets, type SetCounts } from "../helpers/play_sets.ts";

const ALL = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twentyfirst",
];

if (import.meta.main) {
  const sum = new Map<string, number>();
  for (const set of Deno.args.length > 0 ? Deno.args : ALL) {
    const counts = await playSets([set]);
    for (const [name, count] of Object.entries(counts)) sum.set(name, (sum.get(name) ?? 0) + count);
    print(set, counts);
  }
  print("all", Object.fromEntries(sum));
}

function print(name: string, counts: SetCounts | Record<string, number>): void {
  const cells = Object.entries(counts).map(([what, count]) => `${what} ${count}`);
  Deno.stdout.writeSync(new TextEncoder().encode(`${name}: ${cells.join(", ")}\n`));
}
