import type { FieldId } from "../../domain/fields.ts";
import { amountsIn } from "../../text/amounts.ts";
import { languagesOf } from "../../text/language.ts";
import { hasCue } from "../../text/lexicon.ts";
import { isUnspaced, namesIn, wordCount } from "../../text/text.ts";
import { FIELD_WORDS, NAMED_FIELDS } from "../hearing/heard_words.ts";
import type { ActSetting } from "./act.ts";
import { isPhrase, wordsOf } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { isFiller } from "./sentence_edges.ts";
import type { Unit } from "./units.ts";

/** Longer messages say something. */
const MOST_WORDS = 24;
/** "I'm joking", "with the toads it'll be long": what somebody adds to a question without saying anything. */
const MOST_ADDED = 6;
/** A message that somebody has really sent is longer than this, or stands in quotation marks. */
const SHORTEST_SAMPLE = 9;
/** So near its end a question has its question word: "bet means what?". */
const NEAR_END = 2;
/** Shorter words of our question are in every sentence. */
const SHORTEST_OF_OURS = 3;

/** Fields whose whole answer may be a question that customers ask. */
const QUESTIONS_OF_OTHERS: ReadonlySet<FieldId> = new Set<FieldId>([
  "messaging.objections",
  "content.knowledge",
]);

/** Fields whose answer may be what others say, so that a question word alone tells nothing. */
const WORDS_OF_OTHERS: ReadonlySet<FieldId> = new Set<FieldId>([
  "voice.sample",
  "customer.belief",
  "customer.trigger_barrier",
  "market.obstacle",
]);

/**
 * True for a short message that only asks us something, whatever its words are: it puts an alternative, speaks to us,
 * turns the words of our question back, or opens or ends with a question word. What has a number or a name that was not
 * asked about says something of the business, and so does what customers ask where that was asked for.
 */
export function isOnlyAsking(sentences: readonly Unit[], { field, asked }: ActSetting): boolean {
  const message = sentences.map(({ text }) => text).join(" ");
  if (field === null || QUESTIONS_OF_OTHERS.has(field) || sentences.some(({ isQuoted }) => isQuoted)) {
    return false;
  }
  if (message === "" || wordCount(message) > MOST_WORDS || /["“”„«»「」『』]/u.test(message)) return false;
  const questions = sentences.filter(({ text }, at) => asks(text, at));
  const [first] = sentences;
  const added = sentences.filter((sentence) => !questions.includes(sentence));
  if (first === undefined || !questions.includes(first)) return false;
  if (added.some(({ text }) => saysSomething(text, questions)) || hasOwnNumber(message, asked)) return false;
  const question = questions.map(({ text }) => text).join(" ");
  return isPutToUs(question, { field, asked });
}

/** A question mark, the か that ends a Japanese question, or, typed without one, a question word and "you". */
function asks(text: string, at: number): boolean {
  if (/[?？]\s*$/u.test(text)) return true;
  if (isUnspaced(text)) return /(?:ます|です|でしょう)か(?:[、。]|$)/u.test(text);
  if (at > 0 && !/[?？]/u.test(text)) return false;
  const words = plainWords(text).split(" ");
  return /[?？]/u.test(text) || words.length <= MOST_ADDED * 2 && startsAsking(words) && speaksToUs(words);
}

function isPutToUs(question: string, { field, asked }: ActSetting): boolean {
  const words = plainWords(question).split(" ");
  if (isPhrase("other_people", words.slice(0, 2).join(" ")) || asksForAgreement(question)) return false;
  if (opensWithMeaning(question)) return true;
  const isAlternative = hasCue(question, languagesOf(question), "or_words");
  if (isAlternative || speaksToUs(words)) return true;
  if (isUnspaced(question)) return /(?:ます|です|でしょう)か/u.test(question);
  if (field === "voice.sample") return words.length < SHORTEST_SAMPLE && !speaksOfOneself(question);
  const ours = new Set(plainWords(asked).split(" ").filter((word) => word.length >= SHORTEST_OF_OURS));
  const opening = words.slice(0, 2);
  if (opening.some((word) => ours.has(word)) || namesField(question, field)) return true;
  return field !== null && !WORDS_OF_OTHERS.has(field) &&
    (startsAsking(words) || words.slice(-NEAR_END).some((word) => QUESTION_WORDS.has(word)));
}

/** "Un déclencheur, c'est ce qui les décide, c'est ça ?": what is asked for, by its name, opens the question. */
function namesField(question: string, field: FieldId | null): boolean {
  const named = NAMED_FIELDS.find((each) => each === field);
  const opening = question.split(/\s+/u).slice(0, 2).join(" ");
  return named !== undefined && !/[:：]/u.test(opening) && FIELD_WORDS.isIn(opening, named);
}

/** "Sorry, what's a trigger, is that what makes them ring me?": asked first what a word means, then by a guess. */
function opensWithMeaning(question: string): boolean {
  const parts = question.split(/[,;–—]\s/u);
  return parts.length > 1 && parts.slice(0, 2).some((part) => isPhrase("ask_meaning", part));
}

/** "What we do is bread, right?": a statement, with one word behind it. */
function asksForAgreement(question: string): boolean {
  const last = /,\s*([\p{L}'’]+)\s*[?？]\s*$/u.exec(question)?.[1];
  return last !== undefined && wordsOf("question_tags").includes(last.toLowerCase());
}

const QUESTION_WORDS = new Set(wordsOf("question_starts").map(plainWords));
const TO_US = new Set(wordsOf("you_words").map(plainWords));

function startsAsking(words: readonly string[]): boolean {
  return QUESTION_WORDS.has(words.find((word) => !isFiller(word)) ?? "");
}

/** "When shall I come?" was written to a customer. */
function speaksOfOneself(question: string): boolean {
  return hasCue(question, languagesOf(question), "me");
}

function speaksToUs(words: readonly string[]): boolean {
  return words.some((word) => TO_US.has(word));
}

/** True for words behind a question that tell of the business: many, or with a name that the question has not. */
function saysSomething(text: string, questions: readonly Unit[]): boolean {
  const asked = questions.map((question) => question.text).join(" ");
  return wordCount(text) > MOST_ADDED || namesIn(text).some((name) => !asked.includes(name));
}

/** "12 months from when?" has the number that we asked with. */
function hasOwnNumber(message: string, asked: string): boolean {
  const valuesIn = (text: string) =>
    amountsIn(text, { languages: languagesOf(text), home: null }).filter(({ isArticle }) => !isArticle)
      .map(({ value }) => value);
  const ours = new Set(valuesIn(asked));
  return valuesIn(message).some((value) => !ours.has(value));
}
