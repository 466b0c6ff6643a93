import type { Language } from "./lexicon.ts";
import de from "./lexicons/grammar/de.json" with { type: "json" };
import en from "./lexicons/grammar/en.json" with { type: "json" };
import es from "./lexicons/grammar/es.json" with { type: "json" };
import fr from "./lexicons/grammar/fr.json" with { type: "json" };
import it from "./lexicons/grammar/it.json" with { type: "json" };
import ja from "./lexicons/grammar/ja.json" with { type: "json" };
import nl from "./lexicons/grammar/nl.json" with { type: "json" };
import pt from "./lexicons/grammar/pt.json" with { type: "json" };
import { phraseTable } from "./phrase_table.ts";

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/**
 * The small words that patterns of every room are made with: "and", "not", "the", "of", "for", "my", "is", "that". The
 * lists of the lexicons of the same kinds hold more: there "an" and "this" are articles too.
 */
export const GRAMMAR = phraseTable((language) => FILES[language]);

/** What stands behind "that" is a sentence by itself there; German and Dutch set its verb last. */
export const SENTENCE_BEHIND_THAT: readonly Language[] = ["en", "fr", "es", "it", "pt"];
