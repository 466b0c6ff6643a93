import type { Choices } from "../../domain/journey.ts";
import {
  type Decision,
  type Decisions,
  type Side,
  TRADEOFF_IDS,
  type TradeoffId,
} from "../../domain/tradeoffs.ts";
import { sentencesOf, wordCount } from "../../text/text.ts";
import type { IncomingMessage } from "../turn_types.ts";
import { sidesSaid } from "./sides_said.ts";
import { cuesIn, LANGUAGES } from "../../text/lexicon.ts";
import { CALENDAR_NAME } from "../../text/months.ts";
import { TALK_WORDS } from "../hearing/heard_words.ts";
import { hitIn } from "./side_words.ts";

const HEAD_WORDS = 6;
/** A line is named in its first words; a word further on may belong to any reason. */
const NAME_WORDS = 4;

interface ReadChoices {
  decisions: Decisions;
  /** Lines answered with both sides and no split: refused. */
  both: TradeoffId[];
  /** The exact stretches of the message that say a side or give a reason. */
  stretches: string[];
}

/**
 * Sides from the choices map, else from the words; reasons are exact stretches of the message. A line of which nothing
 * certain is said stays open: a side that is refused is not chosen, and neither is the other one for that.
 */
export function readChoices(message: IncomingMessage, asked: readonly TradeoffId[]): ReadChoices {
  return Object.keys(message.choices ?? {}).length > 0
    ? clickedChoices(message, asked)
    : spokenChoices(message, asked);
}

/** Lines that were clicked; the words beside them are reasons. */
function clickedChoices(message: IncomingMessage, asked: readonly TradeoffId[]): ReadChoices {
  const segments = byLines(message.text, asked) ?? segmentsOf(message.text, asked);
  const decisions: Decisions = {};
  for (const id of asked) {
    const side = message.choices?.[id];
    if (side !== undefined) decisions[id] = toDecision(message.id, side, segments.get(id) ?? null);
  }
  return { decisions, both: [], stretches: message.text === "" ? [] : [message.text] };
}

/** "And the last one:" at the end of a line leads on to the next. */
const LEAD_ON = /(?<=[.!?…]\s)[^.!?…]*:$/u;

function spokenChoices(message: IncomingMessage, asked: readonly TradeoffId[]): ReadChoices {
  const { id: turn, text } = message;
  const inOrder = oneEach(text, asked);
  if (inOrder !== null) {
    const decisions = Object.fromEntries(
      inOrder.map(({ id, side, line }) => [id, toDecision(turn, side, line)]),
    );
    return { decisions, both: [], stretches: inOrder.map(({ line }) => line) };
  }
  const letters = lettersIn(text, asked);
  const read: ReadChoices = {
    decisions: {},
    both: [],
    stretches: Object.keys(letters).length > 0 ? [text] : [],
  };
  for (const [id, said] of sidesSaid(text)) {
    const [side] = said.sides;
    if (!asked.includes(id) || side === undefined) continue;
    const segment = text.slice(said.from, said.to).trim().replace(LEAD_ON, "").replace(/[\s,;:]+$/u, "");
    const isBothSides = said.sides.some((each) => each !== side) || TALK_WORDS.isIn(segment, "both_alone");
    if (isBothSides && !isSplit(segment)) {
      read.both.push(id);
      continue;
    }
    read.decisions[id] = toDecision(turn, side, segment);
    read.stretches.push(withoutOpen(segment));
  }
  for (const id of asked) {
    const side = letters[id];
    if (side !== undefined) read.decisions[id] = toDecision(turn, side, null);
  }
  return read;
}

function toDecision(turn: string, side: Side, segment: string | null): Decision {
  return { side, turn, reason: segment === null ? null : reasonOf(segment) };
}

/** The message cut where a new line's name stands at the head of a sentence. */
function segmentsOf(text: string, asked: readonly TradeoffId[]): Map<TradeoffId, string> {
  const segments = new Map<TradeoffId, string>();
  const units = unitsOf(text);
  let current: { id: TradeoffId; from: number; to: number } | null = null;
  const close = () => {
    if (current !== null && !segments.has(current.id)) {
      segments.set(current.id, text.slice(current.from, current.to).trim());
    }
  };
  for (const unit of units) {
    const id: TradeoffId | null = asked.find((each) =>
      !segments.has(each) && each !== current?.id && isCalled(each, headOf(unit.text, NAME_WORDS))
    ) ?? null;
    if (id !== null) {
      close();
      current = { id, from: unit.from, to: unit.to };
    } else if (current !== null) {
      current.to = unit.to;
    }
  }
  close();
  return segments;
}

/** One line, or one sentence, for each open line in the order asked; null where the lines say otherwise. */
function byLines(text: string, asked: readonly TradeoffId[]): Map<TradeoffId, string> | null {
  const written = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
  const lines = written.length > 1 ? written : sentencesOf(text);
  if (lines.length !== asked.length || lines.length < 2) return null;
  const isInOrder = lines.every((line, at) => {
    const called = asked.filter((id) => isCalled(id, headOf(line, NAME_WORDS)));
    return called.length === 0 || called.includes(asked[at]!);
  });
  return isInOrder ? new Map(asked.map((id, at) => [id, lines[at]!])) : null;
}

/** One sentence for each line in the order asked, each with one side of its own line; null where it is told otherwise. */
function oneEach(
  text: string,
  asked: readonly TradeoffId[],
): { id: TradeoffId; side: Side; line: string }[] | null {
  const lines = sentencesOf(text);
  if (lines.length !== asked.length || lines.length < TRADEOFF_IDS.length) return null;
  const told = asked.flatMap((id, at) => {
    const line = lines[at] ?? "";
    const [side, ...others] = new Set(sidesSaid(line).get(id)?.sides ?? []);
    return side === undefined || others.length > 0 ? [] : [{ id, side, line }];
  });
  return told.length === asked.length ? told : null;
}

