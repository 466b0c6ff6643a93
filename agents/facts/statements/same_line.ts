import type { Sentence } from "./statement.ts";

/** True for a further sentence on the line of an item. */
export function isSameLine(line: Sentence, sentence: Sentence): boolean {
  return line !== sentence && line.answer === sentence.answer &&
    !line.answer.text.slice(line.to, sentence.from).includes("\n");
}
