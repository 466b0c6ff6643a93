import { type Side, TRADEOFF_IDS, type TradeoffId } from "../domain/tradeoffs.ts";
import { cuePattern, LANGUAGES, phrasesPattern } from "../text/lexicon.ts";
import { clauseUnits, sentenceUnits, type Unit } from "./acts/units.ts";
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
        } else if (side !== null) before.sides.push(side);
      }
    }
    if (open !== null) open.to = sentence.to;
  }
  return found;
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
    const [first] = hits.toSorted((one, other) => one.index - other.index);
    if (first === undefined && EITHER[id]?.test(text) === true) named.push({ id, side: null });
    if (first === undefined) continue;
    const end = first.index + first.words.length;
    const isRefused = isNegated(text, first.index) || NOT_BEHIND.test(text.slice(end)) || isTakenBack(after);
    const side = hits.length > 1 || saysOther(text)
      ? null
      : isRefused
      ? REFUSAL_CHOOSES[id]?.[first.side] ?? null
      : first.side;
    named.push({ id, side });
    for (const { words } of hits) text = text.replace(words, " ".repeat(words.length));
  }
  return named;
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
};

/** "Short or long": the line is named, and neither side is taken. */
const EITHER: Partial<Record<TradeoffId, RegExp>> = {
  short_long: new RegExp(`(?:${ALONE.short_long?.a}) (?:or|oder|ou|o|of|u) (?:${ALONE.short_long?.b})`, "iu"),
};

const PATTERNS: Record<TradeoffId, Record<Side, RegExp>> = Object.fromEntries(
  TRADEOFF_IDS.map((id) => [id, { a: patternOf(id, "a"), b: patternOf(id, "b") }]),
) as Record<TradeoffId, Record<Side, RegExp>>;

function patternOf(id: TradeoffId, side: Side): RegExp {
  const phrases = FILES.flatMap((file) => file[id][side].split("|").map((phrase) => phrase.trim()));
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

function isNegated(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - NEGATION_REACH), at).split(/[,;:.]/).at(-1) ?? "";
  const pattern = cuePattern(LANGUAGES, "negation");
  pattern.lastIndex = 0;
  return pattern.test(before) || /n['’]?t\s(?:\S+\s)?$/u.test(before);
}

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
