import type { Mark } from "../../routes/api/contract.ts";

/** A mark as its note shows it. */
export interface Note {
  mark: Mark;
  /** False where the words stand in the passage itself: they are not said again beside it. */
  isQuoted: boolean;
}

/** The marks of a passage as notes. A page keeps its name and date, and what the founder said keeps who said it. */
export function notesBeside(marks: Mark[], passage: string): Note[] {
  const text = plain(passage);
  return marks.map((mark) => ({
    mark,
    isQuoted: (mark.kind === "said" || mark.kind === "source") && !text.includes(plain(mark.quote)),
  }));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s“”"*.,;:!?]+/g, " ").trim();
}
