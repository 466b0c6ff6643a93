import type { Section } from "../domain/anchors.ts";
import type { Mark } from "../domain/claims.ts";
import { FIELDS } from "../domain/fields.ts";
import { MONTHS } from "../domain/days.ts";
import type { JourneyState } from "../domain/journey.ts";
import { isExactIn, pageTexts } from "./marks.ts";
import { amountsIn } from "../text/amounts.ts";
import { languagesOf } from "../text/language.ts";
import { rememberedValue } from "../text/remembered.ts";
import { namesIn, numbersIn } from "../text/text.ts";
import { feedItems, feedNames, quotableTexts, turnTexts } from "./known.ts";
import { evaluate, FormulaError, plainNumber } from "./sums.ts";
import { marksOf, ownWords, type Printed, printedIn, quotesIn } from "./texts.ts";
import { OUR_NAMES } from "./vocabulary.ts";

/** What a section must not say, in words for people and for a model that is asked to write it again. */
export interface Fault {
  gate: "quotes" | "names" | "numbers" | "marks";
  text: string;
}

/** Every fault of a section: quotes that are not exact, names and numbers from nowhere, sentences with no mark. */
export function faultsIn(section: Section, state: JourneyState): Fault[] {
  const known = quotableTexts(state);
  const printed = printedIn(section);
  return [
    ...marksOf(section).flatMap((mark) => markFault(mark, state)),
    ...printed.flatMap((each) => quoteFaults(each, known)),
    ...printed.flatMap((each) => numberFaults(each, { known, section, state })),
    ...printed.flatMap((each) => nameFaults(each, known, state)),
    ...unmarked(section),
  ];
}

/** A said mark must stand in its own turn, a source mark on its own page or in its own dated item; a calculation comes out. */
function markFault(mark: Mark, state: JourneyState): Fault[] {
  if (mark.kind === "said") {
    const inTurn = turnTexts(state).some(({ turn, text }) =>
      turn === mark.turn && isExactIn(mark.quote, text)
    );
    return inTurn ? [] : [{ gate: "quotes", text: `"${mark.quote}" is not in turn ${mark.turn}` }];
  }
  if (mark.kind === "inference") return calculationFault(mark);
  if (mark.kind !== "source") return [];
  if (mark.published_at !== undefined) return itemFault(mark, state);
  const page = state.pages.find((each) => each.final_url === mark.url || each.url === mark.url);
  const onPage = page !== undefined && pageTexts(page).some((text) => isExactIn(mark.quote, text));
  return onPage ? [] : [{ gate: "quotes", text: `"${mark.quote}" is not on ${mark.url}` }];
}

function itemFault(mark: Extract<Mark, { kind: "source" }>, state: JourneyState): Fault[] {
  const isThere = feedItems(state).some(({ link, title, published_at }) =>
    link === mark.url && published_at === mark.published_at && isExactIn(mark.quote, title)
  );
  return isThere ? [] : [{ gate: "quotes", text: `"${mark.quote}" is no title of that day at ${mark.url}` }];
}

function quoteFaults({ text }: Printed, known: string[]): Fault[] {
  return quotesIn(text).filter((quote) => !known.some((each) => isExactIn(quote, each)))
    .map((quote) => ({ gate: "quotes", text: `Nobody said or printed “${quote}”` }));
}

interface Knowledge {
  known: string[];
  section: Section;
  state: JourneyState;
}

