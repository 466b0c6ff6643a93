import { addDays, isoDay } from "../domain/days.ts";
import { amountWords } from "./amount_words.ts";
import { type Language, type Lexicon, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { wordGate } from "./word_gate.ts";
import { wordNumber } from "./word_numbers.ts";

/** A day or a stretch of the year that a text names. */
export interface NamedDay {
  /** The last day of the stretch, on which something due "by" it is due (ISO). */
  iso: string;
  /** Its first day: the same for a day. */
  from: string;
  /** The exact words: "end of nov 2027". */
  text: string;
  index: number;
  end: number;
  kind: "day" | "month" | "quarter" | "season" | "holiday" | "year" | "span";
  /** Where a word such as "by" or "bis" in front of it begins; `index` where none stands there. */
  dueFrom: number;
  /** True behind "by", "until", "bis", "avant" and the like. */
  isDeadline: boolean;
  /** True for "next Christmas" a few weeks before Christmas: it may be this one or the one after. */
  isAmbiguous: boolean;
}

export interface DaySetting {
  languages: readonly Language[];
  now: Date;
  /** True where founders write the month first: 04/06/2027 is 6 April. */
  monthFirst?: boolean;
}

/** "Next spring" said so many days before spring begins may be either spring. */
const NEAR_DAYS = 62;

interface Grammar {
  /** False for a text that can name no day. */
  mayHold: (text: string) => boolean;
  pattern: RegExp;
  months: Map<string, number>;
  seasons: Map<string, number>;
  holidays: Map<string, string>;
  quarters: Map<string, number>;
  units: Map<string, "day" | "week" | "month" | "quarter" | "year">;
  next: RegExp;
  endOf: RegExp;
  mid: RegExp;
  startOf: RegExp;
  nextYear: RegExp;
  before: RegExp;
}

const grammars = new Map<string, Grammar>();
const YEAR = "(?:19|20)\\d{2}";
const SHORT_MONTH = 3;

function grammarOf(languages: readonly Language[]): Grammar {
  const key = languages.join();
  const known = grammars.get(key);
  if (known !== undefined) return known;
  const lexicons = lexiconsOf(languages);
  const months = new Map(lexicons.flatMap(monthsOf));
  const seasons = new Map(lexicons.flatMap(seasonsOf));
  const holidays = new Map<string, string>([
    ...lexicons.flatMap(holidaysOf),
    ...amountWords("easter", languages).map((name): [string, string] => [name, "easter"]),
  ]);
  const quarters = new Map(lexicons.flatMap(({ ordinals }) => [...ordinals]));
  const units = new Map(lexicons.flatMap(unitsOf));
  const words = (kind: Parameters<typeof amountWords>[0]) => phrasesPattern(amountWords(kind, languages));
  const any = (map: Map<string, unknown>) => phrasesPattern([...map.keys()]);
  const month = phrasesPattern([...months.keys()]);
  const ofYear =
    `(?:,?\\s+(?:(?:of|de|del|di|do|des|van)\\s+)?(?:(?<!\\d)(${YEAR})(?!\\d)|['’](\\d{2})(?!\\d)))?`;
  const named = (source: string, suffix: string) =>
    source.replaceAll("(YEAR", `(?<y${suffix}`).replaceAll("(SHORT", `(?<s${suffix}`);
  const year = (suffix: string) =>
    named(ofYear.replace(`(${YEAR})`, `(YEAR>${YEAR})`).replace("(\\d{2})", "(SHORT>\\d{2})"), suffix);
  const edge = `(?:(?<edge>${words("end_of")}|${words("mid")}|${words("start_of")})[\\s-]*)`;
  const pattern = new RegExp(
    [
      `(?<![\\d.])(?<iso>${YEAR}-\\d{2}-\\d{2})(?!\\d)`,
      `(?<![\\d.,])(?<n1>\\d{1,2})(?<sep>[./-])\\s?(?<n2>\\d{1,2})\\k<sep>\\s?(?<n3>${YEAR}|\\d{2})(?![\\d%])`,
      `(?:(?<jyear>${YEAR})年|(?<jnext>来年|今年)の?)?(?<!\\d)(?<jmonth>1[0-2]|[1-9])月(?:(?<jday>\\d{1,2})日|(?<jend>末|下旬)|(?<jmid>中旬|半ば)|(?!\\d|に?\\d+[泊日件回人]))`,
      `(?<!\\d)(?<jy>${YEAR})年(?<jyend>末)?`,
      `(?<![\\d.,])(?:(?<first>\\d{1,2})\\s?[-–]\\s?)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|er|º|ª)?\\s+(?:(?:of|de|di|den|do)\\s+)?(?<month1>${month})\\.?${
        year("a")
      }`,
      `(?<month2>${month})\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%.,]\\d|\\d|\\s?[%€£$])${
        year("b")
      }`,
      `(?:${edge}(?:(?:the|des|de|du|del|di|von|van)\\s+)?)?(?<month3>${month})${year("c")}`,
      `(?<![\\p{L}\\d])(?:[QT](?<q1>[1-4])|(?<q2>[1-4])[QT])(?!\\d|\\p{L})${year("d")}`,
      `(?<qword>${any(quarters)})\\s+(?:${words("quarter")})${year("e")}`,
      `(?:(?<jq>[1-4])四半期|第(?<jq2>[1-4])四半期)`,
      `(?:(?<nextSeason>${words("next")})\\s+)?(?<season>${any(seasons)})${year("f")}`,
      `(?:(?<nextDay>${words("next")})\\s+)?(?<holiday>${any(holidays)})${year("g")}`,
      `(?:${words("within")})\\s+(?<count>\\d{1,3}|[\\p{L}\\p{M}-]{1,20})\\s+(?<unit>${any(units)})`,
      `(?<count2>\\d{1,3}|[\\p{L}\\p{M}-]{1,20})\\s+(?<unit2>${any(units)})\\s+(?:${words("from_now")})`,
      `(?<jcount>\\d{1,3})(?<junit>か月|ヶ月|カ月|ヵ月|年|週間|日)(?:以内|後)`,
      `(?<nextYear>${words("next_year")})`,
      `(?<thisYear>${words("year_end")})(?:\\s+(?:of\\s+)?(?<ty>${YEAR}))?`,
      `${
        edge.replace("?<edge>", "?<edge2>")
      }?(?<![\\d.,€£$#])(?<year>20[2-4]\\d)(?![\\d.,]\\d|\\d|\\s?[%€£])`,
    ].join("|"),
    "giu",
  );
  const whole = (kind: Parameters<typeof amountWords>[0]) => new RegExp(`^(?:${words(kind)})`, "iu");
  const grammar: Grammar = {
    mayHold: wordGate([
      ...months.keys(),
      ...seasons.keys(),
      ...holidays.keys(),
      ...quarters.keys(),
      ...(["end_of", "mid", "start_of", "within", "next_year", "year_end"] as const).flatMap((kind) =>
        amountWords(kind, languages)
      ),
      ...units.keys(),
    ]),
    pattern,
    months,
    seasons,
    holidays,
    quarters,
    units,
    next: whole("next"),
    endOf: whole("end_of"),
    mid: whole("mid"),
    startOf: whole("start_of"),
    nextYear: whole("next_year"),
    before: new RegExp(`(?:${words("before")})\\s+$`, "iu"),
  };
  grammars.set(key, grammar);
  return grammar;
}

const monthsOf = ({ months }: Lexicon) =>
  months.flatMap((names, at) => names.map((name): [string, number] => [name, at + 1]));
const SEASON_STARTS = { spring: 3, summer: 6, autumn: 9, winter: 12 };
const seasonsOf = ({ seasons }: Lexicon) =>
  (["spring", "summer", "autumn", "winter"] as const).flatMap((season) =>
    seasons[season].map((name): [string, number] => [name, SEASON_STARTS[season]])
  );
const holidaysOf = ({ holidays }: Lexicon) =>
  holidays.flatMap(({ day, names }) =>
    names.map((name): [string, string] => [name.replaceAll("-", " "), day])
  );
const UNITS = ["day", "week", "month", "quarter", "year"] as const;
const unitsOf = ({ per }: Lexicon) =>
  UNITS.flatMap((unit) => (per.get(unit) ?? []).map((word): [string, typeof unit] => [word, unit]));

/** Words that are months and something else besides: they need a day, a year or a preposition beside them. */
const DOUBTFUL = /^(?:may|mar|set|ago|sept|dec|marcha)$/iu;
const BEFORE_MONTH =
  /(?:^|[\s(])(?:by|in|until|till|til|from|to|of|since|before|after|during|early|late|mid|next|this|last|every|each|around|about|is|or|and|em|en|in|a|im|bis|vor|ab|seit|nach|de|di|do|da|dal|entro|desde|até|hasta|para|vers|dès|avant|après|op|tot|vanaf|voor|na|maybe)\s+$/iu;

/**
 * Every day, month, quarter, season, holiday, year and "in 18 months" of a text, in its order. Without a year it is
 * the next such day on or after `now`, or in the year of the date that follows within the text. Easter by the
 * Gregorian rule.
 */
export function daysIn(text: string, setting: DaySetting): NamedDay[] {
  const grammar = grammarOf(setting.languages);
  if (!/[\d\uff10-\uff19]/.test(text) && !grammar.mayHold(text)) return [];
  const plain = text.replace(/[\uff10-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const drafts = [...plain.matchAll(grammar.pattern)].flatMap((match) => {
    const draft = draftOf(plain, match, { grammar, setting });
    return draft === null ? [] : [draft];
  });
  return drafts.flatMap((draft, at) => {
    const later = drafts[at + 1];
    const year = draft.year ?? (later && later.index - draft.end < 25 ? later.year : null) ?? null;
    const day = placed({ ...draft, year }, setting.now);
    return day === null ? [] : [{ ...day, ...dueOf(plain, day) }];
  });
}

/** What says that something is due by the day behind it. */
const DUE =
  /(?<![\p{L}\d])(?:by|until|till|before|no later than|bis(?:\s+zu[mr])?|vor(?:\s+dem)?|spätestens|d['’]ici(?:\s+(?:le|la|à))?|avant(?:\s+(?:le|la))?|jusqu['’](?:au|à)|antes\s+de(?:l)?|hasta(?:\s+el)?|para(?:\s+el)?|entro(?:\s+(?:il|la))?|prima\s+del(?:la)?|até(?:\s+(?:ao?|o))?|antes\s+d[eo]|tegen|vóór|voor|uiterlijk(?:\s+op)?|tot)(?:\s+(?:the|de|den|le|la|el|il|o))?\s+$/iu;

function dueOf(
  text: string,
  { index, end }: Pick<NamedDay, "index" | "end">,
): Pick<NamedDay, "dueFrom" | "isDeadline"> {
  const before = DUE.exec(text.slice(Math.max(0, index - 24), index));
  const isBehind = /^(?:まで|以内)/u.test(text.slice(end));
  return {
    dueFrom: before === null ? index : index - before[0].length,
    isDeadline: before !== null || isBehind,
  };
}

interface Draft {
  kind: NamedDay["kind"];
  year: number | null;
  /** The stretch in a given year, as ISO dates. */
  within: (year: number) => [string, string] | null;
  isNext: boolean;
  text: string;
  index: number;
  end: number;
}

interface Context {
  grammar: Grammar;
  setting: DaySetting;
}

function draftOf(text: string, match: RegExpExecArray, { grammar, setting }: Context): Draft | null {
  const groups = match.groups ?? {};
  const lead = /^\s*/.exec(match[0])?.[0].length ?? 0;
  const stretch = match[0].trim();
  const index = match.index + lead;
  const base = { text: stretch, index, end: index + stretch.length, isNext: false };
  const year = yearOf(groups);
  if (groups.iso !== undefined) {
    const iso = groups.iso;
    return isRealDay(iso)
      ? { ...base, kind: "day", year: Number(iso.slice(0, 4)), within: () => [iso, iso] }
      : null;
  }
  if (groups.n1 !== undefined) return numericDraft(base, groups, setting);
  const day = Number(groups.day ?? groups.day2 ?? groups.jday ?? NaN);
  const month = monthOf(groups, grammar);
  if (month !== null && !Number.isNaN(day)) {
    return {
      ...base,
      kind: "day",
      year: year ?? relativeYear(groups, setting.now),
      within: (at) => fromDay(at, month, [Number(groups.first ?? day), day]),
    };
  }
  if (month !== null) {
    const name = groups.month3 ?? "";
    const isDoubtful = groups.jmonth === undefined && (name.length <= SHORT_MONTH || DOUBTFUL.test(name));
    const isPlaced = index === 0 ? !/^may$/i.test(name) : BEFORE_MONTH.test(text.slice(0, index));
    if (isDoubtful && year === null && groups.edge === undefined && !isPlaced) return null; // "May" the verb: "in may" is the month, "I may" is not.
    const part = partOfMonth(groups, grammar);
    const isBefore = grammar.before.test(text.slice(Math.max(0, index - 20), index)) && part === "all";
    return {
      ...base,
      kind: "month",
      year: year ?? relativeYear(groups, setting.now),
      within: (at) => isBefore ? dayBefore(at, month) : inMonth(at, month, part),
    };
  }
  const quarter = quarterOf(groups, grammar);
  if (quarter !== null) {
    return { ...base, kind: "quarter", year, within: (at) => monthsFrom(at, quarter * 3 - 2, 3) };
  }
  const season = grammar.seasons.get((groups.season ?? "").toLowerCase());
  if (season !== undefined) {
    return {
      ...base,
      kind: "season",
      year,
      isNext: groups.nextSeason !== undefined,
      within: (at) => monthsFrom(at, season, 3),
    };
  }
  if (groups.holiday !== undefined) {
    const holiday = grammar.holidays.get(
      groups.holiday.toLowerCase().replace(/[’]/g, "'").replace(/[\s-]+/g, " "),
    );
    if (holiday === undefined) return null;
    return {
      ...base,
      kind: "holiday",
      year,
      isNext: groups.nextDay !== undefined,
      within: (at) => {
        const iso = holiday === "easter" ? easterSunday(at) : `${at}-${holiday}`;
        return [iso, iso];
      },
    };
  }
  return spanDraft(base, groups, { grammar, setting });
}

type Base = Pick<Draft, "text" | "index" | "end" | "isNext">;
type Groups = Record<string, string | undefined>;

/** "in 18 months", "next year", "end of 2027", and the year alone. */
function spanDraft(
  base: Base,
  groups: Groups,
  { grammar, setting: { now, languages } }: Context,
): Draft | null {
  const at = now.getUTCFullYear();
  const count = groups.count ?? groups.count2 ?? groups.jcount;
  if (count !== undefined) {
    const number = /^\d+$/.test(count)
      ? Number(count)
      : wordNumber(count, languages) ?? articleNumber(count, languages);
    const unit = groups.junit === undefined
      ? grammar.units.get((groups.unit ?? groups.unit2 ?? "").toLowerCase())
      : JAPANESE_UNITS[groups.junit];
    if (number === null || unit === undefined) return null;
    const iso = moved(now, number, unit);
    return { ...base, kind: "span", year: Number(iso.slice(0, 4)), within: () => [iso, iso] };
  }
  if (groups.nextYear !== undefined) return { ...base, kind: "year", year: at + 1, within: wholeYear };
  if (groups.thisYear !== undefined) {
    return {
      ...base,
      kind: "year",
      year: groups.ty === undefined ? at : Number(groups.ty),
      within: wholeYear,
    };
  }
  const year = groups.year ?? groups.jy;
  if (year === undefined) return null;
  const edge = groups.edge2 ?? "";
  const [first, last]: [string, string] = grammar.mid.test(edge)
    ? [`${year}-06-01`, `${year}-06-30`]
    : grammar.startOf.test(edge)
    ? [`${year}-01-01`, `${year}-03-31`]
    : [`${year}-01-01`, `${year}-12-31`];
  return { ...base, kind: "year", year: Number(year), within: () => [first, last] };
}

const JAPANESE_UNITS: Record<string, typeof UNITS[number]> = {
  か月: "month",
  ヶ月: "month",
  カ月: "month",
  ヵ月: "month",
  年: "year",
  週間: "week",
  日: "day",
};

const wholeYear = (year: number): [string, string] => [`${year}-01-01`, `${year}-12-31`];

/** "within a year": an article counts as one. */
function articleNumber(word: string, languages: readonly Language[]): number | null {
  const isArticle = lexiconsOf(languages).some(({ phrases }) =>
    phrases.article_numbers.includes(word.toLowerCase())
  );
  return isArticle ? 1 : null;
}

function moved(now: Date, count: number, unit: typeof UNITS[number]): string {
  if (unit === "day" || unit === "week") return addDays(isoDay(now), count * (unit === "week" ? 7 : 1));
  const months = count * (unit === "year" ? 12 : unit === "quarter" ? 3 : 1);
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).getUTCDate();
  return isoDay(
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, Math.min(now.getUTCDate(), last))),
  );
}

/** Day before month as in most of the world, unless only the other order is a date or the founder writes it so. */
function numericDraft(base: Base, { n1, n2, n3 }: Groups, { monthFirst = false }: DaySetting): Draft | null {
  const [first, second] = [Number(n1), Number(n2)];
  const year = Number(n3) < 100 ? 2000 + Number(n3) : Number(n3);
  if (year < 1990 || year > 2060) return null;
  const [day, month] = second > 12 || (monthFirst && first <= 12) ? [second, first] : [first, second];
  return { ...base, kind: "day", year, within: (at) => oneDay(at, month, day) };
}

function yearOf(groups: Groups): number | null {
  for (const suffix of "abcdefg") {
    const long = groups[`y${suffix}`];
    if (long !== undefined) return Number(long);
    const short = groups[`s${suffix}`];
    if (short !== undefined) return 2000 + Number(short);
  }
  return groups.jyear === undefined ? null : Number(groups.jyear);
}

function relativeYear({ jnext }: Groups, now: Date): number | null {
  return jnext === undefined ? null : now.getUTCFullYear() + (jnext === "来年" ? 1 : 0);
}

function monthOf(groups: Groups, { months }: Grammar): number | null {
  if (groups.jmonth !== undefined) return Number(groups.jmonth);
  const name = groups.month1 ?? groups.month2 ?? groups.month3;
  return name === undefined ? null : months.get(name.toLowerCase()) ?? null;
}

type PartOfMonth = "all" | "start" | "mid" | "end";

function partOfMonth({ edge, jend, jmid }: Groups, { endOf, mid, startOf }: Grammar): PartOfMonth {
  if (jend !== undefined) return "end";
  if (jmid !== undefined) return "mid";
  if (edge === undefined) return "all";
  return endOf.test(edge) ? "end" : mid.test(edge) ? "mid" : startOf.test(edge) ? "start" : "all";
}

function quarterOf(groups: Groups, { quarters }: Grammar): number | null {
  const digit = groups.q1 ?? groups.q2 ?? groups.jq ?? groups.jq2;
  if (digit !== undefined) return Number(digit);
  if (groups.qword === undefined) return null;
  const number = quarters.get(groups.qword.toLowerCase());
  return number === undefined ? null : number === -1 ? 4 : number <= 4 ? number : null;
}

function inMonth(year: number, month: number, part: PartOfMonth): [string, string] {
  const last = isoDay(new Date(Date.UTC(year, month, 0)));
  const stem = last.slice(0, 8);
  if (part === "mid") return [`${stem}15`, `${stem}15`];
  if (part === "start") return [`${stem}01`, `${stem}10`];
  return [part === "end" ? `${stem}21` : `${stem}01`, last];
}

/** "Before June" is due on the last day of May. */
function dayBefore(year: number, month: number): [string, string] {
  const iso = isoDay(new Date(Date.UTC(year, month - 1, 0)));
  return [iso, iso];
}

function monthsFrom(year: number, month: number, count: number): [string, string] {
  return [
    isoDay(new Date(Date.UTC(year, month - 1, 1))),
    isoDay(new Date(Date.UTC(year, month - 1 + count, 0))),
  ];
}

function oneDay(year: number, month: number, day: number): [string, string] | null {
  const iso = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isRealDay(iso) ? [iso, iso] : null;
}

/** "13-17 October" begins on the 13th and is over on the 17th. */
function fromDay(year: number, month: number, [first, last]: [number, number]): [string, string] | null {
  const [begin, end] = [oneDay(year, month, first), oneDay(year, month, last)];
  return begin === null || end === null ? null : [begin[0], end[1]];
}

function isRealDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(new Date(time)) === iso;
}

function placed(draft: Draft, now: Date): Omit<NamedDay, "dueFrom" | "isDeadline"> | null {
  const today = isoDay(now);
  const thisYear = now.getUTCFullYear();
  const { year, kind, text, index, end, isNext } = draft;
  const span = draft.within(year ?? thisYear);
  const isOver = year === null && (span === null || span[1] < today || (isNext && span[0] <= today));
  const found = isOver ? draft.within(thisYear + 1) ?? draft.within(thisYear + 2) : span;
  if (found === null) return null;
  const [from, iso] = found;
  const isAmbiguous = isNext && year === null && from < addDays(today, NEAR_DAYS);
  return { iso, from, text, index, end, kind, isAmbiguous };
}

/** Easter Sunday of a year in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return isoDay(new Date(Date.UTC(year, month - 1, day)));
}
