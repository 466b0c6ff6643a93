import type { Claim } from "../domain/claims.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import { rivalsOf, saidTexts } from "./weave.ts";
import { sayGerman } from "./words/german.ts";

/**
 * A text of the interview as the founder reads it. What is kept is English; what is said in another language comes from
 * here, and what the founder said stays letter for letter.
 */
export function spokenTo(state: JourneyState, text: string): string {
  if (state.language !== "de") return text;
  const names = [state.company, ...rivalsOf(state), ...state.pages.flatMap(({ label }) => ownLabel(label))];
  return sayGerman(text, { names, said: saidTexts(state) });
}

/** The founder's own page has a name of ours. */
function ownLabel(label: string): string[] {
  return label === "Own site" ? [] : [label];
}

/** The options of the open question as they are shown. */
export function spokenOptions(state: JourneyState): string[] {
  return (state.question?.options ?? []).map((option) => spokenTo(state, option));
}

/** The rows of the worksheet as they are shown: what they are called and what they leave open is ours. */
export function spokenRows(state: JourneyState, rows: WorksheetRow[]): WorksheetRow[] {
  return rows.map(({ question, ...row }) => ({
    ...row,
    label: spokenTo(state, row.label),
    ...question === undefined ? {} : { question: spokenTo(state, question) },
  }));
}

/** The sentences of a read-back as they are shown. */
export function spokenClaims(state: JourneyState, claims: Claim[]): Claim[] {
  return claims.map((claim) => ({ ...claim, text: spokenTo(state, claim.text) }));
}
