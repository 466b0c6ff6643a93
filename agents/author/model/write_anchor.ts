import type { Anchor, AnchorType, Section } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { askOrBuiltIn } from "../../model/ask.ts";
import { addUsage, type Model, NO_USAGE, type Usage } from "../../model/model.ts";
import { problemsOf, sectionFrom, sectionTask } from "./section_task.ts";

interface WrittenAnchor {
  anchor: Anchor;
  usage: Usage;
  /** Why the rules' version stands in some sections, or null where none had to. */
  note: string | null;
}

interface Asked {
  model: Model;
  signal?: AbortSignal;
}

/**
 * An anchor in a model's words, section by section: each passes the gates, is written once more with the reasons,
 * or gives way to the rules' version with a note. Never throws because of a model.
 */
export async function writeAnchorWithModel(
  builtIn: Anchor,
  state: JourneyState,
  asked: Asked,
): Promise<WrittenAnchor> {
  if (asked.model.kind === "builtin") return { anchor: builtIn, usage: NO_USAGE, note: null };
  const written = await Promise.all(
    builtIn.sections.map((section) => writeSection(section, state, { ...asked, type: builtIn.type })),
  );
  const notes = written.flatMap((each) => each.section.note ?? []);
  return {
    anchor: { ...builtIn, sections: written.map((each) => each.section) },
    usage: written.reduce((sum, each) => addUsage(sum, each.usage), NO_USAGE),
    note: notes[0] ?? null,
  };
}

async function writeSection(
  section: Section,
  state: JourneyState,
  { model, signal, type }: Asked & { type: AnchorType },
): Promise<{ section: Section; usage: Usage }> {
  const { value, by, note, usage } = await askOrBuiltIn(
    model,
    sectionTask(type, state, section),
    (written) => problemsOf(sectionFrom(written, state, section), state),
    { signal },
  );
  return { section: by === "model" ? sectionFrom(value, state, section) : { ...section, note }, usage };
}
