import type { CalendarEntry } from "../domain/calendar.ts";
import { type SectionId, SECTIONS } from "../domain/anchors.ts";
import type { CalendarPart } from "../strategy/calendar.ts";

/** An entry as the wire, files and documents take it. An open one has what to look for as its hook. */
export function entryOf(part: CalendarPart): CalendarEntry {
  const { draft, proof, look_for, open, section, ...same } = part;
  return {
    ...same,
    section: isSection(section) ? section : "launch_tactics",
    stage: "",
    segment: "",
    hook: open ? look_for : part.hook,
    message: "",
    draft: draft?.text ?? look_for,
    proof: proof?.text ?? "",
    visual: "",
    open,
    marks: [...(draft?.marks ?? []), ...(proof?.marks ?? [])],
  };
}

function isSection(id: string): id is SectionId {
  return Object.values(SECTIONS).some((list) => list.some((each) => each === id));
}
