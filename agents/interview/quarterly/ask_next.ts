import { longDate } from "../../domain/days.ts";
import type { DueItem, OpenReview, ReopenedDecision } from "../../domain/reviews.ts";
import { isReversalDue } from "../../review/quarterly/verdicts.ts";
import type { NextQuestion } from "../asking/ask.ts";

/** So many decisions are opened again in one review, each with one question. */
const MOST_DECISIONS = 4;

const STEP_ANSWERS = ["Done", "Not yet", "No longer wanted"];
const YES_NO = ["Yes", "No"];

/** What stands open in a review: an item to be measured, or a decision; null where everything was asked. */
export type Asking = { item: DueItem } | { decision: ReopenedDecision };

/** The measuring first, then the decisions that follow from it, the next bet last. */
export function askingOf(review: OpenReview): Asking | null {
  const item = review.asked[review.results.length];
  if (item !== undefined) return { item };
  const taken = new Set(review.decisions.map(({ id }) => id));
  const decision = decisionsOf(review).find(({ id }) => !taken.has(id));
  return decision === undefined ? null : { decision };
}

/** How many questions are left, as far as can be told before they are answered. */
export function leftIn(review: OpenReview): number {
  const measuring = review.asked.length - review.results.length;
  const taken = new Set(review.decisions.map(({ id }) => id));
  return measuring + decisionsOf(review).filter(({ id }) => !taken.has(id)).length;
}

function decisionsOf({ results, reopened, decisions }: OpenReview): ReopenedDecision[] {
  const bet = results.find(({ item }) => item.kind === "bet");
  const said = decisions.find(({ id }) => id === "held")?.words;
  const isLost = bet?.verdict === "missed" || (bet?.verdict === "undecided" && said === "No");
  const isOver = isLost || bet?.verdict === "held" || (bet?.verdict === "undecided" && said !== undefined);
  const own: ReopenedDecision[] = bet === undefined ? [] : [
    ...(bet.verdict === "undecided"
      ? [{
        id: "held",
        about: bet.item.what,
        question: `${bet.told} Did your bet hold?`,
        why: "Which way this number should go is yours to say.",
        options: YES_NO,
      }]
      : []),
    ...(isLost && isReversalDue({ ...bet, verdict: "missed" })
      ? [{
        id: "reverse",
        about: bet.item.otherwise ?? "",
        question: `The bet is lost, and you said: “${
          bet.item.otherwise?.replace(/[.。\s]+$/u, "")
        }”. Do you do it?`,
        why: "You decided this before you knew how it would end.",
        options: ["Yes, I do it", "No, I stay with it"],
      }]
      : []),
  ];
  const next: ReopenedDecision = {
    id: "next_bet",
    about: "The next bet",
    question: "What is your next bet: which number, by which day, and what do you do if it is lost?",
    why: "A quarter without a bet cannot prove you wrong.",
    options: [],
  };
  const room = MOST_DECISIONS - own.length - (isOver ? 1 : 0);
  return [...own, ...reopened.slice(0, room), ...(isOver ? [next] : [])];
}

/** The question as the chat puts it. */
export function questionOf(review: OpenReview, asking: Asking): NextQuestion {
  const { text, why, options } = "item" in asking
    ? measureQuestion(asking.item)
    : { ...asking.decision, text: asking.decision.question };
  return {
    turn: { reflect: "", observation: "", question: text, why },
    question: {
      field: `review.${review.results.length + review.decisions.length + 1}`,
      section: "evolution_milestones",
      text,
      why,
      technique: "open",
      skippable: true,
      ...(options.length === 0 ? {} : { options }),
    },
    above: "",
  };
}

function measureQuestion(item: DueItem): { text: string; why: string; options: string[] } {
  const { kind, what, by } = item;
  const day = by === null ? "" : longDate(by);
  switch (kind) {
    case "bet":
      return {
        text: `Your bet “${what}” was due on ${day}. What did you count?`,
        why: "One number is enough; it is set against the one you named.",
        options: [],
      };
    case "goal":
      return {
        text: `Your goal is “${what}”${by === null ? "" : ` by ${day}`}. Where does that number stand today?`,
        why: "From it follows what each week has to bring.",
        options: [],
      };
    case "test":
      return {
        text: `The test of “${what}” ended on ${day}. How many customers did it bring?`,
        why: "Somebody came and it goes on; nobody came and it stops.",
        options: [],
      };
    case "step":
      return {
        text: `“${what}” was due on ${day}. Is it done?`,
        why: "What is done leaves the plan; what is not stays on it.",
        options: STEP_ANSWERS,
      };
    case "moment":
      return {
        text: `“${what}” has passed. How many came because of it?`,
        why: "The next one is planned from this number.",
        options: [],
      };
    case "number":
      return {
        text: `When we spoke last it was “${what}”. What is it now?`,
        why: "You count it anyway, and your strategy prints it.",
        options: [],
      };
  }
}
