import { isSuperseded, supersededIn } from "../../author/model/dossier/superseded.ts";
import type { Evidence, FactSheet } from "../../domain/facts.ts";
import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState, Tension } from "../../domain/journey.ts";
import { type Conflict, conflictOf, isQuotable, NOTED } from "../../review/contradictions/conflict.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { wordCount } from "../../text/text.ts";
import { isSameSentence, isSameSubject } from "./same_subject.ts";

/** Asked after everything that rules are sure of. */
const WEIGHT = NOTED + 0.5;
const ASK = "Which of the two holds?";

/** What a model holds against each other and no rule has found; a side that was corrected since contradicts nothing. */
export function conflictsByModel(state: JourneyState, byRules: readonly Conflict[]): Conflict[] {
  const { tensions = [] } = state;
  if (tensions.length === 0) return [];
  const taken = supersededIn(state);
  return tensions.filter(({ a, b }) =>
    [a, b].every((side) => !isSuperseded(side, taken)) &&
    !byRules.some((each) => isSamePair(each, { a, b }))
  ).flatMap(({ id, a, b }) => conflictOf({ id: `said:${id}`, a, b, weight: WEIGHT, ask: ASK }));
}

/** Two sides as a model names them: exact words, or the id of a sentence of the dossier. */
export interface ProposedTension {
  a: string;
  b: string;
  /** Why both cannot hold. */
  why: string;
}

/** What a tension is looked for in. */
interface TensionGround {
  state: JourneyState;
  /** The turn in which it was found. */
  id: string;
  sheet: FactSheet;
  wordsOf: (id: string) => string | null;
}

/** So many words make a side that can stand beside another. */
const FEWEST_WORDS = 3;
const LONGEST_SIDE = 320;

/**
 * The tension with both sides found in what the founder has said; null where one cannot be found or was corrected since,
 * both stand in one sentence, they have nothing in common that they or the reason name, no reason is given, or the two were held against each other before.
 */
export function findTension(
  { a, b, why }: ProposedTension,
  { state, id, sheet, wordsOf }: TensionGround,
): Tension | null {
  if (!isSentence(why)) return null;
  const [one, other] = [a, b].map((side) => sideIn(state, wordsOf(side.trim()) ?? side));
  if (!one || !other) return null;
  const found = { id, a: one, b: other };
  const taken = supersededIn(state);
  if ([one, other].some((side) => isSuperseded(side, taken))) return null;
  if (isSameSentence(state, found)) return null;
  if (!isSameSubject(found, sheet) && !namesBoth(why, found)) return null;
  const isKnown = (state.tensions ?? []).some((each) => isSamePair(each, found));
  const isAskable = conflictOf({ id, a: one, b: other, weight: WEIGHT, ask: ASK }).length > 0;
  return isKnown || !isAskable ? null : found;
}

/** "You cannot refuse the chains and show two hypermarkets": a reason may say what two sides of other words have in common. */
function namesBoth(why: string, { a, b }: Pair): boolean {
  const said = stemsOf(why);
  return [a, b].every(({ quote }) => sharedStems(stemsOf(quote), said).length > 0);
}

/** A reason says something and asks nothing. */
function isSentence(why: string): boolean {
  return wordCount(why) >= FEWEST_WORDS && !/[?？]/u.test(why);
}

function sideIn(state: JourneyState, words: string): Evidence | null {
  const quote = words.trim().replace(/^[“"]|[”"]$/gu, "").trim();
  if (wordCount(quote) < FEWEST_WORDS || quote.length > LONGEST_SIDE || !isQuotable(quote)) return null;
  for (const field of FIELD_IDS) {
    const answer = state.fields[field].answers.find(({ text }) => text.includes(quote));
    if (answer !== undefined) return { quote, turn: answer.turn, field, state: "read" };
  }
  return null;
}

type Pair = { a: Evidence; b: Evidence };

function isSamePair(one: Pair, other: Pair): boolean {
  const same = (x: Evidence, y: Evidence) => x.quote.includes(y.quote) || y.quote.includes(x.quote);
  return (same(one.a, other.a) && same(one.b, other.b)) || (same(one.a, other.b) && same(one.b, other.a));
}
