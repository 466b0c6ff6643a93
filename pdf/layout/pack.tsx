import type { ReactNode } from "react";
import type { Theme } from "../theme.ts";
import type { PackedPage, Unit } from "./atoms.ts";
import { keepWithin } from "./cut.ts";
import { geometryOf } from "./geometry.ts";
import { measure } from "./measure.tsx";
import { paginate } from "./paginate.ts";
import { type LaidParts, PartPlace } from "./parts.tsx";
import { type Placed, placeUnits } from "./place.ts";

const MOST_STRETCH = 16;
const LEAD_GAP = 10;
/** A part taller than this share of a page can stand under no headline and is left to the web view. */
const TALLEST = 0.8;

interface PackOptions {
  theme: Theme;
  least: number;
  most: number;
  /** The line that stands where something was left out. */
  cutLine: (left: Map<string, number>) => ReactNode;
}

export interface Packed {
  pages: PackedPage[];
  /** How much of all pages' height is used, 0 to 1. */
  filled: number;
  /** True where nothing was left out. */
  isWhole: boolean;
  parts: LaidParts;
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

function usedBy(items: Placed[]): number {
  return items.reduce(
    (sum, item, index) => sum + (index === 0 ? item.topHeight : item.gap + item.height),
    0,
  );
}

function assemble(items: Placed[], capacity: number): PackedPage {
  const parts: PackedPage["parts"] = [];
  const used = usedBy(items);
  const gaps = items.slice(1).filter((item) => item.gap > 2).length;
  const spare = Math.max(0, capacity - used - 4);
  const stretch = gaps > 0 ? Math.min(MOST_STRETCH, spare / gaps) : 0;
  for (const [index, item] of items.entries()) {
    if (index === 0) {
      for (const [order, top] of item.top.entries()) {
        const opens = order === 0 && item.opens !== "no";
        parts.push({ ...top, gap: order === 1 ? LEAD_GAP : 0, unit: opens ? item.unit : null });
      }
      continue;
    }
    const gap = item.gap > 2 ? item.gap + stretch : item.gap;
    parts.push({ ...item.part, gap, unit: item.opens === "no" ? null : item.unit });
  }
  return { parts };
}

/** What was measured is laid out already and stands in its page as a place. */
function keepPlaces({ parts }: PackedPage, heights: Map<string, number>): PackedPage {
  return {
    parts: parts.map((part) => {
      const height = heights.get(part.id);
      return height === undefined ? part : { ...part, node: <PartPlace id={part.id} height={height} /> };
    }),
  };
}

/** Breaks units into pages within the range, cutting the least of them that must be cut; null where even that fails. */
export async function pack(units: Unit[], options: PackOptions): Promise<Packed | null> {
  const { width, height: capacity } = geometryOf(options.theme.style).content;
  const { heights, parts } = await measure(partsOf(units), options.theme, width);
  const fitting = units.map((unit) => ({
    ...unit,
    atoms: unit.atoms.filter((atom) => (heights.get(atom.id) ?? 0) < capacity * TALLEST),
  }));
  const measures = { heights, cutLine: options.cutLine };
  const kept = keepWithin(fitting, { measures, capacity, most: options.most });
  const items = kept && placeUnits(fitting, kept, measures);
  const pages = items && paginate(items, capacity, options);
  if (!kept || !items || !pages) return null;
  const placed = pages.map(({ from, to }) => items.slice(from, to));
  const packed = placed.map((each) => assemble(each, capacity));
  return {
    filled: placed.reduce((sum, each) => sum + usedBy(each), 0) / (capacity * placed.length),
    pages: packed.map((page) => keepPlaces(page, heights)),
    isWhole: kept.size === units.flatMap(({ atoms }) => atoms).length,
    parts,
  };
}
