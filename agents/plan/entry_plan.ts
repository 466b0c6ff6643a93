import { apportion } from "./shares.ts";

/** At least this share of the entries is left open for what happens (craft, section 6). */
const OPEN_SHARE = 0.2;
/** How far, in points, a pillar's share of the entries may be from its own (craft, section 6). */
const SHARE_TOLERANCE = 5;
/** Where no post can be made as it stands, one open entry a week is enough. */
const OPEN_ONLY = 4;
const MOST_ENTRIES = 20;
const WANTED: [hours: number, entries: number][] = [[6, MOST_ENTRIES], [4, 18], [2, 15], [1, 12], [0, 10]];
const WANTED_UNSAID = 15;

export interface Supply {
  /** Shares of the pillars, adding to 100. */
  shares: number[];
  /** Posts that can be made for each pillar. */
  posts: number[];
  /** Different things to look for in open entries. */
  looks: number;
  days: number;
  hours: number | null;
}

/** How many entries of a pillar are posts and how many are left open. */
export interface PillarCount {
  posts: number;
  open: number;
}

/**
 * So many entries of each pillar that the shares come out within 5 points and a fifth is open: as many posts as there
 * are, and as few open entries as that needs. Short hours get fewer entries.
 */
export function planEntries({ shares, posts, looks, days, hours }: Supply): PillarCount[] {
  const most = Math.min(days, hours === null ? WANTED_UNSAID : wanted(hours));
  if (posts.every((count) => count === 0)) {
    return apportion(Math.min(OPEN_ONLY, looks, most), shares).map((open) => ({ posts: 0, open }));
  }
  const plans = Array.from({ length: most }, (_, at) => planOf(at + 1, shares, posts))
    .filter((plan) => plan !== null && sumOpen(plan) <= looks)
    .filter((plan) => plan !== null);
  return plans.reduce<PillarCount[]>(
    (best, plan) => worth(plan) > worth(best) ? plan : best,
    shares.map(() => ({ posts: 0, open: 0 })),
  );
}

function wanted(hours: number): number {
  return WANTED.find(([from]) => hours >= from)?.[1] ?? 10;
}

function planOf(entries: number, shares: number[], posts: number[]): PillarCount[] | null {
  const counts = apportion(entries, shares);
  const isNear = counts.every((count, at) =>
    Math.abs((count / entries) * 100 - (shares[at] ?? 0)) <= SHARE_TOLERANCE
  );
  if (!isNear) return null;
  const used = counts.map((count, at) => Math.min(count, posts[at] ?? 0));
  while (used.reduce((sum, each) => sum + each, 0) > Math.floor(entries * (1 - OPEN_SHARE))) {
    const largest = used.indexOf(Math.max(...used));
    used[largest] = (used[largest] ?? 1) - 1;
  }
  return counts.map((count, at) => ({ posts: used[at] ?? 0, open: count - (used[at] ?? 0) }));
}

/** A post is worth more than all the open entries that come with it. */
function worth(plan: PillarCount[]): number {
  return plan.reduce((sum, { posts }) => sum + MOST_ENTRIES * posts, 0) - sumOpen(plan);
}

function sumOpen(plan: PillarCount[]): number {
  return plan.reduce((sum, { open }) => sum + open, 0);
}
