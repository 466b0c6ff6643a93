import type { FactName, TextFact, UnclearFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { hasCue, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isUpdate } from "../numbers/updates.ts";
import { listedItems, mainPassage, opensWith } from "./items.ts";
import { announcesList, isIntroduction, isSettled, unclearFrom } from "./own_passage.ts";
import { type Passage, passageOf, textFact, textOf } from "./passages.ts";
import { isPadding } from "./padding.ts";
import type { Reading } from "../reader.ts";
import { isSameLine } from "../statements/same_line.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { STEPS } from "../words.ts";
import { goesOn } from "./going_on.ts";
import { groupsOf, isInBrackets } from "./row_clauses.ts";

/** How the rows of a list are found in its own field. */
export interface WantedRows {
  fact: FactName;
  field: FieldId;
  question: string;
  /** What a clause must be beside stated or negated. */
  isUsable?: (clause: Statement) => boolean;
  /** What a sentence must be to open a row. */
  isRow?: (sentence: Sentence) => boolean;
  /** A clause that ends a row before itself. */
  endsBefore?: (clause: Statement) => boolean;
  /** A first clause that opens no row. */
  startsUnlike?: (clause: Statement) => boolean;
  /** True where "I won't do this and I won't do that" are two rows. */
  cutsAtSubjects?: boolean;
  /** True where "no flyers and no radio" are two rows. */
  cutsAtNo?: boolean;
  /** A clause behind the first that brings the next item. */
  opensItem?: (clause: Statement) => boolean;
  /** True where "a shop, then a van" are two rows. */
  cutsAtThen?: boolean;
  /** True where what is over now is refused: "Children no longer". */
  refusesPast?: boolean;
  /** True where one or two words behind a sentence are no row of their own. */
  joinsFragments?: boolean;
  /** Takes the name out of a row. */
  nameOf?: (passage: Passage) => Passage | null;
}

/**
 * Reads a list whole: a line each, a sentence each, or the parts of a sentence that is a list. A sentence that goes on
 * about the one before belongs to it. What is open becomes unclear.
 */
export function readRows(said: Statements, wanted: WantedRows): Reading<TextFact[]> {
  const sentences = said.sentences(wanted.field);
  const byAnswer = Map.groupBy(sentences, ({ answer }) => answer);
  const passages: Passage[] = [];
  let line: Sentence | null = null;
  let update: Sentence | null = null;
  for (const sentence of sentences) {
    if (announcesList(sentence)) continue;
    if (isUpdate(sentence)) {
      update = sentence;
      continue;
    }
    if (update !== null && tellsWhy(sentence, update)) continue;
    update = null;
    if (isPadding(sentence, byAnswer.get(sentence.answer) ?? [])) continue;
    if (sentence.listed || line !== null && isNumberedOn(line, sentence)) line = sentence;
    const isSetApart = (byAnswer.get(sentence.answer)?.length ?? 0) >= SET_APART;
    const found = passagesOf(sentence, wanted, isSetApart);
    const last = passages.at(-1);
    if (line !== null && isSameLine(line, sentence)) {
      // What stands behind the item of a list on its line is said of it.
      const whole =
        last === undefined || wanted.nameOf !== undefined || last.from < line.from || found.length !== 1
          ? null
          : joinedPassage(last, found[0]);
      if (whole !== null) passages.splice(-1, 1, whole);
      continue;
    }
    const belongs = last !== undefined && wanted.nameOf === undefined && line !== sentence &&
      (goesOn(sentence) || (wanted.joinsFragments === true && isFragment(sentence.text, last)));
    const joined = belongs && found.length === 1 ? joinedPassage(last, found[0]) : null;
    if (joined !== null) passages.splice(-1, 1, joined);
    else if (!belongs) passages.push(...found);
  }
  const rows = passages.flatMap((passage) => rowOf(passage, wanted));
  return { value: distinct(rows), unclear: openRows(said, wanted) };
}

/** "It's 41 now, not 38. Three signed on Monday": a few words behind a number put right that open with the difference. */
function tellsWhy(sentence: Sentence, update: Sentence): boolean {
  return isSameLine(update, sentence) && !sentence.listed &&
    wordCount(sentence.text) <= LONGEST_REASON &&
    opensWith(sentence.text, sentence.languages, "number_words");
}

const LONGEST_REASON = 6;

/** "1. A list. 2. A module": the next item on the line of the one before. */
function isNumberedOn(line: Sentence, sentence: Sentence): boolean {
  return line.answer === sentence.answer &&
    /(?:^|\s)\d{1,2}[.)]\s*$/u.test(line.answer.text.slice(line.to, sentence.from));
}

/** A name keeps the clause it stands in as its quote. */
function rowOf(passage: Passage, { nameOf }: WantedRows): TextFact[] {
  if (nameOf === undefined) return [textFact(passage)];
  const name = nameOf(passage);
  return name === null ? [] : [{ ...textFact(name), quote: clauseAround(passage, name) }];
}

