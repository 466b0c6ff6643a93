import type { Statement } from "../statements/statement.ts";

/**
 * German writes every noun with a capital: what stands small behind the last of them is said of it ("Hallmann misst
 * gratis"), and words that begin and end small are a deed ("nachher den nächsten Kompressor verkaufen"). Gives the name,
 * or nothing where there is none; other languages, and founders without capitals, keep theirs.
 */
export function nounsOf(name: string, { sentence: { answer, languages } }: Statement): string {
  const isGerman = languages.length === 1 && languages[0] === "de";
  if (!isGerman || !CAPITAL_INSIDE.test(answer.text.slice(0, MOST_LOOKED_AT))) return name;
  const words = name.split(/\s+/u);
  const last = words.findLastIndex((word) => /^[\p{Lu}\p{N}]/u.test(word));
  if (last === -1 || last === words.length - 1) return name;
  return /^\p{Ll}/u.test(name) ? "" : words.slice(0, last + 1).join(" ");
}

const CAPITAL_INSIDE = /\p{Ll}[,;]?\s\p{Lu}\p{Ll}/u;
const MOST_LOOKED_AT = 600;
