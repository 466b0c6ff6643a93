import type { FoundationAnchor } from "./anchors.ts";
import type { Claim } from "./claims.ts";
import { emptyField, FIELD_IDS, type FieldId, FIELDS, type FieldState } from "./fields.ts";
import type { Evidence, FactChange, FactLock } from "./facts.ts";
import type { ModelFact } from "./model_facts.ts";
import type { FeedReading } from "./feeds.ts";
import type { PageReading } from "./pages.ts";
import type { Phase } from "./phases.ts";
import type { HeldReview, OpenReview, ReviewPlan } from "./reviews.ts";
import type { Decisions, Side, TradeoffId } from "./tradeoffs.ts";

export type Technique = "open" | "ladder" | "example" | "contrast" | "trade_off" | "confirm";

/** The question that stands open, as the wire shows it. */
export interface Question {
  field: FieldId | ReadBackId | ReviewId;
  section: string;
  /** The question's own words, for a resumed journey to put again. */
  text?: string;
  why: string;
  technique: Technique;
  skippable: boolean;
  /** Whole answers: sending one as the message picks it. */
  options?: string[];
  /** Lines to answer with `choices: {id: "a" | "b"}`. `a` is always the side named first in the id. */
  choices?: { id: TradeoffId; a: string; b: string }[];
  /** The two statements that the question is about, where it is about a contradiction. */
  contradiction?: OpenContradiction;
  /** True where the founder went back to it: the next answer takes the place of all earlier ones. */
  replaces?: boolean;
  /** What was said to a founder who asked what it means. */
  explained?: ("meaning" | "example")[];
}

/** A contradiction as it was put: kept with its question, so that the answer settles it whatever is read by then. */
export interface OpenContradiction {
  id: string;
  field: FieldId;
  a: Evidence;
  b: Evidence;
  /** The side that refuses what the other does. */
  binding?: "a" | "b";
  /** What becomes of the facts if the first, or the second, side holds. */
  changes: Record<"first" | "second", Pick<FactChange, "fact" | "part" | "row" | "value">[]>;
}

/** The read-back that ends an anchor is asked as if it were a field of its own. */
type ReadBackId = `confirm.${FoundationAnchor}`;
/** A question of a quarterly review: its place in the review. */
type ReviewId = `review.${number}`;

export interface ReadBack {
  /** Up to three formulations of the anchor's one sentence. */
  candidates: Claim[];
  /** Those of them that a model wrote. */
  byModel?: Claim[];
  accepted: boolean;
  /** True after "none of these": what the founder says next is the sentence, word for word. */
  isFloorOpen?: boolean;
  /** How often it was put without a clear answer: it is asked twice at most. */
  asked?: number;
  /** The sentence that heads the anchor, once picked or written by the founder. */
  sentence: Claim | null;
  /** The founder's words that accepted it. */
  words?: { turn: string; text: string };
}

/** A founder's correction: what stood, what stands now, and the sections that had to be written again. */
interface Correction {
  turn: string;
  field: FieldId;
  from: string;
  to: string;
  /**
   * The exact words of the correcting turn. The old answer stays as it was said: whoever prints `from` out of
   * the field's answers prints `to` instead and rests it on this turn and quote.
   */
  quote?: string;
  /** What the number counts, in the founder's words, where nobody had told the wrong one yet. */
  about?: string;
  stale: string[];
}

/** Words that a later turn took the place of, and what they were: a field's answer, a side, or an anchor's sentence. */
export interface StoodBefore {
  turn: string;
  of: FieldId | TradeoffId | ReadBackId;
  text: string;
}

/** What a founder made of a contradiction that was put to them. */
export interface SettledContradiction {
  id: string;
  turn: string;
  /** The exact words that settled it, or left it open. */
  quote: string;
  /** Which side holds; `both` for a reason, `neither` where the answer was a new one, `unknown` where it stays open. */
  kept: "first" | "second" | "both" | "neither" | "unknown";
}

/** Two statements of the founder's that a model holds against each other. */
export interface Tension {
  /** The turn in which it was found. */
  id: string;
  a: Evidence;
  b: Evidence;
}

/** What one message filled. */
export interface Heard {
  field: FieldId;
  value: string;
  quote: string;
}

/** The languages in which the built-in strategist speaks, its own first. */
export const SPOKEN_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "ja"] as const;
export type SpokenLanguage = typeof SPOKEN_LANGUAGES[number];

