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

/** How people speak of those they work with: who left, who is wanted or outside, what leads to a name. */
export const TEAM = phraseTable((language) => FILES[language].team);

/** How people tell of rivals: to whom customers are lost, who is left out, what is only heard or guessed. */
export const RIVALS = phraseTable((language) => FILES[language].rivals);

/** How people say that they count something, before its name. */
export const MEASURES = phraseTable((language) => FILES[language].measures);

/** Whose number it is, and how sure: wished, guessed, said by somebody else, only thought. */
export const DOUBTS = phraseTable((language) => FILES[language].doubts);

/** What leaves a step open that was named. */
export const STEPS = phraseTable((language) => FILES[language].steps);

/** What opens something told on the way, looked up or fresh: no item of what was asked for. */
export const UPDATES = phraseTable((language) => FILES[language].updates);

/** What takes back what was said, a number or a sentence, and what leads to the right one. */
export const RETRACTIONS = phraseTable((language) => FILES[language].retractions);

/** What leads on to the customer before. */
export const CUSTOMERS = phraseTable((language) => FILES[language].customers);

/** Which of the colours one is, what was done with its code, and what stands before one that is not wanted. */
export const COLOURS = phraseTable((language) => FILES[language].colours);

/** What points back to a value: "I let somebody go over it". */
export const VALUES = phraseTable((language) => FILES[language].values);

/** How people tell where customers came from, how those noticed them, and what names no channel. */
export const CHANNELS = phraseTable((language) => FILES[language].channels);

/** What says that a number is as much as there can be. */
export const LIMIT_WORDS = phraseTable((language) => FILES[language].limits);

/** What is no answer: where there is none yet, talk around one, and what its speaker does not stand by. */
export const ANSWERS = phraseTable((language) => FILES[language].answers);

/** What stands around a number: where one stands, how long, compared with what, out of how many. */
export const NUMBER_WORDS = phraseTable((language) => FILES[language].numbers);

/** By what words founders call what stands in the worksheet, where they are not a fact's own name. */
export const CALLED = phraseTable((language) => FILES[language].called);

/** What is typed into a cell of the worksheet: that it is no company, not wanted, no hours. */
export const CELLS = phraseTable((language) => FILES[language].cells);

/** What stands inside, before and behind the names of people, firms and places. */
export const NAME_WORDS = phraseTable((language) => FILES[language].names);

/** What opens a clause that goes on about the one before, or tells how it is meant. */
export const STATEMENT_WORDS = phraseTable((language) => FILES[language].statements);

/** Who does something, which of the things named is meant, and what leaves it open. */
export const PASSAGE_WORDS = phraseTable((language) => FILES[language].passages);
