import { FACT_NAMES } from "../../domain/facts.ts";
import { SPOKEN_LANGUAGES } from "../../domain/journey.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../domain/tradeoffs.ts";
import { labelOf } from "../../facts/worksheet.ts";
import { isForeign } from "../../interview/language/founder_language.ts";
import { sayIn } from "../../interview/words/in_language.ts";
import { languageIn } from "../../text/language.ts";
import type { Language } from "../../text/lexicon.ts";
import { wordCount } from "../../text/text.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { fill, type Frames } from "./frames.ts";
import { IT } from "./it.ts";
import { JA } from "./ja.ts";
import { NL } from "./nl.ts";
import { PT } from "./pt.ts";

const TABLES: Record<Language, Frames> = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL, ja: JA };
/** A question of fewer words says little of its language: the founder's own holds. */
const LEAST_WORDS = 5;

/** The founder's language, or that of a question which is clearly in another one. `said` are the founder's own words. */
export function languageFor(query: string, said: readonly string[]): Language {
  const own = languageIn(said.join("\n")) ?? "en";
  const asked = languageIn(query);
  const isClear = own === "en" ? isForeign(query) || asked === "ja" : wordCount(query) >= LEAST_WORDS;
  return isClear ? asked ?? own : own;
}

export function framesOf(language: Language): Frames {
  return TABLES[language];
}

/** What a line is called in another language: a fact, a choice, a field, or what else our own lines are called. */
export function labelIn(say: Frames, label: string): string {
  const fact = FACT_NAMES.find((name) => labelOf(name) === label);
  if (fact !== undefined) return say.labels[fact];
  if (label === EN.settled) return say.settled;
  if (label === EN.ifBetLost) return say.ifBetLost;
  for (const id of TRADEOFF_IDS) {
    for (const side of ["a", "b"] as const) {
      if (label !== fill(EN.yourChoice, { side: TRADEOFFS[id][side].toLowerCase() })) continue;
      return fill(say.yourChoice, { side: inside(say.sides[id][side], say) });
    }
  }
  const spoken = SPOKEN_LANGUAGES.find((language) => TABLES[language] === say);
  return spoken === undefined ? label : sayIn(spoken, label);
}

/** A side inside a sentence; German and Japanese keep their letters. */
export function inside(side: string, say: Frames): string {
  return say === DE || say === JA ? side : `${side.charAt(0).toLowerCase()}${side.slice(1)}`;
}
