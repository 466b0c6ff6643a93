import { daysIn } from "../../../text/due_days.ts";
import { languageIn } from "../../../text/language.ts";
import type { Language } from "../../../text/lexicon.ts";
import type { Facts, Money } from "../../../domain/facts.ts";
import type { Figure, TimeUnit, Unit } from "./figure.ts";
import { figuresIn, timesNamedIn } from "./figures.ts";
import { durationsOf } from "./durations.ts";
import { isDenied } from "../../../facts/numbers/stated_numbers.ts";
import { factTexts } from "./fact_words.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf, type Row, textOf } from "./leaf.ts";
import { type Borrowed, borrowedIn } from "./borrowed.ts";
import { namesRival } from "./names_rival.ts";
import { inside } from "./inside.ts";

/** A number that may be printed, with what it counts. */
export type KnownFigure = Pick<Figure, "value" | "upTo" | "unit" | "per" | "noun"> & {
  /** Units of time that its sentence names. */
  times: ReadonlySet<string>;
  /** True where it is the only sum of money in its sentence: a rate beside it is its own. */
  isOnlyMoney: boolean;
  /** True where the leaf cites it; a small number that stands in some fact alone is too common to carry a claim. */
  isCited: boolean;
  /** The words of the fact that it stands in; undefined for a fact's own value. */
  quote?: string;
  /** Whose it is where it is not the founder's of today. */
  borrowed?: Borrowed | null;
};

const PLAIN: Unit = { kind: "plain" };
/** Counts customers or things: it is neither money nor time. */
const COUNTED: Unit = { kind: "plain" };
const NO_TIMES: ReadonlySet<string> = new Set();

/** The numbers that a leaf may print: those of the sentences it cites, of all facts, and of its own row. */
export function knownFigures(leaf: Leaf, ground: Ground): KnownFigure[] {
  return [
    ...citedFigures(leaf, ground),
    ...(namesRival(`${textOf(leaf)} ${JSON.stringify(leaf.row ?? {})}`, ground)
      ? factFigures(ground)
      : withoutRivalsMoney(ground)),
    ...missingTo(leaf, ground),
    ...lengths(leaf, ground),
    ...(leaf.row === undefined ? [] : rowFigures(leaf.row)),
  ];
}

/** What a rival asks carries no price of ours: it is told where it is cited, or beside the rival's name. */
function withoutRivalsMoney(ground: Ground): KnownFigure[] {
  const mayBeMoney = ({ unit, noun }: KnownFigure) =>
    unit.kind === "money" || unit.kind === "plain" && noun === "";
  return factFigures(ground).filter((each) =>
    each.quote === undefined || !mayBeMoney(each) || !namesRival(each.quote, ground)
  );
}

/** The numbers of the sentences that a leaf cites. */
export function citedFigures(leaf: Leaf, ground: Ground): KnownFigure[] {
  return citedSentences(idsOf(leaf), ground).flatMap((sentence) => {
    const figures = figuresOf(sentence, ground, true);
    return [...figures, ...durationsOf(figures, sentence)];
  });
}

/** The numbers of a text; the day of a date counts nothing, and what was corrected stands beside the correction. */
export function standingFigures(text: string, ground: Ground): Figure[] {
  const dates = datesIn(text, ground.language);
  return figuresIn(text, ground).filter((figure) =>
    !inside(figure.index, dates) && !(isDenied(figure, text) && isReplaced(figure, ground))
  );
}

function figuresOf(text: string, ground: Ground, isCited: boolean): (KnownFigure & Pick<Figure, "index">)[] {
  const figures = standingFigures(text, ground);
  const isOnlyMoney = figures.filter(({ unit }) => unit.kind === "money").length === 1;
  const times = timesNamedIn(text);
  return figures.map((figure) => ({
    ...figure,
    times,
    isOnlyMoney,
    isCited,
    borrowed: borrowedIn(text, figure, ground),
  }));
}

function isReplaced({ value }: Figure, ground: Ground): boolean {
  return ground.replaced.some(({ from }) => figuresIn(from, ground).some((each) => each.value === value));
}

const ANY_DAY = new Date(0);

function datesIn(text: string, language: Language | null) {
  const main = languageIn(text) ?? language ?? "en";
  return daysIn(text, { languages: [main], now: ANY_DAY }).filter(({ kind }) => kind === "day");
}

const ofFacts = new WeakMap<Facts, KnownFigure[]>();

/** The numbers of all facts, in their values and in their words. */
export function factFigures(ground: Ground): KnownFigure[] {
  const found = ofFacts.get(ground.facts) ?? readFacts(ground);
  ofFacts.set(ground.facts, found);
  return found;
}

