import { GRAMMAR } from "../../text/grammar_words.ts";
import { anchorOfSection } from "../../domain/anchors.ts";
import type { FactChange, FactName, FactSheet } from "../../domain/facts.ts";
import { FIELD_IDS, type FieldId, isFieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { touchedBy } from "../../facts/changes/changes.ts";
import { namesFact, targetOf } from "../../facts/changes/called_facts.ts";
import { correctionsToChanges } from "../../facts/changes/corrections.ts";
import { changesOfRow, rowsWithNumber } from "../../facts/changes/only_row.ts";
import { FIELDS_OF_FACT } from "../../facts/fields_of_fact.ts";
import { readFacts } from "../../facts/read_facts.ts";
import {
  onlyAmount,
  replaceNumberWords,
  statedNumbers,
  stemList,
} from "../../facts/numbers/stated_numbers.ts";
import { isUnspaced, numbersIn, wordCount } from "../../text/text.ts";
import { correctionsIn, leadsToCorrection } from "./corrections.ts";
import { CUE, CUE_BEFORE, CUE_IN_FRONT, NOT, OLD_ONE } from "./patterns.ts";
import type { Draft } from "../draft.ts";
import { keepChanges } from "../changing/keep_changes.ts";
import { CORRECTION_WORDS, TALK_WORDS } from "../hearing/heard_words.ts";
import { correctionLine, whichLine } from "../read_back/read_back.ts";
import type { SpokenCorrection } from "./spoken_correction.ts";
import { writtenAnchors } from "../changing/stale.ts";

interface Corrected {
  /** The exact stretches of the message that correct nothing. */
  rest: string[];
}

/** Applies the corrections that a message holds: one value of one fact changes, and nothing else that was said is lost. */
export function applyCorrections(draft: Draft): Corrected {
  const { state, message, now } = draft;
  if (message.text === "" || message.choices !== undefined) return { rest: [message.text] };
  const sheet = readFacts(state, now);
  const taken = correctionsIn(message.text, {
    sheet,
    isReadBack: isCorrecting(state),
    lastField: lastAnswered(state),
  })
    .slice(0, MOST_CORRECTIONS).filter((found) => take(draft, found));
  return { rest: withoutCorrections(message.text, taken) };
}

/** In a read-back, and once no question is open, what is said of a fact corrects it. */
function isCorrecting({ question }: JourneyState): boolean {
  return question === null || question.technique === "confirm";
}

/** Each is held against all facts. Nobody puts more values right in one message. */
const MOST_CORRECTIONS = 20;

/** Changes what a correction means; false where nothing on the sheet is meant, or the words answer the open question. */
function take(draft: Draft, found: SpokenCorrection): boolean {
  const { state, message, now } = draft;
  const setting = { turn: message.id, now, isPlain: isPlain(draft, found) };
  const changes = changesMeant(found, readFacts(state, now), setting);
  if (changes.length === 0) return askWhich(draft, found) || keepUnread(draft, found);
  if (found.from === null && answersOpenQuestion(state, changes)) return false;
  const { from } = found;
  const marked = from === null ? changes : changes.map((change) => ({ ...change, was: from }));
  keepChanges(state, marked, now);
  const written = writtenAnchors(state);
  const stale = touchedBy(changes).filter((section) => written.includes(anchorOfSection(section)));
  for (const section of stale) draft.rewrite.add(anchorOfSection(section));
  const [field] = FIELDS_OF_FACT[changes[0]?.fact ?? "offering"];
  draft.heard.push({ field, value: found.to, quote: found.quote });
  const isComplete = state.phase === "complete";
  draft.lines.push(
    found.from === null
      ? `Corrected: ${found.about ?? ""} ${found.to}.`
      : correctionLine({ from: found.from, to: found.to, said: "", isComplete }, stale),
  );
  return !(asksForNumbers(state) && changes.every(({ fact }) => COUNTS.includes(fact)));
}

/**
 * A number that stands in no fact, and in one answer alone or beside the same word: the correction is kept, so that
 * nobody prints the old one.
 */
function keepUnread(draft: Draft, found: SpokenCorrection): boolean {
  const { state, message, heard, lines } = draft;
  const { from: digits, to, quote, written, isOnlyDenied = false } = found;
  if (digits === null || !/\d/.test(digits) || found.isNamed === true || isOfHours(found)) return false;
  const from = written ?? digits;
  const counted = statedNumbers(quote).flatMap(({ counts }) => counts);
  const isSaidOf = (text: string) =>
    statedNumbers(text).some(({ amount, counts }) =>
      amount.value === onlyAmount(from)?.value && counts.some((stem) => counted.includes(stem))
    );
  const isSaid = (text: string) =>
    written === undefined
      ? numbersIn(text).some(({ value }) => value === from)
      : replaceNumberWords(text, from, "") !== text;
  const fieldsWhere = (test: (text: string) => boolean) =>
    FIELD_IDS.filter((field) => state.fields[field].answers.some(({ text }) => test(text)));
  const said = fieldsWhere(isSaid);
  const fields = isOnlyDenied || said.length > 1 ? fieldsWhere(isSaidOf) : said;
  const [field] = fields;
  if (field === undefined) return said.length === 0 && keepAhead(draft, found);
  for (const each of fields) {
    state.corrections.push({ turn: message.id, field: each, from, to, quote, stale: [] });
  }
  heard.push({ field, value: to, quote });
  lines.push(correctionLine({ from: digits, to, said: "" }, []));
  return !asksForNumbers(state);
}

/** "The workshop is 15 euros, not 12" before any price was told: whoever says 12 of it later means 15. */
function keepAhead(draft: Draft, found: SpokenCorrection): boolean {
  const { state, message } = draft;
  const { from, to, quote, about } = found;
  const field = lastAnswered(state);
  if (from === null || field === null || about === null || stemList(about).length === 0) return false;
  if (!isPlain(draft, found)) return false;
  // What the sentence goes on with says why: it may give another value that is not told yet.
  const [reason = ""] = /^[^.!?。\n]*(?:\.\d[^.!?。\n]*)*/u.exec(message.text.slice(found.to_at)) ?? [];
  const said = statedNumbers(reason).length > 0 ? quote + reason : quote;
  state.corrections.push({ turn: message.id, field, from, to, quote: said, about, stale: [] });
  return true;
}

const NUMBERS_ASKED: readonly string[] = ["growth.numbers", "pitch.traction"];

/** Where numbers are asked for, the one that is so answers as well as it corrects. */
function asksForNumbers({ question }: JourneyState): boolean {
  return NUMBERS_ASKED.includes(question?.field ?? "");
}

const COUNTS: readonly FactName[] = ["goal", "measured", "traction"];

/** Where several rows have the old number and no word says which is meant, nothing is changed, and the reply asks. */
function askWhich(
  { state, lines, now }: Draft,
  { from, to, quote, isOnlyDenied }: SpokenCorrection,
): boolean {
  const isNamed = statedNumbers(quote).some(({ counts }) => counts.length > 0);
  if (from === null || isOnlyDenied === true || isNamed) return false;
  const rows = rowsWithNumber(from, readFacts(state, now));
  if (rows.length < 2) return false;
  lines.push(whichLine({ from, to, names: rows.map(({ label }) => label) }));
  return true;
}

/** The changes of facts that a correction means; empty where nothing on the sheet is meant. */
export function changesMeant(
  found: SpokenCorrection,
  sheet: FactSheet,
  { turn, now, isPlain = false }: { turn: string; now: Date; isPlain?: boolean },
): FactChange[] {
  const setting = { turn, quote: found.evidence, now };
  const counts = found.isOnlyDenied === true || !isPlain ? [] : countedIn(found);
  const named = correctionsToChanges({ ...found, counts }, sheet, setting).changes;
  // Where the words beside the numbers count nothing, the old number alone may tell what is meant.
  const isOfSomething = statedNumbers(found.quote).some(({ counts }) => counts.length > 0);
  // A script without spaces does not tell which words name the thing: there the old number must be the only one.
  // What was named is that one or nothing: no other fact has to give way for it.
  const isOfFact = found.isNamed === true || isOfHours(found);
  if (named.length > 0 || found.from === null || isOfFact || (isOfSomething && !isUnspaced(found.quote))) {
    return named;
  }
  const rows = rowsWithNumber(found.from, sheet);
  if (rows.length > 1) return [];
  const [row] = rows;
  return row === undefined
    ? correctionsToChanges({ ...found, about: null }, sheet, setting).changes
    : changesOfRow(row, found, sheet, setting);
}

/** "5 hours a week, not 4" is no price, and none of the other numbers that are 4. */
function isOfHours({ about, quote }: SpokenCorrection): boolean {
  return about !== null && targetOf(about)?.part === "hours_a_week" &&
    statedNumbers(quote).every(({ amount }) => amount.kind !== "money");
}

/** True in a read-back, and where a cue stands right before the words that correct: "Sorry, …". */
function isPlain({ state, message }: Draft, { quote, at }: SpokenCorrection): boolean {
  return isCorrecting(state) || CUE_IN_FRONT.test(quote) ||
    CUE_BEFORE.test(message.text.slice(0, at));
}

function countedIn({ evidence, to }: SpokenCorrection): string[] {
  const value = onlyAmount(to)?.value;
  return statedNumbers(evidence).filter(({ amount }) => amount.value === value).flatMap(({ counts }) =>
    counts
  );
}

/** "Channels: Xero 19" is an answer where channels are asked for. */
function answersOpenQuestion(state: JourneyState, changes: FactChange[]): boolean {
  const field = state.question?.field;
  return changes.some(({ fact }) => FIELDS_OF_FACT[fact].some((each) => each === field));
}

/** The field of the newest answer before the open question: what a short correction right after it must mean. */
function lastAnswered(state: JourneyState): FieldId | null {
  const field = state.question?.field;
  const open = field !== undefined && isFieldId(field) ? FIELD_IDS.indexOf(field) : -1;
  const before = open < 0 ? FIELD_IDS : FIELD_IDS.slice(0, open);
  return before.findLast((id) => state.fields[id].answers.length > 0) ?? null;
}

/** What is added before a correction in so few words says nothing else: "I checked", "they passed, bless them". */
const SHORT_ADDITION = 6;
/** So few words behind it in its sentence say why: "43, not 41, two lay in the old folder". */
const LONGEST_REASON = 9;
const GOES_ON = new RegExp(
  `^[\\s,;.]*(?:${CORRECTION_WORDS.sourceOf("goes_on")}|${GRAMMAR.sourceOf("and")}(?=[\\s,])|${
    TALK_WORDS.sourceOf("but")
  })`,
  "iu",
);

/** The stretches of a message around its corrections. */
function withoutCorrections(message: string, taken: SpokenCorrection[]): string[] {
  if (taken.length === 0) return [message];
  const rest: string[] = [];
  let after = 0;
  for (const { at, to_at } of taken.toSorted((one, other) => one.at - other.at)) {
    rest.push(withoutLead(message.slice(after, Math.max(after, at))).replace(CUE_BEFORE, ""));
    after = Math.max(after, to_at);
  }
  const last = message.slice(after);
  const [sentence = ""] = /^[^.!?。\n]*[.!?。]?/u.exec(last) ?? [];
  const isReason = wordCount(sentence) <= LONGEST_REASON && !GOES_ON.test(sentence);
  rest.push(isReason ? last.slice(sentence.length) : last);
  return rest.map((text) => text.replace(/^[\s,;.]+|[\s,;]+$/gu, "")).filter((text) =>
    /[\p{L}\p{N}]/u.test(text) && !leadsToCorrection(text) && !saysHow(text) && !saysWhatItIsNot(text)
  );
}

/** "Et je rectifie, l'abonnement," of "et je rectifie, l'abonnement, c'est 190 €": it names what is put right. */
function withoutLead(before: string): string {
  const start = 1 + Math.max(...[..."\n.!?。"].map((sign) => before.trimEnd().lastIndexOf(sign)));
  if (saysHow(before.slice(start))) return before.slice(0, start);
  const cue = CUE.exec(before.slice(start));
  const named = cue === null ? "" : before.slice(start + cue.index + cue[0].length);
  const isLead = cue !== null && wordCount(named) < SHORT_ADDITION && !/\d/.test(named);
  return isLead ? before.slice(0, start + cue.index) : before;
}

const LONGEST_HOW = 7;
const LONGEST_OLD = 9;
/** How a founder came to know better, or to say so: "I asked Ann", "since I wrote earlier", "before I forget". */
const HOW = CORRECTION_WORDS.patternOf("came_to_know");

/** True for so few words beside a correction that only say where it, or the old value, comes from. */
function saysHow(text: string): boolean {
  const isShort = (test: RegExp, most: number) => wordCount(text) <= most && test.test(text);
  return (isShort(HOW, LONGEST_HOW) || isShort(OLD_ONE, LONGEST_OLD)) && !/\d/.test(text);
}

const NOT_FACT = new RegExp(`(?:^|\\s)${NOT} (?<about>\\p{L}+(?: \\p{L}+)?)[\\s.!]*$`, "iu");

/** "212 is what I did this year, not the goal": words beside a correction that only say what a value is not. */
function saysWhatItIsNot(text: string): boolean {
  const about = NOT_FACT.exec(text)?.groups?.["about"];
  return about !== undefined && namesFact(about);
}
