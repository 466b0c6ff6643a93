import { addDays } from "./days.ts";

/** The quarterly review: what falls due, what was measured, and what became of it. */

/** What can fall due. `number` is a number that the founder counts anyway. */
export type DueKind = "bet" | "goal" | "test" | "step" | "moment" | "number";

/** Something that a review asks about, as it stood when it was put on the plan. */
export interface DueItem {
  kind: DueKind;
  /** What is asked about: "80% closing by day 2", a step or a channel in the founder's words. */
  what: string;
  /** ISO date; null for a number that has none. */
  by: string | null;
  said: { turn: string; field: string; quote: string };
  target: number | null;
  unit: string | null;
  /** Where the number stood when the quarter began. */
  from: number | null;
  /** What the founder does where it is lost, in their words. */
  otherwise: string | null;
}

/** What is due until when; kept, so that no date moves with the day on which it is read. */
export interface ReviewPlan {
  /** ISO date: the end of the interview, or the last review. */
  since: string;
  items: DueItem[];
}

/** A quarter, and the least time between two reviews: who is asked every week stops answering. */
const QUARTER_DAYS = 91;
const LEAST_DAYS = 28;

/** The day of the next review: when the next date falls due, at the latest after a quarter. What was left open waits for it. */
export function reviewDay({ since, items }: ReviewPlan): string {
  const [earliest, latest] = [addDays(since, LEAST_DAYS), addDays(since, QUARTER_DAYS)];
  const dates = items.flatMap(({ by }) => by ?? []).filter((by) => by > since);
  const first = dates.toSorted()[0] ?? latest;
  return first < earliest ? earliest : first > latest ? latest : first;
}

/**
 * How it went: a bet or goal `held` or was `missed`; a goal under way is `ahead` or `behind`; `undecided` where the number
 * is there and its direction is not sure; `counted` where nothing was promised; `unknown` where nobody counted.
 */
export type ReviewVerdict = "held" | "missed" | "ahead" | "behind" | "undecided" | "counted" | "unknown";

/** What a verdict is called for the founder. */
export const VERDICT_LABELS: Record<ReviewVerdict, string> = {
  held: "Held",
  missed: "Did not hold",
  ahead: "Ahead",
  behind: "Behind",
  undecided: "Open",
  counted: "Counted",
  unknown: "Not counted",
};

/** Stands for the words of a decision that the founder skipped. */
export const LEFT_OPEN = "Left open";

export interface ReviewResult {
  item: DueItem;
  turn: string;
  /** The founder's exact words. */
  words: string;
  value: number | null;
  verdict: ReviewVerdict;
  /** The arithmetic as a sentence, for whoever has read what was measured. */
  told: string;
}

/** A decision that is opened again. */
export interface ReopenedDecision {
  /** "reverse", "held", "next_bet", or "change " with a watched change's id, when it was reopened, and the fact it bears on. */
  id: string;
  /** What it is about, for whoever reads the review later. */
  about: string;
  question: string;
  why: string;
  options: string[];
}

export interface ReviewDecision {
  id: string;
  about: string;
  turn: string;
  /** The founder's, or LEFT_OPEN. */
  words: string;
}

/** A fact that the review changed. */
export interface ReviewChange {
  turn: string;
  label: string;
  before: string;
  after: string;
}

/** A review under way: everything in it names the turn that said it, so that a message can be taken back. */
export interface OpenReview {
  /** The first one makes version 2 of the strategy. */
  version: number;
  /** ISO date. */
  on: string;
  /** What is asked, at most five. */
  asked: DueItem[];
  /** What comes from watched pages. */
  reopened: ReopenedDecision[];
  results: ReviewResult[];
  decisions: ReviewDecision[];
  changes: ReviewChange[];
  /** The turn whose answer could not be read, once a question. */
  askedAgain: string | null;
}

/** A review that was held. */
export type HeldReview = Omit<OpenReview, "asked" | "reopened" | "askedAgain">;
