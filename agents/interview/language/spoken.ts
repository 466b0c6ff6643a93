import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { WorksheetRow } from "../../domain/worksheet.ts";
import { numberLocaleOf, numbersIn } from "../../sections/numbers_in.ts";
import { rivalsOf, saidTexts } from "./weave.ts";
import { sayIn } from "../words/in_language.ts";

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
/** Rows whose numbers are written by us. */
const NUMBERED = /^goal\.(?:target|baseline)$|^capacity\.|^bet\.target$|^raise\.(?:amount|already|use)$/u;
/** Rows of a name, which stays as it was said, and what is counted of it. */
const COUNTED = /^(?:channels|measured|traction)\./u;
const COUNT = /(?:: [^:]*| [\d,.]+%?)$/u;
/** What stands before the founder's words in a price. */
const OFFERED = /^.*? (?:for|per) /u;
/** What we add to the founder's words in the value of a rival or a colour. */
const FRAMED = /^not (?=\p{L})|\(not a company\)$/u;

/** The rows of the worksheet as they are shown: their names, what they leave open and parts of their values are ours. */
export function spokenRows(state: JourneyState, rows: WorksheetRow[]): WorksheetRow[] {
  return rows.map(({ question, ...row }) => ({
    ...row,
    label: spokenTo(state, row.label),
    value: spokenValue(state, row),
    ...question === undefined ? {} : { question: spokenTo(state, question) },
  }));
}

function spokenValue(state: JourneyState, row: Pick<WorksheetRow, "id" | "value">): string {
  const { id, value } = row;
  if (state.language === undefined) return value;
  const { language } = state;
  const numbered = (text: string) => {
    const told = numbersIn(text, numberLocaleOf(language));
    return language === "ja" ? inJapanese(told) : told;
  };
  if (NUMBERED.test(id)) return numbered(value);
  if (COUNTED.test(id)) return value.replace(COUNT, numbered);
  if (id.startsWith("prices.")) {
    return spokenTo(state, value, OFFERED.test(value) ? value.replace(OFFERED, "") : "");
  }
  return isOurs(row) ? spokenTo(state, value, value.replace(FRAMED, "")) : value;
}

/** "お預かり：18件", "人：¥3,500,000；軽トラ：¥1,500,000": no blank before what is counted, and what money is for stands first. */
function inJapanese(value: string): string {
  return value.replace(
    /(\p{Sc}[\d,.]+|[\d.]+%) ([^;]+)(; )?/gu,
    (_, amount: string, thing: string, next?: string) =>
      `${thing}：${amount}${next === undefined ? "" : "；"}`,
  ).replace(": ", "：")
    .replace(/(?<=\d) (?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu, "");
}

function isOurs({ id, value }: Pick<WorksheetRow, "id" | "value">): boolean {
  return OWN_VALUES.includes(id) || (/^(?:rivals|colours)\./.test(id) && FRAMED.test(value));
}

/** The sentences of a read-back as they are shown. */
export function spokenClaims(state: JourneyState, claims: Claim[]): Claim[] {
  return claims.map((claim) => ({ ...claim, text: spokenTo(state, claim.text) }));
}
