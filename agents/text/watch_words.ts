import { type Language, LANGUAGES, phrasesPattern } from "./lexicon.ts";
import de from "./lexicons/watch/de.json" with { type: "json" };
import en from "./lexicons/watch/en.json" with { type: "json" };
import es from "./lexicons/watch/es.json" with { type: "json" };
import fr from "./lexicons/watch/fr.json" with { type: "json" };
import it from "./lexicons/watch/it.json" with { type: "json" };
import ja from "./lexicons/watch/ja.json" with { type: "json" };
import nl from "./lexicons/watch/nl.json" with { type: "json" };
import pt from "./lexicons/watch/pt.json" with { type: "json" };

const FILES: Record<Language, Record<keyof typeof en, string>> = { en, de, fr, es, it, pt, nl, ja };

/** Kinds of words that tell on a business's page what is offered, promised, passing or broken. */
export type WatchWord = keyof typeof en;

const patterns = new Map<string, RegExp>();

/** A pattern that finds every phrase of one kind, whole words only, with the flags g, i and u; made once. */
export function watchPattern(kind: WatchWord, languages: readonly Language[] = LANGUAGES): RegExp {
  const key = `${kind} ${languages.join()}`;
  const known = patterns.get(key);
  if (known !== undefined) return known;
  const phrases = languages.flatMap((language) =>
    FILES[language][kind].split("|").map((phrase) => phrase.trim()).filter((phrase) => phrase !== "")
  );
  const pattern = new RegExp(`(?:${phrasesPattern(phrases)})`, "giu");
  patterns.set(key, pattern);
  return pattern;
}

/** True where a text has any phrase of the kind. */
export function hasWatchWord(text: string, kind: WatchWord, languages: readonly Language[]): boolean {
  return text.search(watchPattern(kind, languages)) !== -1;
}
