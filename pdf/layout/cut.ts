import type { Atom, Unit } from "./atoms.ts";
import { leastPages } from "./paginate.ts";
import { type Measures, placeUnits } from "./place.ts";

/** Parts that go and come back together: the rows without which a table says nothing, or a single part. */
type Bundle = [Atom, ...Atom[]];

interface Group {
  units: Unit[];
  /** What may go, first to go first. */
  order: Bundle[];
  pages: number;
}

interface CutOptions {
  measures: Measures;
  /** Points of a page's content. */
  capacity: number;
  /** Pages in all. */
  most: number;
}

// Of two parts of nearly one rank the one deeper in its section goes first.
const DEPTH_WEIGHT = 0.15;
// A rank further from 0 makes a part worth so much less, point for point of its height.
const WORTH_OF_A_RANK = 0.5;
// What goes on with a table goes before what begins it.
const AFTER = 0.001;

function bundlesOf({ atoms }: Unit): Bundle[] {
  const bundles: Bundle[] = [];
  for (const atom of atoms) {
    const last = bundles.at(-1);
    if (last && atom.bundle !== undefined && last[0].bundle === atom.bundle) last.push(atom);
    else bundles.push([atom]);
  }
  return bundles;
}

function cutOrder(units: Unit[], { measures, capacity }: CutOptions): Bundle[] {
  return units.flatMap((unit) => {
    let [depth, before] = [0, 0];
    return bundlesOf(unit).map((bundle) => {
      const [{ rank, lead }] = bundle;
      depth += heightOf(bundle, measures);
      const score = rank + (depth / capacity) * DEPTH_WEIGHT;
      before = lead ? Math.max(score, before + AFTER) : score;
      return { bundle, score: before };
    });
  }).filter(({ bundle: [{ rank }] }) => rank > 0).toSorted((a, b) => b.score - a.score)
    .map(({ bundle }) => bundle);
}

function heightOf(atoms: Atom[], { heights }: Measures): number {
  return atoms.reduce((sum, { id }) => sum + (heights.get(id) ?? 0), 0);
}

function groupsOf(units: Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const last = groups.at(-1);
    if (!last || unit.forced) groups.push([unit]);
    else last.push(unit);
  }
  return groups;
}

function rowBefore(units: Unit[], atom: Atom): Atom | undefined {
  const atoms = units.find((unit) => unit.atoms.includes(atom))?.atoms ?? [];
  return atoms[atoms.indexOf(atom) - 1];
}

/**
 * Chooses what to keep so that units, each group of them on its own pages, need at most so many pages. A page is
 * saved where that costs the least; then whatever still has room comes back. Null where it cannot be done.
 */
export function keepWithin(units: Unit[], options: CutOptions): Set<Atom> | null {
  const { measures, capacity, most } = options;
  const kept = new Set(units.flatMap((unit) => unit.atoms));
  const pagesOf = (group: Unit[]) => leastPages(placeUnits(group, kept, measures), capacity);
  const groups: Group[] = groupsOf(units).map((group) => ({
    units: group,
    order: cutOrder(group, options),
    pages: pagesOf(group),
  }));

  function pagesWithout(group: Group, gone: Atom[]): number {
    for (const atom of gone) kept.delete(atom);
    const pages = pagesOf(group.units);
    for (const atom of gone) kept.add(atom);
    return pages;
  }
  /** The fewest parts, in their order, whose going saves the group a page; null where none does. */
  function savingOf(group: Group): Atom[] | null {
    const candidates = group.order.filter(([first]) => kept.has(first));
    if (pagesWithout(group, candidates.flat()) >= group.pages) return null;
    let [few, enough] = [0, candidates.length];
    while (enough - few > 1) {
      const middle = Math.floor((few + enough) / 2);
      if (pagesWithout(group, candidates.slice(0, middle).flat()) < group.pages) enough = middle;
      else few = middle;
    }
    return candidates.slice(0, enough).flat();
  }
  function costOf(atoms: Atom[], group: Group): number {
    const worth = atoms.reduce(
      (sum, { id, rank }) => sum + (measures.heights.get(id) ?? 0) * WORTH_OF_A_RANK ** rank,
      0,
    );
    const lost = group.order.filter(([first]) => !kept.has(first)).length / Math.max(1, group.order.length);
    return worth * (1 + 4 * lost);
  }

  function bringBack(group: Group): void {
    const used = placeUnits(group.units, kept, measures).reduce(
      (sum, item) => sum + item.height + item.gap,
      0,
    );
    let free = group.pages * capacity - used;
    for (const bundle of group.order.toReversed()) {
      const [first] = bundle;
      const height = heightOf(bundle, measures);
      if (kept.has(first) || height > free) continue;
      if (first.lead && !kept.has(rowBefore(group.units, first) ?? first)) continue;
      for (const atom of bundle) kept.add(atom);
      if (pagesOf(group.units) <= group.pages) free -= height;
      else for (const atom of bundle) kept.delete(atom);
    }
  }

  let total = groups.reduce((sum, group) => sum + group.pages, 0);
  while (total > most) {
    const savings = groups.flatMap((group) => {
      const atoms = group.pages > 1 ? savingOf(group) : null;
      return atoms ? [{ group, atoms, cost: costOf(atoms, group) }] : [];
    });
    const [cheapest] = savings.toSorted((a, b) => a.cost - b.cost);
    if (!cheapest) return null;
    for (const atom of cheapest.atoms) kept.delete(atom);
    cheapest.group.pages = pagesOf(cheapest.group.units);
    total = groups.reduce((sum, group) => sum + group.pages, 0);
  }
  for (const group of groups) bringBack(group);
  return kept;
}
