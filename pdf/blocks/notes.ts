import type { Claim, Mark } from "../../agents/domain/claims.ts";
import type { Say } from "../../agents/sections/in_language.ts";
import { noteOf } from "../text/evidence.ts";

/** One line of the margin: the numbers of the sentences it belongs to, and what a mark of them says. */
export interface Note {
  numbers: number[];
  mark: Mark;
  text: string;
}

// What a reader would miss most comes first: a test to run, then a page read, then exact words.
const WEIGHT: Record<Mark["kind"], number> = { assumption: 0, source: 1, said: 2, inference: 3 };

/** Sentences that rest on the same thing share one note. */
function joinAlike(notes: Note[], note: Note): Note[] {
  const alike = notes.find(({ mark, text }) => mark.kind === note.mark.kind && text === note.text);
  if (!alike) return [...notes, note];
  alike.numbers = [...new Set([...alike.numbers, ...note.numbers])];
  return notes;
}

interface Room {
  first: number;
  lines: number;
  measure: number;
}

/**
 * The notes that fit into `lines` lines of about `measure` characters, weightiest kept, in reading order.
 * Numbers start at `first`; each sentence keeps its number whether or not its note is shown.
 */
export function notesFor(claims: Claim[], room: Room, say: Say): Note[] {
  const all = claims.flatMap((claim, index) =>
    claim.marks.map((mark) => ({ numbers: [room.first + index], mark, text: noteOf(mark, claim, say) }))
      .filter((note) => note.text !== "")
  ).reduce<Note[]>(joinAlike, []);
  const byWeight = all.toSorted((a, b) => WEIGHT[a.mark.kind] - WEIGHT[b.mark.kind]);
  const kept = new Set<Note>();
  let lines = 0;
  for (const note of byWeight) {
    const needed = Math.ceil((note.text.length + 4) / room.measure);
    if (kept.size > 0 && lines + needed > room.lines) continue;
    kept.add(note);
    lines += needed;
  }
  return all.filter((note) => kept.has(note));
}
