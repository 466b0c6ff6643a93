/** Shares of `whole` in whole units, in proportion to the weights and adding up exactly (largest remainder). */
export { apportion } from "../text/quantities.ts";

/** Deals out kinds in their proportions so that none comes in a clump: always the one furthest behind. */
export function interleave(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const given = counts.map(() => 0);
  return Array.from({ length: total }, (_, at) => {
    const behind = counts
      .map((count, kind) => ({ kind, by: (count * (at + 1)) / total - (given[kind] ?? 0) }))
      .filter(({ kind }) => (given[kind] ?? 0) < (counts[kind] ?? 0));
    const next = behind.reduce((most, each) => each.by > most.by ? each : most);
    given[next.kind] = (given[next.kind] ?? 0) + 1;
    return next.kind;
  });
}

/** So many of the items, evenly spread over the list. */
export function spread<T>(items: T[], count: number): T[] {
  return Array.from({ length: Math.min(count, items.length) }, (_, at) => {
    const item = items[Math.floor((at * items.length) / Math.min(count, items.length))];
    return item === undefined ? [] : [item];
  }).flat();
}
