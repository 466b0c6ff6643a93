import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { HeldReview } from "../domain/reviews.ts";
import type { StrategyVersion, VersionChange } from "../domain/versions.ts";
import { turnOrder } from "../facts/statements/said_turns.ts";
import { changedIn, correctedIn, saidIn, type TurnChange } from "./version_changes.ts";

/**
 * The versions of a strategy with what changed in each, the newest first. The interview makes the first and each review
 * one more; between them the founder's own changes of one day make one. None where there is one version and no change.
 */
export function versionsOf(state: JourneyState, now: Date): StrategyVersion[] {
  const order = turnOrder(state);
  const finished = finishOf(state, order);
  const reviews = reviewsOf(state, order);
  const reviewed = new Set(reviews.flatMap(({ turns }) => turns));
  const isSince = ({ turn }: TurnChange) => finished !== null && order.indexOf(turn) > finished.at;
  const corrected = correctedIn(state, now).filter(({ turn }) => !reviewed.has(turn));
  const changed = [...corrected, ...saidIn(state, order).filter(({ turn }) => !reviewed.has(turn))].filter(
    isSince,
  );
  const first: StrategyVersion = {
    number: "1",
    on: finished?.on ?? null,
    why: finished === null ? "underway" : "finished",
    changes: corrected.filter((change) => !isSince(change)).map((change) => placed(change, order)),
  };
  const versions = [first];
  const own = changed.map((change) => ({ at: order.indexOf(change.turn), change }));
  for (const event of [...reviews, ...own].sort((one, other) => one.at - other.at)) {
    if ("version" in event) versions.push(event.version);
    else addChange(versions, placed(event.change, order), state.saidOn?.[event.change.turn] ?? null);
  }
  return versions.length > 1 || first.changes.length > 0 ? versions.reverse() : [];
}

/** The founder's own changes of one day are one version: they are made one cell at a time. */
function addChange(versions: StrategyVersion[], change: VersionChange, on: string | null): void {
  const last = versions.at(-1);
  if (last?.why === "corrected" && last.on === on) {
    last.changes.push(change);
    return;
  }
  const [whole = "1", part = "0"] = last?.number.split(".") ?? [];
  versions.push({ number: `${whole}.${Number(part) + 1}`, on, why: "corrected", changes: [change] });
}

function placed({ turn, ...change }: TurnChange, order: string[]): VersionChange {
  const at = order.indexOf(turn);
  return { ...change, said: at < 0 ? null : { turn, number: at + 1 } };
}

/** The day of the first end, and the place of the last turn by then; null before it. */
function finishOf(state: JourneyState, order: string[]): { on: string | null; at: number } | null {
  const { finished, reviewPlan, reviews = [], readBacks, saidOn = {} } = state;
  if (finished !== undefined) return { on: finished.on, at: order.indexOf(finished.turn) };
  const read = FOUNDATION_ANCHORS.map((type) => readBacks[type]);
  if (reviewPlan === undefined && !read.every((each) => each?.accepted)) return null;
  // Before the end was kept: the last sentence that was picked ended the interview.
  const turns = read.flatMap((each) => each?.words?.turn ?? []);
  const at = Math.max(-1, ...turns.map((turn) => order.indexOf(turn)));
  const on = saidOn[order[at] ?? ""] ?? (reviews.length === 0 ? reviewPlan?.since : undefined);
  return { on: on ?? null, at };
}

interface Reviewed {
  /** The place of its last turn; that of no turn at all comes last. */
  at: number;
  turns: string[];
  version: StrategyVersion;
}

/** The reviews that were held, and the one under way once it has changed something. */
function reviewsOf({ reviews = [], review }: JourneyState, order: string[]): Reviewed[] {
  const held = reviews.map((each) => reviewedIn(each, { order, isOver: true }));
  return review === undefined || review.changes.length === 0
    ? held
    : [...held, reviewedIn(review, { order, isOver: false })];
}

function reviewedIn(
  { version, on, results, decisions, changes }: HeldReview,
  { order, isOver }: { order: string[]; isOver: boolean },
): Reviewed {
  const turns = [...results, ...decisions, ...changes].map(({ turn }) => turn);
  const places = turns.map((turn) => order.indexOf(turn)).filter((at) => at >= 0);
  return {
    at: isOver && places.length > 0 ? Math.max(...places) : order.length,
    turns,
    version: {
      number: String(version),
      on: isOver ? on : null,
      why: isOver ? "reviewed" : "reviewing",
      changes: changedIn(changes).map((change) => placed(change, order)),
    },
  };
}
