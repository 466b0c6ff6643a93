import { wordPattern } from "../../text/amount_words.ts";
import type { Language } from "../../text/lexicon.ts";

/** A text up to its first relative or joining clause: "marinas who pay" is "marinas"; the text where none follows. */
export function cutAt(text: string, languages: readonly Language[]): string {
  const { source } = wordPattern("relative", languages);
  const found = new RegExp(`[\\s,](?:${source})`, "iu").exec(text);
  return found === null || found.index < 2 ? text : text.slice(0, found.index);
}
