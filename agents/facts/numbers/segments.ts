import type { Amount } from "../../text/amounts.ts";
import { amountWords } from "../../text/amount_words.ts";
import { phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { isTotal } from "../channels/names.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import { standingOf } from "./sentence_numbers.ts";
import type { Standing } from "../statements/statement.ts";
import { NUMBER_WORDS } from "../words.ts";

/** An item of an enumeration: a clause, or a part of one between two numbers. */
export interface Segment {
  numbers: SentenceNumbers;
  /** Where it begins and ends in the sentence's text. */
  from: number;
  to: number;
  text: string;
  /** Its numbers that count something, in order. */
  amounts: Amount[];
  standing: Standing;
  /** The whole clause that it is part of. */
  clause: string;
  /** True where a colon stands right behind it: "Onboarding days:". */
  isHeader: boolean;
}

/** Finds "and", "und", "y" right before a number. */
const joinerPattern = perLanguages((languages) => {
  const joiners = phrasesPattern(phrasesOf(languages, "joiners"));
  const between = [
    ...phrasesOf(languages, "articles", "approx"),
    ...amountWords("rest", languages),
    ...amountWords("last", languages),
    ...NUMBER_WORDS.phrasesOf("other"),
  ];
  return new RegExp(`(?:^|[\\s,;])(?:${joiners})(?:\\s+(?:${phrasesPattern(between)}))*\\s*$`, "iu");
});

/** Finds "and" before "the rest". */
const restPattern = perLanguages((languages) => {
  const joiners = phrasesPattern(phrasesOf(languages, "joiners"));
  const rest = phrasesPattern(amountWords("rest", languages));
  return new RegExp(`\\s(?:${joiners})\\s+(?=${rest})`, "iu");
});

/**
 * The items of a sentence: its clauses, each cut again where a joining word stands before a further number ("5 über
 * Heizungsbauer und 3 über die Messe") or where a number directly follows a name that follows a number.
 */
export function segmentsOf(numbers: SentenceNumbers): Segment[] {
  const { sentence, amounts } = numbers;
  return sentence.clauses.flatMap((clause, at) => {
    const from = clause.from - sentence.from;
    const next = sentence.clauses[at + 1];
    const to = clause.to - sentence.from;
    const between = sentence.text.slice(to, next === undefined ? to + 2 : next.from - sentence.from);
    const own = amounts.filter((amount) => amount.index >= from && amount.index < to && !amount.isArticle);
    const cuts = [
      ...own.slice(1).map((amount, before) =>
        cutBefore(amount, { numbers, from }) ?? cutBehind(own[before], amount, sentence)
      ).filter((cut) => cut !== null),
      ...cutBehindTotal(sentence.text, own, sentence.languages),
      ...cutsBeforeRest(sentence.text, { from, to, languages: sentence.languages }),
    ].filter((cut, index, all) => all.indexOf(cut) === index).sort((one, other) => one - other);
    const edges = [from, ...cuts, to];
    return edges.slice(0, -1).map((start, index): Segment => {
      const end = edges[index + 1] ?? to;
      return {
        numbers,
        from: start,
        to: end,
        text: sentence.text.slice(start, end).trim(),
        amounts: own.filter((amount) =>
          amount.index >= start && amount.index < end && standingOf(sentence, amount) !== "refused"
        ),
        standing: clause.standing,
        clause: clause.text,
        isHeader: index === edges.length - 2 && /^\s*[:：]/u.test(between),
      };
    });
  });
}

/** "Of the 61 this year 38 came …": the parts begin behind their whole, with or without a comma. */
function cutBehindTotal(
  text: string,
  [whole, first]: readonly Amount[],
  languages: SentenceNumbers["sentence"]["languages"],
): number[] {
  if (whole === undefined || first === undefined || !isTotal(text, whole, languages)) return [];
  return /[\s,]$/u.test(text.slice(0, first.index)) ? [first.index] : [];
}

/** "… und der Rest über das Schild" is an item of its own, with or without a number. */
function cutsBeforeRest(
  text: string,
  { from, to, languages }: { from: number; to: number; languages: SentenceNumbers["sentence"]["languages"] },
): number[] {
  const found = restPattern(languages).exec(text.slice(from, to));
  return found === null || found.index === 0 ? [] : [from + found.index];
}

/** "de Instagram 12 y de vecinos 9": a joining word right behind a number, and a preposition that leads to the next. */
function cutBehind(
  before: Amount | undefined,
  { index }: Amount,
  { text, languages }: SentenceNumbers["sentence"],
): number | null {
  if (before === undefined) return null;
  const found = joinedPattern(languages).exec(text.slice(before.end, index));
  return found === null ? null : before.end + (found[1]?.length ?? 0);
}

const joinedPattern = perLanguages((languages) =>
  new RegExp(
    `^((?:\\s\\p{L}+)?)\\s(?:${phrasesPattern(phrasesOf(languages, "joiners"))})\\s(?:${
      phrasesPattern(phrasesOf(languages, "prepositions"))
    })\\s`,
    "iu",
  )
);

/** Where the joining word before a number begins, or null where none stands there. */
function cutBefore(
  { index }: Amount,
  { numbers: { sentence }, from }: { numbers: SentenceNumbers; from: number },
): number | null {
  const found = joinerPattern(sentence.languages).exec(sentence.text.slice(from, index));
  return found === null || found.index === 0 ? null : from + found.index;
}
