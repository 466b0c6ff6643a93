import type { FactName, MeasureFact, UnclearFact } from "../../domain/facts.ts";
import type { Amount } from "../../text/amounts.ts";
import { firstCue, hasCue } from "../../text/lexicon.ts";
import { isTimeSpan } from "./counted.ts";
import { cleanBefore, isOnlyTalk, MONEY } from "./measure_names.ts";
import { type Around, isNoun, RATIO } from "./measure_units.ts";
import { describesGroupAction, isNameLike } from "../names/standing_names.ts";
import { doubtOf, isDisbelieved, questionAbout } from "./unclear_numbers.ts";
import { opensWith } from "../passages/items.ts";
import { type Reading } from "../reader.ts";
import { countedInName, measureOf } from "./measure_of.ts";
import { valueOf } from "./measure_value.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";
import { stemList } from "./stated_numbers.ts";
import { MEASURES } from "../words.ts";

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
  return isNameLike(name, languages) && !isOnlyTalk(name, languages) || isWhen ||
    (isShare || isOfCounted) && describesGroupAction(name, languages);
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
  return isKnown && isThing && isNameLike(name, languages) ? { ...measure, name } : null;
}

/** A measure under the name that its number and thing have elsewhere. */
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
  if (name === null || !isNameLike(name, languages) || isOnlyTalk(name, languages)) return null;
  return { ...measure, name, unit: measure.unit ?? countedInName(name, amount, languages) };
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
