import type { ReactNode } from "react";
import type { Atom, Unit } from "./atoms.ts";
import type { Item } from "./paginate.ts";

const HEAD_GAP = 22;
const LEAD_GAP = 10;
const CUT_LINE = { height: 12, gap: 6 };

/** A part with everything that pagination and drawing need to know of it. */
export interface Placed extends Item {
  unit: Unit;
  part: { id: string; node: ReactNode };
  /** What stands in its place when it opens a page. */
  top: { id: string; node: ReactNode }[];
}

export interface Measures {
  heights: Map<string, number>;
  cutLine: (left: Map<string, number>) => ReactNode;
}

/** How many of each kind of part a unit leaves out. */
function countLeft(unit: Unit, kept: Set<Atom>): Map<string, number> {
  const left = new Map<string, number>();
  for (const atom of unit.atoms) {
    if (!kept.has(atom)) left.set(atom.noun, (left.get(atom.noun) ?? 0) + (atom.count ?? 1));
  }
  return left;
}

function placeUnit(unit: Unit, kept: Set<Atom>, { heights, cutLine }: Measures): Placed[] {
  const height = (id: string) => heights.get(id) ?? 0;
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
    const topHeight = top.reduce((sum, { id }) => sum + height(id), LEAD_GAP);
    const { gap, keep } = atom;
    return { unit, part: atom, top, height: height(atom.id), topHeight, gap, keep, opens: "no" };
  });
  const last = placed.at(-1);
  const left = countLeft(unit, kept);
  if (last) last.keep = left.size > 0;
  if (left.size > 0) {
    const line = { id: `${unit.id}/cut`, node: cutLine(left) };
    const topHeight = CUT_LINE.height;
    placed.push({ unit, part: line, top: [line], ...CUT_LINE, topHeight, keep: false, opens: "no" });
  }
  return [head, ...placed];
}

/** Units as one run of parts, in order; what is not kept is counted in a line at its unit's end. */
export function placeUnits(units: Unit[], kept: Set<Atom>, measures: Measures): Placed[] {
  return units.flatMap((unit) => placeUnit(unit, kept, measures));
}
