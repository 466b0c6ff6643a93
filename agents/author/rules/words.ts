import type { Language } from "../../text/lexicon.ts";
import { phraseTable, type WordFile } from "../../text/phrase_table.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };

const FILES: Record<Language, WordFile<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** What somebody says it is about: an obstacle, what sets customers off or holds them back, that they go quiet. */
export const ANNOUNCING = phraseTable((language) => FILES[language].announcing);
/** What a web page says beside its offer: its buttons, what it boasts of and what it grants that it does not do. */
export const PAGES = phraseTable((language) => FILES[language].pages);
/** Words by which a number is one of a week, a month or a year. */
export const PERIODS = phraseTable((language) => FILES[language].periods);
/** How customers are counted, and that they leave. */
export const COUNTS = phraseTable((language) => FILES[language].counts);
/** "Above ten", "ten or more": a price that only some pay. */
export const PRICES = phraseTable((language) => FILES[language].prices);

export type Colour = keyof typeof en.colours;
export const COLOURS = phraseTable((language) => FILES[language].colours);
export const TONES = phraseTable((language) => FILES[language].tones);
