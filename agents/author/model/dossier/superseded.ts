import {
  type Evidence as FactEvidence,
  FACT_NAMES,
  type FactChange,
  type FactName,
  type Facts,
  type FactSheet,
} from "../../../domain/facts.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import { applyChanges } from "../../../facts/changes/apply_changes.ts";
import { isListFact, rowsOf } from "../../../facts/changes/cell_values.ts";
import { readFacts } from "../../../facts/read_facts.ts";
import { stretchesOf, turnOrder } from "../../../facts/statements/said_turns.ts";
import {
  isDenied,
  isSaidOnce,
  replaceNumberWords,
  statedNumbers,
  stemList,
} from "../../../facts/numbers/stated_numbers.ts";
import { isExactIn } from "../../../ledger/marks.ts";
import { sentencesOf, wordCount } from "../../../text/text.ts";

/** Words that a later message has corrected: they were said, and are no longer true. */
export interface Superseded {
  /** The message that they stand in, and their exact stretch of it. */
  turn: string;
  quote: string;
  /** The message that corrected them, and its words. */
  by: string;
  correction: string;
  /** The fact that was corrected; null where the words filled none. */
  fact: FactName | null;
  /** Where they filled no fact: the number of the correction in words, from 0; Infinity where an answer took them back. */
  inWords?: number;
  /** What holds now; "" where it was struck out. */
  now: string;
}

/** The day on which nothing depends: what is sought is where facts were said, not what date they mean. */
const ANY_DAY = new Date(0);

/** What the founder's changes of facts, corrections in words and later answers have taken back, oldest first. */
export function supersededIn(state: JourneyState): Superseded[] {
  const taken = [...byChanges(state), ...byCorrections(state)];
  return [...taken, ...byAnswers(state).filter((each) => !isSuperseded(each, taken))];
}

function byChanges(state: JourneyState): Superseded[] {
  const changes = state.factChanges ?? [];
  if (changes.length === 0) return [];
  const unchanged = {
    ...state,
    id: `${state.id} unchanged`,
    factChanges: [],
    factLocks: [],
    corrections: [],
  };
  let sheet: FactSheet = readFacts(unchanged, ANY_DAY);
  return changes.flatMap((change) => {
    const before = evidenceBefore(sheet.facts, change);
    const after = applyChanges(sheet, [change]);
    const isTaken = before !== null && JSON.stringify(after.facts) !== JSON.stringify(sheet.facts);
    sheet = after;
    if (!isTaken || before.turn === change.turn) return [];
    return takenFrom(before, change, state).map((taken) => ({
      ...taken,
      by: change.turn,
      correction: change.quote,
      fact: change.fact,
      now: change.value,
    }));
  });
}

/** What was taken back, where it was said: the sentences that held the corrected words, else the whole quote. */
function takenFrom(
  before: FactEvidence,
  { part, turn: by }: FactChange,
  state: JourneyState,
): Pick<Superseded, "turn" | "quote">[] {
  const { turn, quote } = before;
  const number = Object.entries(before).find(([name]) => name === part)?.[1];
  if (typeof number === "number") {
    const inQuote = sentencesStating(number, quote);
    // Where it started from was said elsewhere: the goal itself is not taken back.
    return inQuote.length > 0
      ? inQuote.map((each) => ({ turn, quote: each }))
      : statedBefore(by, number, state);
  }
  const holding = part === null
    ? []
    : sentencesOf(quote).filter((sentence) => replaceNumberWords(sentence, part, "") !== sentence);
  return (holding.length === 0 ? [quote] : holding).map((each) => ({ turn, quote: each }));
}

function sentencesStating(number: number, text: string): string[] {
  return sentencesOf(text).filter((sentence) =>
    statedNumbers(sentence).some(({ amount }) => amount.value === number)
  );
}

/** A smaller number may count anything. */
const LEAST_TELLING = 100;

/** The sentences of all messages before one that state a number which tells what it counts by itself. */
function statedBefore(
  by: string,
  number: number,
  { fields }: JourneyState,
): Pick<Superseded, "turn" | "quote">[] {
  if (number < LEAST_TELLING) return [];
  return Object.values(fields).flatMap(({ answers }) => answers).filter(({ turn }) => turn !== by).flatMap((
    { turn, text },
  ) => sentencesStating(number, text).map((quote) => ({ turn, quote })));
}

function evidenceBefore(facts: Facts, { fact, row }: FactChange): FactEvidence | null {
  if (!isListFact(fact)) return facts[fact];
  const at = rowsOf(facts, fact).findIndex(({ key }) => key.toLowerCase() === row?.toLowerCase());
  return facts[fact][at] ?? null;
}

