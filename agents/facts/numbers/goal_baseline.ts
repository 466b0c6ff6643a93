import { cutAt } from "../statements/cut_at.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { FUNCTION_WORDS, LANGUAGES, phrasesOf, phrasesPattern, withoutCues } from "../../text/lexicon.ts";
import type { Amount } from "../../text/amounts.ts";
import { type Counted, countedBy, isTimeSpan } from "./counted.ts";
import { type Candidate, isBaseline, isHad, isNowAt, isWhereWeStand } from "./goal_candidates.ts";
import type { ReaderSetting } from "../reader.ts";
import { isOfBefore, numbersOf, type SentenceNumbers, standingOf } from "./sentence_numbers.ts";
import { stemList } from "./stated_numbers.ts";
import { withoutAccents } from "../../text/stems.ts";
import type { Statements } from "../statements/statement.ts";
import { LIMIT_WORDS } from "../words.ts";
import { isUpdate, updatesIn } from "./updates.ts";

/** "It's 14 now": the same kind of number beside a word for today, and of no other thing. */
export function nowOf(goal: Candidate, sentences: SentenceNumbers[]): number | null {
  const { amount, counted } = goal;
  for (const numbers of sentences) {
    const { sentence, amounts } = numbers;
    for (const other of amounts) {
      const isNow = other !== amount && other.kind === amount.kind && !other.isArticle &&
        (isNowAt(other, numbers) || isWhereWeStand(other, numbers) || isBaseline(other, numbers) ||
          isLastTime(other, numbers) || isHad(other, numbers)) &&
        standingOf(sentence, other) === "stated" && !isTimeSpan(other, numbers);
      if (!isNow) continue;
      const own = countedBy(other, numbers);
      // "It's 9 at the moment" counts no moments.
      const behind = sentence.text.slice(other.end).trimStart();
      const noun = other.kind === "percent" || wordPattern("now", sentence.languages, "start").test(behind)
        ? null
        : isWhereWeStand(other, numbers) || isLastTime(other, numbers)
        ? own.unit
        : nounUnit(own);
      if (noun === null || isSameThing(noun, counted) || wordPattern("now", sentence.languages).test(noun)) {
        return other.value;
      }
    }
  }
  return null;
}

/** "Last year it was 2.9": a sentence that says when, how many and nothing else. */
function isLastTime(amount: Amount, { sentence: { text, languages }, amounts }: SentenceNumbers): boolean {
  const last = wordPattern("last", languages);
  if (amounts.length > 1 || !last.test(text.slice(0, amount.index))) return false;
  const rest = `${text.slice(0, amount.index)} ${text.slice(amount.end)}`.replace(last, " ");
  return !/[\p{L}\d]/u.test(withoutCues(rest, languages, "time_words", "calendar_words", ...FUNCTION_WORDS));
}

/** Stems as they are typed without accents: the same founder writes "cafés" and "cafes". */
const plainStems = (text: string) => stemList(withoutAccents(text));

const nounUnit = ({ unit, metric }: Counted) => unit ?? metric;

/** "78 schools now, not 74", said at the end of the interview, is where the goal starts. */
export function newest(
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
export function elsewhere(goal: Candidate, said: Statements, { now }: ReaderSetting): number | null {
  const places = (["company.stage_region", "growth.numbers", "pitch.traction"] as const)
    .map((field) => sameMetricIn(goal, numbersOf(said, now, field)));
  const told = places.find((each) => each.length > 0) ?? [];
  // What was counted last year is where the goal starts only where nothing beside it is counted today.
  const today = told.filter(({ isBefore }) => !isBefore);
  const values = new Set((today.length > 0 ? today : told).map(({ value }) => value));
  return values.size === 1 ? [...values][0] ?? null : null;
}

interface Told {
  value: number;
  /** True for what was so once: "410 last year". */
  isBefore: boolean;
}

/** "Ten a week is the very most we can do": a limit is not where one stands. */
const LIMITS = LIMIT_WORDS.patternOf("at_most");

function sameMetricIn({ amount, counted }: Candidate, sentences: SentenceNumbers[]): Told[] {
  const named = namedBesideUnit(counted);
  const isNamed = sentences.some((numbers) =>
    numbers.amounts.some((other) => isCalled(named, other, numbers))
  );
  return sentences.flatMap((numbers) =>
    numbers.amounts.filter((other) => {
      const isPlain = !LIMITS.test(numbers.sentence.text) && other.kind === amount.kind &&
        other.currency === amount.currency && !other.isArticle &&
        !other.isPosition && !other.isFraction && standingOf(numbers.sentence, other) === "stated";
      const own = countedBy(other, numbers);
      if (!isPlain || !isNamed) return isPlain && isSameMetric(own, counted, amount);
      return isCalled(named, other, numbers) &&
        (own.unit === null || isSameMetric(own, counted, amount));
    }).map((other) => ({ value: other.value, isBefore: isOfBefore(numbers.sentence, other) }))
  );
}

/** "The waiting list down to 20 people": what is counted beside the people, of whom there are others. */
function namedBesideUnit({ metric, unit }: Counted): string[] {
  const unitStems = plainStems(unit ?? "");
  return unit === null ? [] : plainStems(metric ?? "").filter((stem) => !unitStems.includes(stem));
}

/** "63 on the waiting list", "the waiting list is 63": a name stands beside the number and no other number between. */
function isCalled(names: string[], amount: Amount, { sentence, amounts }: SentenceNumbers): boolean {
  const { text, languages } = sentence;
  const before = amounts.findLast(({ end }) => end <= amount.index)?.end ?? 0;
  const next = amounts.find(({ index }) => index >= amount.end)?.index ?? text.length;
  const behind = text.slice(amount.end, next).split(/[,;:]/u)[0] ?? "";
  const beside = plainStems(`${text.slice(before, amount.index)} ${cutAt(behind, languages)}`);
  return names.some((name) => beside.includes(name));
}

function isSameMetric(other: Counted, goal: Counted, { kind }: Amount): boolean {
  if (kind !== "number") {
    const metric = plainStems(goal.metric ?? "");
    return metric.length > 0 && metric.every((stem) => plainStems(other.metric ?? "").includes(stem));
  }
  return hasRate(other.unit) === hasRate(goal.unit) && isSameThing(other.unit ?? "", goal);
}

const RATE = new RegExp(`\\s(?:${phrasesPattern(phrasesOf(LANGUAGES, "rate_words"))})\\s|/|月|週`, "iu");
const hasRate = (unit: string | null) => RATE.test(unit ?? "");

/** The nouns share a word, and what is counted is no more special than the goal's. */
function isSameThing(noun: string, { unit, metric }: Counted): boolean {
  if (noun === unit) return true;
  const goal = plainStems(unit ?? metric ?? "");
  const own = plainStems(noun);
  return goal.length > 0 && own.length > 0 &&
    (goal.every((stem) => own.includes(stem)) || own.every((stem) => goal.includes(stem)));
}
