import { anchorOfSection, FOUNDATION_ANCHORS, type Section } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import { isFieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { isExactIn, numbersIn, quoteWorth, refusalsIn, wordCount } from "../../text/text.ts";
import { confidenceOf } from "../../ledger/confidence.ts";
import { cell, marksOf, quoted } from "../section.ts";
import { inTheAnswer } from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { nameOf } from "./names.ts";
import { mapPrinted, type Place, type Printed, type SaidMark } from "./places.ts";
import { canBeLeftOut, canBeNamed, isFixed, rankOf, takesNextBest } from "./rights.ts";
import { hasShare, isUnprinted, type Shares, standsIn, stretchesOf, takeShare } from "./shares.ts";

/** A quote with the signs that show where it was cut. */
const QUOTE = /(?:… )?“([^”]*)”(?: …)?\.?/gu;

interface Spot {
  key: string;
  place: Place;
  mark: SaidMark;
  quote: string;
  /** True where it is the only quote of its text. */
  isAlone: boolean;
}

/** What stands where a quote has no share left: other words with the mark that carries them, or nothing. */
type Instead = { text: string; mark: SaidMark } | { text: ""; mark: null };

/**
 * The sections with the founder's sentences shared out among them: each sentence leads where it belongs, and where
 * another one of the same answer does as well, that one stands; plans call a decision by its name. A sentence that a place cannot do without stays,
 * however often it was printed. A pure function of the state and its sections, which come in reading order.
 */
export function allotQuotes(state: JourneyState, sections: Section[]): Section[] {
  const spots = sections.flatMap(spotsOf);
  const shares: Shares = new Map();
  const instead = new Map<string, Instead>();
  for (const spot of inOrderOfRight(spots)) {
    const { place, quote } = spot;
    const other = hasShare(shares, quote, place.section) ? null : insteadOf(state, spot, shares);
    if (other === null) takeShare(shares, quote, place.section);
    else instead.set(spot.key, other);
  }
  return sections.map((section) => recounted(replaced(section, instead)));
}

/** What cannot give a sentence up comes first, then anchor by anchor the hearts of sections before the rest. */
function inOrderOfRight(spots: Spot[]): Spot[] {
  const rank = ({ place, mark }: Spot) => rankOf(place, mark);
  const fixed = spots.filter((each) => rank(each) <= FIXED).toSorted((a, b) => rank(a) - rank(b));
  const others = FOUNDATION_ANCHORS.flatMap((type) =>
    spots.filter((each) => rank(each) > FIXED && anchorOfSection(each.place.section) === type)
      .toSorted((a, b) => rank(a) - rank(b))
  );
  return [...fixed, ...others];
}

const FIXED = 1;

function spotsOf(section: Section): Spot[] {
  const spots: Spot[] = [];
  walk(section, (spot) => {
    spots.push(spot);
    return null;
  });
  return spots;
}

function replaced(section: Section, instead: Map<string, Instead>): Section {
  return walk(section, ({ key }) => instead.get(key) ?? null);
}

/** Goes through the founder's longer quotes in a section and puts in what `change` gives for one. */
function walk(section: Section, change: (spot: Spot) => Instead | null): Section {
  let count = 0;
  return mapPrinted(section, (printed, place) => {
    const isAlone = (printed.text.match(QUOTE) ?? []).length === 1;
    const changes: [SaidMark, Instead][] = [];
    const text = printed.text.replace(QUOTE, (shown, quote: string) => {
      const mark = markOf(printed, quote);
      if (mark === null || stretchesOf(quote).length === 0) return shown;
      const other = change({ key: `${section.id} ${count++}`, place, mark, quote, isAlone });
      if (other === null) return shown;
      changes.push([mark, other]);
      return other.text;
    });
    if (changes.some(([, other]) => other.text === "")) return { text: "", marks: [] };
    return { text, marks: changes.reduce(exchanged, printed.marks) };
  });
}

function markOf({ marks }: Printed, quote: string): SaidMark | null {
  const said = marks.filter((mark): mark is SaidMark => mark.kind === "said");
  return said.find((mark) => isExactIn(quote, mark.quote)) ??
    said.find((mark) => isExactIn(mark.quote, quote)) ?? null;
}

function exchanged(marks: Mark[], [old, { mark }]: [SaidMark, Instead]): Mark[] {
  return mark === null ? marks : marks.map((each) => each === old ? mark : each);
}

function insteadOf(state: JourneyState, spot: Spot, shares: Shares): Instead | null {
  const { place, mark, quote, isAlone } = spot;
  if (takesNextBest(place)) {
    const next = nextBest(state, spot, shares);
    if (next !== null) {
      takeShare(shares, next.quote, place.section);
      return { text: place.part === "prose" ? quoted(next.quote) : cell(next.quote), mark: next };
    }
  }
  if (isFixed(place, mark)) return null;
  const isHome = standsIn(shares, quote, place.section);
  if (canBeLeftOut(place, isHome && isAlone)) return { text: "", mark: null };
  return canBeNamed(place) && !isHome ? { text: nameOf(state, mark), mark } : null;
}

/** "We lose one in five because of it": said alone, nobody knows what. */
const HANGING =
  /^(?:and|but|so|then|that|this|it|they|he|she)\b|\b(?:do|does|did|done|doing|refuse|beat|for|of) (?:that|this|it)\b|\b(?:that|this)[.!?]?$/iu;
const NEXT_WORDS = { least: 5, most: 26 };

/** The strongest sentence of the same answer that says the same kind of thing, one that stands nowhere yet first. */
function nextBest(state: JourneyState, { place, mark, quote }: Spot, shares: Shares): SaidMark | null {
  if (!isFieldId(mark.field)) return null;
  const refuses = refusalsIn(quote).length > 0;
  const counts = numbersIn(quote).length > 0;
  const found = inTheAnswer(state, mark.field).filter((each) =>
    wordCount(each.quote) >= NEXT_WORDS.least && wordCount(each.quote) <= NEXT_WORDS.most &&
    hasShare(shares, each.quote, place.section) && !namesRival(state, each.quote) &&
    !HANGING.test(each.quote) &&
    refusalsIn(each.quote).length > 0 === refuses &&
    (mark.field !== "proof.best" || numbersIn(each.quote).length > 0 === counts)
  ).toSorted((a, b) => quoteWorth(b.quote, b.whole) - quoteWorth(a.quote, a.whole));
  const next = (found.find((each) => isUnprinted(shares, each.quote)) ?? found[0])?.mark;
  return next?.kind === "said" ? next : null;
}

function recounted(section: Section): Section {
  const { deductions, raised_by } = section.confidence;
  return {
    ...section,
    confidence: confidenceOf({ marks: marksOf(section), deductions, raisedBy: raised_by }),
  };
}
