import { formatHex, interpolate, wcagContrast } from "culori";
import { type Box, centreOf, holds, intersect, isWithin } from "./boxes.ts";
import type { Area, DrawnPage, Run } from "./drawn_pages.ts";

/** How far text keeps from each edge of its page, in points. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Inked extends Run {
  box: Box;
}

const CONTRAST = 4.5;
/** Rounded corners of glyph boxes and of numbers in the file. */
const SLACK = 0.6;
/** Letters touch where their boxes share more than this share of the type size: less is kerning. */
const TOUCHING = 0.1;
/** Type below this size is a blank that allows a line to break. */
const VISIBLE = 2;

function quote(run: Run): string {
  const text = run.text.trim();
  return `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`;
}

function inked(page: DrawnPage): Inked[] {
  return page.runs.flatMap((run) => run.box && run.size > VISIBLE ? [{ ...run, box: run.box }] : []);
}

function beyondMargins(page: DrawnPage, margins: Margins): string[] {
  const room = {
    left: margins.left,
    bottom: margins.bottom,
    right: page.width - margins.right,
    top: page.height - margins.top,
  };
  return inked(page).filter(({ box }) => !isWithin(box, room, SLACK)).map((run) =>
    `${quote(run)} beyond the margins`
  );
}

function clipped(page: DrawnPage): string[] {
  return inked(page).filter(({ box, clip }) => !isWithin(box, clip, SLACK)).map((run) =>
    `${quote(run)} cut off`
  );
}

function overlapping(page: DrawnPage): string[] {
  const runs = inked(page);
  return runs.flatMap((one, index) =>
    runs.slice(index + 1).filter((other) => {
      const shared = intersect(one.box, other.box);
      const least = TOUCHING * Math.min(one.size, other.size);
      return shared.right - shared.left > least && shared.top - shared.bottom > least;
    }).map((other) => `${quote(one)} over ${quote(other)}`)
  );
}

/** Signs that were drawn with a font that does not hold them: an empty box, or nothing. */
function withoutGlyph(page: DrawnPage): string[] {
  return page.runs.filter(({ text }) => text.includes("\0")).map((run) =>
    `${quote(run)} holds a sign of no font`
  );
}

/** The areas under the middle of a run, the uppermost last. */
function groundsOf(run: Inked, { areas }: DrawnPage): Area[] {
  const middle = centreOf(run.box);
  return areas.filter(({ box, order }) => order < run.order && holds(box, middle));
}

function leavingTheirBox(page: DrawnPage): string[] {
  return inked(page).filter((run) => {
    const ground = groundsOf(run, page).at(-1);
    return ground?.isRectangle && !isWithin(run.box, ground.box, SLACK);
  }).map((run) => `${quote(run)} reaches out of its box`);
}

function covered(page: DrawnPage): string[] {
  return inked(page).filter((run) =>
    page.areas.some(({ box, order, opacity }) =>
      order > run.order && opacity > 0 && holds(box, centreOf(run.box))
    )
  ).map((run) => `${quote(run)} covered`);
}

function faint(page: DrawnPage): string[] {
  return inked(page).flatMap((run) => {
    const ground = groundsOf(run, page).reduce(
      (under, { colour, opacity }) => formatHex(interpolate([under, colour], "rgb")(opacity)) ?? colour,
      "#ffffff",
    );
    const contrast = wcagContrast(run.colour, ground);
    return contrast >= CONTRAST - 0.01
      ? []
      : [`${quote(run)} at ${contrast.toFixed(1)}:1, ${run.colour} on ${ground}`];
  });
}

/** What is wrong with a page as it is drawn; nothing of a page that holds. */
export function pageFaults(page: DrawnPage, margins: Margins): string[] {
  return [
    ...page.unread.map((name) => `operator "${name}" was not checked`),
    ...withoutGlyph(page),
    ...beyondMargins(page, margins),
    ...clipped(page),
    ...overlapping(page),
    ...leavingTheirBox(page),
    ...covered(page),
    ...faint(page),
  ];
}
