const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const known = new Map<string, ReadonlyMap<string, string>>();

/** Countries by their English names, as a locale calls them. */
export function countriesIn(locale: string): ReadonlyMap<string, string> {
  const countries = known.get(locale) ?? new Map(namesIn(locale));
  known.set(locale, countries);
  return countries;
}

function namesIn(locale: string): [string, string][] {
  const options = { type: "region", fallback: "none" } as const;
  const english = new Intl.DisplayNames("en", options);
  const local = new Intl.DisplayNames(locale, options);
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`));
  return codes.flatMap((code) => {
    const [name, called] = [english.of(code), local.of(code)];
    return name === undefined || called === undefined ? [] : [[name, called] satisfies [string, string]];
  });
}
