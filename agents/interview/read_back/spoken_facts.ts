import { GRAMMAR, SENTENCE_BEHIND_THAT } from "../../text/grammar_words.ts";
import { wordsOfBet } from "../../facts/bet_words.ts";
import { goalText } from "../../author/rules/attention/launch_plan.ts";
import { longDate } from "../../domain/days.ts";
import type { Evidence, Facts, TextFact } from "../../domain/facts.ts";
import { isExact } from "../../ledger/words.ts";
import { languagesOf } from "../../text/language.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { cuePattern, firstCue, hasCue, LANGUAGES } from "../../text/lexicon.ts";
import { sentencesOf, wordCount } from "../../text/text.ts";
import { HEADING_WORDS } from "../hearing/heard_words.ts";

/** A sentence that heads an anchor must be said in one breath. */
export const LONGEST = 24;
const LEAST_OF_BET = 5;

/** What the founder does, also by leaving something undone, stands before what a rival would not do and before counts. */
export function ownDeed(fact: TextFact | null): TextFact | null {
  if (fact === null) return null;
  const sentences = sentencesOf(fact.text);
  const own = sentences.filter((each) => HEADING_WORDS.isIn(each, "ours"));
  const isDone = (each: string) => !hasCue(each, LANGUAGES, "negation");
  const deed = own.find(isDone) ?? own[0] ?? sentences.find(isDone);
  return deed === undefined ? fact : { ...fact, text: deed };
}

/** "After the third lesson" is a place where people go quiet; "I lost 3 last year, they closed" is none that can be repaired. */
export function aTime(fact: TextFact | null): TextFact | null {
  const [first = ""] = sentencesOf(fact?.text ?? "");
  const text = first.replace(LAST_TIME, " ");
  return hasCue(text, languagesOf(first), "trigger", "time_words", "calendar_words") ? fact : null;
}

const LAST_TIME = new RegExp(
  `(?:${wordPattern("last", LANGUAGES).source})(?:\\s\\p{L}+)?|${wordPattern("ago", LANGUAGES).source}`,
  "giu",
);

/** "My mum ran a tea room. Her machine died …": where what happened stands behind the scene, both speak or neither. */
export function wholeStory(fact: TextFact | null): TextFact | null {
  const [scene = "", event = ""] = sentencesOf(fact?.text ?? "");
  const goesOn = firstCue(event, LANGUAGES, "pronouns", "third_person", "articles", "own")?.index === 0;
  if (fact === null || !goesOn || wordCount(event) <= wordCount(scene)) return fact;
  const text = `${scene} ${event}`;
  return wordCount(text) <= LONGEST_STORY ? { ...fact, text } : null;
}

/** A story of two sentences beside the clause that leads to it. */
const LONGEST_STORY = LONGEST - 5;

/** "They'd have to believe that …": the words behind it are the belief. German and Dutch ones would end in their verb. */
const BELIEVED = new RegExp(
  `^.{0,24}?(?:${cuePattern(LANGUAGES, "belief_needed").source}),?\\s+(?:${
    GRAMMAR.patternOf("that", SENTENCE_BEHIND_THAT).source
  })\\s*(?=\\p{L})`,
  "iu",
);
const LEAST_BELIEF = 4;

export function whatIsBelieved(fact: TextFact | null): TextFact | null {
  const text = fact?.text.replace(BELIEVED, "") ?? "";
  return fact === null || wordCount(text) < LEAST_BELIEF ? fact : { ...fact, text };
}

/** A fact with numbers speaks in the words it was said in. */
export function asText(fact: Evidence | null): TextFact | null {
  return fact === null ? null : { ...fact, text: fact.quote };
}

/** A bet of a few words is its number alone, and says nothing of when one would be wrong. */
export function asSentence(bet: Facts["bet"]): TextFact | null {
  const text = bet === null ? "" : wordsOfBet(bet);
  return bet === null || wordCount(text) < LEAST_OF_BET ? null : { ...bet, text };
}

/**
 * A goal in its number and day: what it was read from may be a correction that says half of it. Our "by" stands only
 * where the founder said so too: it is not said in every language.
 */
export function inNumbers(goal: Facts["goal"]): TextFact | null {
  if (goal === null || goal.target === null) return asText(goal);
  const { by, quote, turn, field, state } = goal;
  const [aim, day] = [goalText(goal), by === null ? "" : longDate(by)];
  const exact = `${aim} by ${day}`;
  const text = day === "" ? aim : isExact(exact, quote) ? exact : `${aim}, ${day}`;
  return { text, quote, turn, field, state };
}

export function answerOf({ answer, ...evidence }: Facts["objections"][number]): TextFact | null {
  return answer === null ? null : { ...evidence, text: answer };
}

const MOST_NAMES = 3;

/** The ways that brought the most, by their names. */
export function waysOf(channels: Facts["channels"]): TextFact | null {
  const counted = channels.filter(({ count, share }) => (count ?? share ?? 0) > 0);
  const size = ({ count, share }: Facts["channels"][number]) => count ?? share ?? 0;
  return namesOf(
    counted.toSorted((one, other) => size(other) - size(one)).map((each) => ({ ...each, text: each.name })),
  );
}

export function listOf(facts: TextFact[]): TextFact | null {
  return namesOf(facts.filter(({ thin }) => thin !== true));
}

/** Names set one after the other are no exact words of a turn: they stand without quotation marks. */
function namesOf(facts: TextFact[]): TextFact | null {
  const [first] = facts;
  if (first === undefined) return null;
  const names = facts.slice(0, MOST_NAMES).map(({ text }) => text);
  return { ...first, text: names.join(", ") };
}
