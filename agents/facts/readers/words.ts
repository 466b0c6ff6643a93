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

const FILES: Record<Language, Partial<WordFile<typeof en>>> = { en, de, fr, es, it, pt, nl, ja };

/** Where the business is: what leads to a place, how far around it, which words are no name of one. */
export const REGION_WORDS = phraseTable((language) => FILES[language].region ?? {});

/** From when to when, before and except when, and the work that Italian and Portuguese say without "we". */
export const MOMENT_WORDS = phraseTable((language) => FILES[language].moment ?? {});

/** What the founder once thought of the obstacle, and what somebody says that it is. */
export const OBSTACLE_WORDS = phraseTable((language) => FILES[language].obstacle ?? {});

/** What leads to the hours that were added up. */
export const HOURS_WORDS = phraseTable((language) => FILES[language].hours ?? {});

/** What tells of a time when a value cost something, to whom it is shown, and under which condition. */
export const VALUE_WORDS = phraseTable((language) => FILES[language].values ?? {});

/** Whose colours are others', what a colour is compared with, and what makes one word of a colour and another. */
export const COLOUR_WORDS = phraseTable((language) => FILES[language].colours ?? {});

/** What calls the number that a proof would be. */
export const PROOF_WORDS = phraseTable((language) => FILES[language].proof ?? {});

/** Kinds of places where people gather, and what counts people or tells what there is. */
export const PLACE_WORDS = phraseTable((language) => FILES[language].places ?? {});

/** What stands around the name of a channel that is refused: how firmly, by whom, and the verb. */
export const REFUSED_CHANNEL_WORDS = phraseTable((language) => FILES[language].refusals ?? {});

/** What points back to what customers would have to believe. */
export const BELIEF_WORDS = phraseTable((language) => FILES[language].beliefs ?? {});

/** Raising money, and a sum that was offered, turned down or closed. */
export const RAISE_WORDS = phraseTable((language) => FILES[language].raise ?? {});

/** What puts a goal's day right behind a "no". */
export const GOAL_WORDS = phraseTable((language) => FILES[language].goal ?? {});

/** What leads from where a bet starts to where it goes, and what measures a thing instead of counting it. */
export const BET_WORDS = phraseTable((language) => FILES[language].bet ?? {});

/** What leads to the day that a measure was taken. */
export const MEASURE_WORDS = phraseTable((language) => FILES[language].measured ?? {});

/** What asks whether a step is taken. */
export const NEXT_WORDS = phraseTable((language) => FILES[language].next ?? {});

/** What is counted beside persons. */
export const TEAM_WORDS = phraseTable((language) => FILES[language].team ?? {});

/** What stands behind "that is" where it names somebody and does not point back. */
export const RIVAL_WORDS = phraseTable((language) => FILES[language].rivals ?? {});

/** Somebody not named before, and whom the founder turned away. */
export const CUSTOMER_WORDS = phraseTable((language) => FILES[language].customers ?? {});
