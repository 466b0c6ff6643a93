import { type JourneyState, standingAnswer } from "../domain/journey.ts";
import { datesIn, namesIn } from "../evidence/evidence.ts";
import type { Weave } from "./asking.ts";

/** What the questions may weave in of all that was said. */
export function weaveOf(state: JourneyState): Weave {
  const rivals = rivalsOf(state).slice(0, 2);
  const date = datesIn(standingAnswer(state, "goal.twelve_months")?.text ?? "").at(0);
  return {
    company: state.company,
    rivals,
    rivalNames: rivals.length === 0 ? "your rivals" : rivals.join(" and "),
    horizon: date === undefined ? "for the next twelve months" : `until ${date.text}`,
  };
}

/**
 * Rivals' names as the founder wrote them: those whose pages were named first, then names said both as the
 * alternative and as a rival.
 */
export function rivalsOf(state: JourneyState): string[] {
  const linked = state.pages.filter((page) => page.role === "rival" && !page.label.includes("."))
    .map((page) => page.label);
  const alternatives = namesIn(standingAnswer(state, "market.alternative")?.text ?? "");
  const named = namesIn(standingAnswer(state, "market.rivals")?.text ?? "");
  const both = named.filter((name) => alternatives.includes(name) && name !== state.company);
  return [...new Set([...linked, ...both])];
}

/** Everything the founder has said, for proving quotes: every answer, thin ones included. */
export function saidTexts(state: JourneyState): string[] {
  const answers = Object.values(state.fields).flatMap((field) => field.answers.map((answer) => answer.text));
  const corrections = state.corrections.flatMap((correction) => correction.quote ?? []);
  return [...answers, ...corrections];
}
