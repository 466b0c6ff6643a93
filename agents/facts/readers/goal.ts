import type { GoalFact, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { type Counted, countedBy, isTimeSpan } from "../counted.ts";
import { evidenceOf, type Reader, type ReaderSetting } from "../reader.ts";
import {
  clauseAt,
  isOfBefore,
  newestNumbersOf,
  numbersOf,
  type SentenceNumbers,
  standingOf,
} from "../sentence_numbers.ts";
import { stemList } from "../stated_numbers.ts";
import type { Statements } from "../statement.ts";
import { isUpdate, updatesIn } from "../updates.ts";

const FIELD = "goal.twelve_months";

interface Candidate {
  amount: Amount;
  numbers: SentenceNumbers;
  counted: Counted;
}

/**
 * The goal: the first number with a date in its sentence, else the first number; by its date, or the one that stands
 * alone in the next sentence. What others would say ("my board would say 1.2m") fills nothing and is asked.
 */
export const readGoal: Reader<GoalFact | null> = (said, setting) => {
  const sentences = newestNumbersOf(said, setting.now, FIELD);
  const candidates = sentences.flatMap((numbers) => candidatesOf(numbers));
  const counts = candidates.filter(({ amount, numbers }) => !isTimeSpan(amount, numbers));
  const rivals = sentences.flatMap(rivalOf);
  const chosen = chosenOf(counts);
  if (chosen === "open") return { value: null, unclear: [...sentences.slice(0, 1).map(whichOf), ...rivals] };
  const goal = chosen ?? withDate(candidates) ?? counts[0];
  if (goal === undefined) return { value: null, unclear: rivals };
  const { numbers } = goal;
  const counted = wholeCount(goal);
  const due = dueOf(goal, sentences);
  const { target, baseline } = targetOf(goal);
  const { answer } = numbers.sentence;
  const doubtful: UnclearFact[] = due !== null && due.iso === null
    ? [{
      fact: "goal",
      part: "by",
      quote: due.text,
      turn: answer.turn,
      field: answer.field,
      question: `By which date is "${due.text}"?`,
    }]
    : [];
  const value: GoalFact = {
    metric: isTargetWord(counted.metric, numbers) ? null : counted.metric,
    target,
    unit: counted.unit,
    by: due?.iso ?? null,
    baseline: newest(baseline ?? nowOf(goal, sentences) ?? elsewhere(goal, said, setting), {
      goal,
      said,
      setting,
    }),
    ...evidenceOf(answer, numbers.sentence.text),
  };
  return { value, unclear: [...doubtful, ...rivals] };
};

/**
 * The goal among numbers with a date: the only one, or the one that the founder comes back to ("if only one, the 140
 * schools"). Two of two things that stand side by side leave it open which of them is meant.
 */
function chosenOf(counts: Candidate[]): Candidate | "open" | undefined {
  const dated = counts.filter(({ numbers }) => numbers.days.length > 0);
  const [first] = dated;
  const isDue = ({ numbers: { days } }: Candidate) => days.some(({ kind }) => kind !== "year");
  const others = dated.filter(({ numbers, counted }) =>
    first !== undefined && numbers !== first.numbers && counted.unit !== first.counted.unit
  ).filter(isDue);
  if (first === undefined || others.length === 0) return first;
  const isRepeated = (candidate: Candidate) =>
    counts.some((other) =>
      other.numbers !== candidate.numbers && other.amount.value === candidate.amount.value
    );
  const repeated = [first, ...others].filter(isRepeated);
  return repeated.length === 1 ? repeated[0] : "open";
}

function whichOf({ sentence }: SentenceNumbers): UnclearFact {
  const { turn, field, text } = sentence.answer;
  const question = "Which of these numbers is the goal, and by when?";
  return { fact: "goal", quote: text.slice(0, MOST_QUOTED), turn, field, question };
}

const MOST_QUOTED = 300;

const withDate = (candidates: Candidate[]) => candidates.find(({ numbers }) => numbers.days.length > 0);

function candidatesOf(numbers: SentenceNumbers): Candidate[] {
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
    return !isNowAt(amount, numbers) && !isRatio(amount, text);
  }).map((amount) => ({ amount, numbers, counted: countedBy(amount, numbers) }));
}

