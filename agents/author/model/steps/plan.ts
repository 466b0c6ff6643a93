import { FOUNDATION_ANCHORS, type FoundationAnchor, SECTIONS } from "../../../domain/anchors.ts";
import type { WrittenPart, WrittenPartId, WrittenStrategy } from "../../../strategy/written.ts";
import { isOutOfDate, type Standing } from "../parts/resting.ts";
import { insightsToRethink } from "./thinking.ts";

/** What of a strategy may be written by now. */
export interface Due {
  /** Of an anchor that nears its read-back the memo and sentences; of one that has ended the memo and its sections. */
  stages: Partial<Record<FoundationAnchor, "near" | "ended">>;
  /** True once the interview is over: slides, days and the last edit come then. */
  isComplete: boolean;
  standing: Standing;
}

/** One step of the writing: one call of a model, and what it brings is stored at once. */
export interface WritingStep {
  /** The same for the same step, whatever else was written: "memo.truth", "part.market_analysis", "mend.end". */
  id: string;
  /** Null for what goes across the anchors. */
  anchor: FoundationAnchor | null;
  /** True where what it brings stands already and rests on nothing that was changed since. */
  isDone: boolean;
  /** Ids of steps that come before it, where they are due too; steps that do not wait for one another go side by side. */
  after: string[];
}

/** Sections that build on others of their anchor: the synthesis on all, what is done in channels on their verdicts. */
const BUILDS_ON: Partial<Record<WrittenPartId, WrittenPartId[]>> = {
  strategic_synthesis: ["market_analysis", "cultural_opportunities", "consumer_insights"],
  content_approach: ["channel_strategy"],
  audience_connection: ["channel_strategy"],
  launch_tactics: ["channel_strategy"],
};

/** What is checked and mended together: the parts of an anchor, or those of the end. */
export type Round = FoundationAnchor | "end";

/** The parts of a round in their order. */
export function partsOfRound(round: Round): WrittenPartId[] {
  return round === "end" ? ["deck", "calendar"] : [...SECTIONS[round]];
}

/** The sentences that were written again after a correction: they are read and mended by themselves. */
export const REVISED = "revised";

/** What goes before all else once the interview is over: sentences that take a correction are written again. */
const REVISING = ["revise", `critic.${REVISED}`, `mend.${REVISED}`];

/** True for a step that follows a correction: it is no part of deck and thirty days, although it stands in no anchor. */
export function isRevising({ id }: Pick<WritingStep, "id">): boolean {
  return REVISING.includes(id);
}

/** Every step of what may be written by now, done or not, in order. */
export function planOf(written: WrittenStrategy, due: Due): WritingStep[] {
  const { stages } = due;
  const anchors = FOUNDATION_ANCHORS.filter((anchor) => stages[anchor] !== undefined);
  const isOver = due.isComplete && FOUNDATION_ANCHORS.every((anchor) => stages[anchor] === "ended");
  const end: WritingStep[] = [
    ...roundSteps("end", written, due),
    {
      id: "last_edit",
      anchor: null,
      isDone: written.steps?.last_edit !== undefined,
      after: ["mend.end", ...REVISING],
    },
  ];
  return [
    ...(due.isComplete ? revisingSteps(written, due) : []),
    ...anchors.flatMap((anchor) => [
      ...thinkingSteps(anchor, written, due),
      ...(stages[anchor] === "near" ? [sentencesStep(anchor, written)] : []),
      ...(stages[anchor] === "ended" ? roundSteps(anchor, written, due) : []),
    ]),
    ...(isOver ? end : []),
  ];
}

/**
 * The first steps that are due and wait for none of the others: parts of an anchor, or of the end, go side by side, all
 * else goes alone. `isOver` tells of a step that it is done, or was given up.
 */
export function nextSteps(
  plan: readonly WritingStep[],
  isOver: (step: WritingStep) => boolean,
): WritingStep[] {
  const due = plan.filter((step) => !isOver(step));
  const [first] = due;
  const waits = ({ after }: WritingStep) => due.some(({ id }) => after.includes(id));
  return due.filter((step) => step.anchor === first?.anchor && !waits(step));
}

