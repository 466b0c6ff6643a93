import type { Language } from "../../../text/lexicon.ts";
import { phraseTable, type WordFile } from "../../../text/phrase_table.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };

const FILES: Record<Language, WordFile<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** Ways of reaching people that are called by many words. */
export type ChannelKind = keyof typeof en.channels;
export const CHANNEL_KINDS = Object.keys(en.channels) as ChannelKind[];

/** Words with which a clause turns something away or leaves it out. */
export const REFUSALS = phraseTable((language) => FILES[language].refusals);
export const CHANNELS = phraseTable((language) => FILES[language].channels);
/** Words that no headline needs. */
export const HEADLINES = phraseTable((language) => FILES[language].headlines);
/** What stands between a part and its whole, and before the whole: "seven of the ten", "one in three". */
export const PARTS = phraseTable((language) => FILES[language].parts);
/** Words around a number: how it was rounded, what it counts, with which other one it is compared. */
export const NUMBERS = phraseTable((language) => FILES[language].numbers);
/** Words that tell when something is, how long it takes and how often it comes. */
export const TIMES = phraseTable((language) => FILES[language].times);
/** Words that tell that a number is somebody else's, or was the founder's before. */
export const BORROWED = phraseTable((language) => FILES[language].borrowed);
/** Units that measure. */
export const MEASURES = phraseTable((language) => FILES[language].measures);
export type Measure = keyof typeof en.measures;
/** Names that everybody knows, and words with a capital that name nobody. */
export const NAMES = phraseTable((language) => FILES[language].names);
