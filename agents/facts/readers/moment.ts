import type { MomentFact, RefusedTime, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { NamedDay } from "../../text/due_days.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuePattern, hasCue, withoutCues } from "../../text/lexicon.ts";
import { isFirstPerson } from "../passages/items.ts";
import { wordCount } from "../../text/sentences.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import type { Sentence } from "../statements/statement.ts";
import { clauseAt, newestNumbersOf, type SentenceNumbers } from "../numbers/sentence_numbers.ts";
import { MOMENT_WORDS } from "./words.ts";

const THE = GRAMMAR.sourceOf("the");
const FIELD = "launch.moment";
const MOST_SENTENCES = 3;
/** A month says more than a season, a season more than a holiday. */
const KINDS = ["month", "quarter", "season", "holiday"] as const;

/**
 * The moment of the launch: a day, or the month or season that was named, with the sentences that say why. Months that
 * are refused ("April is dead") are no moment; one said with "maybe" is asked.
 */
export const readMoment: Reader<MomentFact | null> = (said, { now }) => {
  const sentences = newestNumbersOf(said, now, FIELD);
  const first = sentences.findIndex((numbers) => wantedDays(numbers).length > 0);
  const numbers = sentences[first];
  if (numbers === undefined) return { value: withoutDay(sentences), unclear: [] };
  const days = wantedDays(numbers);
  if (days.every((day) => isHedged(numbers, day))) return { value: null, unclear: [askedOf(numbers)] };
  const group = following(sentences, first);
  const all = group.flatMap(wantedDays);
  const exact = group.flatMap((each) => wantedDays(each).filter((day) => isOneDay(day, each))).at(0);
  const season = KINDS.map((kind) => all.find((day) => day.kind === kind)).find((day) => day !== undefined);
  const { answer, from } = numbers.sentence;
  const last = group.at(-1)?.sentence ?? numbers.sentence;
  const why = sentences.find(({ sentence }) => sentence.answer === answer && sentence.from >= last.to);
  const isBare = wordCount(answer.text.slice(from, last.to)) <= FEW_WORDS && why !== undefined &&
    why.sentence.clauses.every(({ standing }) => standing === "stated" || standing === "negated") &&
    !startsNegated(why.sentence.text, why.sentence.languages);
  const text = answer.text.slice(from, isBare ? why.sentence.to : last.to);
  const refused = refusedTimes(sentences);
  return {
    value: {
      on: exact?.from ?? null,
      season: season === undefined ? null : season.text,
      text,
      ...refused.length === 0 ? {} : { not: refused },
      ...evidenceOf(answer, text),
    },
    unclear: [],
  };
};

/** "February." alone says no why: the sentence behind it does. */
const FEW_WORDS = 4;

/** "Between 1 and 20 April" names no day. */
function isOneDay({ kind, index }: NamedDay, { sentence: { text } }: SentenceNumbers): boolean {
  return kind === "day" && !FROM_DAY_TO.test(text.slice(Math.max(0, index - 40), index));
}

const FROM_DAY_TO = new RegExp(
  `${MOMENT_WORDS.sourceOf("from")}\\s\\S{1,6}\\s${MOMENT_WORDS.sourceOf("to")}\\s(?:${THE}\\s*)?$`,
  "iu",
);

/** The sentences right behind the first that speak of the same month: the why of it, and the day. */
function following(sentences: SentenceNumbers[], first: number): SentenceNumbers[] {
  const start = sentences[first];
  if (start === undefined) return [];
  const months = new Set(wantedDays(start).flatMap(({ from, iso }) => [from.slice(5, 7), iso.slice(5, 7)]));
  const group = [start];
  for (const next of sentences.slice(first + 1, first + MOST_SENTENCES)) {
    const days = wantedDays(next);
    const isSame = next.sentence.answer === start.sentence.answer && days.length > 0 &&
      days.filter(({ kind }) => kind !== "season").slice(0, 1).every(({ from }) =>
        months.has(from.slice(5, 7))
      );
    if (!isSame) break;
    group.push(next);
  }
  return group;
}

/** Days and months of a sentence that are not refused; a year alone is no moment. */
function wantedDays({ sentence, days }: SentenceNumbers): NamedDay[] {
  return days.filter((day) => {
    if (day.kind === "year") return false;
    const clause = clauseAt(sentence, day.index);
    if (clause === null) return true;
    if (["past", "refuted", "withdrawn", "question"].includes(clause.standing)) return false;
    return !isTurnedDown(sentence, clause, day);
  });
}

/** True where the clause says of a time that nothing is wanted in it. */
function isTurnedDown(sentence: Sentence, clause: Sentence["clauses"][number], day: NamedDay): boolean {
  return isDeadTime(sentence, clause) ||
    clause.standing === "negated" &&
      (startsNegated(clause.text, sentence.languages) || endsNegated(sentence, clause, day) ||
        isRestIn(sentence, clause, day));
}

function isDeadTime(sentence: Sentence, clause: Sentence["clauses"][number]): boolean {
  return wordPattern("dead", sentence.languages).test(clause.text) || isFollowedByRefusal(sentence, clause);
}

/** "Not December", "in de zomer niet", "August is dead": the stretches in which they do not want it. */
function refusedTimes(sentences: SentenceNumbers[]): RefusedTime[] {
  const all = sentences.flatMap((numbers) =>
    numbers.days.filter((day) => STRETCHES.has(day.kind) && isRefusedIn(numbers, day)).map((
      { from, iso },
    ) => ({ from, to: iso, quote: numbers.sentence.text, turn: numbers.sentence.answer.turn, field: FIELD }))
  );
  return [...new Map(all.map((each) => [`${each.from} ${each.to}`, each])).values()];
}

const STRETCHES: ReadonlySet<NamedDay["kind"]> = new Set<NamedDay["kind"]>(["month", "quarter", "season"]);

function isRefusedIn({ sentence }: SentenceNumbers, day: NamedDay): boolean {
  const clause = clauseAt(sentence, day.index);
  if (clause === null || ["past", "refuted", "withdrawn", "question", "hedged"].includes(clause.standing)) {
    return false;
  }
  return day.isDeadline ? isDeadTime(sentence, clause) : isTurnedDown(sentence, clause, day);
}

/** "In de zomer niet", "im Dezember nicht": nothing stands behind the time but that it is not. */
function endsNegated(
  { from, text, languages }: Sentence,
  clause: Sentence["clauses"][number],
  { end }: NamedDay,
): boolean {
  const rest = text.slice(end, Math.max(end, clause.to - from));
  return hasCue(rest, languages, "negation", "no") &&
    !/\p{L}/u.test(withoutCues(rest, languages, "negation", "no"));
}

/** "I don't sweep in August", "im August arbeite ich nicht": what the founder does not do then. */
function isRestIn(
  { languages, from, text }: SentenceNumbers["sentence"],
  clause: SentenceNumbers["sentence"]["clauses"][number],
  { index, isDeadline }: NamedDay,
): boolean {
  const isOwn = isFirstPerson(clause.text, languages) || hasCue(clause.text, languages, "me") ||
    MOMENT_WORDS.isIn(clause.text, "we_work");
  if (isDeadline || !isOwn) return false;
  const before = text.slice(Math.max(0, clause.from - from), index);
  return !BEFORE_OR_ELSE.test(before);
}

/** "Not before March" is March. */
const BEFORE_OR_ELSE = new RegExp(`${MOMENT_WORDS.sourceOf("before_or_except")}\\s(?:${THE}\\s*)?$`, "iu");

/** "October, not helpful": the clause behind it takes it back. */
function isFollowedByRefusal(
  sentence: SentenceNumbers["sentence"],
  clause: SentenceNumbers["sentence"]["clauses"][number],
): boolean {
  const next = sentence.clauses[sentence.clauses.indexOf(clause) + 1];
  return next !== undefined && next.text.length < 30 &&
    wordPattern("dead", sentence.languages).test(next.text);
}

function startsNegated(text: string, languages: SentenceNumbers["sentence"]["languages"]): boolean {
  const pattern = cuePattern(languages, "negation", "no");
  pattern.lastIndex = 0;
  const found = pattern.exec(text);
  return found !== null && found.index < 3;
}

function isHedged({ sentence }: SentenceNumbers, { index, text, isAmbiguous }: NamedDay): boolean {
  const clause = clauseAt(sentence, index);
  if (clause?.standing === "hedged") return true;
  return !isAmbiguous && clause !== null && clause.text.length < text.length + 16 &&
    hasCue(clause.text, sentence.languages, "strong_hedges");
}

function askedOf({ sentence }: SentenceNumbers): UnclearFact {
  const { turn, field } = sentence.answer;
  return {
    fact: "moment",
    quote: sentence.text,
    turn,
    field,
    question: "Is that the moment, and if so, on what day or in which month?",
  };
}

/** An occasion that has no date: the first sentence, unless it says that there is none. */
function withoutDay(sentences: SentenceNumbers[]): MomentFact | null {
  const stated = sentences.find(({ sentence, days }) =>
    days.length === 0 && sentence.clauses.some(({ standing }) => standing === "stated")
  );
  const first = sentences[0]?.sentence;
  if (stated === undefined || first === undefined) return null;
  const { sentence } = stated;
  const isNone = startsNegated(first.text, first.languages) ||
    hasCue(first.text, first.languages, "dont_know") ||
    sentence.text.split(/\s+/).length < 3 && !/[\p{Script=Han}]/u.test(sentence.text);
  if (isNone) return null;
  return { on: null, season: null, text: sentence.text, ...evidenceOf(sentence.answer, sentence.text) };
}
