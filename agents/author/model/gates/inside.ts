/** True where a place lies in one of some stretches. */
export function inside(at: number, spans: readonly { index: number; end: number }[]): boolean {
  return spans.some(({ index, end }) => at >= index && at < end);
}
