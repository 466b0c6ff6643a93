import { GRAMMAR } from "../../text/grammar_words.ts";
import { longHex } from "../colours/codes.ts";
import { amountsIn } from "../../text/amounts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { daysIn } from "../../text/due_days.ts";
import { cuesIn, firstCue, type Language, LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import type {
  ChannelFact,
  ColourFact,
  MeasureFact,
  ObjectionFact,
  RaiseFact,
  RivalFact,
  TeamFact,
} from "../../domain/facts.ts";
import { CELL_DASH, opensWithPreposition } from "./cell_values.ts";
import { isUnspaced } from "../../text/sentences.ts";
import { withoutParticles } from "../names/particles.ts";
import { baseBehind } from "../numbers/per_bases.ts";
import { CELLS } from "../words.ts";

/** What a cell says, or a sentence that tells what to type instead. */
export type CellReading<T> = { value: T } | { why: string };

/** What decides between readings of a cell. */
export interface CellSetting {
  /** The founder's currency (ISO 4217) for a bare amount, or null. */
  home: string | null;
  now: Date;
}

/** What a cell says of a row, without where it was said. */
export type Words<T> = Omit<T, "quote" | "turn" | "field" | "state" | "thin">;

/** Digits are read in any language; of words for numbers only English ones, since "due" and "once" mean other things. */
const NUMBER_LANGUAGES: Language[] = ["en"];
/** Signs around what a cell says. */
export const EDGES = /^[\s,:;：；=–—-]+|[\s,:;：；=–—-]+$/g;

export const amountsOf = (text: string, { home }: CellSetting, languages = NUMBER_LANGUAGES) =>
  amountsIn(text, { languages, home }).filter(({ isArticle }) => !isArticle);

/** What counts something tells it in signs as well: 十件のうち七件. */
const countsOf = (text: string, setting: CellSetting) =>
  amountsOf(text, setting, isUnspaced(text) ? ["ja"] : NUMBER_LANGUAGES);

/** "Xero advisor directory 19", "auditors: 30%", "16 referrals" or a name alone. */
export function readChannelCell(text: string, setting: CellSetting): CellReading<Words<ChannelFact>> {
  const amounts = amountsOf(text, setting).filter(({ kind }) => kind !== "money");
  const number = amounts.findLast(({ end, index }) => end >= text.trimEnd().length || index === 0) ?? null;
  const name = (number === null ? text : text.slice(0, number.index) + text.slice(number.end)).replace(
    EDGES,
    "",
  );
  if (!/\p{L}/u.test(name)) {
    return { why: `Type the channel's name and how many came from it, such as "Referrals 12".` };
  }
  const isShare = number?.kind === "percent";
  return {
    value: { name, count: isShare ? null : number?.value ?? null, share: isShare ? number.value : null },
  };
}

/** "churn: 9%", "ARR £607,000", "62 groups". */
export function readMeasureCell(text: string, setting: CellSetting): CellReading<Words<MeasureFact>> {
  const amounts = countsOf(text, setting);
  const number = amounts.findLast(({ end }) => end >= text.trimEnd().length) ?? amounts.at(0);
  const colon = text.search(/[:：]/u);
  const whole = OF_WHOLE.exec(text);
  const from = whole === null ? colon : whole.index + whole[0].length - 1;
  const chosen = from === -1 ? number : amounts.find(({ index }) => index > from) ?? number;
  if (chosen === undefined) return { why: `Type what is measured and its number, such as "Churn: 9%".` };
  const behind = baseBehind(text, chosen.end) ??
    withoutPreposition(text.slice(chosen.end).replace(EDGES, ""));
  const named = withoutParticles(withoutApprox(
    colon > 0 && colon < chosen.index ? text.slice(0, colon) : text.slice(0, whole?.index ?? chosen.index),
  ));
  const before = whole === null ? named : `${named}（${whole[0]}）`;
  const unit = chosen.kind === "percent" ? "%" : chosen.kind === "money" ? chosen.currency : behind || null;
  const name = SPAN.test(before) && behind !== "" ? `${before}の${behind}数` : before || behind;
  if (name === "") return { why: `Type what is measured beside the number, such as "Churn: 9%".` };
  return { value: { name, value: chosen.value, unit } };
}

/** "十件のうち七件": the part is measured, and its whole stands with the name. */
const OF_WHOLE = /[\d〇一二三四五六七八九十百千]+\p{sc=Han}{0,2}のうち/u;

/** "月9軒": so many in each. */
const SPAN = /^[年月週日]$/u;

/** "Dogs on the books, about" of "dogs on the books, about 90": how roughly it was said is no part of the name. */
function withoutApprox(name: string): string {
  const bare = name.replace(EDGES, "");
  const last = cuesIn(bare, LANGUAGES, "approx").find(({ index, 0: cue }) =>
    index + cue.length === bare.length
  );
  return last === undefined ? bare : bare.slice(0, last.index).replace(EDGES, "");
}

/** What opens with a preposition is no unit: "from day 14", "of my 90". */
function withoutPreposition(behind: string): string {
  return opensWithPreposition(behind) ? "" : behind;
}

const NOT_A_COMPANY = new RegExp(`[(（]${CELLS.sourceOf("no_company")}[)）]`, "iu");

/** "Nory", "Nory https://nory.example", "closing late (not a company)". */
export function readRivalCell(text: string): CellReading<Words<RivalFact>> {
  const url = /\bhttps?:\/\/\S+|\bwww\.\S+/.exec(text)?.[0] ?? null;
  const isStatusQuo = NOT_A_COMPANY.test(text);
  const name = text.replace(url ?? "", "").replace(/[(（][^)）]*[)）]\s*$/, "").replace(EDGES, "");
  if (!/\p{L}/u.test(name)) return { why: "Type the rival's name, and its address if you have it." };
  return { value: { name, kind: isStatusQuo ? "status_quo" : "company", url } };
}

