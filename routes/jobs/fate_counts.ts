import type { LeafFate, WrittenPart, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { FateCounts } from "../../kv/writing_counts.ts";

const NONE: FateCounts = { accepted: 0, mended: 0, refused: {} };

/**
 * What a step adds to the count of the month: leaves as they ended, so that one that was mended in a later step of the
 * same month counts once. Numbers may be negative.
 */
export function countFates(before: WrittenStrategy, after: WrittenStrategy, now: Date): FateCounts {
  const month = now.toISOString().slice(0, 7);
  const old: Record<string, WrittenPart | undefined> = before.parts;
  const fresh: Record<string, WrittenPart | undefined> = after.parts;
  return Object.keys(fresh).reduce((sum, id) => {
    const [was, is] = [old[id], fresh[id]];
    if (is === undefined || JSON.stringify(was?.fates) === JSON.stringify(is.fates)) return sum;
    const isSameMonth = was?.writtenAt.startsWith(month) === true && was.writtenBy === is.writtenBy;
    const counted = added(sum, fatesOf(is.fates), 1);
    return isSameMonth ? added(counted, fatesOf(was.fates), -1) : counted;
  }, NONE);
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
