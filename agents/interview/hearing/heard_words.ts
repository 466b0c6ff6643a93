import type { Language } from "../../text/lexicon.ts";
import { phraseTable, type WordFile } from "../../text/phrase_table.ts";
import de from "../heard/de.json" with { type: "json" };
import en from "../heard/en.json" with { type: "json" };
import es from "../heard/es.json" with { type: "json" };
import fr from "../heard/fr.json" with { type: "json" };
import it from "../heard/it.json" with { type: "json" };
import ja from "../heard/ja.json" with { type: "json" };
import nl from "../heard/nl.json" with { type: "json" };
import other from "../heard/other.json" with { type: "json" };
import pt from "../heard/pt.json" with { type: "json" };

const FILES: Record<Language, WordFile<typeof en>> = { en, de, fr, es, it, pt, nl, ja };

/** Words by which one of three sentences is picked. */
export const PICK_WORDS = phraseTable((language) => FILES[language].picks, other.picks);
/** Words by which a value that was said is corrected. */
export const CORRECTION_WORDS = phraseTable((language) => FILES[language].corrections);
/** Words around what is answered: that it is left open, taken instead of something, concluded or added to. */
export const TALK_WORDS = phraseTable((language) => FILES[language].talk);
/** Words by which a stretch of an answer stands by itself, hangs on another, or speaks of the conversation. */
export const QUOTE_WORDS = phraseTable((language) => FILES[language].quotes, other.quotes);
/** Words by which a stretch of an answer may head an anchor, and by which it may not. */
export const HEADING_WORDS = phraseTable((language) => FILES[language].headings, other.headings);
/** Words of an answer that there is nothing of what was asked for. */
export const NOTHING_WORDS = phraseTable((language) => FILES[language].nothing, other.nothing);
/** Words that everybody says, and those by which a short answer still says enough. */
export const THIN_WORDS = phraseTable((language) => FILES[language].thin, other.thin);
/** Words that begin an agreement. */
export const AGREEMENT_WORDS = phraseTable((language) => FILES[language].agreement, other.agreement);
/** Words that lead to a founder's own sentence in the place of one that was offered. */
export const OWN_SENTENCE_WORDS = phraseTable((language) => FILES[language].own_sentence);
/** Words by which the interview itself is told what to do. */
export const COMMAND_WORDS = phraseTable((language) => FILES[language].commands, other.commands);
/** What the anchors are called where one is jumped to. */
export const ANCHOR_WORDS = phraseTable((language) => FILES[language].anchors);
export const NAMED_ANCHORS = Object.keys(en.anchors) as (keyof typeof en.anchors)[];
/** Words by which people name a field that they want to go back to, looked for in this order. */
export const FIELD_WORDS = phraseTable((language) => FILES[language].fields);
export const NAMED_FIELDS = Object.keys(en.fields) as (keyof typeof en.fields)[];
/** Small words that tell in which language somebody writes. */
export const SMALL_WORDS = phraseTable((language) => FILES[language].small_words, other.small_words);
/** Words by which a question of ours is told to praise, to lead, or to be answered with yes or no. */
export const QUESTION_WORDS = phraseTable((language) => FILES[language].questions);
/** What the languages of an interview are called, and how one is asked for. */
export const LANGUAGE_WORDS = phraseTable((language) => FILES[language].languages);
/** Words around an address: whose page it is, and that it is not to be read. */
export const LINK_WORDS = phraseTable((language) => FILES[language].links);
/** Words of what is only said to us: an appointment, a reason to ask, a secret that is shared. */
export const ASIDE_WORDS = phraseTable((language) => FILES[language].asides);
/** Words of an offering that is worked out at a desk. */
export const EXAMPLE_WORDS = phraseTable((language) => FILES[language].examples);
/** What tells, beyond names and numbers, that a stretch carries the answer of a field. */
export const FIELD_CUES = phraseTable((language) => FILES[language].field_cues);
export const FIELDS_WITH_CUE = Object.keys(en.field_cues) as (keyof typeof en.field_cues)[];
