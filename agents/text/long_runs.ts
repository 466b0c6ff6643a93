const MOST_SIGNS = 40;
const LONG_RUN = new RegExp(`[^\\p{L}\\p{M}\\p{N}]{${MOST_SIGNS + 1},}`, "gu");

/**
 * A text with at most forty signs and blanks in a row: patterns that look for what stands at the end of a stretch take
 * the square of a run's length, and nobody says anything with a thousand commas.
 */
export function withoutLongRuns(text: string): string {
  return text.replace(LONG_RUN, (run) => [...run].slice(0, MOST_SIGNS).join(""));
}
