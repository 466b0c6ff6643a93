import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference } from "../../evidence/evidence.ts";
import { row } from "../section.ts";
import { type Part, pitchesOf, printedPitches, type SpokenPitch, spokenText } from "./pitches.ts";

/**
 * The three pitches for a page, where they stand one beneath the other: a longer one goes on from the shorter one
 * and prints only what that does not say yet.
 */
export function pitchSheet(state: JourneyState): Block | null {
  const pitches = pitchesOf(state);
  const rows = pitches.map((pitch, at) => {
    const shorter = pitches[at - 1];
    return shorter === undefined || !goesOn(pitch, shorter) ? pitch.row : addedRow(pitch, shorter);
  });
  return printedPitches(rows.filter((each) => each !== null));
}

function holds({ parts }: SpokenPitch, { lead }: Part): boolean {
  return parts.some((each) => each.lead === lead);
}

function goesOn(pitch: SpokenPitch, shorter: SpokenPitch): boolean {
  return shorter.parts.length > 0 && shorter.parts.every((part) => holds(pitch, part));
}

/** What comes before the shorter pitch, the shorter one by its length, what comes behind it; null for nothing new. */
function addedRow({ parts, ask, row: full }: SpokenPitch, shorter: SpokenPitch): Row | null {
  const joint = parts.findIndex((part) => holds(shorter, part));
  const added = parts.filter((part) => !holds(shorter, part));
  if (added.length === 0) return null;
  const before = added.filter((part) => parts.indexOf(part) < joint);
  const behind = added.filter((part) => parts.indexOf(part) > joint);
  const spoken = [
    spokenText(before),
    `${before.length === 0 ? "First" : "Then"} the ${shorter.seconds} seconds.`,
    spokenText(behind),
    ask,
  ].filter((each) => each !== "").join(" ");
  const marks = full.marks.filter((mark) =>
    mark.kind === "source" || added.some(({ words }) => words.mark === mark)
  );
  return row([full.cells[0] ?? "", spoken], ...marks, inference("pitch", "order, joints and ask are ours"));
}
