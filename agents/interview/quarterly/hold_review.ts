import { ConflictError } from "../../domain/errors.ts";
import { isoDay, longDate } from "../../domain/days.ts";
import type { JourneyState } from "../../domain/journey.ts";
import {
  LEFT_OPEN,
  type OpenReview,
  type ReopenedDecision,
  reviewDay,
  type ReviewPlan,
} from "../../domain/reviews.ts";
import { askedOn } from "../../review/quarterly/asked_on.ts";
import { decidedVerdict } from "../../review/quarterly/verdicts.ts";
import { commandAmong } from "../acts/command_among.ts";
import { actsIn } from "../acts/acts_in.ts";
import { onlyTalk } from "../acts/only_talk.ts";
import { conclude } from "../conclude.ts";
import { type Draft, draftOf } from "../draft.ts";
import type { NextQuestion } from "../asking/ask.ts";
import type { IncomingMessage, Surroundings, TurnOutcome } from "../turn_types.ts";
import { askingOf, leftIn, questionOf } from "./ask_next.ts";
import { planNow } from "./keep_plan.ts";
import { takeDecision } from "./take_decision.ts";
import { takeMeasure } from "./take_measure.ts";

/**
 * Begins a review, or puts the open question of one again. Throws ConflictError before the foundation is complete and
 * while an anchor is open.
 */
export async function beginReview(
  state: JourneyState,
  { reopened, plan }: { reopened: ReopenedDecision[]; plan: ReviewPlan },
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const draft = draftOf(state, { id: "", text: "" }, surroundings.now);
  if (state.review !== undefined) return await conclude(draft, "stay", surroundings);
  if (state.phase !== "complete" || state.question !== null) {
    throw new ConflictError("A review needs a complete foundation. Finish the open questions first");
  }
  const on = isoDay(draft.now);
  const version = (state.reviews?.length ?? 0) + 2;
  const review: OpenReview = {
    version,
    on,
    asked: askedOn(plan, on),
    reopened,
    results: [],
    decisions: [],
    changes: [],
    askedAgain: null,
  };
  draft.state.reviewPlan = plan;
  draft.state.review = review;
  const count = leftIn(review);
  if (count === 0) {
    throw new ConflictError("Nothing is due: your strategy has no number, bet or step to ask about");
  }
  draft.lines.push(
    `Your review of ${longDate(on)}: ${count} ${
      count === 1 ? "question" : "questions"
    }, then version ${version} of your strategy.`,
  );
  return await conclude(draft, next(draft, review), surroundings);
}

/** Takes one message while a review is open. Rules alone hear it, with a model and without. */
export async function takeReviewTurn(
  state: JourneyState,
  message: IncomingMessage,
  surroundings: Surroundings,
): Promise<TurnOutcome> {
  const draft = draftOf(state, message, surroundings.now);
  draft.state.turns += 1;
  const { review } = draft.state;
  if (review === undefined) throw new ConflictError("No review is open");
  return await conclude(draft, hear(draft, review), surroundings);
}

function hear(draft: Draft, review: OpenReview): NextQuestion | null | "stay" {
  const { text, id: turn } = draft.message;
  const asked = draft.state.question?.text ?? "";
  const asking = askingOf(review);
  if (asking === null) return end(draft, review);
  const command = commandAmong(text, { field: null, asked })?.kind;
  if (command === "pause") return stay(draft, "Paused; the review goes on where it stands.");
  if (command === "finish") {
    for (const item of review.asked.slice(review.results.length)) leave(review, { item, turn, words: text });
    return end(draft, review);
  }
  if (command === "back" || command === "jump" || command === "lock") {
    return stay(draft, "A review is open: answer, skip, or say *finish*. Then any answer can be changed.");
  }
  const talk = command === "skip" ? null : onlyTalk(actsIn(text, { field: null, asked }));
  const isNothing = command === "skip" || talk?.kind === "unknown";
  if (talk !== null && talk.kind !== "unknown") {
    return stay(draft, "What you counted is set against what you named; nobody else sees it.");
  }
  if (isNothing) {
    if ("item" in asking) leave(review, { item: asking.item, turn, words: text });
    else {review.decisions.push({
        id: asking.decision.id,
        about: asking.decision.about,
        turn,
        words: LEFT_OPEN,
      });}
    return next(draft, review);
  }
  const isTaken = "item" in asking ? measure(draft, review) : takeDecision(draft, asking.decision);
  if (isTaken) return next(draft, review);
  if (review.askedAgain === draft.state.question?.field) {
    if ("item" in asking) leave(review, { item: asking.item, turn, words: text });
    else review.decisions.push({ id: asking.decision.id, about: asking.decision.about, turn, words: text });
    return next(draft, review);
  }
  review.askedAgain = draft.state.question?.field ?? null;
  return stay(draft, howToAnswer(asking));
}

