import { wordPattern } from "../../text/amount_words.ts";
import type { Language } from "../../text/lexicon.ts";

/** True for a text that opens with a condition: "if …", "wenn …". "Si, buscamos 60.000" of who types no accents says yes. */
export function opensWithIf(text: string, languages: readonly Language[]): boolean {
  return wordPattern("if", languages, "start").test(text) && !/^s[ei]\s*,/iu.test(text);
}
