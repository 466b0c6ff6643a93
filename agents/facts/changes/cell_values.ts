import { GRAMMAR } from "../../text/grammar_words.ts";
import { longDate } from "../../domain/days.ts";
import {
  type BetFact,
  type CapacityFact,
  type ChannelFact,
  type ColourFact,
  type Facts,
  type GoalFact,
  type MeasureFact,
  type MomentFact,
  type Money,
  type ObjectionFact,
  type PriceFact,
  type RaiseFact,
  type RivalFact,
  type TeamFact,
  TEXT_LIST_FACTS,
  type TextFact,
} from "../../domain/facts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { firstCue, LANGUAGES } from "../../text/lexicon.ts";

/** What stands between an objection and its answer, or a person and their past, in one cell. */
export const CELL_DASH = " – ";

const SIGNS: Record<string, string> = { GBP: "£", EUR: "€", USD: "$", JPY: "¥", INR: "₹", NGN: "₦" };
const NUMBER = new Intl.NumberFormat("en", { maximumFractionDigits: 4 });
/** A price is written with both digits of its small money: "3.20". */
const BROKEN_MONEY = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** "1,050" and "2.4". */
export function numberCell(value: number | null): string {
  return value === null ? "" : NUMBER.format(value);
}

/** "£1,500", "640,000 PLN", or the bare number where no currency was said. */
export function moneyCell({ amount, currency }: Money): string {
  if (currency === null) return numberCell(amount);
  const number = Number.isInteger(amount) ? numberCell(amount) : BROKEN_MONEY.format(amount);
  const sign = SIGNS[currency];
  return sign === undefined ? `${number} ${currency}` : `${sign}${number}`;
}

/** "£1,000,000", "80%", "20 dogs a week": a number with the unit that it was said with. */
export function quantityCell(value: number | null, unit: string | null): string {
  if (value === null) return "";
  if (unit === null) return numberCell(value);
  if (unit === "%") return `${numberCell(value)}%`;
  return /^[A-Z]{3}$/.test(unit)
    ? moneyCell({ amount: value, currency: unit })
    : `${numberCell(value)} ${unit}`;
}

/** "31 December 2027", or "" where no day was said. */
function dayCell(iso: string | null): string {
  return iso === null ? "" : longDate(iso);
}

/** Values of the parts of a fact by their names, in the order of the worksheet. */
export type Parts = Record<string, string>;

const goalParts = ({ metric, target, unit, by, baseline }: GoalFact): Parts => ({
  metric: metric ?? "",
  target: quantityCell(target, unit),
  by: dayCell(by),
  baseline: numberCell(baseline),
});

const capacityParts = ({ hours_a_week, money_a_month }: CapacityFact): Parts => ({
  hours_a_week: numberCell(hours_a_week),
  money_a_month: money_a_month === null ? "" : moneyCell(money_a_month),
});

const momentParts = ({ on, season, text }: MomentFact): Parts => ({
  on: dayCell(on),
  season: season ?? "",
  text,
});

const betParts = ({ metric, target, by, reverses, quote }: BetFact): Parts => ({
  metric: metric ?? "",
  target: isShareIn(`${quote}\n${reverses?.quote ?? ""}`, target)
    ? `${numberCell(target)}%`
    : numberCell(target),
  by: dayCell(by),
  reverses: reverses?.text ?? "",
});

/** "30% des ventes": a bet has no unit of its own, and says in its words what its number is. */
function isShareIn(quote: string, target: number | null): boolean {
  return amountsIn(quote, { languages: ["en"], home: null }).some(({ kind, value }) =>
    kind === "percent" && value === target
  );
}

function raiseParts({ raising, amount, currency, already, use }: RaiseFact): Parts {
  return {
    raising: raising ? "yes" : "no",
    amount: amount === null ? "" : moneyCell({ amount, currency }),
    already: already === null ? "" : moneyCell(already),
    use: use.map((each) => useCell(each, currency)).join("; "),
  };
}

function useCell({ for: what, share, amount }: RaiseFact["use"][number], currency: string | null): string {
  const size = share === null ? (amount === null ? "" : moneyCell({ amount, currency })) : `${share}%`;
  return size === "" ? what : `${size} ${what}`;
}

/** The facts that are one thing with parts. */
export type PartedFacts = {
  [Name in "goal" | "capacity" | "moment" | "bet" | "raise"]: NonNullable<Facts[Name]>;
};
export type PartedFactName = keyof PartedFacts;

/** How the parts of each are written into cells. */
const PARTS_OF: { [Name in PartedFactName]: (fact: PartedFacts[Name]) => Parts } = {
  goal: goalParts,
  capacity: capacityParts,
  moment: momentParts,
  bet: betParts,
  raise: raiseParts,
};

/** The fact as it was said; null where it was not. */
export function partedFact<Name extends PartedFactName>(facts: Facts, fact: Name): PartedFacts[Name] | null {
  const all: { [Each in PartedFactName]: PartedFacts[Each] | null } = facts;
  return all[fact];
}

/** The values of a fact's parts; null where nothing was said. */
export function partsOf<Name extends PartedFactName>(facts: Facts, fact: Name): Parts | null {
  const said = partedFact(facts, fact);
  return said === null ? null : PARTS_OF[fact](said);
}

function channelCell({ name, count, share }: ChannelFact): string {
  if (count !== null) return `${name} ${numberCell(count)}`;
  return share === null ? name : `${name} ${numberCell(share)}%`;
}