const NOT_WANTED = new RegExp(
  `^\\s*(?:${phrasesPattern([...phrasesOf(LANGUAGES, "negation"), ...CELLS.phrasesOf("never_that")])})\\s+`,
  "iu",
);
const NOT_WANTED_LAST = new RegExp(`${CELLS.sourceOf("not_wanted_last")}$`, "u");

/** "dark green #12372A", "not pink", "nicht Braun", "黄色は使わない". */
export function readColourCell(text: string): CellReading<Words<ColourFact>> {
  const hex = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/i.exec(text)?.[0] ?? null;
  const refused = NOT_WANTED.exec(text)?.[0] ?? "";
  const name = text.slice(refused.length).replace(NOT_WANTED_LAST, "").replace(hex ?? "", "").replace(
    EDGES,
    "",
  );
  if (hex === null && !/\p{L}/u.test(name)) {
    return { why: `Type a colour or its code, such as "teal" or "#12372A".` };
  }
  return {
    value: {
      hex: hex === null ? null : longHex(hex),
      name: name || null,
      wanted: refused === "" && !NOT_WANTED_LAST.test(text),
    },
  };
}

/** "too dear – it's two hours of my life": the dash may be a colon or a hyphen. */
export function readObjectionCell(text: string): CellReading<Words<ObjectionFact>> {
  const [says, answer] = halves(text);
  if (!/\p{L}/u.test(says)) return { why: `Type what they say, a dash, and your answer.` };
  return { value: { says, answer } };
}

/** "Tom – built till integrations". */
export function readTeamCell(text: string): CellReading<Words<TeamFact>> {
  const [who, past] = halves(text);
  if (!/\p{L}/u.test(who)) return { why: `Type a name, a dash, and what they did before.` };
  return { value: { who, past } };
}

function halves(text: string): [string, string | null] {
  for (const mark of [CELL_DASH, " — ", " - ", ": ", "：", "――"]) {
    const at = text.indexOf(mark);
    if (at > 0) return [text.slice(0, at).trim(), text.slice(at + mark.length).trim() || null];
  }
  return [text.trim(), null];
}

