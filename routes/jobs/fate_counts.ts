import type { LeafFate, WrittenPart, WrittenStrategy } from "../../agents/strategy/written.ts";
import { type FateCounts, NO_FATES } from "../../kv/writing_counts.ts";

/**
 * What a step adds to the counts of the month, model by model: leaves as they ended, each with the model that wrote it
 * last, so that one that was mended in a later step of the same month counts once. Numbers may be negative.
 */
export function countFates(
  before: WrittenStrategy,
  after: WrittenStrategy,
  now: Date,
): Map<string, FateCounts> {
  const month = now.toISOString().slice(0, 7);
  const old: Record<string, WrittenPart | undefined> = before.parts;
  const fresh: Record<string, WrittenPart | undefined> = after.parts;
  const counts = new Map<string, FateCounts>();
  const count = ({ fates, writtenBy }: WrittenPart, sign: 1 | -1) => {
    for (const [model, own] of Map.groupBy(fates, ({ by }) => by ?? writtenBy)) {
      counts.set(model, added(counts.get(model) ?? NO_FATES, fatesOf(own), sign));
    }
  };
  for (const [id, is] of Object.entries(fresh)) {
    const was = old[id];
    if (is === undefined || JSON.stringify(was?.fates) === JSON.stringify(is.fates)) continue;
    count(is, 1);
    if (was?.writtenAt.startsWith(month) === true && was.writtenBy === is.writtenBy) count(was, -1);
  }
  for (const fate of (after.otherFates ?? []).slice(before.otherFates?.length ?? 0)) {
    const model = fate.by ?? "";
    counts.set(model, added(counts.get(model) ?? NO_FATES, fatesOf([fate]), 1));
  }
  return counts;
}

function fatesOf(fates: LeafFate[]): FateCounts {
  const refused = Map.groupBy(
    fates.filter(({ fate }) => fate === "refused"),
    ({ gate }) => gate ?? "unnamed",
  );
  return {
    accepted: fates.filter(({ fate }) => fate === "accepted").length,
    mended: fates.filter(({ fate }) => fate === "mended").length,
    refused: Object.fromEntries([...refused].map(([gate, each]) => [gate, each.length])),
  };
}

function added(sum: FateCounts, { accepted, mended, refused }: FateCounts, sign: 1 | -1): FateCounts {
  const gates = [...new Set([...Object.keys(sum.refused), ...Object.keys(refused)])];
  return {
    accepted: sum.accepted + sign * accepted,
    mended: sum.mended + sign * mended,
    refused: Object.fromEntries(
      gates.map((gate) => [gate, (sum.refused[gate] ?? 0) + sign * (refused[gate] ?? 0)]),
    ),
  };
}
