import { type Anchor, ANCHOR_TYPES, type AnchorType } from "../../agents/domain/anchors.ts";
import { sectionMarkdown } from "../../agents/sections/markdown.ts";
import { FIELDS, fieldsOfPhase } from "../../agents/domain/fields.ts";
import { isSettled, type JourneyState } from "../../agents/domain/journey.ts";
import { anchorOfPhase, PHASES } from "../../agents/domain/phases.ts";
import { interviewLanguages } from "../../agents/master.ts";
import { markPlaces } from "../../agents/facts/statements/mark_places.ts";
import { marksOf } from "../../agents/ledger/texts.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { PrintedInsight } from "../../agents/strategy/insights.ts";
import type { AppDeps } from "../deps.ts";
import type { AnchorAnswer, WritingAnswer } from "./contract.ts";
import { loadFoundation } from "./load_foundation.ts";
import { writingAnswer } from "./writing.ts";

/** A journey's anchors: those about which something was said or assumed, as they are printed everywhere. */
export async function anchorAnswers(deps: AppDeps, journey: Journey): Promise<AnchorAnswer[]> {
  const { state } = journey;
  const { kv, now } = deps;
  const [{ anchors, strategy }, writing] = await Promise.all([
    loadFoundation(journey, { ...deps, now: now() }),
    writingAnswer(kv, { userId: journey.userId, journeyId: journey.id }),
  ]);
  return ANCHOR_TYPES.filter((type) => anchors[type].status === "completed" || isBegun(state, type))
    .map((type) =>
      anchorAnswer(anchors[type], state, {
        insights: strategy.insights.filter(({ anchor }) => anchor === type),
        writing: writing?.anchor === type ? writing : null,
      })
    );
}

function anchorAnswer(
  anchor: Anchor,
  state: JourneyState,
  { insights, writing }: { insights: PrintedInsight[]; writing: WritingAnswer | null },
): AnchorAnswer {
  const { type, agent, status, sentence, sections, written_at } = anchor;
  const byModel = sections.some((section) => section.written_by === "model");
  return {
    anchor_type: type,
    status,
    content: Object.fromEntries(sections.map((section) => [section.id, sectionMarkdown(section)])),
    metadata: {
      agent,
      sentence: sentence?.text ?? null,
      language: interviewLanguages(state).written,
      sections,
      insights,
      written_by: byModel ? "model" : "builtin",
      updated_at: written_at,
      places: markPlaces(state, [
        ...sections.flatMap(marksOf),
        ...insights.flatMap(({ claim }) => claim.marks),
      ]),
      writing,
    },
    confidence_score: mean(sections.map((section) => section.confidence.score)),
    completion_percentage: status === "completed" ? 100 : completionOf(state, type),
  };
}

function isBegun(state: JourneyState, type: AnchorType): boolean {
  return fieldsOfAnchor(type).some((field) => state.fields[field].answers.length > 0);
}

/** The share of an anchor's needed fields about which nothing more will be asked. */
function completionOf(state: JourneyState, type: AnchorType): number {
  const needed = fieldsOfAnchor(type).filter((field) => FIELDS[field].needed);
  const settled = needed.filter((field) => isSettled(state.fields[field]));
  return Math.round((settled.length / needed.length) * 100);
}

function fieldsOfAnchor(type: AnchorType) {
  return PHASES.filter((phase) => anchorOfPhase(phase) === type).flatMap(fieldsOfPhase);
}

function mean(numbers: number[]): number {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.length === 0 ? 0 : Math.round((sum / numbers.length) * 100) / 100;
}
