import { endsInReport } from "../../facts/statements/clauses.ts";
import { languagesOf } from "../../text/language.ts";
import { hasCue } from "../../text/lexicon.ts";
import { type Act, actOf, type ActSetting, asksForOthersWords } from "./act.ts";
import { nextWord, spaceBefore } from "./loose_ends.ts";
import { isPhrase, wordsOf } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { clauseUnits, endingsOf, openingsOf, type Unit } from "./units.ts";

/** A sentence of more clauses is a list, and a list is an answer. */
const MOST_CLAUSES = 30;
/** So many of the first or last words of a sentence may be talk about the talk. */
const LONGEST_EDGE = 12;

/** A sentence without the talk at its beginning and its end, and without what is said to us in its middle. */
export function cutEdges(message: string, sentence: Unit, setting: ActSetting): Act[] {
  const clauses = clauseUnits(message, sentence);
  if (clauses.length > MOST_CLAUSES) return [actOf(sentence, { kind: "answer" })];
  const isTalk = talkAmong(clauses, setting);
  const first = isTalk.indexOf(false);
  if (first < 0) return clauses.map((clause) => actOf(clause, { kind: "remark", about: "aside" }));
  const last = isTalk.lastIndexOf(false);
  return clauses.flatMap((clause, at) => {
    const isEdge = at < first || at > last;
    const isToUs = !clause.isQuoted && addressesInterviewer(clause.text);
    if (isEdge || isToUs || (isTalk[at] === true && isFillers(clause))) {
      return [actOf(clause, { kind: "remark", about: "aside" })];
    }
    return withoutEdgeWords(message, clause, { isFirst: at === first, isLast: at === last });
  });
}

/** Which clauses are talk about the talk; "oh", "sorry" and the like where they stand beside such a clause. */
function talkAmong(clauses: Unit[], setting: ActSetting): boolean[] {
  const plain = clauses.map((clause) => isTalkClause(clause, setting));
  return clauses.map((clause, at) => {
    if (plain[at] === true) return true;
    const next = clauses[at + 1];
    const leadsOn = next !== undefined && (plain[at + 1] === true || leadInOf(next) !== undefined);
    return isFillers(clause) && (leadsOn || plain[at - 1] === true);
  });
}

function isTalkClause(clause: Unit, setting: ActSetting): boolean {
  if (clause.isQuoted) return false;
  if (isPhrase("lead_in", clause.text) || addressesInterviewer(clause.text)) return true;
  if (asksForOthersWords(setting)) return false;
  return (["said", "worry", "ask_time"] as const).some((kind) => isPhrase(kind, clause.text));
}

/** What is said to the interviewer and meant for no page: "you asked before", "don't put that down", "I'll spare you". */
function addressesInterviewer(text: string): boolean {
  return isPhrase("to_us", text) || isPhrase("off_record", text);
}

function isFillers({ text }: Unit): boolean {
  return plainWords(text).split(" ").every(isFiller);
}

const FILLERS = new Set(wordsOf("fillers").map(plainWords));

/** "oh", "hmm", "please": a word that says nothing by itself. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

function leadInOf(clause: Unit): Unit | undefined {
  if (clause.isQuoted) return undefined;
  return openingsOf(clause, LONGEST_EDGE).find(({ text, to }) => to < clause.to && isPhrase("lead_in", text));
}

/** "I had him take it out", "we leave it out": whoever does it stands right before, and nothing is asked of us. */
function belongsToVerb(before: string): boolean {
  const last = before.trimEnd().split(/\s+/u).at(-1) ?? "";
  return hasCue(last, languagesOf(before), "pronouns", "third_person", "auxiliaries", "prepositions");
}

/** "I forgot to say I only take small dogs", "over 30 kilos like I said": the words at the edge are cut off. */
function withoutEdgeWords(
  message: string,
  clause: Unit,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Act[] {
  const opening = isFirst ? leadInOf(clause) : undefined;
  const from = opening === undefined ? clause.from : nextWord(message, opening.to);
  const ending = isLast && !clause.isQuoted
    ? endingsOf(clause, LONGEST_EDGE).find((each) =>
      each.from > from &&
      (isPhrase("trailing", each.text) ||
        isPhrase("off_record", each.text) && !belongsToVerb(message.slice(from, each.from))) &&
      !endsInReport(message.slice(from, each.from), languagesOf(message))
    )
    : undefined;
  const to = ending === undefined ? clause.to : ending.from - spaceBefore(message, ending.from);
  const acts: Act[] = [];
  if (opening !== undefined) acts.push(actOf(opening, { kind: "remark", about: "aside" }));
  acts.push(actOf({ ...clause, text: message.slice(from, to), from, to }, { kind: "answer" }));
  if (ending !== undefined) acts.push(actOf(ending, { kind: "remark", about: "aside" }));
  return acts;
}