function thinkingSteps(
  anchor: FoundationAnchor,
  written: WrittenStrategy,
  { standing }: Due,
): WritingStep[] {
  const { memos, unjudged } = written;
  const isJudged = memos[anchor] !== undefined;
  const again = insightsToRethink(anchor, written, standing);
  const rethink = { id: `rethink.${anchor}`, anchor, isDone: false, after: [`judge.${anchor}`] };
  return [
    { id: `memo.${anchor}`, anchor, isDone: isJudged || unjudged?.[anchor] !== undefined, after: [] },
    { id: `judge.${anchor}`, anchor, isDone: isJudged, after: [`memo.${anchor}`] },
    ...(again.length === 0 ? [] : [rethink]),
  ];
}

/** Sentences are for the founder to pick from: once the read-back is settled nobody reads them. */
function sentencesStep(anchor: FoundationAnchor, { sentences }: WrittenStrategy): WritingStep {
  return {
    id: `sentences.${anchor}`,
    anchor,
    isDone: sentences[anchor] !== undefined,
    after: [`judge.${anchor}`, `rethink.${anchor}`],
  };
}

/** As long as the interview goes on more is said with each turn, and a part is written whole; afterwards leaf by leaf. */
function revisingSteps({ parts, revised }: WrittenStrategy, { standing }: Due): WritingStep[] {
  const isDone = Object.values(parts).every((part) =>
    part.draft === undefined || !isOutOfDate(part, standing)
  );
  const steps = [
    { id: "revise", isDone, after: [] },
    { id: `critic.${REVISED}`, isDone: revised === undefined || revised.isRead, after: ["revise"] },
    { id: `mend.${REVISED}`, isDone: revised === undefined, after: ["revise", `critic.${REVISED}`] },
  ];
  return steps.every((step) => step.isDone) ? [] : steps.map((step) => ({ ...step, anchor: null }));
}

function roundSteps(
  round: Round,
  written: WrittenStrategy,
  { standing, isComplete }: Due,
): WritingStep[] {
  const anchor = round === "end" ? null : round;
  const first = round === "end" ? REVISING : [];
  const parts = partsOfRound(round);
  const steps = parts.map((id): WritingStep => {
    const part = written.parts[id];
    const after = (BUILDS_ON[id] ?? []).map((each) => `part.${each}`);
    const isRevised = isComplete && part?.draft !== undefined;
    const isDone = part !== undefined && (isRevised || !isOutOfDate(part, standing));
    return {
      id: `part.${id}`,
      anchor,
      isDone,
      after: [`judge.${round}`, `rethink.${round}`, ...after, ...first],
    };
  });
  const isWritten = parts.some((id) => written.parts[id] !== undefined);
  const isThrough = (kind: RoundStep) =>
    isWritten
      ? unreadParts(round, kind, written).length === 0
      : written.steps?.[`${kind}.${round}`] !== undefined;
  return [
    ...steps,
    {
      id: `critic.${round}`,
      anchor,
      isDone: isThrough("critic"),
      after: [...parts.map((id) => `part.${id}`), ...first],
    },
    { id: `mend.${round}`, anchor, isDone: isThrough("mend"), after: [`critic.${round}`, ...first] },
  ];
}

type RoundStep = "critic" | "mend";

/** The parts of a round that were written since its critic read them, or since it was mended. */
export function unreadParts(
  round: Round,
  kind: RoundStep,
  { parts, steps = {} }: WrittenStrategy,
): WrittenPart[] {
  return partsOfRound(round).flatMap((id) => {
    const part = parts[id];
    return part === undefined || steps[`${kind}.${id}`] === part.writtenAt ? [] : [part];
  });
}

/** Notes that parts were read or mended as they were written; where no part of a round was, that there was none. */
export function withRead(
  written: WrittenStrategy,
  { kind, round }: { kind: RoundStep; round: Round },
  parts: readonly WrittenPart[],
): WrittenStrategy {
  const read = parts.map(({ id, writtenAt }) => [`${kind}.${id}`, writtenAt]);
  const noted = read.length === 0 ? [[`${kind}.${round}`, "nothing"]] : read;
  return { ...written, steps: { ...written.steps, ...Object.fromEntries(noted) } };
}