/** "£79 a month per site", "€60 an hour for repairs", "£1,500 one-off for onboarding", "£45 for small dog". */
function priceCell(price: PriceFact): string {
  const { per, for: what } = price;
  const isOnce = per === null || per === "one-off";
  const rate = per === null
    ? ""
    : isOnce
    ? " one-off"
    : ` ${/^(?:[aeio]|hour)/iu.test(per) ? "an" : "a"} ${per}`;
  const joint = opensWithPreposition(what ?? "")
    ? ""
    : isOnce || isWhatFor(price, what ?? "")
    ? "for "
    : "per ";
  return moneyCell(price) + rate + (what === null ? "" : ` ${joint}${what}`);
}

/** "Aux magasins", "from day 14": words that say themselves how they belong to what stands before them. */
export function opensWithPreposition(words: string): boolean {
  const first = firstCue(words, LANGUAGES, "prepositions", "of");
  // One letter is as often an article: "a month".
  return first?.index === 0 && first[0].length > 1;
}

/** By this the changes of a founder find their price again: what was kept holds it, however the cell is worded. */
function priceKey({ amount, currency, per, for: what }: PriceFact): string {
  const isOnce = per === null || per === "one-off";
  const rate = per === null ? "" : isOnce ? " one-off" : ` a ${per}`;
  return moneyCell({ amount, currency }) + rate + (what === null ? "" : ` ${isOnce ? "for" : "per"} ${what}`);
}

/** "Repairs are 60 euro an hour", "45 a month for small dogs", "89 up to 100 berths": what it is for, and not what is counted. */
function isWhatFor({ quote }: PriceFact, what: string): boolean {
  const at = quote.indexOf(what);
  const before = quote.slice(0, at);
  return at !== -1 && !PER.test(before) && (!/\d/u.test(before) || /\d/u.test(what) || FOR.test(before));
}

/** "Per site, £79 a month": a site is counted, wherever it stands. */
const PER = new RegExp(
  `${GRAMMAR.sourceOf("per", "per_or_for", "every", "by_the")}\\s(?:\\p{L}{1,5}\\s)?$`,
  "iu",
);
const FOR = new RegExp(`${GRAMMAR.sourceOf("for")}\\s(?:\\p{L}{1,5}\\s)?$`, "iu");

function rivalCell({ name, kind, url }: RivalFact): string {
  return kind === "status_quo" ? `${name} (not a company)` : url === null ? name : `${name} ${url}`;
}

function colourCell({ hex, name, wanted }: ColourFact): string {
  const words = [name, hex].filter((part) => part !== null).join(" ");
  return wanted ? words : `not ${words}`;
}

const objectionCell = ({ says, answer }: ObjectionFact) => answer === null ? says : says + CELL_DASH + answer;
const measureCell = ({ name, value, unit }: MeasureFact) => `${name}: ${quantityCell(value, unit)}`;
const teamCell = ({ who, past }: TeamFact) => past === null ? who : who + CELL_DASH + past;

export const LIST_FACTS = [
  ...TEXT_LIST_FACTS,
  "rivals",
  "objections",
  "colours",
  "channels",
  "prices",
  "measured",
  "traction",
  "team",
] as const satisfies (keyof Facts)[];
export type ListFactName = typeof LIST_FACTS[number];
/** The row of each list. */
export type Rows = { [Name in ListFactName]: Facts[Name][number] };

/** How a row is written into its cell, and what it is called, by which a change finds it again. */
type RowCells<Row> = [cell: (row: Row) => string, key: (row: Row) => string];

const TEXT_CELLS: RowCells<TextFact> = [({ text }) => text, ({ text }) => text];
const MEASURE_CELLS: RowCells<MeasureFact> = [measureCell, ({ name }) => name];

const ROW_CELLS: { [Name in ListFactName]: RowCells<Rows[Name]> } = {
  channels: [channelCell, ({ name }) => name],
  prices: [priceCell, priceKey],
  rivals: [rivalCell, ({ name }) => name],
  colours: [colourCell, ({ name, hex }) => name ?? hex ?? ""],
  objections: [objectionCell, ({ says }) => says],
  measured: MEASURE_CELLS,
  traction: MEASURE_CELLS,
  team: [teamCell, ({ who }) => who],
  customers: TEXT_CELLS,
  not_for: TEXT_CELLS,
  values: TEXT_CELLS,
  refused_channels: TEXT_CELLS,
  knowledge: TEXT_CELLS,
  places: TEXT_CELLS,
  next: TEXT_CELLS,
};

/** The rows of a list fact. */
export function listOf<Name extends ListFactName>(facts: Facts, fact: Name): Rows[Name][] {
  const lists: { [Each in ListFactName]: Rows[Each][] } = facts;
  return lists[fact];
}

/** The cells of a list fact in their order, and what each row is called, by which a change finds it again. */
export function rowsOf<Name extends ListFactName>(
  facts: Facts,
  fact: Name,
): { value: string; key: string }[] {
  const [cell, key] = ROW_CELLS[fact];
  return listOf(facts, fact).map((row) => ({ value: cell(row), key: key(row) }));
}

/** True for a fact that is a list of rows. */
export function isListFact(fact: keyof Facts): fact is ListFactName {
  return LIST_FACTS.some((name) => name === fact);
}

/** True for a fact that is one thing with parts. */
export function isPartedFact(fact: keyof Facts): fact is PartedFactName {
  return Object.hasOwn(PARTS_OF, fact);
}
