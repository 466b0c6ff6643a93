import { type Language, phrasesPattern } from "../../text/lexicon.ts";
import { phraseTable } from "../../text/phrase_table.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

export const PRICES = phraseTable((language) => FILES[language]);

/** Kinds of words that stand around a price: "charging", "past", "with". */
export type PriceWord = keyof typeof en;

const patterns = new Map<string, RegExp>();

/** The source of a pattern for any phrase of some kinds, whole words only. */
function priceWords(languages: readonly Language[], ...kinds: PriceWord[]): string {
  return `(?:${phrasesPattern(kinds.flatMap((kind) => PRICES.phrasesOf(kind, languages)))})`;
}

/** Where such a phrase stands in a text: at its start, its end, or anywhere; null where none does. */
export function findPriceWord(
  text: string,
  languages: readonly Language[],
  place: "start" | "end" | "anywhere",
  ...kinds: PriceWord[]
): RegExpExecArray | null {
  const key = `${languages.join()} ${place} ${kinds.join()}`;
  const known = patterns.get(key);
  if (known !== undefined) return known.exec(text);
  const words = priceWords(languages, ...kinds);
  const source = place === "start" ? `^[\\s,]*${words}` : place === "end" ? `${words}[\\s:=]*$` : words;
  const pattern = new RegExp(source, "iu");
  patterns.set(key, pattern);
  return pattern.exec(text);
}