/** "3 in 4 tenants" and "10x" are no numbers of things. */
function isRatio({ index, end }: Amount, text: string): boolean {
  return /^(?:x|×|-?fach|-?fold)(?!\p{L})/iu.test(text.slice(end)) ||
    /^\s(?:in|out of|von|sur|de cada|su|em cada|op de)\s\d{1,2}(?!\d)/iu.test(text.slice(end)) ||
    /\d\s(?:in|out of|von|sur|de cada|su|em cada|op de)\s$/iu.test(text.slice(0, index));
}

/** "Right now 14", "its 14 now", "statt heute 25": a word for today right beside the number. */
function isNowAt({ index, end }: Amount, { sentence: { text, languages } }: SentenceNumbers): boolean {
  const now = wordPattern("now", languages);
  const before = text.slice(Math.max(0, index - 20), index).split(/[,;.]/u).at(-1) ?? "";
  const behind = text.slice(end, end + 24).split(/[,;.]/u)[0] ?? "";
  return now.test(before) || now.test(behind.split(/\s+/).slice(0, 4).join(" "));
}

/** "Goal is 260" does not say of what. */
function isTargetWord(metric: string | null, { sentence: { languages } }: SentenceNumbers): boolean {
  return metric !== null && metric.replace(wordPattern("target", languages), "").trim() === "";
}

/** What somebody else wants, or what would be a dream: said so in its clause, or at the sentence's beginning. */
function isOthers({ index }: Amount, { sentence }: SentenceNumbers): boolean {
  const others = wordPattern("hedged_goal", sentence.languages);
  return [clauseAt(sentence, index), sentence.clauses[0]].some((clause) =>
    clause !== null && clause !== undefined && others.test(clause.text)
  );
}

