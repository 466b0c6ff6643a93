import type { Block, Section, SectionId } from "../domain/anchors.ts";
import { type FieldId, FIELDS } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { assumption, inference, wordCount } from "../text/text.ts";
import { assumedOf, bestSaid, put, sentencesSaid } from "./words/answers.ts";
import { buildSection, claim, list, needsNumber } from "./section.ts";

interface Plain {
  id: SectionId;
  fields: FieldId[];
  /** The choice nobody has made yet, as a question. */
  question: string;
}

const MOST_LINES = 6;

/**
 * A section that holds only what was said, in order, with its choice as an open question: what stands where the
 * answers do not reach for more.
 */
export function plainSection(state: JourneyState, { id, fields, question }: Plain): Section {
  const said = fields.flatMap((field) =>
    sentencesSaid(state, field).slice(0, 2).map((words) => put(FIELDS[field].label, words))
  );
  const shown = said.slice(0, MOST_LINES);
  const first = fields.map((field) => bestSaid(state, field, 10)).find((words) =>
    words !== null && wordCount(words.quote) <= 10
  );
  const headline = first === undefined || first === null
    ? claim(
      "This part waits for your answers; nothing here is guessed.",
      inference(fields, "no answer was given"),
    )
    : put("You said it first", first);
  const missing = missingAnswers(state, fields);
  return buildSection({
    id,
    headline,
    blocks: [list(shown, "What you said"), missing].filter((block): block is Block => block !== null),
    choice: null,
    deductions: missing === null ? [] : ["answers that are missing"],
    raisedBy: "Raised by an answer to the open question.",
    openQuestions: [question],
  });
}

/** The answers of these fields that were skipped or assumed, each with its test; null where none is missing. */
export function missingAnswers(state: JourneyState, fields: FieldId[]): Block | null {
  const items = fields.flatMap((field) => {
    const open = state.fields[field].answers.length === 0 || state.fields[field].status === "assumed";
    if (!open) return [];
    const assumed = assumedOf(state, field);
    const text = assumed === null
      ? needsNumber(`${FIELDS[field].label} was not answered`)
      : `${FIELDS[field].label}, assumed: ${assumed.text}`;
    return [claim(text, assumption(assumed?.test ?? `answer the question ${FIELDS[field].label}`))];
  });
  return items.length === 0 ? null : list(items, "Still open");
}
