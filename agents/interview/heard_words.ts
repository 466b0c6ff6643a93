import type { Language } from "../text/lexicon.ts";
import { phraseTable } from "../text/phrase_table.ts";
import de from "./heard/de.json" with { type: "json" };
import en from "./heard/en.json" with { type: "json" };
import es from "./heard/es.json" with { type: "json" };
import fr from "./heard/fr.json" with { type: "json" };
import it from "./heard/it.json" with { type: "json" };
import ja from "./heard/ja.json" with { type: "json" };
import nl from "./heard/nl.json" with { type: "json" };
import pt from "./heard/pt.json" with { type: "json" };

const FILES: Record<Language, typeof en> = { en, de, fr, es, it, pt, nl, ja };

/** Words by which one of three sentences is picked. */
export const PICK_WORDS = phraseTable((language) => FILES[language].picks);
/** Words by which a value that was said is corrected. */
export const CORRECTION_WORDS = phraseTable((language) => FILES[language].corrections);
/** Words around what is answered: that it is left open, taken instead of something, concluded or added. */
export const TALK_WORDS = phraseTable((language) => FILES[language].talk);
