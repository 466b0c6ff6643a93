import type { Language } from "../text/lexicon.ts";
import { phraseTable, type WordFile } from "../text/phrase_table.ts";
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };

const FILES: Record<Language, WordFile<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** What a channel is: where one posts, whom one meets, or what one does. */
export type ChannelKind = keyof typeof en.channels;

export const CHANNELS = phraseTable((language) => FILES[language].channels);
/** Words of times and days: durations up to a first result, that somebody is closed, and which step comes first. */
export const TIMES = phraseTable((language) => FILES[language].times);
/** Words that decide whether a stretch can stand as a post. */
export const POSTS = phraseTable((language) => FILES[language].posts);
/** What people are called where they are counted. */
export const PEOPLE = phraseTable((language) => FILES[language].people);

/** In this order: who posts in a group of neighbours posts, and who is phoned by a harbour master is phoned. */
export const CHANNEL_KINDS = Object.keys(en.channels) as ChannelKind[];
