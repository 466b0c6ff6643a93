import type { Mark } from "../../routes/api/contract.ts";

/**
 * The marks of a passage as its notes show them: words that stand in the passage itself are not said again beside it.
 * A page keeps its name and date, and what the founder said keeps who said it.
 */
export function notesBeside(marks: Mark[], passage: string): Mark[] {
  const text = plain(passage);
  return marks.map((mark) =>
    (mark.kind === "said" || mark.kind === "source") && text.includes(plain(mark.quote))
      ? { ...mark, quote: "" }
      : mark
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s“”"*.,;:!?]+/g, " ").trim();
}
