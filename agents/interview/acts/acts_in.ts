import { isUnspaced, numbersIn, wordCount } from "../../text/text.ts";
import { commandIn } from "../commands.ts";
import { isThinRest } from "./thin_rest.ts";
import {
  type Act,
  type ActSetting,
  answersIn,
  type AskedBack,
  asksForOthersWords,
  type RemarkKind,
} from "./act.ts";
import { isPhrase, type PhraseKind, wordsOf } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { isOnlyTalkWords, talkFormOf } from "./talk_form.ts";
import { clauseUnits, endingsOf, openingsOf, sentenceUnits, type Unit } from "./units.ts";

/** Longer sentences are answers, whatever words they hold. */
const LONGEST_ACT = 24;
/** In a message of more sentences than twice this, what stands in the middle is an answer. */
const MOST_AT_EDGES = 20;
/** A sentence of more clauses is a list, and a list is an answer. */
const MOST_CLAUSES = 30;
/** So many of the first or last words of a sentence may be talk about the talk. */
const LONGEST_EDGE = 12;

const ASKED_BACK: [PhraseKind, AskedBack][] = [
  ["ask_time", "time"],
  ["ask_example", "example"],
  ["ask_why", "why"],
  ["ask_meaning", "meaning"],
];
const REMARKS: [PhraseKind, RemarkKind][] = [
  ["said", "said_before"],
  ["worry", "worried"],
  ["tired", "tired"],
  ["aside", "aside"],
];

type What =
  | { kind: "answer" }
  | { kind: "command" }
  | { kind: "unknown" }
  | { kind: "off_topic" }
  | { kind: "retraction" }
  | { kind: "question_back"; asks: AskedBack }
  | { kind: "remark"; about: RemarkKind };

/**
 * The exact stretches of a message, in order, each with what it does. What looks like talk about the interview but
 * stands inside an answer, in quotation marks or in a long sentence, is part of the answer.
 */
export function actsIn(message: string, setting: ActSetting): Act[] {
  const sentences = sentenceUnits(message);
  const isMixed = sentences.length > 1;
  const cut = sentences.flatMap((sentence, at) =>
    at >= MOST_AT_EDGES && at < sentences.length - MOST_AT_EDGES
      ? [actOf(sentence, { kind: "answer" })]
      : isRepeatedQuestion(sentence, { at, count: sentences.length, setting })
      ? [actOf(sentence, { kind: "remark", about: "aside" })]
      : actsOfSentence(message, sentence, { setting, isMixed })
  );
  return joined(message, settled(withReasonsToHurry(cut), setting));
}

interface SentenceSetting {
  setting: ActSetting;
  /** True where the message has other sentences. */
  isMixed: boolean;
}

function actsOfSentence(message: string, sentence: Unit, { setting, isMixed }: SentenceSetting): Act[] {
  if (sentence.isQuoted || keepsWhole(message, setting, isMixed)) {
    return [actOf(sentence, { kind: "answer" })];
  }
  const whole = whatIs(sentence.text, { setting, isMixed });
  if (whole !== null) return [actOf(sentence, whole)];
  return cutEdges(message, sentence, setting);
}

