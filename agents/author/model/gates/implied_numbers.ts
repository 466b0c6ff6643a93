import { isSpan } from "../../../text/spans.ts";
import type { Figure } from "./figure.ts";
import { timeIn } from "./formula.ts";
import { isResult, isSame } from "./rounding.ts";
import { NUMBERS, PARTS } from "./words.ts";

type Amount = Pick<Figure, "value" | "unit" | "per"> & { noun?: string };

/** A number's surroundings. */
export interface Told {
  text: string;
  /** The known numbers of its sentence. */
  beside: readonly Figure[];
  /** The known numbers of the whole text. */
  everywhere: readonly Figure[];
  /** The numbers of the sentences that are cited. */
  cited: readonly Amount[];
  citedTexts: readonly string[];
  /** How many days lie between today and the days that the text names. */
  daysUntil: readonly number[];
  /** True where its sentence tells a difference: "more", "left", "between". */
  isDifference: boolean;
}

/**
 * True for a number that follows from others in a way that needs no sum to be shown: a share in words of two numbers, a
 * share of one, the rest of a whole, how often one goes into another, the years between two, a rate over a time.
 */
export function isImplied(figure: Figure, told: Told): boolean {
  return isShareOfTold(figure, told) || isShareTaken(figure, told) || isRest(figure, told) ||
    isQuotient(figure, told) || isLeft(figure, told) || isYearsBetween(figure, told) ||
    isHoursBetween(figure, told) || isOverTime(figure, told) ||
    isAYear(figure, told) || isUntil(figure, told);
}

const NEAR_SHARE = 2.5;
const BEYOND_SHARE = 15;

const NOT_BEHIND = new RegExp(`^\\s(?:\\p{L}+\\s){0,2}${NUMBERS.sourceOf("denials")}`, "iu");

/** "Six of ten: more than half", "two thirds of the 450,000", "2.9 of 8.9 more, about a third", "a third does not: 68%". */
function isShareOfTold(figure: Figure, { text, beside, cited, isDifference }: Told): boolean {
  if (!figure.isFraction) return false;
  const whole = beside.filter(({ isFraction }) => !isFraction);
  const isDenied = NOT_BEHIND.test(text.slice(figure.end));
  if (
    isDenied && whole.some(({ unit, value }) => unit.kind === "percent" && isNearShare(figure, 100 - value))
  ) {
    return true;
  }
  return whole.some((one) =>
    // Where two numbers that count alike are told a share is one of these.
    [...whole, ...(whole.some((each) => each !== one && haveSameUnit(each, one)) ? [] : cited)].some(
      (other) => {
        const [part, all] = one.value < other.value ? [one.value, other.value] : [other.value, one.value];
        if (!haveSameUnit(one, other) || one.unit.kind === "percent" || part === all) return false;
        const share = (part / all) * 100;
        const change = ((all - part) / part) * 100;
        const isLess = FALLEN.test(text.slice(figure.end));
        return isNearShare(figure, share) || isDifference && isNearShare(figure, change) ||
          isLess && isNearShare(figure, 100 - share);
      },
    )
  );
}

/** "A third off", "ein Drittel weniger". */
const FALLEN = new RegExp(`^\\s${NUMBERS.sourceOf("off", "falls")}`, "iu");

/** True where one unit goes for both; a bare number takes that of the other. */
export function haveSameUnit(one: Amount, other: Amount): boolean {
  const bare = [one, other].map(({ unit, noun = "" }) => unit.kind === "plain" && noun === "");
  return one.unit.kind === other.unit.kind ||
    [one, other].some(({ unit }, at) => unit.kind === "money" && bare[1 - at] === true);
}

function isNearShare({ value, approximation }: Figure, share: number): boolean {
  if (approximation === "over") return share > value && share - value <= BEYOND_SHARE;
  if (approximation === "under") return share < value && value - share <= BEYOND_SHARE;
  return Math.abs(share - value) <= Math.min(NEAR_SHARE, value / 10);
}

/** "Half of the 280,000 euros, 140,000"; of what is cited, "half, €1,300". */
function isShareTaken(figure: Figure, { beside, cited }: Told): boolean {
  if (figure.isFraction || figure.unit.kind === "percent") return false;
  return beside.filter(({ unit }) => unit.kind === "percent").some((share) =>
    [...beside, ...(share.isFraction ? cited : [])].some((all) =>
      all.unit.kind !== "percent" && isLike(figure, all) &&
      isResult(figure.value, (all.value * share.value) / 100, figure.approximation)
    )
  );
}

function isLike(figure: Figure, { unit }: Amount): boolean {
  return figure.unit.kind === unit.kind || figure.unit.kind === "plain" && figure.noun === "";
}

const OTHERS_AHEAD = new RegExp(`${NUMBERS.sourceOf("the_others")}\\s$`, "iu");

