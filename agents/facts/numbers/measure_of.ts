import { A_OR_ONE } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import type { MeasureFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { firstCue, hasCue, type Language, LANGUAGES } from "../../text/lexicon.ts";
import { isNameLike } from "../names/standing_names.ts";
import { opensWith } from "../passages/items.ts";
import { evidenceOf } from "../reader.ts";
import { MEASURES, NUMBER_WORDS } from "../words.ts";
import { isTimeSpan, isTimeUnit } from "./counted.ts";
import { isGuessed, isWished } from "./doubted_numbers.ts";
import {
  cleanBefore,
  cleanBehind,
  COMPARED_WITH,
  isLongAgo,
  isNow,
  isOnlyDay,
  isOnlyTime,
  MONEY,
  nameWith,
} from "./measure_names.ts";
import { type Around, isDeed, isPlural, RATIO, unitOf, unitWord, withoutUnitWord } from "./measure_units.ts";
import { BASE_AT_END, baseLength, perLength, ratedIn } from "./per_bases.ts";
import { rateBehind } from "./rates.ts";
import type { Segment } from "./segments.ts";

/** Words of a name beyond this are a story. */
const MOST_NAME = 80;

/** "Waste 14% to 5%": the share it was is no part of its name. */
const OLD_SHARE = new RegExp(
  `(?:\\s(?:${wordPattern("range_from", LANGUAGES).source}))?\\s[\\d.,]+\\s?%$`,
  "iu",
);
/** "Up from 6", "contre 35": the number behind it is how it was, where nothing else names it. */
const OLD_VALUE = new RegExp(`(?:${COMPARED_WITH}|${NUMBER_WORDS.sourceOf("moved")}) $`, "iu");
const MOVED = new RegExp(`^${NUMBER_WORDS.sourceOf("moved")}$`, "iu");
const WITHOUT = new RegExp(`^${GRAMMAR.sourceOf("without")}\\s`, "iu");
/** "A week", "a customer on average". */
const ONE_THING = new RegExp(
  `^${A_OR_ONE} \\p{L}+(?: ${MEASURES.sourceOf("average")})?$`,
  "iu",
);

/** What stands around the number of an item. */
interface Beside {
  /** The words before it and behind it that may name something. */
  before: string | null;
  behind: string | null;
  /** " of 64" behind a number of some. */
  outOf: string;
  /** "Layings a month 38,000" counts layings. */
  isRated: boolean;
  /** "Day 2.4" is a day. */
  isPlace: boolean;
}

/** The number of an item with its name and unit; null where nothing names it or it measures nothing of today. */
export function measureOf(segment: Segment, amount: Amount, around: Around): MeasureFact | null {
  const { numbers: { sentence: { text, languages, answer } } } = segment;
  const beside = besideOf(segment, amount);
  const name = nameOf(segment, amount, { around, beside });
  if (name === null) return null;
  const { before, outOf, isRated, isPlace } = beside;
  const unit = isPlace ? unitWord(before) : unitOf(amount, segment, around);
  const isDone = unit !== null && amount.kind === "number" && isDeed(unit, languages);
  if (isDone && around.noun === null) return null;
  // "56 students, 53 of 64 passed": those 64 are others.
  const isOfOthers = outOf !== "" &&
    Number(/[\d.,]+$/u.exec(outOf)?.[0].replace(/\D/gu, "")) !== around.noun?.value;
  const counted = isDone ? around.noun?.isOnly && !isOfOthers ? around.noun.unit : null : unit;
  const based = BASE_AT_END.exec(name);
  // "It was 214 boats, I counted them twice" counts boats.
  const isTelling = counted !== null && amount.kind === "number" && name === before &&
    !isNameLike(name, languages);
  // "38 davon mit Rahmenvertrag" are customers with one; of "90 dogs, 61 over 2 yrs" the 61 are dogs.
  const isOfNoun = counted !== null && opensWith(name, languages, "prepositions", "at") &&
    (MEASURES.patternOf("of_them", languages).exec(text.slice(amount.end))?.index === 1 ||
      counted === around.noun?.unit && hasCue(name, languages, "time_words"));
  const called = isTelling ? counted : isOfNoun ? `${counted} ${name}` : name;
  const lostIn = amount.kind === "number"
    ? [...languages, ...LANGUAGES].find((each) => LOSES.get(each)?.test(text.slice(0, amount.index)))
    : undefined;
  return {
    name: based !== null
      ? name.slice(0, based.index).trim()
      : lostIn !== undefined
      ? asLost(called, counted, lostIn)
      : called,
    value: amount.value,
    unit: counted ?? based?.[0].trim() ?? (isRated ? RATED.exec(name)?.[0] : undefined) ??
      countedInName(name, amount, languages) ?? (outOf.trim() || null),
    ...evidenceOf(answer, quoteOf(segment, around)),
  };
}

const LOSES = new Map(LANGUAGES.map((language) => [
  language,
  new RegExp(`(?:${MEASURES.patternOf("loses", [language]).source})\\s$`, "iu"),
]));

/** "We lost 5 accounts in a year" counts accounts lost, and none that there are. */
function asLost(name: string, counted: string | null, language: Language): string {
  const [lost = ""] = MEASURES.phrasesOf("lost", [language]);
  if (counted === null || !name.startsWith(counted) || MEASURES.isIn(name, "loses")) return name;
  return `${counted} ${lost}${name.slice(counted.length)}`;
}

function besideOf({ numbers, from, to }: Segment, amount: Amount): Beside {
  const { text, languages } = numbers.sentence;
  const isRated = isRateAtEnd(text.slice(from, amount.index), languages);
  const outOf = RATIO.exec(text.slice(amount.end, to))?.[0] ?? "";
  const taken = amount.kind === "number"
    ? outOf.length + Math.max(baseLength(text, amount.end), perLength(text, amount.end, languages))
    : rateBehind(text, amount.end, languages).length;
  return {
    before: cleanBefore(text.slice(from, amount.index), languages)?.replace(OLD_SHARE, "") ?? null,
    behind: cleanBehind(text.slice(amount.end + taken, to), languages),
    outOf,
    isRated,
    isPlace: amount.isPosition && !isRated,
  };
}

/** What the number of an item is called: the words before it or behind it, or the heading; null where that is no name. */
function nameOf(
  segment: Segment,
  amount: Amount,
  { around, beside }: { around: Around; beside: Beside },
): string | null {
  const { languages } = segment.numbers.sentence;
  const { before, behind } = beside;
  if (before === null && around.named !== null && ONE_THING.test(behind ?? "")) return null;
  const nearest = nearestName(segment, amount, beside);
  if (nearest !== null && nearest.replace(wordPattern("target", languages), "").trim() === "") return null;
  const isTime = nearest !== null &&
    (isOnlyTime(nearest, languages) || isDayOfCount(nearest, amount, languages));
  const other = nearest === behind ? before : behind;
  const found = nameWith(isTime ? other : nearest, isTime ? null : behind, { segment, amount, around });
  // "Average £61,000" has no other name.
  const isAverage = (found === null || found.startsWith(MONEY)) && nearest !== null && isTime &&
    MEASURES.isIn(nearest, "average");
  const name = isAverage ? nearest : found;
  if (name === null || !isAverage && isOnlyTime(name, languages)) return null;
  return isNoMeasure(name, { segment, amount, beside }) ? null : name;
}

/** Of a count the words behind it, else those before it; of money, shares and times those before it first. */
function nearestName(
  { numbers }: Segment,
  amount: Amount,
  { before, behind, outOf, isPlace }: Beside,
): string | null {
  const { languages } = numbers.sentence;
  if (isPlace) return withoutUnitWord(before);
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const isNamedBefore = amount.kind !== "number" || isJapanese || isTimeSpan(amount, numbers) || outOf !== "";
  return before !== null && isNamedBefore || behind === null ? before : behind;
}

function isDayOfCount(name: string, { kind }: Amount, languages: readonly Language[]): boolean {
  return kind === "number" && isOnlyDay(name, languages);
}

/** True for what is wished, guessed or long ago, for a story, and for words that only say when. */
function isNoMeasure(
  name: string,
  { segment, amount, beside: { outOf } }: { segment: Segment; amount: Amount; beside: Beside },
): boolean {
  const { text, languages } = segment.numbers.sentence;
  const before = text.slice(0, amount.index);
  if (isDayOfCount(name, amount, languages) || isNow(name, languages) || name.length > MOST_NAME) return true;
  if (isLongAgo(segment.text, languages) || isWished(text.slice(segment.from, amount.index))) return true;
  if (OLD_VALUE.test(before) && MOVED.test(name)) return true;
  const isClause = firstCue(name, languages, "relative", "because")?.index === 0 || WITHOUT.test(name);
  return isClause && outOf === "" || hasCue(name, languages, "dont_know") || isGuessed(before);
}

/** The word that stands before a rate at the end of a name. */
const RATED = /\p{L}+(?=\s+\p{L}+\s+\p{L}+$)/u;

/** "Layings a month", "anfragen pro monat": how often, right before a number. */
function isRateAtEnd(before: string, languages: readonly Language[]): boolean {
  const [, lead, unit = ""] = /^(.*\p{L})\s+\p{L}+\s+(\p{L}+)\s*$/u.exec(before) ?? [];
  const rate = before.trimEnd().slice((lead ?? "").length);
  return lead !== undefined && isTimeUnit(unit) && rateBehind(rate, 0, languages).per !== null;
}

/** "Labs under service, 233", "Umzüge pro Woche, 3", "Paid orders, 30": a number behind the name of several things counts those. */
export function countedInName(
  name: string,
  { kind, value }: Amount,
  languages: readonly Language[],
): string | null {
  if (kind !== "number" || languages.length !== 1) return null;
  // "Minutes per truck", "pannes par mois".
  const rated = ratedIn(name, languages);
  if (rated !== null) return rated;
  const article = firstCue(name, languages, "articles");
  const bare = article?.index === 0 ? name.slice(article[0].length).trimStart() : name;
  const words = bare.split(/\s+/u);
  // "Tonnen, 2,9": of a part of a thing only its bare name tells.
  if (value < 2 || !Number.isInteger(value) && words.length > 1) return null;
  const at = isOfSecond(words, languages) ? 1 : 0;
  const [noun = "", next = ""] = words.slice(at);
  const isItalianAlone = languages[0] === "it" && words.length === 1 && article?.index !== 0;
  const isCounted = isPlural(noun, languages) || article?.index === 0 && /^\p{Ll}{3,}[ei]$/u.test(noun);
  const isWord = hasCue(noun, languages, "adverbs", "prepositions", "articles");
  const isSaid = hasCue(next, languages, "pronouns", "auxiliaries");
  if (!isCounted || isWord || isItalianAlone || isSaid) return null;
  // "Call backs" are none of backs.
  return (languages[0] === "en" ? words.slice(0, at + 1).join(" ") : noun).toLowerCase();
}

/** "Paid orders", "Bewilligte Anträge": in Germanic languages what they are like stands before the things. */
function isOfSecond([first = "", second = ""]: string[], [language]: readonly Language[]): boolean {
  if (language === "de") {
    return /^\p{Lu}\p{Ll}+(?:te|ne|ige|liche|ische|ende|e)n?$/u.test(first) && /^\p{Lu}/u.test(second);
  }
  return language === "en" && !isPlural(first, ["en"]) && isPlural(second, ["en"]);
}

/** From the heading or the name before to the number: the whole stretch that says it. */
function quoteOf({ numbers: { sentence }, from, to }: Segment, { heading, named }: Around): string {
  const start = heading?.from ?? named?.from ?? from;
  const quote = sentence.text.slice(Math.min(start, from), to).trim();
  return quote.length <= 160 ? quote : sentence.text.slice(from, to).trim();
}
