import { FOUNDATION_ANCHORS, type FoundationAnchor } from "../domain/anchors.ts";
import { printOf } from "../author/model/dossier/print.ts";
import { FACT_NAMES, type FactName, type Facts } from "../domain/facts.ts";
import { fieldsOfPhase } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { readFacts } from "../facts/read_facts.ts";
import { isOpen } from "./asking/pace.ts";
import { ANY_DAY } from "../domain/days.ts";

/** How much of an anchor may be written: its memo and sentences before its read-back, all of it after. */
export type WritingStage = "near" | "ended";
export type WritingStages = Partial<Record<FoundationAnchor, WritingStage>>;

/** With so many open fields left, the read-back is near: what is thought of by then is ready for it. */
const NEARLY_ALL = 2;

/** The anchors of which something may be written. One that the founder has opened again waits for its read-back. */
export function writingStages(state: JourneyState): WritingStages {
  const stages = FOUNDATION_ANCHORS.flatMap((anchor): [FoundationAnchor, WritingStage][] => {
    const isAccepted = state.readBacks[anchor]?.accepted === true && state.refining !== anchor;
    if (isAccepted) return [[anchor, "ended"]];
    return isNear(state, anchor) ? [[anchor, "near"]] : [];
  });
  return Object.fromEntries(stages);
}

function isNear(state: JourneyState, anchor: FoundationAnchor): boolean {
  const phase = `${anchor}_anchor_analysis` as const;
  if (state.phase !== phase && state.refining !== anchor) return false;
  return fieldsOfPhase(phase).filter((field) => isOpen(state, field)).length <= NEARLY_ALL;
}

/** How many changes of what was said there have been: each may make untrue what was written before it. */
export function changesIn({ corrections, factChanges = [] }: JourneyState): number {
  return corrections.length + factChanges.length;
}

/** The founder's turns in which something was corrected. */
export function correctingTurns({ corrections, factChanges = [] }: JourneyState): number {
  return new Set([...corrections, ...factChanges].map(({ turn }) => turn)).size;
}

/**
 * True where a turn has made something due to be written: an anchor neared its read-back or ended, the journey did, or
 * something was changed on which written parts may rest.
 */
export function isWritingDue(before: JourneyState, after: JourneyState): boolean {
  const [were, are] = [writingStages(before), writingStages(after)];
  if (Object.keys(are).length === 0) return false;
  const isFurther = FOUNDATION_ANCHORS.some((anchor) => are[anchor] !== were[anchor]);
  const hasEnded = after.phase === "complete" && before.phase !== "complete";
  return isFurther || hasEnded || changesIn(after) !== changesIn(before) || hasNewWords(before, after) ||
    hasReadOtherwise(before, after);
}

/** A model has read a fact otherwise than it stood, or a lock was taken off it: what was written may rest on it. */
function hasReadOtherwise(before: JourneyState, after: JourneyState): boolean {
  const isRead = before.modelFacts?.length !== after.modelFacts?.length;
  if (!isRead && before.factLocks?.length === after.factLocks?.length) return false;
  if (!Object.values(writingStages(after)).includes("ended")) return false;
  const [was, is] = [before, after].map((state) =>
    readFacts({ ...state, id: `${state.id} compared` }, ANY_DAY).facts
  );
  return was !== undefined && is !== undefined && FACT_NAMES.some((name) => {
    const standing = valuesOf(is[name]);
    return valuesOf(was[name]).some((value) => !standing.includes(value));
  });
}

/** What a fact or each of its rows says: a row that was only added takes nothing from what was written. */
function valuesOf(fact: Facts[FactName]): string[] {
  return [fact].flat().flatMap((each) => each === null ? [] : [printOf(each)]);
}

/** An answer to a field of an anchor that is over: what was written of it rests on the one before. */
function hasNewWords(before: JourneyState, after: JourneyState): boolean {
  const stages = writingStages(after);
  return FOUNDATION_ANCHORS.filter((anchor) => stages[anchor] === "ended").some((anchor) =>
    fieldsOfPhase(`${anchor}_anchor_analysis`).some((field) =>
      after.fields[field].answers.length !== before.fields[field].answers.length
    )
  );
}
