import type { GoalFact, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { type Counted, countedBy, isTimeSpan } from "../numbers/counted.ts";
import { elsewhere, newest, nowOf } from "../numbers/goal_baseline.ts";
import { type Candidate, candidatesOf, isBaseline, rivalOf } from "../numbers/goal_candidates.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { newestNumbersOf, type SentenceNumbers } from "../numbers/sentence_numbers.ts";
import { GOAL_WORDS } from "./words.ts";

const FIELD = "goal.twelve_months";

/**
 * The goal: the first number with a date in its sentence, else the first number; by its date, or the one that stands
 * alone in the next sentence. What others would say ("my board would say 1.2m") fills nothing, and is asked only where
 * the founder has not said a number and a day of their own.
 */
export const readGoal: Reader<GoalFact | null> = (said, setting) => {
  const sentences = newestNumbersOf(said, setting.now, FIELD);
  const candidates = sentences.flatMap((numbers) => candidatesOf(numbers));
  const counts = candidates.filter(({ amount, numbers }) => !isTimeSpan(amount, numbers));
  const rivals = sentences.flatMap(rivalOf);
  const chosen = chosenOf(counts);
  if (chosen === "open") return { value: null, unclear: [...sentences.slice(0, 1).map(whichOf), ...rivals] };
  const first = chosen ?? withDate(candidates) ?? counts[0];
  const goal = first === undefined ? undefined : saidAgain(first, counts) ?? first;
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
  return { value, unclear: value.by === null ? [...doubtful, ...rivals] : [] };
};

/**
 * The goal among numbers with a date: the only one, or the one that the founder comes back to ("if only one, the 140
 * schools"). Two of two things that stand side by side leave it open which of them is meant.
 */
function chosenOf(counts: Candidate[]): Candidate | "open" | undefined {
  const dated = counts.filter(({ numbers }) => numbers.days.length > 0);
  const [first] = dated;
  const isDue = ({ numbers: { days } }: Candidate) => days.some(({ kind }) => kind !== "year");
  const others = dated.filter(({ numbers, counted, amount }) =>
    first !== undefined && numbers !== first.numbers && counted.unit !== first.counted.unit &&
    amount.value !== first.amount.value
  ).filter(isDue);
  if (first === undefined || others.length === 0) return first;
  const isRepeated = (candidate: Candidate) =>
    counts.some((other) =>
      other.numbers !== candidate.numbers && other.amount.value === candidate.amount.value
    );
  const repeated = [first, ...others].filter(isRepeated);
  return repeated.length === 1 ? repeated[0] : "open";
}

/** "I want to be at 60, um, 60 wholesale accounts": where the number says nothing of what, it may be said again with it. */
function saidAgain({ amount, numbers, counted }: Candidate, counts: Candidate[]): Candidate | undefined {
  if (counted.unit !== null) return undefined;
  return counts.find((other) =>
    other.numbers === numbers && other.amount !== amount && other.amount.value === amount.value &&
    other.counted.unit !== null
  );
}

function whichOf({ sentence }: SentenceNumbers): UnclearFact {
  const { turn, field, text } = sentence.answer;
  const question = "Which of these numbers is the goal, and by when?";
  return { fact: "goal", quote: text.slice(0, MOST_QUOTED), turn, field, question };
}

const MOST_QUOTED = 300;

const withDate = (candidates: Candidate[]) => candidates.find(({ numbers }) => numbers.days.length > 0);

/** "Goal is 260" does not say of what. */
function isTargetWord(metric: string | null, { sentence: { languages } }: SentenceNumbers): boolean {
  return metric !== null && metric.replace(wordPattern("target", languages), "").trim() === "";
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
const CORRECTS = new RegExp(`${GRAMMAR.sourceOf("no")}[,\\s]+${GOAL_WORDS.sourceOf("sorry")}`, "iu");

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
  const close = days.filter(({ kind, isAmbiguous }) =>
    kind !== "span" && !(isAmbiguous && kind === "year" && days.length > 1)
  );
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
