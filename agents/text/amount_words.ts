import { entriesOf, type Language, LANGUAGES, phrasesPattern } from "./lexicon.ts";
import de from "./lexicons/amounts/de.json" with { type: "json" };
import en from "./lexicons/amounts/en.json" with { type: "json" };
import es from "./lexicons/amounts/es.json" with { type: "json" };
import fr from "./lexicons/amounts/fr.json" with { type: "json" };
import it from "./lexicons/amounts/it.json" with { type: "json" };
import ja from "./lexicons/amounts/ja.json" with { type: "json" };
import nl from "./lexicons/amounts/nl.json" with { type: "json" };
import pt from "./lexicons/amounts/pt.json" with { type: "json" };

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** Kinds of words that stand around numbers and dates: "percent", "end_of", "fractions". */
export type AmountWord = keyof typeof en;

/** The phrases of one kind in the given languages, lower case. */
export function amountWords(kind: AmountWord, languages: readonly Language[] = LANGUAGES): string[] {
  return languages.flatMap((language) => entriesOf(FILES[language][kind]));
}

/** The phrases of a kind whose value stands behind each: "half" is 50, "ein Drittel" 33, "the tenth" 10. */
export function valuedWords(
  kind: AmountWord,
  languages: readonly Language[] = LANGUAGES,
): Map<string, number> {
  return new Map(
    amountWords(kind, languages).map((entry) => {
      const cut = entry.lastIndexOf(" ");
      return [entry.slice(0, cut), Number(entry.slice(cut + 1))];
    }),
  );
}

const patterns = new Map<string, RegExp>();

/** A pattern that finds any phrase of one kind, whole words only; `place` ties it to the beginning or end of a text. */
export function wordPattern(
  kind: AmountWord,
  languages: readonly Language[],
  place: "anywhere" | "start" | "end" = "anywhere",
): RegExp {
  const key = `${kind} ${place} ${languages.join()}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const words = `(?:${phrasesPattern(amountWords(kind, languages))})`;
  const pattern = new RegExp(place === "start" ? `^${words}` : place === "end" ? `${words}$` : words, "iu");
  patterns.set(key, pattern);
  return pattern;
}