/** A number that filled no fact and was corrected in words: every sentence of its field that has it. */
function byCorrections(state: JourneyState): Superseded[] {
  return state.corrections.flatMap(({ turn: by, field, from, to, quote: said }, inWords) =>
    state.fields[field].answers
      .filter(({ turn, text }) => turn !== by && replaceNumberWords(text, from, "") !== text)
      .map(({ turn, text }) => ({
        turn,
        quote: stretchWith(text, from),
        by,
        correction: said ?? to,
        fact: null,
        inWords,
        now: to,
      }))
  );
}

/** "It is 1,040 lines, not 1,150" in an answer: every sentence before it that counts 1,150 lines. */
function byAnswers(state: JourneyState): Superseded[] {
  const order = turnOrder(state);
  const sentences = stretchesOf(state).flatMap(({ turn, text }) =>
    sentencesOf(text).map((words) => ({ turn, words }))
  );
  return sentences.flatMap(({ turn: by, words: correction }) => {
    const numbers = statedNumbers(correction);
    const denied = numbers.filter(({ amount }) =>
      isDenied(amount, correction) || isSaidOnce(amount, correction)
    );
    const holds = numbers.find((number) => !denied.includes(number));
    if (holds === undefined) return [];
    const about = stemList(correction);
    return denied.flatMap(({ amount: { value } }) =>
      value < LEAST_TELLING ? [] : sentences.flatMap(({ turn, words }) => {
        if (order.indexOf(turn) >= order.indexOf(by)) return [];
        const said = statedNumbers(words).find(({ amount, counts }) =>
          amount.value === value && counts.some((stem) => about.includes(stem))
        );
        return said === undefined ? [] : [{
          turn,
          quote: said.amount.text.trim(),
          by,
          correction,
          fact: null,
          inWords: Infinity,
          now: holds.amount.text.trim(),
        }];
      })
    );
  });
}

/** The words as they stand in the text, whatever their capitals. */
function stretchWith(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  return at < 0 ? text : text.slice(at, at + words.length);
}

/** True for words of a turn that share the stretch which was taken back. */
export function isSuperseded({ turn, quote }: { turn: string; quote: string }, taken: Superseded[]): boolean {
  return taken.some((each) =>
    each.turn === turn && (isExactIn(each.quote, quote) || isExactIn(quote, each.quote))
  );
}

/** Where a part of a sentence ends: a number has its own commas and full stops. */
const PART_END = /[,;:，；、](?!\d)/gu;

/** Words that say something by themselves. */
const LEAST_LEFT = 4;

/**
 * What still holds of a sentence of which a part was taken back: its parts before that, which name what it is about, else
 * those behind it; "" where nothing is left that says something. "Of the 108 52 came by word of mouth" outlives the 31 behind it.
 */
export function leftOf({ turn, quote }: { turn: string; quote: string }, taken: Superseded[]): string {
  const gone = taken.filter((each) =>
    each.turn === turn && each.quote !== quote && isExactIn(each.quote, quote)
  )
    .map((each) => ({ from: quote.indexOf(each.quote), length: each.quote.length }));
  if (gone.length === 0) return "";
  const first = Math.min(...gone.map(({ from }) => from));
  const last = Math.max(...gone.map(({ from, length }) => from + length));
  const ends = [...quote.matchAll(PART_END)].map(({ index }) => index);
  const before = quote.slice(0, ends.findLast((end) => end < first) ?? 0).trim();
  const behind = quote.slice((ends.find((end) => end >= last) ?? quote.length) + 1).trim();
  return [before, behind].find((part) =>
    wordCount(part) >= LEAST_LEFT && !isSuperseded({ turn, quote: part }, taken)
  ) ??
    "";
}

/** True where one stretch stands in the other; a number alone stands only where it is the whole number. */
export function shareWords(one: string, other: string): boolean {
  return replaceNumberWords(other, one, "") !== other || isExactIn(other, one);
}

/** The facts of a sheet that rest on a stretch of a turn. */
export function factsIn(sheet: FactSheet, stretch: { turn: string; quote: string }): FactName[] {
  return [...new Set(valuesIn(sheet, stretch).map(({ name }) => name))];
}

/** The facts and rows of a sheet that rest on a stretch of a turn. */
export function valuesIn(
  { facts }: FactSheet,
  { turn, quote }: { turn: string; quote: string },
): { name: FactName; value: FactEvidence }[] {
  return FACT_NAMES.flatMap((name) =>
    [facts[name]].flat().flatMap((value) =>
      value !== null && value.turn === turn &&
        (isExactIn(value.quote, quote) || isExactIn(quote, value.quote))
        ? [{ name, value }]
        : []
    )
  );
}
