// A last line shorter than this looks forgotten; more than the most would be set as one unbreakable word.
const LEAST_LAST_LINE = 12;
const MOST_BOUND = 24;

/** Ties the last words of a headline together, so that none of them stands alone on its last line. */
export function tieEnd(text: string): string {
  const words = text.split(" ");
  let end = words.pop() ?? "";
  while (words.length > 2 && end.length < LEAST_LAST_LINE) {
    const longer = `${words.at(-1)}\u00A0${end}`;
    if (longer.length > MOST_BOUND) break;
    words.pop();
    end = longer;
  }
  return [...words, end].join(" ");
}