function measure(draft: Draft, review: OpenReview): boolean {
  const asking = askingOf(review);
  const result = asking !== null && "item" in asking ? takeMeasure(draft, asking.item) : null;
  if (result === null) return false;
  review.results.push(result);
  draft.lines.push(result.told);
  return true;
}

function howToAnswer(asking: NonNullable<ReturnType<typeof askingOf>>): string {
  if ("decision" in asking) {
    return asking.decision.id === "next_bet"
      ? "A bet needs a number and a day, such as “30 of 40 trials paying by 1 June”. Skip it to leave it open."
      : "I cannot tell yes from no there.";
  }
  return asking.item.kind === "step"
    ? "I cannot tell whether it is done."
    : "I need one number there; skip it where nobody counted.";
}

function leave(
  review: OpenReview,
  { item, turn, words }: Pick<OpenReview["results"][number], "item" | "turn" | "words">,
): void {
  review.results.push({ item, turn, words, value: null, verdict: "unknown", told: "Nobody counted." });
}

function stay(draft: Draft, line: string): "stay" {
  draft.met = line;
  draft.isAskedAgain = true;
  return "stay";
}

function next(draft: Draft, review: OpenReview): NextQuestion | null {
  const asking = askingOf(review);
  return asking === null ? end(draft, review) : questionOf(review, asking);
}

/**
 * The review as if one message of it had said nothing, with the question open that it answered. The next bet is the last
 * question: taking it closes the review, so no bet is ever taken back here.
 */
export function withoutReviewTurn(state: JourneyState, turn: string, now: Date): JourneyState {
  const draft = draftOf(state, { id: "", text: "" }, now);
  const { review } = draft.state;
  const last = review?.decisions.at(-1) ?? review?.results.at(-1);
  if (review === undefined || last?.turn !== turn) {
    throw new ConflictError("That message was no answer. Write what is to change instead");
  }
  const isOthers = (each: { turn: string }) => each.turn !== turn;
  review.results = review.results.filter(isOthers);
  review.decisions = review.decisions.filter(isOthers);
  review.changes = review.changes.filter(isOthers);
  review.askedAgain = null;
  const changes = draft.state.factChanges ?? [];
  for (const lock of draft.state.factLocks ?? []) {
    lock.after = changes.slice(0, lock.after).filter(isOthers).length;
  }
  draft.state.factChanges = changes.filter(isOthers);
  draft.state.replaced = [...draft.state.replaced ?? [], turn];
  const asking = askingOf(review);
  draft.state.question = asking === null ? null : questionOf(review, asking).question;
  return draft.state;
}

/** Keeps the review, and plans the next one: what is decided is off the plan, what nobody counted or did stays on it. */
function end(draft: Draft, review: OpenReview): null {
  const { state, now } = draft;
  const { asked: _, reopened: __, askedAgain: ___, ...held } = review;
  const results = held.results.map((result) => {
    const said = held.decisions.find(({ id }) => id === "held")?.words;
    const isOpen = result.verdict === "undecided" && (said === "Yes" || said === "No");
    return isOpen ? { ...result, ...decidedVerdict(result, said === "Yes") } : result;
  });
  state.reviews = [...state.reviews ?? [], { ...held, results }];
  delete state.review;
  state.question = null;
  const items = state.reviewPlan?.items ?? [];
  state.reviewPlan = planNow({ ...state, reviewPlan: { since: review.on, items } }, now);
  draft.lines.push(
    `Version ${review.version} of your strategy stands, with ${
      counted(review.changes.length)
    } in your facts. Your next review: ${
      longDate(reviewDay(state.reviewPlan))
    }. The review on two pages is on the Advisor page.`,
  );
  return null;
}

function counted(changes: number): string {
  return changes === 1 ? "1 change" : changes === 0 ? "no change" : `${changes} changes`;
}
