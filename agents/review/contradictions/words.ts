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

/** Words that the rules look for in what was said. */
export const WORDS = phraseTable((language) => FILES[language].words);
/** Kinds of people that go by many names. */
export const PEOPLE = phraseTable((language) => FILES[language].people);
/** Ways of working that go by many names. */
export const WAYS = phraseTable((language) => FILES[language].ways);
/** Manners of writing, and how somebody says that they are not theirs. */
export const TONE = phraseTable((language) => FILES[language].tone);
/** Words around a number: that it is one of many, a part of a whole, or true of another day. */
export const NUMBERS = phraseTable((language) => FILES[language].numbers);
/** How much of a whole a word claims, and that it is claimed of another time. */
export const CLAIMS = phraseTable((language) => FILES[language].claims);
/** What a company's own page says of whom it is for. */
export const SITE = phraseTable((language) => FILES[language].site);
/** Bounds of numbers and of time, whom something is done by, and that it costs nothing. */
export const BOUNDS = phraseTable((language) => FILES[language].bounds);
