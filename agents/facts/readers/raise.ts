import type { Money, RaiseFact, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuePattern, hasCue, type Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { isSum, usesOf } from "../numbers/raise_uses.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { opensWithIf } from "../statements/conditions.ts";
import { type Segment, segmentsOf } from "../numbers/segments.ts";
import {
  homeOf,
  isOfBefore,
  newestNumbersOf,
  numbersOf,
  type SentenceNumbers,
  standingOf,
} from "../numbers/sentence_numbers.ts";
import { RAISE_WORDS } from "./words.ts";

const FIELD = "pitch.raise";

/**
 * Whether money is raised, how much, what is in already and what it is for. "If we raise it's £3m and I'd rather not"
 * raises nothing and is asked; what family has put in is not the sum.
 */
export const readRaise: Reader<RaiseFact | null> = (said, { now }) => {
  const sentences = newestNumbersOf(said, now, FIELD);
  const first = sentences[0];
  if (first === undefined) return { value: null, unclear: [] };
  const already = alreadyIn([...sentences, ...numbersOf(said, now, "company.stage_region")]);
  const refusal = sentences.find(isRefusal);
  const hedged = sentences.flatMap((numbers) => hedgedSum(numbers, refusal !== undefined));
  const segments = sentences.flatMap(segmentsOf);
  const asked = askedSum(segments, { refusal, already });
  if (asked === null && refusal === undefined) {
    const isYes = sentences.some(({ sentence }) => hasCue(sentence.text, sentence.languages, "yes")) &&
      hedged.length === 0;
    return isYes
      ? { value: made(first, { already, raising: true }), unclear: hedged }
      : { value: null, unclear: hedged.length > 0 ? hedged : unsaid(first) };
  }
  const isUndecided = sentences.some((numbers) =>
    hasCue(numbers.sentence.text, numbers.sentence.languages, "dont_know") &&
    (numbers === refusal || !isOfOffer(numbers, refusal))
  );
  if (asked === null && isUndecided) return { value: null, unclear: unsaid(first) };
  if (asked === null) return { value: made(refusal ?? first, { already, raising: false }), unclear: hedged };
  const use = usesOf(segments, [asked.amount, already?.amount ?? null]);
  const currency = asked.amount.currency ?? homeOf(said, now);
  const value: RaiseFact = {
    raising: true,
    amount: asked.amount.value,
    currency,
    already: already === null ? null : { ...already.money, currency: already.money.currency ?? currency },
    use,
    ...evidenceOf(asked.numbers.sentence.answer, quoteOf(asked.numbers, segments, { use, already })),
  };
  return { value, unclear: hedged };
};

function made(
  numbers: SentenceNumbers,
  { already, raising }: { already: Already | null; raising: boolean },
): RaiseFact {
  const { sentence } = numbers;
  return {
    raising,
    amount: null,
    currency: null,
    already: already?.money ?? null,
    use: [],
    ...evidenceOf(sentence.answer, sentence.text),
  };
}

/** From the sum to the last use, or to what is in: somebody else's round behind them is no part of it. */
function quoteOf(
  { sentence }: SentenceNumbers,
  segments: Segment[],
  { use, already }: { use: RaiseFact["use"]; already: Already | null },
): string {
  const { answer } = sentence;
  const start = segments.findIndex(({ numbers }) => numbers.sentence === sentence);
  const last = segments.slice(start).findLast((segment) =>
    segment.numbers.sentence.answer === answer &&
    (segment.numbers === already?.numbers || use.some((each) => namesUse(segment, each)))
  );
  const end = last === undefined ? sentence.to : Math.max(sentence.to, last.numbers.sentence.from + last.to);
  return answer.text.slice(sentence.from, end);
}

/** A segment that tells a use: what it is for stands in it, or its share or amount where that stood before. */
function namesUse(
  { text, amounts }: Segment,
  { for: what, share, amount }: RaiseFact["use"][number],
): boolean {
  return text.includes(what) || amounts.some(({ value }) => value === (share ?? amount));
}

/** "No", "not raising", "pas de levée": the answer begins with it, or its clause negates the raising. */
function isRefusal({ sentence, amounts }: SentenceNumbers): boolean {
  const { languages, clauses, text } = sentence;
  const opening = text.replace(SHORT_WORDS_BEFORE_NO, "");
  const no = cuePattern(languages, "no");
  no.lastIndex = 0;
  const saysNo = no.exec(opening)?.index === 0 || wordPattern("no_words", languages, "start").test(opening);
  return saysNo ||
    clauses.some((clause) =>
      clause.standing === "negated" && !amounts.some((sum) =>
        isSum(sum) && sentence.from + sum.end <= clause.from
      ) &&
      (wordPattern("ask", languages).test(clause.text) || clause.text.split(/\s+/).length <= 5 ||
        RAISE_WORDS.isIn(clause.text, "raising"))
    );
}

/** "Um, well no". */
const SHORT_WORDS_BEFORE_NO = new RegExp(`^(?:\\p{L}{1,4},?\\s){0,2}(?=${GRAMMAR.sourceOf("no")})`, "iu");

/** "My brother-in-law offered twenty million and …": behind a refusal it is the story of why. */
function isOfOffer({ amounts }: SentenceNumbers, refusal: SentenceNumbers | undefined): boolean {
  return refusal !== undefined && amounts.some(isSum);
}

interface Already {
  money: Money;
  numbers: SentenceNumbers;
  amount: Amount;
}

/** "$60,000 is in from family", "we raised a £1.4m seed in 2024". */
function alreadyIn(sentences: SentenceNumbers[]): Already | null {
  for (const segment of sentences.flatMap(segmentsOf)) {
    const { numbers, amounts, text, standing } = segment;
    const { sentence } = numbers;
    const money = amounts.find(isSum);
    if (money === undefined || standing === "negated" || standing === "hedged") continue;
    const label = sentence.text.slice(0, segment.from).trimEnd();
    const called = label.endsWith(":") ? label.slice(label.lastIndexOf(".") + 1) : "";
    const isAppliedFor = wordPattern("applied_for", sentence.languages).test(text);
    if (!isAppliedFor && wordPattern("already", sentence.languages).test(`${called} ${text}`)) {
      return { money: { amount: money.value, currency: money.currency }, numbers, amount: money };
    }
  }
  return null;
}

interface Asked {
  amount: Amount;
  numbers: SentenceNumbers;
}

/** The sum that is asked for: beside a word for asking, else the first sum before anything was refused. */
function askedSum(
  segments: Segment[],
  { refusal, already }: { refusal: SentenceNumbers | undefined; already: Already | null },
): Asked | null {
  const refusedAt = segments.findIndex(({ numbers }) => numbers === refusal);
  const sums = segments.flatMap(({ numbers, amounts, text, standing }, at) =>
    amounts.filter((amount) =>
      amount !== already?.amount && standing !== "past" && isSum(amount) && isStated(amount, numbers)
    ).map((amount) => ({
      amount,
      numbers,
      isAsked: isAskedFor(amount, { numbers, amounts, text }) && standing !== "negated",
      isFree: (refusedAt === -1 || at < refusedAt) && isOwnSum(amount, numbers),
    }))
  );
  return sums.find(({ isAsked }) => isAsked) ?? sums.find(({ isFree }) => isFree) ?? null;
}

const WORDS_BEFORE_SUM = 6;

/** "Yes, 250k", "we want …": a sum in a sentence that opens with somebody else ("the family put in 90,000") is theirs. */
function isOwnSum({ index }: Amount, { sentence: { text, languages, clauses } }: SentenceNumbers): boolean {
  const before = text.slice(0, index).trim();
  if (before.split(/\s+/u).length <= WORDS_BEFORE_SUM && !opensWithOther(before, languages)) return true;
  return clauses.some((clause) =>
    clause.standing === "stated" &&
    (wordPattern("ask", languages).test(clause.text) || RAISE_WORDS.isIn(clause.text, "raising"))
  );
}

function opensWithOther(before: string, languages: readonly Language[]): boolean {
  return somebodyElse(languages).test(before);
}

const somebodyElse = perLanguages((languages) =>
  new RegExp(
    `^(?:${GRAMMAR.patternOf("the", languages).source}|${GRAMMAR.sourceOf("mine")}|${
      RAISE_WORDS.sourceOf("bank")
    })\\s\\p{L}+\\s`,
    "iu",
  )
);

/** A word for asking stands between the sum before and this one; where it is the only sum, anywhere in its part. */
function isAskedFor(
  amount: Amount,
  { numbers: { sentence }, amounts, text }: Pick<Segment, "numbers" | "amounts" | "text">,
): boolean {
  const ask = wordPattern("ask", sentence.languages);
  const before = amounts.findLast((other) => other.index < amount.index && isSum(other));
  if (before !== undefined) return ask.test(sentence.text.slice(before.end, amount.index));
  const next = amounts.find((other) => other.index > amount.index && isSum(other));
  return next === undefined
    ? ask.test(text)
    : !ask.test(sentence.text.slice(amount.end, next.index)) && ask.test(text);
}

/** "We turned down an offer of $2M", "closed our pre-seed of $900K": that sum is not asked for. */
const REFUSED_SUM = new RegExp(`${RAISE_WORDS.sourceOf("turned_down_or_closed")}[^.;]{0,60}$`, "iu");

/** Neither refused nor hedged, also not by a "maybe" right before it. */
function isStated(amount: Amount, { sentence }: SentenceNumbers): boolean {
  const before = sentence.text.slice(Math.max(0, amount.index - 16), amount.index);
  if (
    REFUSED_SUM.test(sentence.text.slice(0, amount.index)) || isOfBefore(sentence, amount) ||
    opensWithIf(sentence.text, sentence.languages)
  ) {
    return false;
  }
  return standingOf(sentence, amount) === "stated" && !hasCue(before, sentence.languages, "strong_hedges");
}

function hedgedSum(numbers: SentenceNumbers, hasRefused: boolean): UnclearFact[] {
  const { sentence, amounts } = numbers;
  const sum = amounts.find((amount) =>
    isSum(amount) && standingOf(sentence, amount) !== "refused" && !isStated(amount, numbers)
  );
  // What somebody held out to a founder who raises nothing needs no question.
  if (sum === undefined || hasRefused && RAISE_WORDS.isIn(sentence.text, "offered")) return [];
  const { turn, field } = sentence.answer;
  const question = hasRefused
    ? `Does ${sum.text} belong in the deck, or are you not raising?`
    : `Are you raising ${sum.text}?`;
  return [{ fact: "raise", part: "amount", quote: sentence.text, turn, field, question }];
}

function unsaid({ sentence }: SentenceNumbers): UnclearFact[] {
  const { turn, field } = sentence.answer;
  return [{
    fact: "raise",
    quote: sentence.text,
    turn,
    field,
    question: "Are you raising money, and if so, how much?",
  }];
}