function clauseAround({ answer, from }: Passage, name: Passage): string {
  return answer.text.slice(from, name.to);
}

const FRAGMENT = { most: 2, behind: 5 };

/** One or two words behind a whole sentence: "Every month." */
function isFragment(text: string, last: Passage): boolean {
  return wordCount(text) <= FRAGMENT.most && wordCount(textOf(last)) >= FRAGMENT.behind;
}

/** Min. sentences of an answer whose rows are its sentences, so that commas part nothing. */
const SET_APART = 3;

function passagesOf(spoken: Sentence, wanted: WantedRows, isSetApart: boolean): Passage[] {
  const sentence = wanted.refusesPast === true ? withPastRefused(spoken) : spoken;
  const isUsable = (clause: Statement) => isSettled(clause) && (wanted.isUsable?.(clause) ?? true);
  if (wanted.isRow?.(sentence) === false) return [];
  const usable = sentence.clauses.filter(isUsable);
  const first = usable[0];
  if (first === undefined || wanted.startsUnlike?.(first) === true) return [];
  // The lines of a list are its items: commas in one of them part nothing.
  const outside = usable.filter((clause) => !isInBrackets(clause));
  const items = sentence.listed && usable.length > 1 ? null : listedItems(sentence, outside);
  const isOneRow = isSetApart && (wanted.nameOf === undefined || items?.every(isBare) === false);
  if (items !== null && !isOneRow) return items.filter(saysSomething);
  const kept = {
    ...sentence,
    clauses: sentence.clauses.map((clause) =>
      isUsable(clause) ? clause : { ...clause, standing: "aside" as const }
    ),
  };
  return groupsOf(kept, wanted).flatMap((group) =>
    mainPassage({ ...kept, clauses: group }, wanted.endsBefore) ?? []
  )
    .filter(saysSomething);
}

const MOST_BARE_WORDS = 3;

/** "paid search": a few words of which nobody does anything. */
function isBare(passage: Passage): boolean {
  const text = textOf(passage);
  return wordCount(text) <= MOST_BARE_WORDS && !hasCue(text, passage.languages, "pronouns", "auxiliaries");
}

function withPastRefused(sentence: Sentence): Sentence {
  const isOver = ({ standing, text }: Statement) =>
    standing === "past" &&
    (hasCue(text, sentence.languages, "negation") || hasCue(sentence.text, sentence.languages, "ended"));
  return {
    ...sentence,
    clauses: sentence.clauses.map((clause) => isOver(clause) ? { ...clause, standing: "negated" } : clause),
  };
}

/** Not a number, a year or a word such as "only" by itself. */
function saysSomething(passage: Passage): boolean {
  const rest = withoutCues(
    textOf(passage),
    passage.languages,
    "adverbs",
    "joiners",
    "then",
    "negation",
    "past_only",
  );
  return /\p{L}/u.test(rest) && !isIntroduction(passage);
}

function joinedPassage(last: Passage, next: Passage | undefined): Passage | null {
  if (next === undefined || next.answer !== last.answer) return null;
  const between = last.answer.text.slice(last.to, next.from);
  if (/[\p{L}\p{N}]/u.test(between)) return null;
  const joined = passageOf([...last.clauses, ...next.clauses]);
  return joined === null ? null : { ...joined, from: last.from };
}

function distinct(rows: TextFact[]): TextFact[] {
  const seen = new Set<string>();
  return rows.filter(({ text }) => {
    const key = text.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What is open in each sentence, asked once: the clause that says most beside its hedge. */
function openRows(said: Statements, { fact, field, question }: WantedRows): UnclearFact[] {
  return said.sentences(field).flatMap((sentence) => {
    const { clauses, languages } = sentence;
    const open = clauses.filter(({ standing }) => standing === "hedged").map((clause) => ({
      clause,
      left: withoutCues(clause.text, languages, "strong_hedges", "joiners", "pronouns", "prepositions")
        .length,
    })).toSorted((one, other) => other.left - one.left)[0];
    if (open === undefined) return [];
    // "I'm not sure I even want that" names nothing: the sentence before the comma does.
    const isShort = wordCount(sentence.text) <= MOST_ASKED;
    return [
      unclearFrom(
        isShort ? { text: withoutTooEarly(sentence.text).replace(/[.。]$/u, ""), sentence } : open.clause,
        fact,
        question,
      ),
    ];
  });
}

/** Max. words of a sentence that is asked whole. */
const MOST_ASKED = 16;

/** "Maybe parachutes, but it's too early to talk about": what is asked then is for nobody to read. */
function withoutTooEarly(text: string): string {
  const early = STEPS.patternOf("too_early").exec(text);
  const comma = early === null ? -1 : text.lastIndexOf(",", early.index);
  return comma === -1 ? text : text.slice(0, comma);
}
