import { amountWords, valuedWords } from "./amount_words.ts";
import type { TimeUnit } from "./calendar_days.ts";
import { GRAMMAR } from "./grammar_words.ts";
import { type Language, type Lexicon, lexiconsOf, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";
import { wordGate } from "./word_gate.ts";

/** What one set of languages calls days, and the pattern that finds them. */
export interface DayGrammar {
  /** False for a text that can name no day. */
  mayHold: (text: string) => boolean;
  pattern: RegExp;
  months: Map<string, number>;
  seasons: Map<string, number>;
  holidays: Map<string, string>;
  quarters: Map<string, number>;
  units: Map<string, TimeUnit>;
  next: RegExp;
  endOf: RegExp;
  mid: RegExp;
  startOf: RegExp;
  nextYear: RegExp;
  before: RegExp;
}

const YEAR = "(?:19|20)\\d{2}";
const OF = GRAMMAR.sourceOf("of");
const THE = GRAMMAR.sourceOf("the");

/** The grammar of days for some languages; each is made once. */
export const dayGrammar: (languages: readonly Language[]) => DayGrammar = perLanguages((languages) => {
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
  const ofYear = `(?:,?\\s+(?:${OF}\\s+)?(?:(?<!\\d)(${YEAR})(?!\\d)|['’](\\d{2})(?!\\d)))?`;
  const named = (source: string, suffix: string) =>
    source.replaceAll("(YEAR", `(?<y${suffix}`).replaceAll("(SHORT", `(?<s${suffix}`);
  const year = (suffix: string) =>
    named(ofYear.replace(`(${YEAR})`, `(YEAR>${YEAR})`).replace("(\\d{2})", "(SHORT>\\d{2})"), suffix);
  const edge = `(?:(?<edge>${words("end_of")}|${words("mid")}|${words("start_of")})[\\s-]*)`;
  const pattern = new RegExp(
    [
      `(?<![\\d.])(?<iso>${YEAR}-\\d{2}-\\d{2})(?!\\d)`,
      `(?<![\\d.,])(?<n1>\\d{1,2})(?<sep>[./-])\\s?(?<n2>\\d{1,2})\\k<sep>\\s?(?<n3>${YEAR}|\\d{2})(?![\\d%])`,
      `(?<=(?:${
        phrasesPattern(amountWords("before_day", ["de"]))
      })\\s)(?<gday>\\d{1,2})\\.\\s?(?<gmonth>1[0-2]|0?[1-9])\\.(?!\\s?\\d)`,
      `(?:(?<jyear>${YEAR})年|(?<jnext>来年|今年)の?)?(?<!\\d)(?<jmonth>1[0-2]|[1-9])月(?:(?<jday>\\d{1,2})日|(?<jend>末|下旬)|(?<jmid>中旬|半ば)|(?!\\d|に?\\d+[泊日件回人]))`,
      `(?<!\\d)(?<jy>${YEAR})年(?<jyend>末)?`,
      `(?<![\\d.,])(?:(?<first>\\d{1,2})\\s?[-–]\\s?)?(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|er|º|ª)?\\s+(?:${OF}\\s+)?(?<month1>${month})\\.?${
        year("a")
      }`,
      `(?<dword>${phrasesPattern([...FIRST_DAYS.keys()])})\\s+(?:${OF}\\s*)?(?<month4>${month})\\.?${
        year("h")
      }`,
      `(?<month2>${month})\\.?\\s+(?<day2>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:%.,]\\d|\\d|\\s?[%€£$])${
        year("b")
      }`,
      `(?:${edge}(?:(?:${THE}|${OF})\\s+)?)?(?<month3>${month})${year("c")}`,
      `(?<![\\p{L}\\d])(?:[QT](?<q1>[1-4])|(?<q2>[1-4])[QT])(?!\\d|\\p{L})${year("d")}`,
      `(?<qword>${any(quarters)})\\s+(?:${words("quarter")})${year("e")}`,
      `(?:(?<jq>[1-4])四半期|第(?<jq2>[1-4])四半期)`,
      `(?:(?<nextSeason>${words("next")})\\s+)?(?<season>${any(seasons)})${year("f")}`,
      `(?:(?<nextDay>${words("next")})\\s+)?(?<holiday>${any(holidays)})${year("g")}`,
      `(?:${words("within")})\\s+(?<count>\\d{1,3}|[\\p{L}\\p{M}-]{1,20})\\s+(?<unit>${any(units)})`,
      `(?<count2>\\d{1,3}|[\\p{L}\\p{M}-]{1,20})\\s+(?<unit2>${any(units)})\\s+(?:${words("from_now")})`,
      `(?<jcount>\\d{1,3})(?<junit>か月|ヶ月|カ月|ヵ月|年|週間|日)(?:以内|後)`,
      `(?<nextYear>${words("next_year")})`,
      `(?<thisYear>${words("year_end")})(?:\\s+(?:${OF}\\s+)?(?<ty>${YEAR}))?`,
      `${
        edge.replace("?<edge>", "?<edge2>")
      }?(?<![\\d.,€£$#])(?<year>20[2-4]\\d)(?![\\d.,]\\d|\\d|\\s?[%€£])`,
    ].join("|"),
    "giu",
  );
  const whole = (kind: Parameters<typeof amountWords>[0]) => new RegExp(`^(?:${words(kind)})`, "iu");
  return {
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
});

/** "the first of September", "am ersten Mai": days that are said as a word. */
export const FIRST_DAYS: ReadonlyMap<string, number> = valuedWords("first_days");

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
const UNITS: TimeUnit[] = ["day", "week", "month", "quarter", "year"];
const unitsOf = ({ per }: Lexicon) =>
  UNITS.flatMap((unit) => (per.get(unit) ?? []).map((word): [string, TimeUnit] => [word, unit]));
