/** Units that measure, in eight languages: their words have the same roots. */
const MEASURES: { unit: RegExp; of: string; factor: number }[] = [
  { unit: /^gram(?:s|m|me|mes|mo|mi|o|os|a|as)?$/iu, of: "mass", factor: 1 },
  { unit: /^(?:kg|kilos?|kilogram\p{L}*|chilo|chili|chilogramm[oi]|quilos?)$/iu, of: "mass", factor: 1e3 },
  { unit: /^(?:tonnes?|tonnen?|toneladas?|tonnellat[ae]|ton)$/iu, of: "mass", factor: 1e6 },
  { unit: /^(?:millimet(?:er|ers|re|res)|milímetros?|millimetr[oi]|mm)$/iu, of: "length", factor: 1e-3 },
  {
    unit: /^(?:[zc]entim[eè]t(?:er|ers|ern|re|res)|centímetros?|centimetr[oi]|cm)$/iu,
    of: "length",
    factor: 1e-2,
  },
  { unit: /^(?:met(?:er|ers|ern|re|res)|mètres?|metros?|metr[oi])$/iu, of: "length", factor: 1 },
  {
    unit: /^(?:[kc]h?ilom[eè]t(?:er|ers|ern|re|res)|kilómetros?|chilometr[oi]|quil[óô]metros?|km)$/iu,
    of: "length",
    factor: 1e3,
  },
  { unit: /^(?:lit(?:er|ers|ern|re|res)|litros?|litr[oi])$/iu, of: "volume", factor: 1 },
  { unit: /^(?:millilit(?:er|ers|re|res)|mililitros?|millilitr[oi]|ml)$/iu, of: "volume", factor: 1e-3 },
];

/** True for two words that measure in different units: 180 grams are no 180 kilos. Any other two words may be the same. */
export function measureDifferently(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => MEASURES.find(({ unit }) => unit.test(word)));
  return first !== undefined && second !== undefined &&
    (first.of !== second.of || first.factor !== second.factor);
}

/** So many of one unit in another of the same kind, "1.4 tonnes" in kilos; null where the two measure other things. */
export function measuredIn(value: number, from: string, to: string): number | null {
  const [first, second] = [from, to].map((word) => MEASURES.find(({ unit }) => unit.test(word)));
  if (first === undefined || second === undefined || first.of !== second.of) return null;
  return value * first.factor / second.factor;
}

/** True for a word that measures. */
export function isMeasure(word: string): boolean {
  return MEASURES.some(({ unit }) => unit.test(word));
}

/** Ways to measure a surface or a space, whatever the unit. */
const SQUARE_OR_CUBIC = [
  /(?<!\p{L})(?:square(?=\s(?:met|f[eo]{2}t|yard|mile|inch|kilomet|centimet))|quadrat\p{L}*|vierkante|carrés?|cuadrad[oa]s?|quadrat[oi]|quadrad[oa]s?)(?!\p{L})|m²|m2|平米|平方|坪/iu,
  /(?<!\p{L})(?:cubic|kubik\p{L}*|kubieke|cubes?|cúbic[oa]s?|cub[oi])(?!\p{L})|m³|m3|立方/iu,
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
