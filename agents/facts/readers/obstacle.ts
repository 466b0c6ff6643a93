import type { TextFact } from "../../domain/facts.ts";
import { firstCue, hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { OBSTACLE_WORDS } from "./words.ts";

/** Reads the one thing in the way; a guess that the founder or somebody else once made is never it. */
export function readObstacle(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "obstacle",
    field: "market.obstacle",
    question: "Which one thing is in the way today?",
    isUsable: (clause) =>
      (standsFirst(clause) || !isOldGuess(clause.sentence)) &&
      (!isDeniedCause(clause) || standsFirst(clause) && clause.sentence.clauses.every(isDeniedCause)),
  });
}

/** "It's not the money", and what is said of that behind it: "…, though they always say so". */
function isDeniedCause({ sentence: { clauses, languages }, to }: Statement): boolean {
  const before = clauses.filter((each) => each.to <= to);
  const denied = before.findLastIndex((each) => deniesCause(each.text, languages));
  return denied !== -1 &&
    before.slice(denied + 1).every((each) =>
      opensWith(each.text, languages, "contrast", "because", "relative")
    );
}

/** The denial opens its clause, behind "and" or "so"; German and Japanese close theirs with it. */
function deniesCause(text: string, languages: Sentence["languages"]): boolean {
  const bare = withoutJoiner(text, languages);
  const denial = firstCue(bare, languages, "denies_cause");
  if (denial === null) return false;
  const isLast = languages.length === 1 && (languages[0] === "de" || languages[0] === "ja");
  return isLast || wordCount(bare.slice(0, denial.index)) === 0;
}

/** "SHAME. It is not the money": behind a word or two it is still the beginning. */
function standsFirst({ sentence }: Statement): boolean {
  return wordCount(sentence.answer.text.slice(0, Math.min(sentence.from, LONGEST_BEGINNING))) <= 2 &&
    sentence.from < LONGEST_BEGINNING;
}

const LONGEST_BEGINNING = 60;

/** "I thought it was the price", "Tom says it's the delivery": told to be put aside. */
function isOldGuess({ text, languages }: Sentence): boolean {
  return OBSTACLE_WORDS.isIn(text, "thought") || OTHERS_SAY.test(text) ||
    hasCue(text, languages, "put_aside");
}

const OTHERS_SAY = new RegExp(
  `\\p{L} ${OBSTACLE_WORDS.sourceOf("says")}[^.]{0,20}${OBSTACLE_WORDS.sourceOf("that_it_is")}`,
  "iu",
);
