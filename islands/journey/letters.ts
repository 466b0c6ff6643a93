const LETTERS = "ABCDEFGH";

/** The letter of an option, by its place from 0. */
export function letterAt(place: number): string {
  return LETTERS[place] ?? "";
}

/** The option that a lone letter stands for: "b", "B." or "(B)"; null for any other words. */
export function optionNamed(text: string, options: string[]): string | null {
  const letter = /^\(?([a-h])[).:]?$/i.exec(text.trim())?.[1]?.toUpperCase();
  return letter === undefined ? null : options[LETTERS.indexOf(letter)] ?? null;
}
