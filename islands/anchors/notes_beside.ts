import type { Mark } from "../../routes/api/contract.ts";

/**
 * The marks of a passage as its notes show them: words that stand in the passage itself are not said again beside it. A
 * page keeps its name and date; what was only said leaves no note.
 */
export function notesBeside(marks: Mark[], passage: string): Mark[] {
  const text = plain(passage);
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind !== "said" && mark.kind !== "source") return [mark];
    const isRepeated = mark.quote !== "" && text.includes(plain(mark.quote));
    if (!isRepeated) return [mark];
    return mark.kind === "source" ? [{ ...mark, quote: "" }] : [];
  });
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s“”"*.,;:!?]+/g, " ").trim();
}
