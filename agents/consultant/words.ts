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

/** Kinds of phrases by which it is known what a question wants. */
export type Cue = keyof typeof en.cues;
/** Facts and trade-offs that questions name. */
export type NamedFact = keyof typeof en.facts;
export type NamedChoice = keyof typeof en.choices;

export const CUES = phraseTable((language) => FILES[language].cues);
/** Phrases by which a question about the conversation itself is known. */
export const LOOK_BACK = phraseTable((language) => FILES[language].look_back);
/** Words that name a fact in a question. */
export const FACTS = phraseTable((language) => FILES[language].facts);
/** Words that put one of the seven trade-offs at stake. */
export const CHOICES = phraseTable((language) => FILES[language].choices);
/** Words of what is proposed: for less than its price, for a share of the money, above a limit or below it. */
export const PROPOSALS = phraseTable((language) => FILES[language].proposals);
/** How a question names what somebody says, or counts off what was announced. */
export const QUOTED = phraseTable((language) => FILES[language].quoted);
/** Words that questions are made of: how they open, what they ask of others, of us and of money. */
export const ASKED = phraseTable((language) => FILES[language].asked);
/** Words that letters open with, and whom they are for. */
export const LETTERS = phraseTable((language) => FILES[language].letters);

/** The facts in the order in which they are looked for: the first whose words are found is the nearest. */
export const NAMED_FACTS = Object.keys(en.facts) as NamedFact[];
export const NAMED_CHOICES = Object.keys(en.choices) as NamedChoice[];
