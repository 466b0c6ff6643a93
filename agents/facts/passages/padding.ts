import { firstCue, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { Sentence } from "../statements/statement.ts";
import { ANSWERS } from "../words.ts";

/** Min. words of a sentence that may be what was asked for; the short ones around it are small talk. */
const LEAST_WORDS_OF_MATTER = 6;
/** Max. words beside a turn of talk that still say nothing. */
const MOST_WORDS_BESIDE = 2;
/** "Lovely handwriting.", "Looks ridiculous, mind you." */
const MOST_WORDS_AT_END = 3;
const MOST_WORDS_OF_REACTION = 9;
/** Where people close to the founder are what is told of. */
const OF_PEOPLE: readonly FieldId[] = ["identity.why", "pitch.team", "customer.last_three"];

/**
 * True for a sentence that only dresses what the others of its answer say: a turn of talk that opens or closes it ("I
 * could go all day", "so that's why"), and what somebody at home makes of it ("my daughter rolls her eyes"). `all` are
 * the sentences of its answer, in their order.
 */
export function isPadding(sentence: Sentence, all: readonly Sentence[]): boolean {
  if (!isBeside(sentence, all)) return false;
  return sentence !== all[0] && isReaction(sentence) || !/\d/u.test(sentence.text) && isTalk(sentence);
}

/** True for two or three words behind everything else, without a name of their own; the last row of a list may be as short. */
export function isLastWord(sentence: Sentence, all: readonly Sentence[]): boolean {
  return isBeside(sentence, all) && sentence === all.at(-1) && !/\d/u.test(sentence.text) &&
    !sentence.languages.includes("ja") &&
    words(sentence) <= MOST_WORDS_AT_END && !/\s\p{Lu}/u.test(sentence.text);
}

/** No line of a list, and beside a sentence that says more. */
function isBeside(sentence: Sentence, all: readonly Sentence[]): boolean {
  return !sentence.listed &&
    all.some((other) => other !== sentence && words(other) >= LEAST_WORDS_OF_MATTER);
}

function words({ text }: Sentence): number {
  return wordCount(text);
}

/** "Oh I could go all day", "Puh, da muss ich ausholen": the phrase, and next to nothing beside it. */
function isTalk({ text, languages }: Sentence): boolean {
  const phrase = ANSWERS.patternOf("talk", languages).exec(text);
  if (phrase === null) return false;
  const beside = text.slice(0, phrase.index) + " " + text.slice(phrase.index + phrase[0].length);
  const rest = withoutCues(beside, languages, "aside", "joiners", "adverbs", "pronouns", "prepositions");
  return wordCount(rest.replace(/[^\p{L}\s]/gu, " ")) <= MOST_WORDS_BESIDE;
}

/** "My husband says three hundred", "ma comptable dit 38", "I still get a Christmas card from her". */
function isReaction({ text, answer, languages }: Sentence): boolean {
  if (OF_PEOPLE.includes(answer.field) || wordCount(text) > MOST_WORDS_OF_REACTION) return false;
  if (ANSWERS.opens(text, "keepsake") || languages.includes("ja") && ANSWERS.isIn(text, "keepsake")) {
    return true;
  }
  const owner = firstCue(text, languages, "own");
  return owner?.index === 0 &&
    firstCue(text.slice(owner[0].length).trimStart(), languages, "team")?.index === 0;
}
