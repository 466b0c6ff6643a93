import { A_OR_ONE } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import type { UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { type Counted, countedBy } from "./counted.ts";
import { isReported } from "../statements/reported.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { NUMBER_WORDS } from "../words.ts";
import { clauseAt, isOfBefore, type SentenceNumbers, standingOf } from "./sentence_numbers.ts";

export interface Candidate {
  amount: Amount;
  numbers: SentenceNumbers;
  counted: Counted;
}

/** The numbers of a sentence that may be the goal, with what each counts. */
export function candidatesOf(numbers: SentenceNumbers): Candidate[] {
  const { sentence, amounts } = numbers;
  const { text } = sentence;
  return amounts.filter((amount) => {
    if (
      amount.isArticle || amount.isPosition || amount.isFraction || standingOf(sentence, amount) !== "stated"
    ) return false;
    if (
      isOfBefore(sentence, amount) || isInBrackets(text, amount) || isBaseline(amount, numbers) ||
      isOthers(amount, numbers)
    ) {
      return false;
    }
    return !isNowAt(amount, numbers) && !isWhereWeStand(amount, numbers) && !isHad(amount, numbers) &&
      !isRatio(amount, text);
  }).map((amount) => ({ amount, numbers, counted: countedBy(amount, numbers) }));
}

const IN = NUMBER_WORDS.sourceOf("odds", "odds_of");
const TIMES_AS_MUCH = new RegExp(`^(?:×|${NUMBER_WORDS.sourceOf("times_as_much")})`, "iu");
const IN_SO_MANY = new RegExp(`^\\s${IN}\\s\\d{1,2}(?!\\d)`, "iu");
const SO_MANY_IN = new RegExp(`\\d\\s${IN}\\s$`, "iu");

/** "3 in 4 tenants" and "10x" are no numbers of things. */
function isRatio({ index, end }: Amount, text: string): boolean {
  const behind = text.slice(end);
  return TIMES_AS_MUCH.test(behind) || IN_SO_MANY.test(behind) || SO_MANY_IN.test(text.slice(0, index));
}

/** "Right now 14", "its 14 now", "statt heute 25": a word for today right beside the number. */
export function isNowAt({ index, end }: Amount, { sentence: { text, languages } }: SentenceNumbers): boolean {
  const now = wordPattern("now", languages);
  const before = text.slice(Math.max(0, index - 20), index).split(/[,;.]/u).at(-1) ?? "";
  const behind = text.slice(end, end + 24).split(/[,;.]/u)[0] ?? "";
  return now.test(before) || now.test(behind.split(/\s+/).slice(0, 4).join(" "));
}

/** "We're at 118", "it was 130 this summer". */
export function isWhereWeStand({ index }: Amount, { sentence: { text } }: SentenceNumbers): boolean {
  return STANDS_AT.test(text.slice(0, index));
}

/** "100 contracts by September; we have 66": what there is, in a clause beside that of the day. */
export function isHad({ index }: Amount, { sentence, days }: SentenceNumbers): boolean {
  const { text, languages } = sentence;
  if (days.length === 0 || !wordPattern("exists", languages, "end").test(text.slice(0, index).trimEnd())) {
    return false;
  }
  const clause = clauseAt(sentence, index);
  return clause !== null && days.every((day) => clauseAt(sentence, day.index) !== clause);
}

const LEADING_IN = `${wordPattern("now", LANGUAGES).source}|${
  phrasesPattern(phrasesOf(LANGUAGES, "opening_joiners"))
}`;
const STANDS_AT = new RegExp(
  `^(?:(?:${LEADING_IN}),?\\s)?${NUMBER_WORDS.sourceOf("stands_at")}\\s` +
    `(?:${A_OR_ONE}\\s)?$`,
  "iu",
);

/** What somebody else wants, or what would be a dream: said so in its clause, or at the sentence's beginning. */
function isOthers({ index }: Amount, { sentence }: SentenceNumbers): boolean {
  const others = wordPattern("hedged_goal", sentence.languages);
  return [clauseAt(sentence, index), sentence.clauses[0]].some((clause) =>
    clause !== null && clause !== undefined &&
    (others.test(clause.text) || isReported(clause.text, sentence.languages))
  );
}

/** What somebody else wants, as a question; nothing where nobody does. */
export function rivalOf(numbers: SentenceNumbers): UnclearFact[] {
  const { sentence, amounts } = numbers;
  if (!amounts.some((amount) => !amount.isArticle && isOthers(amount, numbers))) return [];
  const { turn, field } = sentence.answer;
  return [{
    fact: "goal",
    quote: sentence.text,
    turn,
    field,
    question: "Is that your goal too, or does the other one stand?",
  }];
}

function isInBrackets(text: string, { index }: Amount): boolean {
  const before = text.slice(0, index);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

const TO_THE_NEXT = new RegExp(`${GRAMMAR.sourceOf("to", "until")}\\s*$`, "iu");
/** Characters between where it starts and the goal: more of them are about something else. */
const MOST_BETWEEN = 40;

/** "from 96 practices to 130", "instead of 31", "that's from 23.": the number before it is where it starts. */
export function isBaseline(
  { index, end }: Amount,
  { sentence: { text, languages }, amounts }: SentenceNumbers,
): boolean {
  const before = text.slice(0, index).trimEnd();
  if (wordPattern("instead", languages, "end").test(before)) return true;
  const isFrom = wordPattern("range_from", languages, "end").test(before);
  const later = amounts.find((other) => other.index > end);
  if (isFrom && /^\s*(?:[.,;!?]|$)/u.test(text.slice(end))) return true;
  const between = later === undefined ? "" : text.slice(end, later.index);
  return isFrom && later !== undefined && TO_THE_NEXT.test(between) && between.length < MOST_BETWEEN;
}