/** Everything the strategist knows of a journey. Messages are kept beside it, not in it. */
export interface JourneyState {
  id: string;
  company: string;
  /** The founder's first name, or "" if none was given. */
  founder: string;
  phase: Phase;
  fields: Record<FieldId, FieldState>;
  decisions: Decisions;
  readBacks: Partial<Record<FoundationAnchor, ReadBack>>;
  corrections: Correction[];
  /** What the founder changed in the worksheet or corrected in words, oldest first; absent until the first change. */
  factChanges?: FactChange[];
  /** What the founder has locked on the worksheet, oldest first; absent until the first. */
  factLocks?: FactLock[];
  /** What a model read of the answers, oldest first; absent until it has read anything. */
  modelFacts?: ModelFact[];
  /** Messages that a model was too slow to read while their turn lasted: the next call reads them too. */
  unread?: { turn: string; field: FieldId }[];
  /** What of long messages stands behind what is read: the consultant finds it again. Absent until the first. */
  beyond?: { turn: string; text: string }[];
  /** Pairs of statements that a model found to contradict each other, each in exact words. */
  tensions?: Tension[];
  /** Websites read so far, failed readings included. */
  pages: PageReading[];
  /** Addresses of feeds that the founder added. */
  ownFeeds?: string[];
  /** Feeds read so far, failed readings included; absent until the first are read. Bounded when they are kept. */
  feeds?: FeedReading[];
  /** The question now open; null when the journey is complete. */
  question: Question | null;
  /** Questions already put, normalised, so that none is put twice. */
  asked: string[];
  /** Ids of contradictions already put to the founder. */
  contradictionsAsked?: string[];
  /** What became of them, the last word on each. */
  settledContradictions?: SettledContradiction[];
  /** The same in journeys kept before the name above. */
  settledClashes?: SettledContradiction[];
  /** The finished anchor that the founder opened again; absent once its read-back is accepted again. */
  refining?: FoundationAnchor;
  /** What the built-in strategist speaks, once that was noticed or asked for; English until then. */
  language?: SpokenLanguage;
  /** True while that is only what the founder probably reads: their first answers decide. */
  isLanguageGuessed?: boolean;
  /** True once a founder who writes in another language was told that our own sentences are English. */
  toldLanguage?: boolean;
  /**
   * True while the built-in strategist stands in for a model that does not answer, and the founder was told: nobody waits
   * for it then. False once it has answered again, and the founder was not told of that yet.
   */
  modelIsAway?: boolean;
  /** True once the founder was told that the model is slower than they wait. */
  toldSlow?: boolean;
  /** The highest progress shown so far, 0 to 100. */
  reached?: number;
  /** How many messages the founder has sent. */
  turns: number;
  /** Ids of messages whose place a later one took; absent until the first is edited. */
  replaced?: string[];
  /** Ids of the founder's messages and changed cells, oldest first; absent in journeys from before it was kept. */
  turnIds?: string[];
  /** The ISO date of each of them: "by March" means the March after that day, whenever it is read. */
  saidOn?: Record<string, string>;
  /** The ISO date on which the foundation was first complete, and the last turn by then; absent before, and in older journeys. */
  finished?: { on: string; turn: string };
  /** What stood where a turn after that put something else, oldest first; absent until the first, and in older journeys. */
  stoodBefore?: StoodBefore[];
  /** What is asked at the next review, and since when the quarter runs; absent until the journey is complete. */
  reviewPlan?: ReviewPlan;
  /** The review under way. */
  review?: OpenReview;
  /** The reviews that were held, oldest first. Each made a new version of the strategy. */
  reviews?: HeldReview[];
}

/** A journey before its first question. */
export function newJourney(id: string, company: string, founder: string): JourneyState {
  const fields = Object.fromEntries(FIELD_IDS.map((field) => [field, emptyField()]));
  return {
    id,
    company,
    founder,
    phase: "conversation_initiation",
    fields: fields as Record<FieldId, FieldState>,
    decisions: {},
    readBacks: {},
    corrections: [],
    pages: [],
    question: null,
    asked: [],
    turns: 0,
  };
}

/**
 * The answer that stands for a field, or null while there is none. One turn may have answered it in several stretches,
 * with other words between them: each is then a line of its own.
 */
export function standingAnswer(state: JourneyState, field: FieldId): { turn: string; text: string } | null {
  const answers = state.fields[field].answers;
  const last = answers.findLast((answer) => !answer.thin) ?? answers.at(-1);
  if (last === undefined) return null;
  const stretches = answers.filter(({ turn, thin }) => turn === last.turn && thin === last.thin);
  return { turn: last.turn, text: [...new Set(stretches.map(({ text }) => text))].join("\n") };
}

/** The standing answer to a field as it was typed, or "" while there is none. */
export function typedAnswer(state: JourneyState, field: FieldId): string {
  return standingAnswer(state, field)?.text ?? "";
}

/** True once nothing more will be asked about a field. */
export function isSettled(field: FieldState): boolean {
  return field.locked || field.status === "confirmed" || field.status === "assumed" ||
    field.status === "skipped";
}

/** What a field that is heard, and waits for its read-back, counts of one that is confirmed. */
const HEARD_COUNTS = 0.5;
const MOST_BEFORE_END = 99;

/**
 * 0 to 100: the share of needed fields that are confirmed or openly assumed (design, section 6). A heard one counts
 * half, so that every answer moves it; it never falls, and is 100 only once the journey has been complete.
 */
export function progressOf(state: JourneyState): number {
  const needed = FIELD_IDS.filter((id) => FIELDS[id].needed);
  const done = needed.reduce((sum, id) => sum + shareOf(state.fields[id]), 0);
  const share = Math.round((done / needed.length) * 100);
  const reached = state.phase === "complete" ? share : Math.min(share, MOST_BEFORE_END);
  return Math.max(reached, state.reached ?? 0);
}

function shareOf({ status, answers }: FieldState): number {
  if (status === "confirmed" || status === "assumed") return 1;
  return answers.some(({ thin }) => !thin) ? HEARD_COUNTS : 0;
}

/** Anchors whose read-back the founder accepted. */
export function completedAnchors(state: JourneyState): FoundationAnchor[] {
  return (Object.keys(state.readBacks) as FoundationAnchor[]).filter((type) =>
    state.readBacks[type]?.accepted
  );
}

export type Choices = Partial<Record<TradeoffId, Side>>;
