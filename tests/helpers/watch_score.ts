import type { ChangeKind, PageChange } from "../../agents/domain/watch.ts";

/** What was told of one pair, and what is true of it where that is known. */
export interface Told {
  name: string;
  seen: { material: boolean; kind: string | null } & Pick<PageChange, "before" | "after">;
  expected: { material: boolean; kind?: string | null; before?: string | null; after?: string | null } | null;
  milliseconds: number;
}

export interface WatchScore {
  pairs: number;
  /** Pairs whose truth is known. */
  judged: number;
  material: number;
  alarms: number;
  hits: number;
  rightKind: number;
  rightWords: number;
  falseAlarms: string[];
  missed: string[];
  otherKind: string[];
  slowest: number;
}

export function scoreOf(told: Told[]): WatchScore {
  const judged = told.filter(({ expected }) => expected !== null);
  const material = judged.filter(({ expected }) => expected?.material);
  const hits = material.filter(({ seen }) => seen.material);
  const rightKind = hits.filter(({ seen, expected }) => sameKind(seen.kind, expected?.kind));
  return {
    pairs: told.length,
    judged: judged.length,
    material: material.length,
    alarms: judged.filter(({ seen }) => seen.material).length,
    hits: hits.length,
    rightKind: rightKind.length,
    rightWords:
      hits.filter(({ seen, expected }) =>
        holds(seen.before, expected?.before) && holds(seen.after, expected?.after)
      ).length,
    falseAlarms: judged.filter(({ seen, expected }) => seen.material && !expected?.material).map(({ name }) =>
      name
    ),
    missed: material.filter(({ seen }) => !seen.material).map(({ name }) => name),
    otherKind: hits.filter((one) => !rightKind.includes(one)).map(({ name }) => name),
    slowest: Math.max(0, ...told.map(({ milliseconds }) => milliseconds)),
  };
}

export function tableOf(score: WatchScore): string {
  const share = (part: number, of: number) => of === 0 ? "–" : (part / of).toFixed(3);
  const rows: [string, string][] = [
    ["pairs", `${score.pairs}, ${score.judged} with their truth, ${score.material} that matter`],
    ["precision", `${share(score.hits, score.alarms)} (${score.hits} of ${score.alarms} alarms)`],
    ["recall", `${share(score.hits, score.material)} (${score.hits} of ${score.material})`],
    ["right kind", `${share(score.rightKind, score.hits)} (${score.rightKind} of ${score.hits})`],
    ["right words", `${share(score.rightWords, score.hits)} (${score.rightWords} of ${score.hits})`],
    ["false alarms", [String(score.falseAlarms.length), ...score.falseAlarms].join(" ")],
    ["missed", [String(score.missed.length), ...score.missed].join(" ")],
    ["other kind", [String(score.otherKind.length), ...score.otherKind].join(" ")],
    ["slowest comparison, processor time of both", `${score.slowest.toFixed(1)} ms`],
  ];
  return ["", "| what | value |", "| --- | --- |", ...rows.map(([what, value]) => `| ${what} | ${value} |`)]
    .join("\n");
}

/** Kinds as the order for this bench names them, where that is not the name they have here. */
const ORDERED: Record<string, ChangeKind> = {
  closedshop: "closed",
  newaudience: "audience",
  claimoursnowtheirs: "claim_taken",
};

/**
 * "plan-limit", "Plan limit" and "plan_limit" are one kind, "a closed shop" and "closed" too. Whether a claim is one of
 * ours nobody can tell from a pair, which holds no claims of ours: where a claim is expected that is new, or said
 * otherwise, any claim is right.
 */
function sameKind(seen: string | null, expected: string | null | undefined): boolean {
  if (seen === null || typeof expected !== "string") return false;
  const letters = (kind: string) => kind.toLowerCase().replace(/[^a-z]/g, "");
  const bare = (kind: string) => letters(ORDERED[letters(kind)] ?? kind);
  if (["claim", "claimtaken"].includes(bare(expected))) return bare(seen).startsWith("claim");
  return bare(seen) === bare(expected);
}

/** True where one stretch holds the other, or nothing was expected. */
function holds(seen: string | null, expected: string | null | undefined): boolean {
  if (expected === null || expected === undefined) return true;
  if (seen === null) return false;
  const bare = (text: string) => text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  return bare(seen).includes(bare(expected)) || bare(expected).includes(bare(seen));
}
