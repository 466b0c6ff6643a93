/** The library ships no types: this is what is used of it. */
export interface Hyphenation {
  hyphenateSync(text: string, options: { hyphenChar: string }): string;
}
