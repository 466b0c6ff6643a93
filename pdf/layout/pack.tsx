import type { ReactNode } from "react";
import type { Theme } from "../theme.ts";
import type { Atom, PackedPage, Unit } from "./atoms.ts";
import { geometryOf } from "./geometry.ts";
import { measure } from "./measure.tsx";
import { type Item, paginate } from "./paginate.ts";

const HEAD_GAP = 22;
const MOST_STRETCH = 9;

interface PackOptions {
  theme: Theme;
  least: number;
  most: number;
  /** The line that stands where something was left out. */
  cutLine: (left: Map<string, number>) => ReactNode;
}

interface Placed extends Item {
  unit: Unit;
  part: { id: string; node: ReactNode };
  top: { id: string; node: ReactNode }[];
}

function partsOf(units: Unit[]): Map<string, ReactNode> {
  const parts = new Map<string, ReactNode>();
  for (const unit of units) {
    parts.set(`${unit.id}/page`, unit.head.page);
    parts.set(`${unit.id}/inline`, unit.head.inline);
    parts.set(`${unit.id}/continued`, unit.head.continued);
    for (const atom of unit.atoms) {
      parts.set(atom.id, atom.node);
      if (atom.lead) parts.set(atom.lead.id, atom.lead.node);
    }
  }
  return parts;
}

function place(units: Unit[], kept: Set<Atom>, options: PackOptions, heights: Map<string, number>): Placed[] {
  const height = (id: string) => heights.get(id) ?? 0;
  return units.flatMap((unit) => {
    const page = { id: `${unit.id}/page`, node: unit.head.page };
    const inline = { id: `${unit.id}/inline`, node: unit.head.inline };
    const continued = { id: `${unit.id}/continued`, node: unit.head.continued };
    const head: Placed = {
      unit,
      part: inline,
      top: [page],
      height: height(inline.id),
      topHeight: height(page.id),
      gap: HEAD_GAP,
      keep: true,
      opens: unit.forced ? "page" : "unit",
    };
    const placed = unit.atoms.filter((atom) => kept.has(atom)).map((atom): Placed => {
      const top = [continued, ...(atom.lead ? [atom.lead] : []), atom];
      const topHeight = height(continued.id) + (atom.lead ? height(atom.lead.id) : 0) + height(atom.id) + 10;
      return {
        unit,
        part: atom,
        top,
        height: height(atom.id),
        topHeight,
        gap: atom.gap,
        keep: atom.keep,
        opens: "no",
      };
    });
    const last = placed.at(-1);
    if (last) last.keep = false;
    const left = new Map<string, number>();
    for (const atom of unit.atoms) if (!kept.has(atom)) left.set(atom.noun, (left.get(atom.noun) ?? 0) + 1);
    if (left.size > 0) {
      if (last) last.keep = true;
      const line = { id: `${unit.id}/cut`, node: options.cutLine(left) };
      placed.push({
        unit,
        part: line,
        top: [line],
        height: 12,
        topHeight: 12,
        gap: 6,
        keep: false,
        opens: "no",
      });
    }
    return [head, ...placed];
  });
}

/** In the order in which they give way: low in rank and deep in a long section first. */
function cutOrder(units: Unit[], heights: Map<string, number>, capacity: number): Atom[] {
  return units.flatMap((unit) => {
    let depth = 0;
    return unit.atoms.map((atom) => {
      depth += heights.get(atom.id) ?? 0;
      return { atom, score: atom.rank + (depth / capacity) * 3 };
    });
  }).filter(({ atom }) => atom.rank > 0).toSorted((a, b) => b.score - a.score).map(({ atom }) => atom);
}

function assemble(items: Placed[], capacity: number): PackedPage {
  const parts: PackedPage["parts"] = [];
  const used = items.reduce(
    (sum, item, index) => sum + (index === 0 ? item.topHeight : item.gap + item.height),
    0,
  );
  const gaps = items.slice(1).filter((item) => item.gap > 2).length;
  const spare = Math.max(0, capacity - used - 4);
  const stretch = spare > capacity * 0.3 ? 0 : Math.min(MOST_STRETCH, gaps > 0 ? spare / gaps : 0);
  for (const [index, item] of items.entries()) {
    if (index === 0) {
      for (const [order, top] of item.top.entries()) {
        const opens = order === 0 && item.opens !== "no";
        parts.push({ ...top, gap: order === 1 ? 10 : 0, unit: opens ? item.unit : null });
      }
      continue;
    }
    const gap = item.gap > 2 ? item.gap + stretch : item.gap;
    parts.push({ ...item.part, gap, unit: item.opens === "no" ? null : item.unit });
  }
  return { parts };
}

/** Breaks units into pages within the range, cutting the least of them that must be cut. Throws where even that fails. */
export async function pack(units: Unit[], options: PackOptions): Promise<PackedPage[]> {
  const { width, height: capacity } = geometryOf(options.theme.style).content;
  const heights = await measure(partsOf(units), options.theme, width);
  const fitting = units.map((unit) => ({
    ...unit,
    atoms: unit.atoms.filter((atom) => (heights.get(atom.id) ?? 0) < capacity * 0.86),
  }));
  const kept = new Set(fitting.flatMap((unit) => unit.atoms));
  const cuts = cutOrder(fitting, heights, capacity);
  const range = { least: options.least, most: options.most };
  for (let step = 0; step <= cuts.length; step += 3) {
    for (const atom of cuts.slice(Math.max(0, step - 3), step)) kept.delete(atom);
    const items = place(fitting, kept, options, heights);
    const total = items.reduce((sum, item) => sum + item.height + item.gap, 0);
    if (total > capacity * options.most) continue;
    const pages = paginate(items, capacity, range);
    if (pages) return pages.map(({ from, to }) => assemble(items.slice(from, to), capacity));
  }
  throw new Error("Could not fit the strategy into its pages");
}