/** A number in our own words must be in a turn, on a page, in a date we read on, or be shown as reckoned. */
function numberFaults({ text, marks }: Printed, { known, section, state }: Knowledge): Fault[] {
  const numbers = numbersIn(ownWords(text).replace(/#[\dA-F]{6}|https?:\S+/giu, " "));
  if (numbers.length === 0 || isCalculated(marks, section) || marks.some(isHolidayRule)) return [];
  const calculated = calculatedIn(marksOf(section), section);
  const tests = marks.flatMap((mark) => mark.kind === "assumption" ? [mark.test] : []);
  const dates = [...state.pages.map((page) => page.read_at), section.anchor].join(" ");
  const values = new Set(
    [
      ...known.flatMap(meantNumbers),
      ...[...known, ...calculated, ...tests, ...feedNames(state), ...Object.values(OUR_SPANS)].flatMap((
        each,
      ) => numbersIn(each).map((number) => number.value)),
    ],
  );
  const isKnown = (value: string) => values.has(value) || values.has(value.replace(/,(?=\d{3})/g, ""));
  return numbers.filter(({ value }) => !isKnown(value) && !dates.includes(value) && !isOurDate(text, value))
    .map(({ value }) => ({ gate: "numbers", text: `The number ${value} comes from nowhere: ${text}` }));
}

/** What the numbers of a text come to, as digits: "1.200 €" is 1200, "four of them" 4, "la moitié" 50. */
const meantNumbers: (text: string) => readonly string[] = rememberedValue((text) => {
  const languages = languagesOf(text);
  return amountsIn(text, { languages, home: null }).flatMap(({ value, upTo }) =>
    [value, upTo].flatMap((each) =>
      each === null ? [] : numbersIn(String(each)).map((number) => number.value)
    )
  );
});

/** Spans that Holdfast itself uses and no founder needs to say. */
const OUR_SPANS = { pitches: "10 30 60", contrast: "4.5 to 1", day: "1 to 31" };

/** Our own code has calculated what it infers, and labels claim nothing; in a model's section each number is looked at. */
function isCalculated(marks: Mark[], section: Section): boolean {
  if (section.written_by === "model") return false;
  return !marks.some((mark) => mark.kind === "said" || mark.kind === "source") ||
    [...marks, ...marksOf(section)].some((mark) => mark.kind === "inference" && mark.how !== undefined);
}

/** The numbers of calculations that come out, with their results as they may be rounded; of our own code's, all. */
function calculatedIn(marks: Mark[], { written_by }: Section): string[] {
  const shown = marks.flatMap((mark) =>
    mark.kind === "inference" && mark.how !== undefined ? [mark.how] : []
  );
  if (written_by === "builtin") return shown;
  return shown.flatMap((how) => {
    const value = valueOf(how);
    if (value === null) return UNSHOWN.test(how) || how.includes("=") ? [] : [how];
    const results = [value, value * 100].flatMap((
      each,
    ) => [plainNumber(each), plainNumber(Math.round(each))]);
    return [how, ...results];
  });
}

/** What a calculation comes to; null where it shows no arithmetic, or a wrong result. */
function valueOf(how: string): number | null {
  const [formula = "", stated, ...more] = how.split("=");
  try {
    const value = evaluate(formula);
    const isRight = more.length === 0 &&
      (stated === undefined || plainNumber(evaluate(stated)) === plainNumber(value));
    return isRight ? value : null;
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** Words that say that something was calculated where nothing shows it. */
const UNSHOWN = /^\W*(?:counted|computed|calculated)\b/iu;

/** A calculation that is shown must come out: "37 × 4,800 = 177,600", never "= 999,999" or "computed: 48,000". */
function calculationFault({ how }: Extract<Mark, { kind: "inference" }>): Fault[] {
  if (how === undefined || (!how.includes("=") && !UNSHOWN.test(how)) || valueOf(how) !== null) return [];
  return [{ gate: "numbers", text: `The calculation does not come out: ${how}` }];
}

function isHolidayRule(mark: Mark): boolean {
  return mark.kind === "inference" && mark.from.some((from) => from.startsWith("built-in holiday rules"));
}

const ANY_MONTH = `(?:${MONTHS.join("|")})`;

/** The day of a date that the text itself spells out: "on 20 November 2026". */
function isOurDate(text: string, value: string): boolean {
  return new RegExp(`\\b${value} ${ANY_MONTH}\\b|\\b${ANY_MONTH} ${value}\\b`, "u").test(text);
}

/** "GH₵", "R$", "US$": letters that belong to the sign behind them. */
const CURRENCY_LETTERS = /(?<!\p{L})\p{Lu}{1,3}(?=\p{Sc})/gu;

function nameFaults({ text, marks }: Printed, known: string[], state: JourneyState): Fault[] {
  if (marks.some(isHolidayRule)) return [];
  const texts = [
    ...known,
    state.company,
    state.founder,
    ...state.pages.map((page) => `${page.label} ${page.final_url} ${page.url}`),
    ...feedNames(state),
  ];
  const labels = Object.values(FIELDS).map((field) => field.label);
  return namesIn(ownWords(text).replace(CURRENCY_LETTERS, "")).flatMap((name) => name.split(" "))
    .filter((word) => /^\p{Lu}/u.test(word) && !OUR_NAMES.has(word))
    .filter((word) => ![...texts, ...labels].some((each) => each.includes(word)))
    .map((word) => ({ gate: "names", text: `The name ${word} is in no turn and on no page: ${text}` }));
}

/** Sentences and rows that rest on nothing at all. */
function unmarked(section: Section): Fault[] {
  const claims = section.blocks.flatMap((block) =>
    block.kind === "paragraph"
      ? block.claims
      : block.kind === "list"
      ? block.items
      : block.kind === "table"
      ? block.rows.map((row) => ({ text: row.cells.join(" | "), marks: row.marks }))
      : []
  );
  return [section.headline, ...claims].filter((claim) => claim.marks.length === 0)
    .map((claim) => ({ gate: "marks", text: `Nothing is given for: ${claim.text}` }));
}