/** "Of 46 farms 39 went on, seven did not", "the other seven". */
function isRest(figure: Figure, { text, beside, citedTexts, cited }: Told): boolean {
  if (figure.unit.kind !== "plain" || figure.isFraction) return false;
  if (isRestOfThem(figure, { beside, citedTexts, cited })) return true;
  const isMeant = NOT_BEHIND.test(text.slice(figure.end)) || OTHERS_AHEAD.test(text.slice(0, figure.index));
  if (!isMeant) return false;
  const before = beside.filter(({ unit, index }) => unit.kind === "plain" && index < figure.index);
  return before.some((all) => before.some((part) => isSame(all.value - part.value, figure.value)));
}

const OF_THEM = new RegExp(`^\\s${PARTS.sourceOf("of_them")}`, "iu");

/** "Of the eleven nine were worth it" where "eleven, two of them time wasters" was said. */
function isRestOfThem(
  { value }: Figure,
  { beside, citedTexts, cited }: Pick<Told, "beside" | "citedTexts" | "cited">,
): boolean {
  return beside.some((all) =>
    cited.some((part) =>
      isSame(all.value - part.value, value) && "text" in part && typeof part.text === "string" &&
      citedTexts.some((text) => {
        const at = text.indexOf(String(part.text));
        return at !== -1 && OF_THEM.test(text.slice(at + String(part.text).length));
      })
    )
  );
}

/** A smaller quotient is met by chance. */
const LEAST_QUOTIENT = 13;

/** "A fine pays for 66 visits": 12,000 by 180, whole ones, where both are cited. */
function isQuotient(
  { value, unit, isFraction, approximation }: Figure,
  { everywhere, cited }: Told,
): boolean {
  if (unit.kind !== "plain" || isFraction || value < LEAST_QUOTIENT) return false;
  const said = everywhere.filter((each) =>
    !each.isFraction && cited.some((one) => isSame(one.value, each.value))
  );
  return said.some((all) =>
    said.some((one) => {
      if (one.value <= 1 || !haveSameUnit(one, all)) return false;
      const exact = all.value / one.value;
      return Math.floor(exact) === value || isResult(value, exact, approximation);
    })
  );
}

/** "Twenty, or it stops. That leaves eight": of a number that is told, and one that is cited. */
function isLeft({ value, unit, isFraction }: Figure, { everywhere, cited, isDifference }: Told): boolean {
  return isDifference && !isFraction && (unit.kind === "plain" || unit.kind === "money") &&
    everywhere.some((one) =>
      cited.some((other) =>
        haveSameUnit(one, other) && one.unit.kind !== "percent" && one.unit.kind !== "time" &&
        isSame(Math.abs(one.value - other.value), value)
      )
    );
}

const YEAR = /(?<!\d)(?:1[89]|20)\d{2}(?!\d)/gu;

/** "Closed in 1989; thirty-one years later": the years between one that is told and one that is told or cited. */
function isYearsBetween({ unit, value }: Figure, { text, citedTexts }: Told): boolean {
  if (unit.kind !== "time" || unit.unit !== "year") return false;
  const yearsIn = (some: string) => [...some.matchAll(YEAR)].map(([year]) => Number(year));
  const told = yearsIn(text);
  return told.some((one) =>
    [...told, ...citedTexts.flatMap(yearsIn)].some((other) => Math.abs(one - other) === value)
  );
}

/** "At five and done by nine: four hours". */
function isHoursBetween({ unit, value }: Figure, { beside }: Told): boolean {
  const clock = beside.filter((each) => each.unit.kind === "plain" && each.noun === "" && each.value <= 24);
  return unit.kind === "time" && unit.unit === "hour" &&
    clock.some((one, at) =>
      clock.slice(at + 1).some((other) => isSame((other.value - one.value + 24) % 24, value))
    );
}

const A_YEAR_IN: Record<string, number> = { week: 52, month: 12, quarter: 4, day: 365 };

/** "27,000 a week, in 52 weeks about 1.4 million". */
function isOverTime(figure: Figure, { beside }: Told): boolean {
  return beside.some((rate) => {
    const { per } = rate;
    if (per === null || !isSpan(per) || !isLike(figure, rate)) return false;
    const lengths = beside.flatMap(({ unit, value }) =>
      unit.kind === "time" ? timeIn(value, unit.unit, per) ?? [] : []
    );
    return [...lengths, ...(per in A_YEAR_IN ? [A_YEAR_IN[per] ?? 0] : [])].some((length) =>
      isResult(figure.value, rate.value * length, figure.approximation)
    );
  });
}

/** The 52 weeks of a year, beside something that comes each week. */
function isAYear({ unit, value }: Figure, { everywhere }: Told): boolean {
  return unit.kind === "time" && A_YEAR_IN[unit.unit] === value &&
    everywhere.some(({ per }) => per === unit.unit);
}

const DAYS_OF: Record<string, number> = {
  day: 1,
  week: 7,
  month: 365.25 / 12,
  quarter: 365.25 / 4,
  year: 365.25,
};

/** "By 30 April 2028, in nearly a year and a half": from today to a day that the text names. */
function isUntil({ unit, value, approximation }: Figure, { daysUntil }: Told): boolean {
  const length = unit.kind === "time" ? DAYS_OF[unit.unit] : undefined;
  return length !== undefined && daysUntil.some((days) => {
    const exact = days / length;
    return isResult(value, exact, approximation) || Math.floor(exact) === value ||
      Math.round(exact) === value;
  });
}
