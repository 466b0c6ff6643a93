import type { BetFact, TextFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import type { NamedDay } from "../../text/due_days.ts";
import { countedBy, isTimeSpan } from "../numbers/counted.ts";
import { baseBehind } from "../numbers/per_bases.ts";
import { unitPattern } from "../numbers/time_units.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { hasCue, LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { standsAlone, withoutLooseEnd } from "../names/noun_phrases.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { opensWithIf } from "../statements/conditions.ts";
import { clauseAt, isOfBefore, newestNumbersOf, type SentenceNumbers } from "../numbers/sentence_numbers.ts";
import { BET_WORDS } from "./words.ts";

const FIELD = "evolution.bet";

/**
 * The bet: the number that was called the target, else the one beside the date; what it counts; by when; and the
 * sentence that begins with "if" (or "under 10 …"), which says what is done when it is lost.
 */
export const readBet: Reader<BetFact | null> = (said, { now }) => {
  const sentences = newestNumbersOf(said, now, FIELD);
  if (sentences.length === 0) return { value: null, unclear: [] };
  const stated = statedOf(sentences);
  const target = targetOf(stated);
  const by = dueOf(stated, target?.numbers) ?? dueOf(sentences, target?.numbers);
  const reverses = reversesOf(sentences);
  if (target === null && by === null && reverses === null) return { value: null, unclear: [] };
  const carrier = target?.numbers ?? by?.numbers ?? sentences[0];
  if (carrier === undefined) return { value: null, unclear: [] };
  const value: BetFact = {
    metric: metricOf(stated) ?? (target === null ? null : headingOf(target, sentences) ?? countedIn(target)),
    target: target?.amount.value ?? null,
    by: by?.iso ?? null,
    reverses,
    ...evidenceOf(carrier.sentence.answer, carrier.sentence.text),
  };
  return { value, unclear: [] };
};

/** "If we're not at seventy" does not say of what. */
function countedIn({ amount, numbers }: Found): string | null {
  const { metric } = countedBy(amount, numbers);
  const { languages } = numbers.sentence;
  const bare = metric?.replace(wordPattern("if", languages, "start"), "") ?? "";
  return standsAlone(bare, languages) ? metric : null;
}

/** "Disputes. If we're not under 0.5 per thousand …": the words before, where they are nothing but a name. */
function headingOf({ amount, numbers }: Found, sentences: SentenceNumbers[]): string | null {
  const before = sentences[sentences.indexOf(numbers) - 1];
  if (before === undefined || before.amounts.length > 0 || before.days.length > 0) return null;
  const { text, languages, answer } = before.sentence;
  const name = withoutLooseEnd(text.replace(/[\s.:!?…。]+$/u, ""), languages);
  const isName = answer === numbers.sentence.answer && name.split(/\s+/u).length <= MOST_WORDS_OF_HEADING &&
    standsAlone(name, languages) && !hasCue(name, languages, "yes", "no", "opening_joiners", "adverbs");
  return isName && baseBehind(numbers.sentence.text, amount.end) !== null ? name : null;
}

const MOST_WORDS_OF_HEADING = 3;

/** The sentences that promise; a condition holds the promise itself where it alone has a number and a date. */
function statedOf(sentences: SentenceNumbers[]): SentenceNumbers[] {
  const isWhole = (numbers: SentenceNumbers) => numbers.days.length > 0 && usable(numbers).length > 0;
  const promises = sentences.filter((numbers) => !isReversal(numbers));
  if (!promises.some(isWhole)) {
    const whole = sentences.filter(isWhole);
    if (whole.length > 0) return whole;
  }
  return promises.length > 0 ? promises : sentences;
}

/** True for "If we're under 75 I stop hiring", "Under 10, I take it down": a condition with what follows from it. */
function isReversal({ sentence: { text, languages } }: SentenceNumbers): boolean {
  return opensWithIf(text.replace(JOINING, ""), languages) ||
    languages.length === 1 && languages[0] === "ja" && wordPattern("if", languages).test(text);
}

const JOINING = new RegExp(`^(?:${phrasesPattern(phrasesOf(LANGUAGES, "opening_joiners"))})\\s+`, "iu");

function reversesOf(sentences: SentenceNumbers[]): TextFact | null {
  const whole = sentences.find(isReversal);
  if (whole !== undefined) {
    const { sentence } = whole;
    return { text: sentence.text, ...evidenceOf(sentence.answer, sentence.text) };
  }
  return sentences.map(({ sentence }, at) => partFromIf(sentence, at > 0)).find((part) => part !== null) ??
    null;
}

/** From "or i drop it" or the clause that begins with "if" to the sentence's end; a later sentence with "if" inside counts whole. */
function partFromIf(
  { text, from, to, answer, clauses, languages }: SentenceNumbers["sentence"],
  isLater: boolean,
): TextFact | null {
  const orElse = wordPattern("or_else", languages).exec(text);
  if (orElse !== null && orElse.index > 0) {
    const rest = answer.text.slice(from + orElse.index, to).replace(OR, "");
    return { text: rest, ...evidenceOf(answer, rest) };
  }
  const clause = clauses.slice(1).findLast((each) => opensWithIf(each.text.replace(JOINING, ""), languages));
  const part = clause !== undefined
    ? answer.text.slice(clause.from, to).replace(JOINING, "")
    : isLater && wordPattern("if", languages).test(text)
    ? answer.text.slice(from, to)
    : null;
  return part === null ? null : { text: part, ...evidenceOf(answer, part) };
}

const OR = new RegExp(`^(?:${phrasesPattern(phrasesOf(LANGUAGES, "or_words"))})\\s+(?:else\\s+)?`, "iu");

interface Found {
  amount: Amount;
  numbers: SentenceNumbers;
}

function targetOf(sentences: SentenceNumbers[]): Found | null {
  const all = sentences.flatMap((numbers) => usable(numbers).map((amount): Found => ({ amount, numbers })));
  return all.find(isCalledTarget) ?? all.find(({ numbers }) => numbers.days.length > 0) ?? all[0] ?? null;
}

function usable(numbers: SentenceNumbers): Amount[] {
  const { amounts } = numbers;
  return amounts.filter((amount) =>
    !amount.isArticle && !amount.isPosition && !amount.isFraction &&
    (!isTimeSpan(amount, numbers) || isHoursWorked(amount, numbers)) &&
    !isGone(amount, numbers) && !isNow(amount, numbers) && !isMissed(amount, numbers) &&
    !isPriceTag(amount, numbers) && !GOES_TO.test(numbers.sentence.text.slice(amount.end))
  );
}

/** "If 40 hours in surgeries have not come together by June": hours alone beside a date are what is counted. */
function isHoursWorked({ end }: Amount, { sentence, amounts, days }: SentenceNumbers): boolean {
  const isAlone = amounts.filter(({ isArticle }) => !isArticle).length === 1;
  return isAlone && days.some(({ isDeadline }) => isDeadline) &&
    unitPattern("hour", sentence.languages).test(sentence.text.slice(end));
}

/** "100 waitlist to 25 paying": the first number is where it starts. */
const GOES_TO = new RegExp(`^\\s(?:\\p{L}+\\s){0,2}${BET_WORDS.sourceOf("to")}\\s\\d`, "iu");

/** "We said 50 by June and missed": the bet before. "If we don't have 30" is how bets are put. */
function isMissed(amount: Amount, { sentence }: SentenceNumbers): boolean {
  const clause = clauseAt(sentence, amount.index);
  return isOfBefore(sentence, amount) && clause !== null && clause.standing !== "negated" &&
    !wordPattern("if", sentence.languages).test(clause.text);
}

/** "The £900 package": a sum behind "the" tells which one is meant. */
function isPriceTag(
  { kind, index, end }: Amount,
  { sentence: { text, languages } }: SentenceNumbers,
): boolean {
  return (kind === "money" || MEASURE.test(text.slice(end))) &&
    articleAtEnd(languages).test(text.slice(0, index));
}

const MEASURE = new RegExp(`^[\\s-]?${BET_WORDS.sourceOf("measure")}`, "iu");
/** "the ", "our ": of the languages of the sentence, for Dutch "de" is French "of". */
const articleAtEnd = perLanguages((languages) =>
  new RegExp(`(?:${GRAMMAR.patternOf("the", languages).source}|${GRAMMAR.sourceOf("mine")})\\s$`, "iu")
);

/** What was taken back or asked; "if we don't sell 500" is how bets are put. */
function isGone({ index }: Amount, { sentence }: SentenceNumbers): boolean {
  const standing = clauseAt(sentence, index)?.standing;
  return standing === "refuted" || standing === "withdrawn" || standing === "question";
}

function isNow({ index }: Amount, { sentence, days }: SentenceNumbers): boolean {
  const clause = clauseAt(sentence, index);
  return clause !== null && !days.some(({ isDeadline }) => isDeadline) &&
    wordPattern("now", sentence.languages).test(clause.text);
}

function isCalledTarget({ amount, numbers: { sentence: { text, languages } } }: Found): boolean {
  return wordPattern("target", languages).test(text.slice(Math.max(0, amount.index - 24), amount.index));
}

function dueOf(
  sentences: SentenceNumbers[],
  target: SentenceNumbers | undefined,
): { iso: string; numbers: SentenceNumbers } | null {
  const own = target !== undefined && target.days.length > 0 ? target : undefined;
  const called = sentences.find(({ days }) => days.some(({ isDeadline }) => isDeadline));
  const numbers = own?.days.some(({ isDeadline }) => isDeadline)
    ? own
    : called ?? own ?? sentences.find(({ days }) => days.some(({ isAmbiguous }) => !isAmbiguous));
  const day = numbers?.days.find(({ isDeadline }) => isDeadline) ??
    numbers?.days.find(({ kind, isAmbiguous }) => kind !== "season" && !isAmbiguous) ?? numbers?.days[0];
  if (numbers === undefined || day === undefined || day.isAmbiguous) return null;
  return isNoDate(day, numbers) ? null : { iso: day.iso, numbers };
}

/** "By autumn" may be its first day or its last; "the January cohort" is no date. */
function isNoDate(
  { kind, isDeadline, index, end }: NamedDay,
  { sentence: { text, languages } }: SentenceNumbers,
): boolean {
  if (kind === "season") return true;
  const isName = kind === "month" && !isDeadline &&
    articleAtEnd(languages).test(text.slice(0, index));
  return isName && /^\s\p{L}/u.test(text.slice(end));
}

/** What stands behind "Metric:" up to a date. */
function metricOf(sentences: SentenceNumbers[]): string | null {
  for (const { sentence: { text, languages }, days } of sentences) {
    const { source } = wordPattern("metric", languages);
    const found = new RegExp(`(?:^|[.;\\s])(?:${source})\\s*(?:[:=]|${GRAMMAR.sourceOf("is")})\\s*`, "iu")
      .exec(text);
    if (found === null) continue;
    const start = found.index + found[0].length;
    const day = days.find(({ index, isDeadline }) => index >= start && isDeadline) ??
      days.find(({ index, kind }) => index >= start && kind === "day");
    const end = day?.dueFrom ?? text.length;
    const words = text.slice(start, end).split(/[,;。、]|\.(?:\s|$)/u, 1)[0]?.trim() ?? "";
    if (standsAlone(words, languages)) return withoutLooseEnd(words, languages);
  }
  return null;
}
