import { type Measure, MEASURES } from "./words.ts";

/** What each unit measures, and how many of the smallest of its kind it holds. */
const UNITS: readonly { unit: Measure; of: string; factor: number }[] = [
  { unit: "gram", of: "mass", factor: 1 },
  { unit: "kilogram", of: "mass", factor: 1e3 },
  { unit: "tonne", of: "mass", factor: 1e6 },
  { unit: "millimetre", of: "length", factor: 1e-3 },
  { unit: "centimetre", of: "length", factor: 1e-2 },
  { unit: "metre", of: "length", factor: 1 },
  { unit: "kilometre", of: "length", factor: 1e3 },
  { unit: "litre", of: "volume", factor: 1 },
  { unit: "millilitre", of: "volume", factor: 1e-3 },
];
const PATTERNS = UNITS.map(({ unit, ...rest }) => ({
  ...rest,
  pattern: new RegExp(`^${MEASURES.sourceOf(unit)}$`, "iu"),
}));

/** True for two words that measure in different units: 180 grams are no 180 kilos. Any other two words may be the same. */
export function measureDifferently(one: string, other: string): boolean {
  const [first, second] = [measureOf(one), measureOf(other)];
  return first !== undefined && second !== undefined &&
    (first.of !== second.of || first.factor !== second.factor);
}

/** So many of one unit in another of the same kind, "1.4 tonnes" in kilos; null where the two measure other things. */
export function measuredIn(value: number, from: string, to: string): number | null {
  const [first, second] = [measureOf(from), measureOf(to)];
  if (first === undefined || second === undefined || first.of !== second.of) return null;
  return value * first.factor / second.factor;
}

/** True for a word that measures. */
export function isMeasure(word: string): boolean {
  return measureOf(word) !== undefined;
}

function measureOf(word: string) {
  return PATTERNS.find(({ pattern }) => pattern.test(word));
}

/** Ways to measure a surface or a space, whatever the unit. */
const SQUARE_OR_CUBIC = [
  new RegExp(`${MEASURES.sourceOf("square")}|m²|m2`, "iu"),
  new RegExp(`${MEASURES.sourceOf("cubic")}|m³|m3`, "iu"),
];

/** "8 euros a square metre" where nobody has spoken of any surface. */
export function unsaidSurface(text: string, said: readonly string[]): string[] {
  return SQUARE_OR_CUBIC.flatMap((words) => {
    const found = words.exec(text)?.[0];
    return found === undefined || said.some((each) => words.test(each))
      ? []
      : [`Nobody has measured in “${found.trim()}”: use the unit that was said.`];
  });
}
