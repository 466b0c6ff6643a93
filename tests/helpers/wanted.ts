import type { Wanted } from "./spoken_case.ts";

/** Words that must stand in a text: all of `key`, each with its equals between `|`. */
interface Words {
  key: string[];
  optional?: boolean;
}

/** One of these values. */
interface AnyOf {
  any: (string | number | boolean)[];
  optional?: boolean;
}

type Shape = { [leaf: string]: Wanted };

/** True for `{key: […]}`. */
export function isWords(wanted: unknown): wanted is Words {
  return isRecord(wanted) && Array.isArray(wanted.key);
}

function isAnyOf(wanted: unknown): wanted is AnyOf {
  return isRecord(wanted) && Array.isArray(wanted.any);
}

/** True for a fact with parts, each wanted by itself. */
export function isShape(wanted: Wanted): wanted is Shape {
  return isRecord(wanted) && !Array.isArray(wanted) && !isWords(wanted) && !isAnyOf(wanted);
}

/** True for what is right if read, and no loss if not. */
export function isOptional(wanted: Wanted): boolean {
  return isRecord(wanted) && "optional" in wanted && wanted.optional === true;
}

/** True for any value with keys, lists and shapes alike. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * True where a value that was read is the one that is wanted. Words are looked for in the value, and in `quote`
 * where one is given; other texts must be the same but for case, an article and the full stop.
 */
export function isMet(wanted: Wanted, got: unknown, quote = ""): boolean {
  if (isWords(wanted)) {
    const text = textOf(got);
    return wanted.key.every((key) => standsIn(key, text) || standsIn(key, quote));
  }
  if (isAnyOf(wanted)) return wanted.any.some((each) => isEqual(each, got));
  return isEqual(wanted, got);
}

function isEqual(wanted: Wanted, got: unknown): boolean {
  if (typeof wanted === "string") return typeof got === "string" && named(wanted) === named(got);
  if (typeof wanted === "number") return typeof got === "number" && Math.abs(wanted - got) < 1e-9;
  return wanted === got;
}

function named(text: string): string {
  return folded(text).replace(/^(?:the|an?) /, "").replace(/[.!]$/, "").trim();
}

/** The text of a leaf: of a text fact its text, of a number its digits. */
function textOf(value: unknown): string {
  if (isRecord(value)) return [value.text, value.quote].filter((part) => typeof part === "string").join("\n");
  return value === null || value === undefined ? "" : String(value);
}

/** True if one of the equals between `|` stands in the text, whatever the case; "me" is no part of "James". */
export function standsIn(key: string, text: string): boolean {
  const whole = folded(text);
  return key.split("|").map(folded).some((each) => {
    if (!/^[a-z]{1,2}$/.test(each)) return whole.includes(each);
    return whole.split(/[^\p{L}\p{N}]+/u).includes(each);
  });
}

/** Lower case, single blanks and straight apostrophes. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
}
