import { LANGUAGES, phrasesOf } from "../../../text/lexicon.ts";
import { TITLES } from "../../../text/titles.ts";
import { NAMES } from "./words.ts";

/** Lower case: words with a capital that name no company, person or place. */
export const COMMON_NAMES: ReadonlySet<string> = new Set([
  ...NAMES.phrasesOf("common"),
  ...TITLES.map((title) => title.toLowerCase()),
  ...phrasesOf(LANGUAGES, "calendar_words"),
]);

/** As they are written: short forms that name a thing of trade, a place of everybody's or a paper, and nobody. */
export const COMMON_SHORT: ReadonlySet<string> = new Set(NAMES.phrasesOf("short"));

/** Companies and places that everybody knows: found also where a capital says nothing, at the start of a sentence or in German. */
export const FAMOUS: ReadonlySet<string> = new Set([
  ...NAMES.phrasesOf("companies"),
  ...NAMES.phrasesOf("places"),
]);

/** Those that are no word in any language, so that small letters hide nothing. */
export const UNMISTAKABLE: ReadonlySet<string> = new Set(NAMES.phrasesOf("unmistakable"));

/** First names of many countries that are no words of the eight languages. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(NAMES.phrasesOf("first_names"));
