import { type Side, TRADEOFF_IDS, type TradeoffId } from "../../domain/tradeoffs.ts";
import { contentWords, isUnspaced, wordCount } from "../../text/text.ts";
import { cuesIn, hasCue, LANGUAGES, lexiconsOf, phrasesPattern, withoutCues } from "../../text/lexicon.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { talkFormOf } from "../acts/talk_form.ts";
import { clauseUnits, sentenceUnits, type Unit } from "../acts/units.ts";
import { TALK_WORDS } from "../hearing/heard_words.ts";
import { hitIn, MACHINES, namesEither, type SideHit } from "./side_words.ts";

/** What a message says of one line. */
export interface LineSaid {
  /** Sides taken, in the order said; a side that was refused is none. */
  sides: Side[];
  /** Where its words begin, and where the next line's words begin. */
  from: number;
  to: number;
}

/** On which side of each line a message stands, in words: only what is said, never what is asked, refused or others say. */
export function sidesSaid(message: string): Map<TradeoffId, LineSaid> {
  const found = new Map<TradeoffId, LineSaid>();
  let open: LineSaid | null = null;
  const sentences = sentenceUnits(message);
  for (const [number, sentence] of sentences.entries()) {
    const clauses = clauseUnits(message, sentence);
    const named = clauses.map((clause, at) => sidesIn(clause, { after: clauses[at + 1], sentence }));
    const isOpen = isLeftOpen(clauses, named);
    const namesNone = named.every((lines) => lines.length === 0);
    if (open !== null && isOpen && namesNone && isOfLineBefore(sentence, sentences[number - 1])) {
      open.sides = [];
    }
    for (const [at, clause] of clauses.entries()) {
      for (const { id, side: said } of named[at] ?? []) {
        const side = isOpen ? null : said;
        const before = found.get(id);
        if (isOpen && before !== undefined) before.sides = [];
        if (before === undefined) {
          if (open !== null) open.to = Math.max(open.from, clause.from);
          open = { sides: side === null ? [] : [side], from: clause.from, to: sentence.to };
          found.set(id, open);
        } else if (side !== null && isConclusion(clause)) before.sides = [side];
        else if (side !== null) before.sides.push(side);
      }
    }
    if (open !== null) open.to = sentence.to;
  }
  for (const line of found.values()) line.to = beforeNextNumber(message, line);
  return found;
}

/** Where a line's words end: "2." behind a sentence counts the next line, whether that one is named or not. */
function beforeNextNumber(message: string, { from, to }: LineSaid): number {
  const next = /(?<=[.!?;,\n])\s*\d{1,2}[.)](?=\s|$)/u.exec(message.slice(from, to));
  return next === null || next.index === 0 ? to : from + next.index;
}

/** "Automating or not, I leave that open": a sentence about one line that another clause of it leaves open. */
function isLeftOpen(clauses: Unit[], named: NamedSide[][]): boolean {
  const lines = new Set(named.flat().map(({ id }) => id));
  return lines.size <= 1 &&
    clauses.some(({ text, isQuoted }) =>
      !isQuoted && TALK_WORDS.isIn(text, "leaves_open") && !TALK_WORDS.isIn(text, "the_rest")
    );
}

const MOST_WORDS_OF_BEFORE = 4;

/** "Skip that one." behind a line that was weighed; one that is named by its number, or was asked about, is another. */
function isOfLineBefore({ text }: Unit, before: Unit | undefined): boolean {
  const rest = text.replace(TALK_WORDS.patternOf("leaves_open"), " ");
  return !isQuestion(before) && !/\d/u.test(text) && !ORDINAL.test(text) &&
    wordCount(text) <= MOST_WORDS_OF_BEFORE && contentWords(rest).length === 0;
}

function isQuestion(sentence: Unit | undefined): boolean {
  return /[?？]\s*$/u.test(sentence?.text ?? "");
}

const ORDINAL = new RegExp(
  phrasesPattern(lexiconsOf().flatMap(({ ordinals }) => [...ordinals.keys()])),
  "iu",
);

/** "So augment.": a clause of so few words that takes a side settles what was weighed before it. */
const CONCLUSION = new RegExp(`^${TALK_WORDS.sourceOf("so")}[\\s,]`, "iu");

function isConclusion({ text }: Unit): boolean {
  return CONCLUSION.test(text.trim()) && text.trim().split(/\s+/).length <= 4;
}

interface Around {
  /** The next clause of the sentence: "compete with them, no". */
  after: Unit | undefined;
  sentence: Unit;
}

/** A line that a clause names; a null side where it takes none. */
interface NamedSide {
  id: TradeoffId;
  side: Side | null;
}

