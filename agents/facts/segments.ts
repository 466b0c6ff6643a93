import type { Amount } from "../text/amounts.ts";
import { amountWords } from "../text/amount_words.ts";
import { lexiconsOf, phrasesPattern } from "../text/lexicon.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import { standingOf } from "./sentence_numbers.ts";
import type { Standing } from "./statement.ts";

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

const joinersKnown = new Map<string, RegExp>();

/** Finds "and", "und", "y" right before a number. */
function joinerPattern(languages: SentenceNumbers["sentence"]["languages"]): RegExp {
  const key = languages.join();
  const known = joinersKnown.get(key);
  if (known !== undefined) return known;
  const words = lexiconsOf(languages).flatMap(({ phrases }) => phrases.joiners);
  const between = lexiconsOf(languages).flatMap(({ phrases }) => [...phrases.articles, ...phrases.approx]);
  const rest = amountWords("rest", languages);
  const pattern = new RegExp(
    `(?:^|[\\s,;])(?:${phrasesPattern(words)})(?:\\s+(?:${
      phrasesPattern([...between, ...rest, "other"])
    }))*\\s*$`,
    "iu",
  );
  joinersKnown.set(key, pattern);
  return pattern;
}

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
    const cuts = own.slice(1).map((amount) => cutBefore(amount, { numbers, from })).filter((cut) =>
      cut !== null
    );
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

/** Where the joining word before a number begins, or null where none stands there. */
function cutBefore(
  { index }: Amount,
  { numbers: { sentence }, from }: { numbers: SentenceNumbers; from: number },
): number | null {
  const found = joinerPattern(sentence.languages).exec(sentence.text.slice(from, index));
  return found === null || found.index === 0 ? null : from + found.index;
}