function readFacts(ground: Ground): KnownFigure[] {
  const { facts } = ground;
  const { goal, bet, capacity, raise } = facts;
  return [
    ...factTexts(facts).flatMap((text) =>
      figuresOf(text, ground, false).map((each) => ({ ...each, quote: text }))
    ),
    ...counted(goal?.target, unitOf(goal?.unit)),
    ...counted(goal?.baseline, unitOf(goal?.unit)),
    // A bet's target has no unit of its own: "80 closing by day 2" may be as many per cent.
    ...counted(bet?.target, PLAIN),
    ...counted(bet?.target, { kind: "percent" }),
    ...counted(capacity?.hours_a_week, { kind: "time", unit: "hour" }, "week"),
    ...money(capacity?.money_a_month ?? null, "month"),
    ...facts.channels.flatMap((
      { count, share },
    ) => [...counted(count, COUNTED), ...counted(share, { kind: "percent" })]),
    ...facts.rivals.flatMap(({ lost }) =>
      lost === undefined ? [] : [...counted(lost.count, COUNTED), ...counted(lost.of, COUNTED)]
    ),
    ...facts.prices.flatMap((price) => money(price, price.per)),
    ...[...facts.measured, ...facts.traction].flatMap(({ value, unit }) => counted(value, unitOf(unit))),
    ...counted(raise?.amount, { kind: "money", currency: raise?.currency ?? null }),
    ...money(raise?.already ?? null, null),
    ...(raise?.use ?? []).flatMap(({ share, amount }) => [
      ...counted(share, { kind: "percent" }),
      ...counted(amount, { kind: "money", currency: raise?.currency ?? null }),
    ]),
  ];
}

/** What is missing to the goal follows from it: 163 from 287 to 450. A start that was corrected since gives nothing. */
function missingTo(leaf: Leaf, ground: Ground): KnownFigure[] {
  const { goal } = ground.facts;
  const { target, baseline, unit } = goal ?? {};
  if (!goal || target === null || target === undefined || baseline === null || baseline === undefined) {
    return [];
  }
  const isCorrected = ground.replaced.some(({ from, to }) => {
    const [before, after] = [from, to].map((text) => figuresIn(text, ground).map(({ value }) => value));
    return before?.includes(baseline) && !after?.includes(baseline);
  });
  if (isCorrected) return [];
  const isCited = citedSentences(idsOf(leaf), ground).some((text) =>
    text.includes(goal.quote) || goal.quote.includes(text)
  );
  return counted(Math.abs(target - baseline), unitOf(unit)).map((each) => ({ ...each, isCited }));
}

/** Lists of numbers: how many were told counts nothing of theirs. */
const MEASURED = new Set(["measured", "traction", "prices"]);

/** "Two rivals" where two were named and one of them is cited: a list counts nothing else. */
function lengths(leaf: Leaf, { facts, ...ground }: Ground): KnownFigure[] {
  const ids = idsOf(leaf);
  const cited = citedSentences(ids, { facts, ...ground });
  return Object.entries(facts).flatMap(([name, fact]) => {
    if (!Array.isArray(fact) || fact.length === 0 || MEASURED.has(name)) return [];
    // Words cite nothing, and a choice names what it is about: "Die fünf Dörfer vertiefen".
    const isCited = leaf.kind === "words" || ids.some((id) => id.replace(/^F\./, "").startsWith(name)) ||
      fact.some(({ quote }) => cited.some((text) => text.includes(quote) || quote.includes(text)));
    const wanted = fact.filter((each) => !("wanted" in each) || each.wanted);
    return isCited ? [fact, wanted].flatMap(({ length }) => counted(length, COUNTED)) : [];
  });
}

/** A number of a fact, or none where it was not said. */
export function counted(
  value: number | null | undefined,
  unit: Unit,
  per: string | null = null,
): KnownFigure[] {
  return value === null || value === undefined ? [] : [{
    value,
    upTo: null,
    unit,
    per,
    noun: unit === COUNTED ? "counted" : "",
    times: NO_TIMES,
    isOnlyMoney: false,
    isCited: false,
  }];
}

function money(sum: Money | null, per: string | null): KnownFigure[] {
  return sum === null ? [] : counted(sum.amount, { kind: "money", currency: sum.currency }, per);
}

const TIMES: Record<string, TimeUnit> = {
  minute: "minute",
  hour: "hour",
  day: "day",
  night: "night",
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
};

function timeUnitOf(word: string | null | undefined): TimeUnit | null {
  return TIMES[(word ?? "").toLowerCase().replace(/s$/, "")] ?? null;
}

function unitOf(unit: string | null | undefined): Unit {
  const time = timeUnitOf(unit);
  if (time !== null) return { kind: "time", unit: time };
  if (unit === null || unit === undefined) return PLAIN;
  if (/^(?:%|percent|per cent)$/i.test(unit)) return { kind: "percent" };
  return /^[A-Z]{3}$/.test(unit) ? { kind: "money", currency: unit } : PLAIN;
}

/** Hours, minutes, shares and money that a row plans in its own typed numbers. */
function rowFigures(row: Row): KnownFigure[] {
  const numberAt = (name: string) => {
    const value = row[name];
    return typeof value === "number" ? value : null;
  };
  return [
    ...counted(numberAt("hours_a_week"), { kind: "time", unit: "hour" }, "week"),
    ...counted(numberAt("minutes"), { kind: "time", unit: "minute" }),
    ...counted(numberAt("share"), { kind: "percent" }),
    ...counted(numberAt("count"), COUNTED),
  ];
}