/** The lines that a clause names. */
function sidesIn(clause: Unit, { after, sentence }: Around): NamedSide[] {
  if (clause.isQuoted || isQuestion(sentence)) return [];
  let text = ` ${clause.text.toLowerCase()} `;
  const named: NamedSide[] = [];
  for (const id of ORDER) {
    const hits = (["a", "b"] as const).flatMap((side) => hitIn(text, id, side) ?? []);
    if (id === "automate_augment" && servesPeople(text)) {
      named.push({ id, side: "b" });
      continue;
    }
    if (hits.length === 0) {
      if (namesEither(text, id)) named.push({ id, side: null });
      continue;
    }
    const isOpen = saysOther(text) || leavesOpen(text, hits.map(({ words }) => words)) ||
      hits.some((hit) => isLineName(text, hit));
    const taken = hits.filter((hit) => !isRefused(text, { id, ...hit, after }));
    const [only] = hits;
    const refusal = hits.length === 1 && only !== undefined ? REFUSAL_CHOOSES[id]?.[only.side] ?? null : null;
    const side = isOpen
      ? null
      : taken.length === 1
      ? taken[0]?.side ?? null
      : taken.length > 1
      ? null
      : refusal;
    named.push({ id, side });
    for (const { words } of hits) text = text.replace(words, " ".repeat(words.length));
  }
  return named;
}

/** "Machines may help the hands", "they never replace anybody": a side that no name of one stands for. */
function servesPeople(text: string): boolean {
  const replaces = MACHINES.patternOf("replace").exec(text);
  if (replaces !== null) {
    const behind = text.slice(replaces.index + replaces[0].length);
    return isUnspaced(text)
      ? NO_BEHIND.test(behind)
      : isNegated(text, replaces.index) || isDeniedBehind(behind);
  }
  const helps = MACHINES.patternOf("help").exec(text);
  return helps !== null && MACHINES.isIn(text, "names") && !isNegated(text, helps.index);
}

interface Hit extends SideHit {
  id: TradeoffId;
  after: Unit | undefined;
}

/** A side with a refusal before it, behind it, at the end of its clause or as the next clause. */
function isRefused(text: string, { id, side, index, words, after }: Hit): boolean {
  const rest = text.slice(index + words.length);
  // In Japanese the no stands behind what it refuses.
  if (isUnspaced(text)) return NO_BEHIND.test(rest) || isTakenBack(after);
  if (isNegated(text, index) || isDeniedBehind(rest) || isTakenBack(after)) return true;
  // Whoever says a no about the price at all does not win by it.
  return id === "differentiate_cost" && side === "b" &&
    isNegated(text.replace(/[\s\p{P}]+$/u, ""), text.length, text.length);
}

/** "I can't say anything on automating", "skip the automate one": the line is named and left open. */
function leavesOpen(text: string, words: string[]): boolean {
  if (TALK_WORDS.isIn(text, "leaves_open")) return true;
  const rest = words.reduce((left, each) => left.replace(each, " "), text);
  return isPhrase("unknown", rest.trim()) || isPhrase("ask_meaning", rest.trim()) ||
    talkFormOf(rest.trim(), { mayBeOthers: false, isMixed: false }) === "unknown";
}

/** "Automate vs augment": the line's own name takes no side. */
function isLineName(text: string, { index, words }: { index: number; words: string }): boolean {
  return /^\s(?:vs\.?|versus|or|oder|ou|o|of)\s/iu.test(text.slice(index + words.length));
}

/** Price is looked for first: "not competing on price" says nothing of competing. */
const ORDER: TradeoffId[] = [
  "differentiate_cost",
  ...TRADEOFF_IDS.filter((id) => id !== "differentiate_cost"),
];

/** Whoever will not win on price has said what they stand for; no other refusal says what is chosen instead. */
const REFUSAL_CHOOSES: Partial<Record<TradeoffId, Partial<Record<Side, Side>>>> = {
  differentiate_cost: { b: "a" },
};

/** So many characters before a side may hold the word that refuses it. */
const NEGATION_REACH = 28;

function isNegated(text: string, at: number, reach = NEGATION_REACH): boolean {
  const before = text.slice(Math.max(0, at - reach), at).split(/[,;:.]/).at(-1) ?? "";
  return hasCue(before, LANGUAGES, "negation") || INSTEAD.test(before);
}

/** What stands behind "instead of" is what is not chosen. */
const INSTEAD = new RegExp(`${TALK_WORDS.sourceOf("instead")}[^,;:.]*$`, "iu");
const NO_BEHIND = /^(?:より|.{0,8}?(?:ない|ません|なく|ず(?!つ)|無理|当分いい|もういい|結構です))/u;
/** "Compete with the agencies no", "radikal nicht": a word of denial right behind a side, or as the last of its clause. */
function isDeniedBehind(text: string): boolean {
  const denials = cuesIn(text, LANGUAGES, "no", "negation");
  return denials.some(({ index, 0: denial }) =>
    !/[\p{L}\p{N}]/u.test(text.slice(0, index)) || !/[\p{L}\p{N}]/u.test(text.slice(index + denial.length))
  );
}

/** "Compete with Nory, no": what comes behind takes it back. */
function isTakenBack(after: Unit | undefined): boolean {
  return after !== undefined && /\p{L}/u.test(after.text) &&
    !/[\p{L}\p{N}]/u.test(withoutCues(after.text, LANGUAGES, "no", "negation"));
}

/** "The board would say short": what others would choose is not chosen. */
const OTHERS = new RegExp(
  `${TALK_WORDS.sourceOf("others_choose")}.{0,20}${TALK_WORDS.sourceOf("would_choose")}`,
  "iu",
);

function saysOther(text: string): boolean {
  return OTHERS.test(text);
}
