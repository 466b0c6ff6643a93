import type { Language } from "./lexicon.ts";
import de from "./lexicons/prose/de.json" with { type: "json" };
import en from "./lexicons/prose/en.json" with { type: "json" };
import es from "./lexicons/prose/es.json" with { type: "json" };
import fr from "./lexicons/prose/fr.json" with { type: "json" };
import it from "./lexicons/prose/it.json" with { type: "json" };
import ja from "./lexicons/prose/ja.json" with { type: "json" };
import nl from "./lexicons/prose/nl.json" with { type: "json" };
import other from "./lexicons/prose/other.json" with { type: "json" };
import pt from "./lexicons/prose/pt.json" with { type: "json" };
import { phraseTable } from "./phrase_table.ts";

const FILES: Record<Language, Partial<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/**
 * How sentences end, join and may be cut, what in them gives a reason, refuses or presents somebody, and what is on
 * everybody's wall.
 */
export const PROSE = phraseTable((language) => FILES[language], other);
