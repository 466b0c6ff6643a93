import {
  type Anchor,
  ANCHOR_AGENTS,
  type AnchorType,
  FOUNDATION_ANCHORS,
  type Section,
  type SectionId,
  SECTIONS,
} from "../domain/anchors.ts";
import { type FieldId, FIELDS, fieldsOfPhase } from "../domain/fields.ts";
import { isSettled, type JourneyState } from "../domain/journey.ts";
import { fieldsInConflict } from "../interview/contradictions/conflicts.ts";
import { SECTIONS_OF } from "../interview/stale.ts";
import { askOrBuiltIn } from "../model/ask.ts";
import { addUsage, NO_USAGE, type Usage } from "../model/model.ts";
import type { Surroundings } from "../strategist.ts";
import { allotQuotes } from "./allotment/allot.ts";
import { plainSection } from "./plain.ts";
import { confidenceOf } from "../ledger/confidence.ts";
import { marksOf } from "./section.ts";
import { problemsOf, sectionFrom, sectionTask } from "./section_task.ts";
import { SECTION_WRITERS } from "./section_writers.ts";

/** An anchor as the built-in strategist writes it: every section, however little was said. Never fails. */
export function writeAnchor(type: AnchorType, state: JourneyState, now: Date): Anchor {
  const open = fieldsInConflict(state, now);
  const sections = sectionsOf(type, { state, now }).map((section) => lessOpen(section, open));
  return anchorOf(type, state, { now, sections });
}

/** An anchor's sections; those of the foundation share the founder's sentences among all sixteen. */
function sectionsOf(type: AnchorType, written: Written): Section[] {
  const sectionsIn = (each: AnchorType) => SECTIONS[each].map((id) => writeBuiltIn(each, id, written));
  if (type === "pitchDeck") return sectionsIn(type);
  return allotQuotes(written.state, FOUNDATION_ANCHORS.flatMap(sectionsIn))
    .filter(({ anchor }) => anchor === type);
}

/** A section at home with an answer that contradicts another one is less sure for it (craft, confidence of a section). */
function lessOpen(section: Section, open: FieldId[]): Section {
  const here = open.filter((field) => SECTIONS_OF[field][0] === section.id);
  if (here.length === 0) return section;
  const { deductions, raised_by } = section.confidence;
  const more = here.map((field) => `an open contradiction on: ${FIELDS[field].label.toLowerCase()}`);
  return {
    ...section,
    confidence: confidenceOf({
      marks: marksOf(section),
      deductions: [...deductions, ...more],
      raisedBy: raised_by,
    }),
  };
}

/** Words that a writer cannot take apart still make its section: then they stand in the order in which they were said. */
function writeBuiltIn(type: AnchorType, id: SectionId, { state, now }: Written): Section {
  try {
    return SECTION_WRITERS[id](state, now);
  } catch {
    return plainSection(state, {
      id,
      fields: FIELDS_OF[type],
      question: "What is still to be decided here?",
    });
  }
}

interface Written {
  state: JourneyState;
  now: Date;
}

const FIELDS_OF: Record<AnchorType, FieldId[]> = {
  truth: fieldsOfPhase("truth_anchor_analysis"),
  expression: fieldsOfPhase("expression_anchor_analysis"),
  attention: fieldsOfPhase("attention_anchor_analysis"),
  evolution: fieldsOfPhase("evolution_anchor_analysis"),
  pitchDeck: fieldsOfPhase("pitch_deck_creation"),
};

/** An anchor around its sections: completed once its read-back was accepted, the deck once all it asks is settled. */
export function anchorOf(
  type: AnchorType,
  state: JourneyState,
  { now, sections }: { now: Date; sections: Section[] },
): Anchor {
  const readBack = type === "pitchDeck" ? undefined : state.readBacks[type];
  const isDone = type === "pitchDeck" ? isDeckSettled(state) : readBack?.accepted === true;
  return {
    type,
    agent: ANCHOR_AGENTS[type],
    status: isDone ? "completed" : "in_progress",
    sentence: readBack?.sentence ?? null,
    sections,
    written_at: now.toISOString(),
  };
}

/** A finished journey that goes back to an anchor leaves the phase of the deck, and the deck stays what it was. */
function isDeckSettled(state: JourneyState): boolean {
  return state.phase === "complete" ||
    FIELDS_OF.pitchDeck.every((field) => isSettled(state.fields[field]));
}

interface WrittenAnchor {
  anchor: Anchor;
  usage: Usage;
  /** Why the built-in version stands in some sections, or null where none had to. */
  note: string | null;
}

/**
 * An anchor in a model's words, section by section: each passes the gates, is written once more with the reasons,
 * or gives way to the built-in version with a note. Never throws because of a model.
 */
export async function writeAnchorWithModel(
  type: AnchorType,
  state: JourneyState,
  surroundings: Surroundings,
): Promise<WrittenAnchor> {
  const builtIn = writeAnchor(type, state, surroundings.now);
  if (surroundings.model.kind === "builtin") return { anchor: builtIn, usage: NO_USAGE, note: null };
  const written = await Promise.all(
    builtIn.sections.map((section) => writeSection(type, state, { section, surroundings })),
  );
  const notes = written.flatMap((each) => each.section.note ?? []);
  return {
    anchor: { ...builtIn, sections: written.map((each) => each.section) },
    usage: written.reduce((sum, each) => addUsage(sum, each.usage), NO_USAGE),
    note: notes[0] ?? null,
  };
}

async function writeSection(
  type: AnchorType,
  state: JourneyState,
  { section, surroundings }: { section: Section; surroundings: Surroundings },
): Promise<{ section: Section; usage: Usage }> {
  const { value, by, note, usage } = await askOrBuiltIn(
    surroundings.model,
    sectionTask(type, state, section),
    (written) => problemsOf(sectionFrom(written, state, section), state),
    { signal: surroundings.signal },
  );
  return { section: by === "model" ? sectionFrom(value, state, section) : { ...section, note }, usage };
}
