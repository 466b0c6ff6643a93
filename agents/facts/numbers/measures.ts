import type { FactName, MeasureFact, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { firstCue, hasCue, type Language, LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { isGuessed, isWished } from "./doubted_numbers.ts";
import { isTimeSpan, isTimeUnit } from "./counted.ts";
import {
  cleanBefore,
  cleanBehind,
  COMPARED_WITH,
  isLongAgo,
  isNow,
  isOnlyDay,
  isOnlyTalk,
  isOnlyTime,
  MONEY,
  nameWith,
} from "./measure_names.ts";
import {
  type Around,
  isDeed,
  isNoun,
  isPlural,
  RATIO,
  unitOf,
  unitWord,
  withoutUnitWord,
} from "./measure_units.ts";
import { rateBehind } from "./rates.ts";
import { standsAsName, tellsWhatSomeDo } from "../names/standing_names.ts";
import { doubtOf, isDisbelieved, questionAbout } from "./unclear_numbers.ts";
import { BASE_AT_END, baseLength, perLength, ratedIn } from "./per_bases.ts";
import { opensWith } from "../passages/items.ts";
import { evidenceOf, type Reading } from "../reader.ts";
import { valueOf } from "./measure_value.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import { stemList } from "./stated_numbers.ts";
import { MEASURES, NUMBER_WORDS, SMALL_WORDS } from "../words.ts";

/** Words of a name beyond this are a story. */
const MOST_NAME = 80;

/**
 * What was measured, item by item: its name, value and unit. A heading ("Onboarding days:") and the noun of the item
 * before ("90 dogs, 61 over 2 yrs") hold for those that do not name theirs. Numbers nobody believes fill nothing.
 */
export function readMeasures(
  sentences: SentenceNumbers[],
  fact: FactName,
  known: readonly MeasureFact[] = [],
): Reading<MeasureFact[]> {
  const value: MeasureFact[] = [];
  const unclear: UnclearFact[] = [];
  for (const numbers of sentences) {
    if (isDisbelieved(numbers)) {
      unclear.push(...doubtOf(numbers, fact));
      continue;
    }
    let heading: Segment | null = null;
    let noun: Around["noun"] = null;
    let named: Segment | null = null;
    for (const segment of segmentsOf(numbers)) {
      if (segment.isHeader && segment.amounts.length === 0) heading = segment;
      const amount = valueOf(segment);
      if (amount === null) {
        // "Boxes hung inside of 30 days, that's 61%".
        named = segment.amounts.every((each) => isTimeSpan(each, numbers)) ? segment : null;
        continue;
      }
      const read = measureOf(segment, amount, { heading, noun, named });
      const isNameless: boolean = read !== null && !isMeasureName(read, amount, { segment, noun });
      const measure: MeasureFact | null = read !== null && isNameless
        ? namedBefore(read, { named, amount, numbers }) ?? knownAs(read, known) ??
          whereTheyAre(read, amount, numbers)
        : read;
      named = null;
      if (isNameless && measure === null && segment.standing === "stated") {
        unclear.push(questionAbout(amount, numbers, fact));
      }
      if (measure === null) continue;
      if (amount.kind === "number" && !amount.isPosition && measure.unit !== null) {
        const isOnly: boolean = noun === null || noun.isOnly && noun.unit === measure.unit;
        noun = { unit: measure.unit, value: measure.value, isOnly };
      }
      value.push(measure);
    }
  }
  return { value: eachOnce(value), unclear };
}

/**
 * What stands as a name; of a share, and of what was counted, also what so many do ("41 hospitals, 38 had the fee back");
 * of money also when it came in.
 */
function isMeasureName(
  { name, unit }: MeasureFact,
  { kind, end }: Amount,
  { segment, noun }: { segment: Segment; noun: Around["noun"] },
): boolean {
  const { text, languages } = segment.numbers.sentence;
  const behind = text.slice(end).trimStart();
  const isShare = kind === "percent" || RATIO.test(text.slice(end));
  const isOfOnlyNoun = noun?.isOnly === true && noun.unit === unit &&
    opensWith(name, languages, "auxiliaries");
  const isOfCounted = unit !== null && (isOfOnlyNoun || name.startsWith(`${unit} `) ||
    MEASURES.patternOf("of_them", languages).exec(behind)?.index === 0);
  const isWhen = kind === "money" &&
    (name.startsWith(MONEY) || hasCue(name, languages, "calendar_words", "time_words")) &&
    !hasCue(name, languages, "me", "third_person");
  return standsAsName(name, languages) && !isOnlyTalk(name, languages) || isWhen ||
    (isShare || isOfCounted) && tellsWhatSomeDo(name, languages);
}

/** "48 students and 63 on the waiting list": what they are on names them. */
function whereTheyAre(
  measure: MeasureFact,
  { kind, end }: Amount,
  { sentence: { text, languages } }: SentenceNumbers,
): MeasureFact | null {
  const place = firstCue(measure.name, languages, "prepositions", "at");
  if (kind !== "number" || place?.index !== 0 || !text.slice(end).trimStart().startsWith(measure.name)) {
    return null;
  }
  const behind = measure.name.slice(place[0].length).trimStart();
  const article = firstCue(behind, languages, "articles");
  const name = behind.slice(article?.[0].length).trimStart();
  const isThing = languages.includes("de") || /^\p{Ll}/u.test(name);
  // "300 at a time" and "22 on a plan" name nothing that is counted.
  const isKnown = article?.index === 0 && !hasCue(article[0], languages, "article_numbers");
  return isKnown && isThing && standsAsName(name, languages) ? { ...measure, name } : null;
}

/** The same number of the same thing under the name that stands elsewhere. */
function knownAs(measure: MeasureFact, known: readonly MeasureFact[]): MeasureFact | null {
  const stems = stemList(measure.name);
  const same = known.find(({ name, value }) =>
    value === measure.value && stemList(name).some((stem) => stems.includes(stem))
  );
  return same === undefined ? null : { ...measure, name: same.name, unit: same.unit };
}

/** "Parties, 19 in a month" counts parties. */
function namedBefore(
  measure: MeasureFact,
  { named, amount, numbers: { sentence: { languages } } }: {
    named: Segment | null;
    amount: Amount;
    numbers: SentenceNumbers;
  },
): MeasureFact | null {
  const name = named === null || !isNoun(named, languages) ? null : cleanBefore(named.text, languages);
  if (name === null || !standsAsName(name, languages) || isOnlyTalk(name, languages)) return null;
  return { ...measure, name, unit: measure.unit ?? countedInName(name, amount, languages) };
}

/** "Waste 14% to 5%": the share it was is no part of its name. */
const OLD_SHARE = new RegExp(
  `(?:\\s(?:${wordPattern("range_from", LANGUAGES).source}))?\\s[\\d.,]+\\s?%$`,
  "iu",
);
/** "Up from 6", "contre 35": the number behind it is how it was, where nothing else names it. */
const OLD_VALUE = new RegExp(`(?:${COMPARED_WITH}|${NUMBER_WORDS.sourceOf("moved")}) $`, "iu");
const MOVED = new RegExp(`^${NUMBER_WORDS.sourceOf("moved")}$`, "iu");
const WITHOUT = new RegExp(`^${SMALL_WORDS.sourceOf("without")}\\s`, "iu");
/** "A week", "a customer on average". */
const ONE_THING = new RegExp(
  `^(?:${phrasesPattern(phrasesOf(LANGUAGES, "article_numbers"))}) \\p{L}+(?: ${
    MEASURES.sourceOf("average")
  })?$`,
  "iu",
);

function measureOf(segment: Segment, amount: Amount, around: Around): MeasureFact | null {
  const { numbers: { sentence }, from, to } = segment;
  const { text, languages } = sentence;
  // "Layings a month 38,000" counts layings, "day 2.4" is a day.
  const isRated = isRateAtEnd(text.slice(from, amount.index), languages);
  const isPlace = amount.isPosition && !isRated;
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const rate = rateBehind(text, amount.end, languages);
  const before = cleanBefore(text.slice(from, amount.index), languages)?.replace(OLD_SHARE, "") ?? null;
  const outOf = RATIO.exec(text.slice(amount.end, to))?.[0] ?? "";
  const ratio = outOf.length;
  const behind = cleanBehind(
    text.slice(
      amount.end +
        (amount.kind === "number"
          ? ratio + Math.max(baseLength(text, amount.end), perLength(text, amount.end, languages))
          : rate.length),
      to,
    ),
    languages,
  );
  const { named } = around;
  if (before === null && named !== null && ONE_THING.test(behind ?? "")) return null;
  const name = isPlace
    ? withoutUnitWord(before)
    : before !== null && (amount.kind !== "number" || isJapanese || isTimeSpan(amount, segment.numbers)) ||
        behind === null || before !== null && ratio > 0
    ? before
    : behind;
  const isTarget = name !== null && name.replace(wordPattern("target", languages), "").trim() === "";
  if (isTarget) return null;
  const isTime = name !== null &&
    (isOnlyTime(name, languages) || amount.kind === "number" && isOnlyDay(name, languages));
  const other = name === behind ? before : behind;
  const found = nameWith(isTime ? other : name, isTime ? null : behind, { segment, amount, around });
  // "Average £61,000" has no other name.
  const isAverage = (found === null || found.startsWith(MONEY)) && name !== null && isTime &&
    MEASURES.isIn(name, "average");
  const whole = isAverage ? name : found;
  if (
    whole === null || !isAverage && isOnlyTime(whole, languages) ||
    amount.kind === "number" && isOnlyDay(whole, languages) || isLongAgo(segment.text, languages) ||
    whole.length > MOST_NAME || isNow(whole, languages)
  ) return null;
  if (isWished(text.slice(from, amount.index))) return null;
  if (ratio === 0 && firstCue(whole, languages, "relative", "because")?.index === 0) return null;
  if (OLD_VALUE.test(text.slice(0, amount.index)) && MOVED.test(whole)) return null;
  if (ratio === 0 && WITHOUT.test(whole)) return null;
  if (hasCue(whole, languages, "dont_know") || isGuessed(text.slice(0, amount.index))) return null;
  const unit = isPlace ? unitWord(before) : unitOf(amount, segment, around);
  const isDone = unit !== null && amount.kind === "number" && isDeed(unit, languages);
  if (isDone && around.noun === null) return null;
  // "56 students, 53 of 64 passed": those 64 are others.
  const isOfOthers = ratio > 0 &&
    Number(/[\d.,]+$/u.exec(outOf)?.[0].replace(/\D/gu, "")) !== around.noun?.value;
  const counted = isDone ? around.noun?.isOnly && !isOfOthers ? around.noun.unit : null : unit;
  const based = BASE_AT_END.exec(whole);
  // "It was 214 boats, I counted them twice" counts boats.
  const isTelling = counted !== null && amount.kind === "number" && whole === before &&
    !standsAsName(whole, languages);
  // "38 davon mit Rahmenvertrag" are customers with one; of "90 dogs, 61 over 2 yrs" the 61 are dogs.
  const isOfNoun = counted !== null && opensWith(whole, languages, "prepositions", "at") &&
    (MEASURES.patternOf("of_them", languages).exec(text.slice(amount.end))?.index === 1 ||
      counted === around.noun?.unit && hasCue(whole, languages, "time_words"));
  const called = isTelling ? counted : isOfNoun ? `${counted} ${whole}` : whole;
  return {
    name: based === null ? called : whole.slice(0, based.index).trim(),
    value: amount.value,
    unit: counted ?? based?.[0].trim() ?? (isRated ? RATED.exec(whole)?.[0] : undefined) ??
      countedInName(whole, amount, languages) ??
      (ratio > 0 ? text.slice(amount.end, amount.end + ratio).trim() : null),
    ...evidenceOf(sentence.answer, quoteOf(segment, around)),
  };
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
function countedInName(name: string, { kind, value }: Amount, languages: readonly Language[]): string | null {
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

/** One measure a name: what was said first stays. */
function eachOnce(measures: MeasureFact[]): MeasureFact[] {
  const seen = new Set<string>();
  return measures.filter(({ name, value, unit }, at) => {
    // "The number that counts is the 34" names a number again.
    if (unit === null && measures.slice(0, at).some((before) => before.value === value)) return false;
    const key = name.toLowerCase();
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
