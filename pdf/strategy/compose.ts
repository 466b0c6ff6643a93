import { anchorName, FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import type { MarkKind } from "../../agents/domain/claims.ts";
import { saysSomething } from "../../agents/sections/says_something.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { Unit } from "../layout/atoms.ts";
import type { Theme } from "../theme.ts";
import { calendarUnit, monthsUnit, openUnit, paletteAtom, shiftsAtoms, sourcesUnit } from "./back_matter.tsx";
import { insightsUnit } from "./insights_unit.tsx";
import { sectionUnit } from "./section_unit.tsx";

/** How many marks of each kind stand in a foundation's sections. */
export function countKinds(foundation: Foundation): Record<MarkKind, number> {
  const counts: Record<MarkKind, number> = { said: 0, source: 0, inference: 0, assumption: 0 };
  for (const type of FOUNDATION_ANCHORS) {
    for (const { confidence } of foundation.anchors[type].sections) {
      for (const kind of ["said", "source", "inference", "assumption"] as const) {
        counts[kind] += confidence[kind];
      }
    }
  }
  return counts;
}

/** Everything between the contents page and the last one, in the order of the outline (craft, section 4). */
export function composeUnits(foundation: Foundation, theme: Theme): Unit[] {
  const { style, colours: { shifts }, say } = theme;
  const thought = insightsUnit(foundation, theme);
  const units: Unit[] = thought === null ? [] : [thought];
  for (const type of FOUNDATION_ANCHORS) {
    const anchor = foundation.anchors[type];
    for (const [index, section] of anchor.sections.filter(saysSomething).entries()) {
      const kicker = index === 0 ? `${say(anchorName(type))} · ${section.title}` : section.title;
      const unit = sectionUnit(section, kicker, style);
      if (section.id === "visual_direction") {
        const drawn = section.blocks.some((block) =>
          block.kind === "figure" && block.figure.kind === "palette"
        );
        if (!drawn && foundation.palette.length > 0) unit.atoms.unshift(paletteAtom(foundation, style, say));
        const end = unit.atoms.length - (section.choice === null ? 0 : 1);
        unit.atoms.splice(end, 0, ...shiftsAtoms(shifts, style, say));
      }
      units.push(unit);
    }
    if (type === "attention") {
      const calendar = calendarUnit(foundation, theme);
      if (calendar) units.push({ ...calendar, forced: false });
    }
    if (type === "evolution") {
      const months = monthsUnit(foundation, theme.style, theme.say);
      if (months) units.push({ ...months, forced: false });
    }
  }
  const back = [
    openUnit(foundation, style, say),
    sourcesUnit(foundation, style, say),
  ].filter((unit) => unit !== null);
  return [...units, ...back.map((unit) => ({ ...unit, forced: false }))];
}
