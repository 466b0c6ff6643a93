import { GRAMMAR } from "../../text/grammar_words.ts";
import { isRomance } from "../../text/language.ts";
import { withAndWithoutCapital, withCapital } from "../../text/letters.ts";
import { cuesIn, firstCue, type Language, phrasesPattern } from "../../text/lexicon.ts";
import { withoutJoiner } from "../passages/items.ts";
import { nounPhraseAt } from "../names/noun_phrases.ts";
import type { RivalName } from "../names/capital_names.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { RIVALS } from "../words.ts";

/** How many words a thing has that is named behind its article: "the full boot". */
const MOST_WORDS = 3;

/**
 * The things by which customers help themselves today, as told in the field of the alternative: "the binder" and "der
 * Kofferraum" are no companies where they are named again as the strongest rival.
 */
export class WaysToday {
  readonly #texts: string[];

  constructor(said: Statements) {
    this.#texts = said.answers("market.alternative").map(({ text }) => text.slice(0, 2_000));
  }

  /** True for a name whose noun was told there as a thing: small, in German behind an article. */
  has(name: string, languages: readonly Language[]): boolean {
    // "Don Hernán" is somebody wherever he is named.
    if (!languages.includes("de") && /^\p{Lu}\S*\s\p{Lu}/u.test(name)) return false;
    const noun = headOf(name, languages);
    if (noun.length < SHORTEST_NOUN || firstCue(noun, languages, ...NO_THINGS)?.[0].length === noun.length) {
      return false;
    }
    const isGerman = languages.length === 1 && languages[0] === "de";
    const written = isGerman ? withCapital(noun.toLowerCase()) : noun.toLowerCase();
    // "Das Nicken" where "die meisten nicken einfach".
    if (isGerman && /en$/u.test(noun) && this.#says(noun.toLowerCase())) return true;
    const escaped = written.replace(NO_PART_OF_A_WORD, ".");
    // The pattern is dear: it is not asked of a text that does not hold the word.
    const texts = escaped === written ? this.#texts.filter((text) => text.includes(written)) : this.#texts;
    if (texts.length === 0) return false;
    const pattern = new RegExp(
      // "Der volle Kofferraum" is a thing, "die gehen zu Medbase" goes somewhere.
      `(?:${DETERMINERS})\\s*(?:[\\p{Ll}-]+${isGerman ? "e[mnrs]?" : ""}\\s){0,2}${escaped}(?!\\p{L})`,
      "u",
    );
    return texts.some((text) => pattern.test(text));
  }

  #says(word: string): boolean {
    const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "u");
    return this.#texts.some((text) => text.includes(word) && pattern.test(text));
  }

  /** The first of them that a clause names behind an article. */
  in(clause: Statement): RivalName | null {
    const { text, sentence: { languages } } = clause;
    for (const { index, 0: article } of cuesIn(text, languages, "articles")) {
      const before = withoutJoiner(text.slice(0, index), languages).trim();
      if (before !== "" && !IS.test(before)) continue;
      const thing = nounPhraseAt(text, index + article.length, languages, MOST_WORDS);
      if (thing === null) continue;
      const words = thing.text.split(/\s+/u);
      const parts = words.map((_, at) => words.slice(0, at + 1).join(" "));
      // "A whole management system" is a system: what a Romance language names first, others name last.
      const name = (isRomance(languages) ? parts : parts.slice(-1)).findLast((part) =>
        this.has(part, languages)
      );
      // "The government CRC", "de bus van Kniptotaal": it tells of whom the next name speaks.
      const isAnothers = name !== undefined && SOMEBODYS.test(text.slice(thing.from + name.length));
      if (name !== undefined && !isAnothers) return { name, kind: "status_quo", clause };
    }
    return null;
  }
}

/** A name right behind a thing, with or without an "of". */
const SOMEBODYS = new RegExp(
  `^\\s(?:${GRAMMAR.sourceOf("of")}\\s)?(?:${GRAMMAR.sourceOf("the")}\\s)?\\p{Lu}\\p{L}`,
  "u",
);
const SHORTEST_NOUN = 3;
const NO_PART_OF_A_WORD = /[^\p{L}\p{N}-]/gu;
const NO_THINGS = [
  "pronouns",
  "adverbs",
  "quantities",
  "vague",
  "time_words",
  "relative",
  "colours",
] as const;
/** What stands before a thing. A company has its name alone. */
const DETERMINERS = phrasesPattern(
  withAndWithoutCapital(RIVALS.phrasesOf("determiners")),
);
/** "It's the binder", "the strongest is the boot": what stands right before the thing. */
const IS = new RegExp(`(?:(?:^|\\s)${GRAMMAR.sourceOf("is")}|['’]s)$`, "iu");

/** The noun of a few words: the last, in Romance languages the first. */
function headOf(name: string, languages: readonly Language[]): string {
  const words = name.trim().split(/\s+/u);
  return (isRomance(languages) ? words[0] : words.at(-1)) ?? "";
}
