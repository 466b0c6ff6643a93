const PLACEHOLDER =
  /^(?:test\w*|founder|co-?founder|user|admin|demo|owner|ceo|name|nobody|anonymous|unknown|me|none|sample|example)$/iu;
/** A word of a name: letters with a capital where the script has them. */
const NAME_WORD = /^(?:\p{Lu}|\p{Lo})[\p{L}\p{M}'’.-]*$/u;

/** The registered name if somebody could really be called so, else "": accounts are opened as "test" or "user2". */
export function plausibleName(name: string, company: string): string {
  const words = name.trim().split(/\s+/u);
  const isName = words.every((word) => NAME_WORD.test(word) && !PLACEHOLDER.test(word));
  return isName && name.trim().toLowerCase() !== company.toLowerCase() ? name.trim() : "";
}