/** A number with its unit: "£1m", "80%", "20 dogs a week". */
export function readQuantityCell(
  text: string,
  setting: CellSetting,
): CellReading<{ value: number; unit: string | null }> {
  const amounts = amountsOf(text, setting);
  const number = amounts[0];
  if (number === undefined || amounts.length > 1) return { why: `Type one number, such as "120" or "£1m".` };
  const behind = text.slice(number.end).replace(EDGES, "");
  const unit = number.kind === "percent" ? "%" : number.kind === "money" ? number.currency : behind || null;
  return { value: { value: number.value, unit } };
}

/** An amount of money; a bare number is in the founder's own currency. */
export function readMoneyCell(
  text: string,
  setting: CellSetting,
): CellReading<{ amount: number; currency: string | null }> {
  const amounts = amountsOf(text, setting).filter(({ kind }) => kind !== "percent");
  const money = amounts[0];
  if (money === undefined || amounts.length > 1) return { why: `Type one amount of money, such as "£600".` };
  return { value: { amount: money.value, currency: money.kind === "money" ? money.currency : setting.home } };
}

/** "8", "8 hours"; a week has 168 hours. */
export function readHoursCell(text: string, setting: CellSetting): CellReading<number> {
  const amounts = amountsOf(text, setting);
  const hours = amounts[0];
  const isHours = hours !== undefined && amounts.length === 1 && hours.kind === "number" &&
    hours.value <= 168 &&
    !CELLS.isIn(text, "no_hours");
  return isHours ? { value: hours.value } : { why: `Type the hours a week as a number, such as "8".` };
}

/** "31 December 2027", "end of June 2027": a month is due on its last day. */
export function readDayCell(text: string, { now }: CellSetting): CellReading<string> {
  const days = daysIn(text, { languages: LANGUAGES, now });
  const day = days[0];
  const isOne = day !== undefined && days.every(({ iso }) => iso === day.iso) && !day.isAmbiguous;
  return isOne ? { value: day.iso } : { why: `Type one date with its year, such as "31 December 2027".` };
}

/** "400 bikes by 31 July 2027": the day, where there is one for certain, and the words without it. */
export function apartFromDay(text: string, { now }: CellSetting): { rest: string; by: string | null } {
  const [day, ...others] = daysIn(text, { languages: LANGUAGES, now });
  if (day === undefined || others.length > 0 || day.isAmbiguous) return { rest: text, by: null };
  return { rest: `${text.slice(0, day.dueFrom)} ${text.slice(day.end)}`.trim(), by: day.iso };
}

/** "yes" and "no" in the eight languages. */
export function readYesCell(text: string): CellReading<boolean> {
  const typed = text.trimStart();
  if (firstCue(typed, LANGUAGES, "yes")?.index === 0 || CELLS.opens(typed, "raising")) return { value: true };
  if (firstCue(typed, LANGUAGES, "no")?.index === 0 || GRAMMAR.opens(typed, "not")) {
    return { value: false };
  }
  return { why: `Type "yes" or "no".` };
}

/** "50% two engineers; 30% onboarding; £20k rent": what each part of the money is for. */
export function readUseCell(text: string, setting: CellSetting): CellReading<RaiseFact["use"]> {
  const rows = text.split(/[;；\n、]|,(?=\s)/).map((part) => part.trim()).filter((part) => part !== "").map(
    (part) => {
      const number = amountsOf(part, setting).find(({ kind }) => kind !== "number") ?? null;
      const rest = number === null ? part : part.slice(0, number.index) + part.slice(number.end);
      return {
        for: withoutParticles(rest.replace(EDGES, "")).replace(
          wordPattern("use_lead", LANGUAGES, "start"),
          "",
        )
          .trimStart(),
        share: number?.kind === "percent" ? number.value : null,
        amount: number?.kind === "money" ? number.value : null,
      };
    },
  );
  return rows.every((row) => /\p{L}/u.test(row.for))
    ? { value: rows }
    : { why: `Type each share and what it is for, such as "50% two engineers; 50% stock".` };
}