function rivalOf(numbers: SentenceNumbers): UnclearFact[] {
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

/** "from 96 practices to 130", "instead of 31": the number before it is where it starts. */
function isBaseline(
  { index, end }: Amount,
  { sentence: { text, languages }, amounts }: SentenceNumbers,
): boolean {
  const before = text.slice(0, index).trimEnd();
  if (wordPattern("instead", languages, "end").test(before)) return true;
  const isFrom = wordPattern("range_from", languages, "end").test(before);
  const later = amounts.find((other) => other.index > end);
  const between = later === undefined ? "" : text.slice(end, later.index);
  return isFrom && later !== undefined &&
    /(?:^|\s)(?:to|auf|à|a|naar|para|zu|tot|bis)\s+$|へ$|に$/iu.test(between) && between.length < 40;
}

/** A range behind "from" is where it starts and where it goes: "from 96 to 130 practices". */
function targetOf({ amount, numbers }: Candidate): { target: number; baseline: number | null } {
  const { sentence: { text, languages }, amounts } = numbers;
  const isFrom = wordPattern("range_from", languages, "end").test(text.slice(0, amount.index).trimEnd());
  if (amount.upTo !== null) {
    return { target: isFrom ? amount.upTo : amount.value, baseline: isFrom ? amount.value : null };
  }
  const start = amounts.find((other) =>
    other !== amount && other.kind === amount.kind && isBaseline(other, numbers)
  );
  return { target: amount.value, baseline: start?.value ?? null };
}

/** "From 96 practices to 130" counts practices, though the word stands behind the first number. */
function wholeCount({ amount, numbers, counted }: Candidate): Counted {
  const start = numbers.amounts.find((other) =>
    other !== amount && other.kind === amount.kind && isBaseline(other, numbers)
  );
  if (counted.unit !== null || start === undefined) return counted;
  const { unit } = countedBy(start, numbers);
  return { metric: unit, unit };
}

/** "By May, no, sorry, by November". */
const CORRECTS =
  /(?<!\p{L})(?:no|nein|non|não|nee)[,\s]+(?:sorry|wait|actually|entschuldigung|moment|pardon|perdón|scusa|scusi|desculpa|wacht)/iu;

/** The date of the goal; an `iso` of null where it may be two days ("next Christmas" in November). */
function dueOf(
  { numbers, amount }: Candidate,
  sentences: SentenceNumbers[],
): { iso: string | null; text: string } | null {
  const days = numbers.days.filter(({ kind, isDeadline, text }) =>
    kind !== "year" || isDeadline || /\d/.test(text)
  );
  const corrected = days.find((day, at) => {
    const before = days[at - 1];
    return before !== undefined && CORRECTS.test(numbers.sentence.text.slice(before.end, day.index));
  });
  // "In a year, by the end of November": the month says it more closely.
  const close = days.filter(({ kind }) => kind !== "span");
  const named = close.length > 0 ? close : days;
  const own = corrected ?? named.find(({ isDeadline }) => isDeadline) ??
    named.find(({ index }) => index > amount.index) ??
    named[0];
  const next = sentences[sentences.indexOf(numbers) + 1];
  const alone = next !== undefined && next.amounts.every(({ isArticle }) => isArticle)
    ? next.days[0]
    : undefined;
  const day = own ?? alone;
  return day === undefined ? null : { iso: day.isAmbiguous ? null : day.iso, text: day.text };
}

/** "It's 14 now": the same kind of number beside a word for today, and of no other thing. */
function nowOf(goal: Candidate, sentences: SentenceNumbers[]): number | null {
  const { amount, counted } = goal;
  for (const numbers of sentences) {
    const { sentence, amounts } = numbers;
    for (const other of amounts) {
      const isNow = other !== amount && other.kind === amount.kind && !other.isArticle &&
        isNowAt(other, numbers) && standingOf(sentence, other) === "stated" && !isTimeSpan(other, numbers);
      if (!isNow) continue;
      const noun = other.kind === "percent" ? null : nounUnit(countedBy(other, numbers));
      if (noun === null || isSameThing(noun, counted) || wordPattern("now", sentence.languages).test(noun)) {
        return other.value;
      }
    }
  }
  return null;
}

const nounUnit = ({ unit, metric }: Counted) => unit ?? metric;

/** "78 schools now, not 74", said at the end of the interview, is where the goal starts. */
function newest(
  baseline: number | null,
  { goal: { amount, counted }, said, setting }: { goal: Candidate; said: Statements; setting: ReaderSetting },
): number | null {
  if (baseline === null) return null;
  const later = numbersOf(said, setting.now, "evolution.next").filter(({ sentence }) => isUpdate(sentence));
  const [put] = updatesIn(later).filter(({ from, to }) => from.value === baseline && to.kind === amount.kind);
  if (put !== undefined) return put.to.value;
  const told = later.flatMap((numbers) =>
    numbers.amounts.filter((other) =>
      other.kind === amount.kind && isNowAt(other, numbers) &&
      isSameThing(countedBy(other, numbers).unit ?? "", counted)
    )
  );
  return told[0]?.value ?? baseline;
}

/** The same metric with a number in another field: "23 paying marinas" where the goal is 45 marinas. */
function elsewhere(goal: Candidate, said: Statements, { now }: ReaderSetting): number | null {
  const stage = sameMetricIn(goal, numbersOf(said, now, "company.stage_region"));
  const found = stage.length > 0 ? stage : sameMetricIn(goal, numbersOf(said, now, "growth.numbers"));
  return new Set(found).size === 1 ? found[0] ?? null : null;
}

function sameMetricIn({ amount, counted }: Candidate, sentences: SentenceNumbers[]): number[] {
  return sentences.flatMap((numbers) =>
    numbers.amounts.filter((other) => {
      const isPlain = other.kind === amount.kind && other.currency === amount.currency && !other.isArticle &&
        !other.isPosition && !other.isFraction && standingOf(numbers.sentence, other) === "stated";
      return isPlain && isSameMetric(countedBy(other, numbers), counted, amount);
    }).map(({ value }) => value)
  );
}

function isSameMetric(other: Counted, goal: Counted, { kind }: Amount): boolean {
  if (kind !== "number") {
    const metric = stemList(goal.metric ?? "");
    return metric.length > 0 && metric.every((stem) => stemList(other.metric ?? "").includes(stem));
  }
  return hasRate(other.unit) === hasRate(goal.unit) && isSameThing(other.unit ?? "", goal);
}

const hasRate = (unit: string | null) =>
  /\s(?:an?|per|each|im|pro|par|por|al|alla|à|a la|per)\s|\/|月|週/iu.test(unit ?? "");

/** The nouns share a word, and what is counted is no more special than the goal's. */
function isSameThing(noun: string, { unit, metric }: Counted): boolean {
  const goal = stemList(unit ?? metric ?? "");
  const own = stemList(noun);
  return goal.length > 0 && own.length > 0 &&
    (goal.every((stem) => own.includes(stem)) || own.every((stem) => goal.includes(stem)));
}
