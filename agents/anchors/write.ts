import { type Anchor, ANCHOR_AGENTS, type AnchorType, type Section, SECTIONS } from "../domain/anchors.ts";
import { type FieldId, fieldsOfPhase } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { askOrBuiltIn } from "../model/ask.ts";
import { addUsage, NO_USAGE, type Usage } from "../model/model.ts";
import type { Surroundings } from "../strategist.ts";
import { writeAttention } from "./attention.ts";
import { writeEvolution } from "./evolution.ts";
import { writeExpression } from "./expression.ts";
import { writePitch } from "./pitch.ts";
import { plainSection } from "./plain.ts";
import { problemsOf, sectionFrom, sectionTask } from "./section_task.ts";
import { writeTruth } from "./truth.ts";

const WRITERS: Record<AnchorType, (state: JourneyState, now: Date) => Section[]> = {
  truth: writeTruth,
  expression: writeExpression,
  attention: writeAttention,
  evolution: writeEvolution,
  pitchDeck: writePitch,
};

/** An anchor as the built-in strategist writes it: every section, however little was said. Never fails. */
export function writeAnchor(type: AnchorType, state: JourneyState, now: Date): Anchor {
  return anchorOf(type, state, { now, sections: sectionsOf(type, state, now) });
}

/** Words that a writer cannot take apart still make sections: then they stand in the order in which they were said. */
function sectionsOf(type: AnchorType, state: JourneyState, now: Date): Section[] {
  try {
    return WRITERS[type](state, now);
  } catch {
    return SECTIONS[type].map((id) =>
      plainSection(state, { id, fields: FIELDS_OF[type], question: "What is still to be decided here?" })
    );
  }
}

const FIELDS_OF: Record<AnchorType, FieldId[]> = {
  truth: fieldsOfPhase("truth_anchor_analysis"),
  expression: fieldsOfPhase("expression_anchor_analysis"),
  attention: fieldsOfPhase("attention_anchor_analysis"),
  evolution: fieldsOfPhase("evolution_anchor_analysis"),
  pitchDeck: fieldsOfPhase("pitch_deck_creation"),
};

/** An anchor around its sections: completed once its read-back was accepted, the deck with the journey. */
export function anchorOf(
  type: AnchorType,
  state: JourneyState,
  { now, sections }: { now: Date; sections: Section[] },
): Anchor {
  const readBack = type === "pitchDeck" ? undefined : state.readBacks[type];
  const isDone = type === "pitchDeck" ? state.phase === "complete" : readBack?.accepted === true;
  return {
    type,
    agent: ANCHOR_AGENTS[type],
    status: isDone ? "completed" : "in_progress",
    sentence: readBack?.sentence ?? null,
    sections,
    written_at: now.toISOString(),
  };
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