/** Words that were really sent to a customer, without quotation marks around them, may greet, thank and ask. */
function keepsWhole(message: string, { field }: ActSetting, isMixed: boolean): boolean {
  return field === "voice.sample" && isMixed && !/['‘“"„«「『]/.test(message);
}

/** What a whole sentence does; null for an answer, or one that is only partly one. */
function whatIs(text: string, { setting, isMixed }: SentenceSetting): What | null {
  if (wordCount(text) > LONGEST_ACT) return null;
  if (commandIn(text) !== null) return { kind: "command" };
  const mayBeOthers = isMixed && asksForOthersWords(setting);
  const [, asks] = ASKED_BACK.find(([kind]) => isPhrase(kind, text)) ?? [];
  if (asks !== undefined && (asks === "time" || !mayBeOthers)) return { kind: "question_back", asks };
  // "SOC2" is a name.
  if (/(?<![\p{L}\d])\d/u.test(text)) return null;
  if (isPhrase("unknown", text)) return { kind: "unknown" };
  if (isPhrase("off_topic", text) && !mayBeOthers) return { kind: "off_topic" };
  if (isRequest(text, { setting, isMixed })) return { kind: "off_topic" };
  if (isPhrase("retracted", text)) return { kind: "retraction" };
  const [, about] = REMARKS.find(([kind]) => isPhrase(kind, text)) ?? [];
  if (about === "tired" && mayBeOthers && wordCount(text) > LONGEST_SIGH && !isAboutUs(text)) return null;
  return about === undefined ? byForm(text, { setting, isMixed }) : { kind: "remark", about };
}

/** "It takes too long." beside an answer on what stands in the way is part of it; "ugh" is not. */
const LONGEST_SIGH = 2;

function isAboutUs(text: string): boolean {
  const form = talkFormOf(text, { mayBeOthers: false, isMixed: true });
  return form === "question_remark" || form === "said";
}

/** What the form of a sentence tells where no phrase does. */
function byForm(text: string, { setting, isMixed }: SentenceSetting): What | null {
  const form = talkFormOf(text, {
    mayBeOthers: asksForOthersWords(setting) && setting.field !== "content.knowledge",
    isMixed,
  });
  if (form === "unknown") return { kind: "unknown" };
  if (form === "said") return { kind: "remark", about: "said_before" };
  if (form === "question") return { kind: "question_back", asks: "meaning" };
  return form === null ? null : { kind: "remark", about: "tired" };
}

/** A request to us that has nothing to do with the trade: "can you translate a letter for me?", "help me with …". */
function isRequest(text: string, { setting, isMixed }: SentenceSetting): boolean {
  if (isMixed || asksForOthersWords(setting) && setting.field !== "content.knowledge") return false;
  const asks = /[?？]\s*$/.test(text);
  if (!asks && setting.field !== null && GOALS.has(setting.field)) return false;
  return isPhrase("request", text);
}

/** "Help me fill the van by March" is a wish where a goal or money was asked for. */
const GOALS: ReadonlySet<string> = new Set(["goal.twelve_months", "pitch.raise", "evolution.next"]);

/** A sentence without the talk at its beginning and its end, and without what is said to us in its middle. */
function cutEdges(message: string, sentence: Unit, setting: ActSetting): Act[] {
  const clauses = clauseUnits(message, sentence);
  if (clauses.length > MOST_CLAUSES) return [actOf(sentence, { kind: "answer" })];
  const isTalk = talkAmong(clauses, setting);
  const first = isTalk.indexOf(false);
  if (first < 0) return clauses.map((clause) => actOf(clause, { kind: "remark", about: "aside" }));
  const last = isTalk.lastIndexOf(false);
  return clauses.flatMap((clause, at) => {
    const isEdge = at < first || at > last;
    const isToUs = !clause.isQuoted && isPhrase("to_us", clause.text);
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
  if (isPhrase("lead_in", clause.text) || isPhrase("to_us", clause.text)) return true;
  if (asksForOthersWords(setting)) return false;
  return (["said", "worry", "ask_time"] as const).some((kind) => isPhrase(kind, clause.text));
}

function isFillers({ text }: Unit): boolean {
  return plainWords(text).split(" ").every((word) => FILLERS.has(word));
}

const FILLERS = new Set(wordsOf("fillers").map(plainWords));

function leadInOf(clause: Unit): Unit | undefined {
  if (clause.isQuoted) return undefined;
  return openingsOf(clause, LONGEST_EDGE).find(({ text, to }) => to < clause.to && isPhrase("lead_in", text));
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
    ? endingsOf(clause, LONGEST_EDGE).find((each) => each.from > from && isPhrase("trailing", each.text))
    : undefined;
  const to = ending === undefined ? clause.to : ending.from - spaceBefore(message, ending.from);
  const acts: Act[] = [];
  if (opening !== undefined) acts.push(actOf(opening, { kind: "remark", about: "aside" }));
  acts.push(actOf({ ...clause, text: message.slice(from, to), from, to }, { kind: "answer" }));
  if (ending !== undefined) acts.push(actOf(ending, { kind: "remark", about: "aside" }));
  return acts;
}

function nextWord(message: string, at: number): number {
  return at + (/^[\s,:;.…–—-]*/.exec(message.slice(at))?.[0].length ?? 0);
}

function spaceBefore(message: string, at: number): number {
  return /[\s,;–—-]*$/.exec(message.slice(Math.max(0, at - LONGEST_LOOSE_END), at))?.[0].length ?? 0;
}

/** "Hmm, last three. Harlow …": the question's own words, said again before the answer. */
function isRepeatedQuestion(
  { text, isQuoted }: Unit,
  { at, count, setting }: { at: number; count: number; setting: ActSetting },
): boolean {
  if (at > 0 || count < 2 || isQuoted || wordCount(text) > 5) return false;
  const asked = new Set(plainWords(setting.asked).split(" "));
  const words = plainWords(text).split(" ");
  return words.length > 1 && words.some((word) => asked.has(word)) &&
    words.every((word) => asked.has(word) || FILLERS.has(word));
}

/** "Will this take much longer? I've got a dog at 2": the reason belongs to the question. */
function withReasonsToHurry(acts: Act[]): Act[] {
  return acts.map((act, at) => {
    const before = acts[at - 1];
    const isAfterTime = before?.kind === "question_back" && before.asks === "time";
    return act.kind === "answer" && isAfterTime && isPhrase("busy", act.text)
      ? actOf(act, { kind: "remark", about: "aside" })
      : act;
  });
}

/** What the stretches are once they are seen together. */
function settled(acts: Act[], setting: ActSetting): Act[] {
  const answers = answersIn(acts);
  const rest = answers.map(({ text }) => text).join("\n");
  if (
    answers.length > 0 && answers.length <= 2 && answers.every(({ text }) => isQuestionToUs(text, setting))
  ) {
    return acts.map((act) =>
      act.kind === "answer" ? actOf(act, { kind: "question_back", asks: "meaning" }) : act
    );
  }
  if (answers.length > 0 && acts.some(({ kind }) => kind === "command")) {
    return settled(acts.map((act) => act.kind === "command" ? actOf(act, { kind: "answer" }) : act), setting);
  }
  if (!acts.some(({ kind }) => kind === "unknown")) return acts;
  if (answers.length === 0 || isThinRest(rest, setting.field)) {
    return acts.map((act) => act.kind === "answer" ? actOf(act, { kind: "unknown" }) : act);
  }
  // Not knowing one thing is part of an answer that knows others; only bare first words of it are not.
  return acts.map((act, at) => {
    const isBare = at === 0 && (isUnspaced(act.text) || isOnlyTalkWords(act.text));
    return act.kind === "unknown" && !isBare ? actOf(act, { kind: "answer" }) : act;
  });
}

const MOST_QUESTION_WORDS = 22;

/** A short question and nothing else is asked of us, unless others' words were asked for or it has a number. */
function isQuestionToUs(text: string, setting: ActSetting): boolean {
  if (asksForOthersWords(setting) || setting.field === null) return false;
  if (/['‘“"„«「『]/.test(text) && !/\p{L}['’]\p{L}/u.test(text)) return false;
  if (wordCount(text) > MOST_QUESTION_WORDS || numbersIn(text).length > 0) return false;
  const hasMark = /[?？]\s*$/.test(text);
  if (isUnspaced(text)) {
    return /(?:か|の|かな)[?？。]?\s*$/u.test(text) && (hasMark || /(?:ます|です|でしょう)か/u.test(text));
  }
  const words = plainWords(text).split(" ");
  const isExcepted = isNotQuestion(words);
  const starts = new Set(wordsOf("question_starts").map(plainWords));
  return hasMark && !isExcepted && words.slice(0, 3).some((word) => starts.has(word));
}

function isNotQuestion(words: string[]): boolean {
  const opening = `${words.join(" ")} `;
  return isPhrase("other_people", words.slice(0, 2).join(" ")) || opening.startsWith("how about ") ||
    opening.startsWith("what about ");
}

function actOf<Told extends What>({ text, from, to }: Unit | Act, what: Told): Act {
  return { text, from, to, ...what };
}

/** Neighbouring answers are one exact stretch of the message. */
function joined(message: string, acts: Act[]): Act[] {
  const all: Act[] = [];
  for (const act of acts) {
    const last = all.at(-1);
    if (last?.kind === "answer" && act.kind === "answer") {
      all[all.length - 1] = { ...last, text: message.slice(last.from, act.to), to: act.to };
    } else all.push(act);
  }
  return all.map((act) => act.kind === "answer" ? withoutLooseEnds(message, act) : act)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** "…the fee, which" before words that were cut: the joining word goes with them. */
const LOOSE_END =
  /(?:[\s,;:–—-]+(?:which|and|but|so|und|aber|et|mais|y|pero|e|ma|mas|en|maar|n))?[\s,;:–—-]*$/iu;
const LONGEST_LOOSE_END = 60;
const LOOSE_START = /^[\s,;:–—-]+/u;

function withoutLooseEnds(message: string, act: Act): Act {
  const start = LOOSE_START.exec(act.text)?.[0].length ?? 0;
  const loose = LOOSE_END.exec(act.text.slice(-LONGEST_LOOSE_END))?.[0] ?? "";
  const isAtEnd = message.slice(act.to).trim() === "";
  const end = isAtEnd ? 0 : loose.length;
  const from = act.from + start;
  const to = Math.max(from, act.to - end);
  return { ...act, text: message.slice(from, to), from, to };
}
