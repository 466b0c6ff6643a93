/** A text by its letters and numbers alone, in lower case and a blank between words: what is compared as the same words. */
export function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** Words as they are written and with a capital, where capitals tell names from things. */
export function withAndWithoutCapital(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, withCapital(word)]);
}

/** A text whose first letter is a capital. */
export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
