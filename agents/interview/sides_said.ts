import { type Side, TRADEOFF_IDS, type TradeoffId } from "../domain/tradeoffs.ts";
import { isUnspaced } from "../text/text.ts";
import { cuePattern, entriesOf, LANGUAGES, phrasesPattern } from "../text/lexicon.ts";
import { isPhrase } from "./acts/phrase_patterns.ts";
import { talkFormOf } from "./acts/talk_form.ts";
import { clauseUnits, sentenceUnits, type Unit } from "./acts/units.ts";
import { TALK_WORDS } from "./heard_words.ts";
import de from "./sides/de.json" with { type: "json" };
import en from "./sides/en.json" with { type: "json" };
import es from "./sides/es.json" with { type: "json" };
import fr from "./sides/fr.json" with { type: "json" };
import it from "./sides/it.json" with { type: "json" };
import ja from "./sides/ja.json" with { type: "json" };
import nl from "./sides/nl.json" with { type: "json" };
import pt from "./sides/pt.json" with { type: "json" };

/** The words for the two sides of each line, one file a language, phrases set apart by " | ". */
type SideWords = Record<TradeoffId, Record<Side, string>>;
const FILES: SideWords[] = [en, de, fr, es, it, pt, nl, ja];

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
  for (const sentence of sentenceUnits(message)) {
    const clauses = clauseUnits(message, sentence);
    for (const [at, clause] of clauses.entries()) {
      for (const { id, side } of sidesIn(clause, { after: clauses[at + 1], sentence })) {
        const before = found.get(id);
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

/** The lines that a clause names; a null side where it takes none. */
function sidesIn(clause: Unit, { after, sentence }: Around): { id: TradeoffId; side: Side | null }[] {
  if (clause.isQuoted || /[?？]\s*$/.test(sentence.text)) return [];
  let text = ` ${clause.text.toLowerCase()} `;
  const named: { id: TradeoffId; side: Side | null }[] = [];
  for (const id of ORDER) {
    const hits = (["a", "b"] as const).flatMap((side) => {
      const match = PATTERNS[id][side].exec(text);
      return match === null ? [] : [{ side, index: match.index, words: match[0] }];
    });
    if (hits.length === 0) {
      if (EITHER[id]?.test(text) === true) named.push({ id, side: null });
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

interface Hit {
  id: TradeoffId;
  side: Side;
  index: number;
  words: string;
  after: Unit | undefined;
}

/** A side with a refusal before it, behind it, at the end of its clause or as the next clause. */
function isRefused(text: string, { id, side, index, words, after }: Hit): boolean {
  const rest = text.slice(index + words.length);
  // In Japanese the no stands behind what it refuses.
  if (isUnspaced(text)) return NO_BEHIND.test(rest) || isTakenBack(after);
  if (isNegated(text, index) || NOT_BEHIND.test(rest) || NO_AT_END.test(rest) || isTakenBack(after)) {
    return true;
  }
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

/** "Long", "short" and the like say a side where they are the whole clause. */
const ALONE: Partial<Record<TradeoffId, Record<Side, string>>> = {
  short_long: {
    a: "short|kurz|court|corto|breve|curto|kort",
    b: "long|lang|lungo|largo|longo",
  },
  automate_augment: { a: "machine|máquina", b: "gente|people|menschen|personas|mensen" },
};

/** "Short or long": the line is named, and neither side is taken. */
const EITHER: Partial<Record<TradeoffId, RegExp>> = {
  short_long: new RegExp(`(?:${ALONE.short_long?.a}) (?:or|oder|ou|o|of|u) (?:${ALONE.short_long?.b})`, "iu"),
};

const PATTERNS: Record<TradeoffId, Record<Side, RegExp>> = Object.fromEntries(
  TRADEOFF_IDS.map((id) => [id, { a: patternOf(id, "a"), b: patternOf(id, "b") }]),
) as Record<TradeoffId, Record<Side, RegExp>>;

function patternOf(id: TradeoffId, side: Side): RegExp {
  const phrases = FILES.flatMap((file) => entriesOf(file[id][side]));
  const alone = ALONE[id]?.[side];
  const source = phrasesPattern(phrases);
  return new RegExp(
    alone === undefined
      ? source
      : `${source}|^\\W*(?:\\d[.)]\\s*)?(?:(?:i'?d|i|we|i would|so|and|hm+|ugh|then|but) )*(?:say |go |choose |take |pick )?(?:${alone})\\W*$`,
    "iu",
  );
}

/** So many characters before a side may hold the word that refuses it. */
const NEGATION_REACH = 28;

function isNegated(text: string, at: number, reach = NEGATION_REACH): boolean {
  const before = text.slice(Math.max(0, at - reach), at).split(/[,;:.]/).at(-1) ?? "";
  const pattern = cuePattern(LANGUAGES, "negation");
  pattern.lastIndex = 0;
  return pattern.test(before) || /n['’]?t\s(?:\S+\s)?$/u.test(before) || INSTEAD.test(before);
}

/** What stands behind "instead of" is what is not chosen. */
const INSTEAD = new RegExp(`${TALK_WORDS.sourceOf("instead")}[^,;:.]*$`, "iu");
/** "Compete with the agencies no": the last word of the clause takes it back. */
const NO_AT_END = /(?<!\p{L})(?:no|nein|nee|non|não|nicht|niet|not|いいえ)[\s\p{P}]*$/iu;
const NO_BEHIND = /^.{0,8}?(?:ない|ません|なく|ず(?!つ))/u;
/** "Radikal nicht". */
const NOT_BEHIND = /^\W{0,2}(?:nicht|niet|not|no|pas|non|não|ではない|じゃない|しない)(?!\p{L})/iu;

/** "Compete with Nory, no": what comes behind takes it back. */
function isTakenBack(after: Unit | undefined): boolean {
  return after !== undefined &&
    /^(?:no|not|nein|nicht|non|pas|não|nee|niet|いいえ)[\s,;:.!]*$/iu.test(
      after.text.replace(/^[\s,;:]+/u, ""),
    );
}

/** "The board would say short": what others would choose is not chosen. */
const OTHERS =
  /\b(?:board|investors?|they|everyone|people|my (?:wife|husband|partner|dad|mum|accountant)|others?|banks?)\b.{0,20}\b(?:would|say|says|want|wants|prefer)\b/iu;

function saysOther(text: string): boolean {
  return OTHERS.test(text);
}