function unitsOf(text: string): { text: string; from: number; to: number }[] {
  let after = 0;
  return sentencesOf(text).flatMap((sentence) => {
    const from = text.indexOf(sentence, after);
    after = from + sentence.length;
    const parts = isList(sentence) ? partsOf(sentence) : [{ text: sentence, at: 0 }];
    return parts.map((part) => ({
      text: part.text,
      from: from + part.at,
      to: from + part.at + part.text.length,
    }));
  });
}

/** "exploit; centralise; short": a list of names in one sentence. */
function isList(sentence: string): boolean {
  const parts = sentence.split(/[;,\n]/);
  return parts.length >= 3 &&
    parts.filter((part) => TRADEOFF_IDS.some((id) => isCalled(id, part))).length >= 3;
}

function partsOf(sentence: string): { text: string; at: number }[] {
  return [...sentence.matchAll(/[^;,]+/g)].map((match) => ({ text: match[0], at: match.index }));
}

function headOf(unit: string, words = HEAD_WORDS): string {
  return unit.split(/\s+/).slice(0, words).join(" ");
}

/** True where words name a line: by its id, or by one of its sides, at the head of all or before a mark. */
function isCalled(id: TradeoffId, head: string): boolean {
  const label = head.split(/[.:;,]/u)[0] ?? head;
  return head.includes(id) ||
    [head, label].some((words) => hitIn(words, id, "a") !== null || hitIn(words, id, "b") !== null);
}

/** "b a a a b a b": one letter for each line asked. */
function lettersIn(text: string, asked: readonly TradeoffId[]): Choices {
  const bare = text.replace(/\d+\s*[.):-]?\s*/g, " ");
  const letters = /^[\s,;]*(?:[ab][\s,;]*)+$/i.test(bare) ? bare.toLowerCase().match(/[ab]/g) ?? [] : [];
  if (letters.length !== asked.length) return {};
  return Object.fromEntries(asked.map((id, at) => [id, letters[at] === "a" ? "a" : "b"]));
}

/** "Explore until June, then the other": both sides stand, each in its own time or place. */
const SPLIT = new RegExp(`${TALK_WORDS.sourceOf("splits")}|${CALENDAR_NAME}|\\d`, "iu");

function isSplit(segment: string): boolean {
  const namesPlace = cuesIn(segment, LANGUAGES, "at").some(({ index, 0: word }) =>
    /^\s\p{Lu}/u.test(segment.slice(index + word.length))
  );
  return namesPlace || SPLIT.test(segment);
}

/** "Ugh,", "no;", "honestly": talk at the edges of a reason, in front with a mark behind it, at the end with one before. */
const TALK = TALK_WORDS.sourceOf("interjections");
const FRANKLY = TALK_WORDS.sourceOf("honestly");
const TALK_IN_FRONT = new RegExp(
  `^(?:(?:${TALK}|${FRANKLY})[\\s]*[,;:.!?…、。]+\\s*|${FRANKLY}\\s+)`,
  "iu",
);
const TALK_AT_END = new RegExp(`[\\s]*[,;:…、]+\\s*(?:${TALK}|${FRANKLY})\\s*[.!…。]*$`, "iu");
/** "I'd say long,": a clause of so few words says the side once more, and no reason. */
const SIDE_WORDS = 4;

/** A reason without talk at its edges, and without a clause right behind it that only says the side again. */
function withoutTalk(text: string): string {
  const begun = text.replace(TALK_IN_FRONT, "");
  const said = begun.replace(TALK_AT_END, "").trim();
  const [head = "", clause = ""] = /^([^.:;,、。]{1,40})[.:;,、。]\s*/u.exec(said) ?? [];
  const isSide = begun !== text && clause !== "" && wordCount(clause) <= SIDE_WORDS &&
    sidesSaid(clause).size > 0;
  const rest = isSide ? said.slice(head.length) : said;
  return rest === text ? rest : withoutTalk(rest);
}

const REASON_CLAUSE = /[^.,;:!?…。、！？\n]+[.,;:!?…。、！？\n]*\s*/gu;

/** "Not the cheapest. the robots one i dont understand": up to what is left open, or from behind it. */
function withoutOpen(said: string): string {
  const clauses = said.match(REASON_CLAUSE) ?? [];
  const isOpen = (clause: string) => TALK_WORDS.isIn(clause, "leaves_open") || /[?？]\s*$/u.test(clause);
  const first = clauses.findIndex(isOpen);
  if (first < 0) return said;
  const before = clauses.slice(0, first).join("");
  const behind = clauses.slice(clauses.findLastIndex(isOpen) + 1).join("");
  return (before.trim() === "" ? behind : before).trim();
}

/** The reason without the bare name of the side in front; null where nothing else was said. */
function reasonOf(said: string): string | null {
  // What stands between brackets is said aside; the mark of the next line of a list may hang on.
  const bare = said.replace(/\s*[(（][\s\S]*$/u, "").replace(/^[-–—•*]\s+|\s*\n\s*[-–—•*]?\s*$/gu, "");
  const segment = withoutOpen(bare);
  const named = segment.replace(/^[^.:;,]{1,30}[.:;,]\s*/u, (head) => wordCount(head) <= 3 ? "" : head);
  const withoutName = withoutTalk(named.trim());
  const isBareName = wordCount(segment) <= 3;
  // "Except the board would say short" is a doubt, and no reason.
  if (isBareName || TALK_WORDS.opens(withoutName, "except")) return null;
  return withoutName === "" ? null : withoutName;
}
