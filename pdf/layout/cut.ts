import type { Atom, Unit } from "./atoms.ts";
import { leastPages } from "./paginate.ts";
import { type Measures, placeUnits } from "./place.ts";

interface Group {
  units: Unit[];
  /** What may go, first to go first. */
  order: Atom[];
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

function cutOrder(units: Unit[], { measures, capacity }: CutOptions): Atom[] {
  return units.flatMap((unit) => {
    let depth = 0;
    return unit.atoms.map((atom) => {
      depth += measures.heights.get(atom.id) ?? 0;
      return { atom, score: atom.rank + (depth / capacity) * DEPTH_WEIGHT };
    });
  }).filter(({ atom }) => atom.rank > 0).toSorted((a, b) => b.score - a.score).map(({ atom }) => atom);
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
    const candidates = group.order.filter((atom) => kept.has(atom));
    if (pagesWithout(group, candidates) >= group.pages) return null;
    let [few, enough] = [0, candidates.length];
    while (enough - few > 1) {
      const middle = Math.floor((few + enough) / 2);
      if (pagesWithout(group, candidates.slice(0, middle)) < group.pages) enough = middle;
      else few = middle;
    }
    return candidates.slice(0, enough);
  }
  function costOf(atoms: Atom[], group: Group): number {
    const worth = atoms.reduce(
      (sum, { id, rank }) => sum + (measures.heights.get(id) ?? 0) * WORTH_OF_A_RANK ** rank,
      0,
    );
    const lost = group.order.filter((atom) => !kept.has(atom)).length / Math.max(1, group.order.length);
    return worth * (1 + 4 * lost);
  }

  function bringBack(group: Group): void {
    const height = (atom: Atom) => measures.heights.get(atom.id) ?? 0;
    const used = placeUnits(group.units, kept, measures).reduce(
      (sum, item) => sum + item.height + item.gap,
      0,
    );
    let free = group.pages * capacity - used;
    for (const atom of group.order.toReversed()) {
      if (kept.has(atom) || height(atom) > free) continue;
      if (atom.lead && !kept.has(rowBefore(group.units, atom) ?? atom)) continue;
      kept.add(atom);
      if (pagesOf(group.units) > group.pages) kept.delete(atom);
      else free -= height(atom);
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
