import type { Claim } from "../domain/claims.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import { rivalsOf, saidTexts } from "./weave.ts";
import { sayIn } from "./words/in_language.ts";

/**
 * A text of the interview as the founder reads it. What is kept is English; what is said in another language comes from
 * here, and what the founder said stays letter for letter; so does what they `typed` on the worksheet.
 */
export function spokenTo(state: JourneyState, text: string, typed = ""): string {
  if (state.language === undefined) return text;
  const names = [state.company, ...rivalsOf(state), ...state.pages.flatMap(({ label }) => ownLabel(label))];
  return sayIn(state.language, text, { names, said: [...saidTexts(state), typed] });
}

/** The founder's own page has a name of ours. */
function ownLabel(label: string): string[] {
  return label === "Own site" ? [] : [label];
}

/** The options of the open question as they are shown. */
export function spokenOptions(state: JourneyState): string[] {
  return (state.question?.options ?? []).map((option) => spokenTo(state, option));
}

/** Rows whose values are written by us: days, yes and no. */
const OWN_VALUES = ["goal.by", "bet.by", "moment.on", "raise.raising"];
/** What we add to the founder's words in the value of a rival or a colour. */
const FRAMED = /^not (?=\p{L})|\(not a company\)$/u;

/** The rows of the worksheet as they are shown: their names, what they leave open and parts of their values are ours. */
export function spokenRows(state: JourneyState, rows: WorksheetRow[]): WorksheetRow[] {
  return rows.map(({ question, ...row }) => ({
    ...row,
    label: spokenTo(state, row.label),
    value: isOurs(row) ? spokenTo(state, row.value, row.value.replace(FRAMED, "")) : row.value,
    ...question === undefined ? {} : { question: spokenTo(state, question) },
  }));
}

function isOurs({ id, value }: WorksheetRow): boolean {
  return OWN_VALUES.includes(id) || (/^(?:rivals|colours)\./.test(id) && FRAMED.test(value));
}

/** The sentences of a read-back as they are shown. */
export function spokenClaims(state: JourneyState, claims: Claim[]): Claim[] {
  return claims.map((claim) => ({ ...claim, text: spokenTo(state, claim.text) }));
}
