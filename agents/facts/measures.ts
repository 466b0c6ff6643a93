import type { FactName, MeasureFact, UnclearFact } from "../domain/facts.ts";
import { wordPattern } from "../text/amount_words.ts";
import type { Amount } from "../text/amounts.ts";
import { firstCue, hasCue } from "../text/lexicon.ts";
import { isTotal } from "./channel_names.ts";
import { isTimeSpan, isTimeUnit } from "./counted.ts";
import { nounPhraseAt, standsAlone, withoutLooseEnd } from "./noun_phrases.ts";
import { rateBehind } from "./rates.ts";
import { evidenceOf, type Reading } from "./reader.ts";
import { type Segment, segmentsOf } from "./segments.ts";
import { isOfBefore, type SentenceNumbers, standingOf } from "./sentence_numbers.ts";

/** Words of a name beyond this are a story. */
const MOST_NAME = 80;

/**
 * What was measured, item by item: its name, value and unit. A heading ("Onboarding days:") and the noun of the item
 * before ("90 dogs, 61 over 2 yrs") hold for those that do not name theirs. Numbers nobody believes fill nothing.
 */
export function readMeasures(sentences: SentenceNumbers[], fact: FactName): Reading<MeasureFact[]> {
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
        named = segment.amounts.length === 0 ? segment : null;
        continue;
      }
      const measure = measureOf(segment, amount, { heading, noun, named });
      named = null;
      if (measure === null) continue;
      if (amount.kind === "number" && !amount.isPosition && measure.unit !== null) {
        noun = { unit: measure.unit, value: measure.value };
      }
      value.push(measure);
    }
  }
  return { value: eachOnce(value), unclear };
}

/** "I don't believe it, he says £4,100": in any clause of the sentence. */
function isDisbelieved({ sentence, amounts }: SentenceNumbers): boolean {
  if (
    amounts.length > 0 && (THINKS.test(sentence.text) || /か、[^、]*(?:ない|ません)/u.test(sentence.text))
  ) return true;
  if (amounts.length > 0 && SAYS.test(sentence.text)) return true;
  return amounts.length > 0 && wordPattern("disbelieve", sentence.languages).test(sentence.text) &&
    sentence.clauses.some(({ standing }) => standing === "hedged" || standing === "negated");
}

/** "Our CFO says 118", "the software says 71": a number that somebody else stands for. */
const SAYS =
  /(?<!\p{L})\p{L}+\s(?:says|reckons|claims|thinks|sagt|meint|behauptet|prétend|dice que|diz que|dice|zegt)\s(?:\p{L}+\s){0,3}[£$€¥₹]?\d/iu;

/** "I think it's around 1.2m", "don't quote me": nobody would stand by it. */
const THINKS =
  /(?<!\p{L})(?:i think|think i|i reckon|don['’]t (?:quote|trust)|we hope|hoping to|wir hoffen|on espère|esperamos|speriamo|hopen we|we hopen|let me not guess|ich glaube|glaube ich|je crois|je pense|creo que|credo che|acho que|ik denk)(?!\p{L})|と思います|たぶん/iu;

function doubtOf({ sentence, amounts }: SentenceNumbers, fact: FactName): UnclearFact[] {
  const number = amounts.find(({ isArticle }) => !isArticle);
  if (number === undefined) return [];
  const { turn, field } = sentence.answer;
  return [{
    fact,
    quote: sentence.text,
    turn,
    field,
    question: `Is ${number.text} a number you would stand by?`,
  }];
}

/** The number of an item that is its value: the first that is no time span, else "day 2.4" or "19 days" itself. */
function valueOf(segment: Segment): Amount | null {
  const { numbers, amounts, standing } = segment;
  const { sentence } = numbers;
  if (["hedged", "past", "refuted", "withdrawn", "question"].includes(standing)) return null;
  if (standing === "negated" && hasCue(segment.text, sentence.languages, "dont_know")) return null;
  // "We measure two things:" announces, and "last year 40, now 71" measures what is now.
  if (segment.isHeader && segment.amounts.every(({ kind, value }) => kind === "number" && value < 10)) {
    return null;
  }
  const hasNow = wordPattern("now", sentence.languages).test(sentence.text);
  const usable = amounts.filter((amount) =>
    !(hasNow && isOfBefore(sentence, amount)) && standingOf(sentence, amount) === "stated" &&
    !amount.isFraction && amount.upTo === null &&
    !isAside(amount, segment)
  );
  return usable.find((amount) => !amount.isPosition && !isTimeSpan(amount, numbers)) ??
    usable.find((amount) => isTimeSpan(amount, numbers)) ?? usable[0] ?? null;
}

/** "The 71", "up from 6", "every 5 weeks", "of the twelve things", "zero idea": numbers that measure nothing here. */
function isAside(amount: Amount, { numbers: { sentence }, amounts }: Segment): boolean {
  const { text, languages } = sentence;
  const before = text.slice(Math.max(0, amount.index - 20), amount.index);
  const isOdds = /^\s(?:in|on|von|sur|su|em|op)\s(?:\d|10)(?!\d)/iu.test(text.slice(amount.end)) ||
    /\d\s(?:in|on|von|sur|su|em|op)\s$/iu.test(before);
  const isWhole = isTotal(text, amount, languages) && amounts.some(({ index }) => index > amount.index);
  const goesTo = /^\s(?:to|auf|à|a|naar|para|zu)\s([\d.,]+)/iu.exec(text.slice(amount.end))?.[1];
  const isBefore = goesTo !== undefined && amount.kind === "number" && !isTimeUnitBehind(text, amount.end);
  return isWhole || isOdds || isBefore ||
    /(?<!\p{L})(?:the|every|alle|tous les|toutes les|cada|ogni|a cada|elke)\s$/iu.test(before) ||
    wordPattern("instead", languages, "end").test(before.trimEnd()) ||
    (amount.value === 0 && !/\d/.test(amount.text));
}

/** "Calls 140 to 11": the first number is how it was. */
function isTimeUnitBehind(text: string, end: number): boolean {
  return isTimeUnit(/^\s(\p{L}+)/u.exec(text.slice(end))?.[1] ?? "");
}

/** "61 of 74", "39 von 47": what stands behind both numbers is what was counted. */
const RATIO = /^\s(?:out of|of|o|von|sur|de|di|su|van)\s(?:the\s|den\s|les\s)?[\d.,]+/iu;

interface Around {
  heading: Segment | null;
  /** The noun of the item before, with its number: a part of that is no greater. */
  noun: { unit: string; value: number } | null;
  /** An item without a number right before. */
  named: Segment | null;
}

function measureOf(segment: Segment, amount: Amount, around: Around): MeasureFact | null {
  const { numbers: { sentence }, from, to } = segment;
  const { text, languages } = sentence;
  const isPlace = amount.isPosition;
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const rate = rateBehind(text, amount.end, languages);
  const before = cleanBefore(text.slice(from, amount.index), languages);
  const ratio = RATIO.exec(text.slice(amount.end, to))?.[0].length ?? 0;
  const behind = cleanBehind(
    text.slice(amount.end + (amount.kind === "number" ? ratio : rate.length), to),
    languages,
  );
  const { named } = around;
  if (before === null && named !== null && /^an? \p{L}+(?: on average)?$/iu.test(behind ?? "") === true) {
    return null;
  }
  const name = isPlace
    ? withoutUnitWord(before)
    : before !== null && (amount.kind !== "number" || isJapanese || isTimeSpan(amount, segment.numbers)) ||
        behind === null
    ? before
    : behind;
  const whole = nameWith(name, behind, { segment, amount, around });
  if (whole === null || whole.length > MOST_NAME || isNow(whole, languages)) return null;
  if (WISHED.test(text.slice(from, amount.index))) return null;
  if (firstCue(whole, languages, "relative", "because")?.index === 0) return null;
  if (
    /(?:down|up) from $|(?:runter|rauf|gesunken|gestiegen) von $|(?:contre|au lieu de|desde|rispetto a|contra|tegen|was) $/iu
      .test(text.slice(0, amount.index)) && /^(?:down|up|was|from)?$/iu.test(whole)
  ) return null;
  if (/^(?:ohne|without|sans|sin|senza|sem|zonder)\s/iu.test(whole)) return null;
  if (hasCue(whole, languages, "dont_know") || GUESSED.test(text.slice(0, amount.index))) return null;
  const unit = isPlace ? unitWord(before) : unitOf(amount, segment, around);
  const counted = unit !== null && amount.kind === "number" && isDeed(unit, languages)
    ? around.noun?.unit ?? null
    : unit;
  if (counted === null && unit !== null) return null;
  return {
    name: whole,
    value: amount.value,
    unit: counted,
    ...evidenceOf(sentence.answer, quoteOf(segment, around)),
  };
}

/** "We want 1,000 by summer" is a goal. */
const WISHED =
  /(?<!\p{L})(?:we want|i want|we aim|our goal|the goal|wir wollen|unser ziel|on veut|nous voulons|objectif|queremos|objetivo|vogliamo|obiettivo|we willen|ons doel)(?!\p{L})[^,;.]*$|目標/iu;

/** "I could guess 600": whatever follows is no measure. */
const GUESSED =
  /(?<!\p{L})(?:guess|geraten|raten|über den daumen|à la louche|au pif|au doigt mouillé|a ojo|a occhio|a spanne|no chute|chutando|natte vinger|ik gok|gokken)(?!\p{L})|勘で/iu;

/** "Today 61" says when and not what. */
function isNow(name: string, languages: Segment["numbers"]["sentence"]["languages"]): boolean {
  return name.replace(wordPattern("now", languages), "").trim() === "";
}

/** "2 left", "44 got better": what somebody did is no unit. */
function isDeed(unit: string, languages: Segment["numbers"]["sentence"]["languages"]): boolean {
  const small = firstCue(unit, languages, "prepositions", "auxiliaries");
  if (small !== null && small[0].length === unit.length) return true;
  return languages.includes("en") && languages.length === 1 &&
    /^(?:\p{Ll}{2,}ed|left|came|come|got|get|went|gone|stayed|back|kept|lost|won|paid|sold|made|found|bought|said|left)$/u
      .test(unit);
}

/** From the heading or the name before to the number: the whole stretch that says it. */
function quoteOf({ numbers: { sentence }, from, to }: Segment, { heading, named }: Around): string {
  const start = heading?.from ?? named?.from ?? from;
  const quote = sentence.text.slice(Math.min(start, from), to).trim();
  return quote.length <= 160 ? quote : sentence.text.slice(from, to).trim();
}

function cleanBefore(words: string, languages: Segment["numbers"]["sentence"]["languages"]): string | null {
  const bare = words.replace(/^(?:and|n|und|et|y|e|en|call it|roughly|about|now|plus)\s+/iu, "")
    .replace(/[\s:=,–—-]+$/u, "").replace(
      /\s+(?:is|was|are|were|of|about|at|ist|war|sind|est|était|sont|es|era|son|è|sono|é|são|was|zijn|bei|liegt bei|a)$/iu,
      "",
    );
  const name = withoutLooseEnd(bare, languages).trim();
  return standsAlone(name, languages) &&
      !/^(?:we['’]re|we are|i am|i['’]m|wir sind|nous sommes|somos|siamo)$/iu.test(name)
    ? name
    : null;
}

function cleanBehind(words: string, languages: Segment["numbers"]["sentence"]["languages"]): string | null {
  const bare = words.replace(/^[\s,:–—-]+/u, "").replace(/[\s,.;:!?。–—-]+$/u, "").replace(
    /^(?:of (?:em|them|those)|davon|d['’]entre (?:eux|elles)|de ellos|di loro|deles|daarvan)\s+/iu,
    "",
  );
  const name = bare.replace(/^(?:de|di|do|da|of|von|van)\s+(?=\p{L})/iu, "").replace(/^d['’]/iu, "");
  return standsAlone(name, languages) ? name : null;
}

/** "median close day" of "median close day 2.4" is the median close, in days. */
const LAST_WORD = /\s*(\p{L}+)\s*$/u;

function withoutUnitWord(before: string | null): string | null {
  const name = before?.replace(LAST_WORD, "") ?? "";
  return name === "" ? before : name;
}

function unitWord(before: string | null): string | null {
  return before === null ? null : LAST_WORD.exec(before)?.[1] ?? null;
}

/** The item's own name, with the heading or the item before where it only says "for pubs" or "of sites". */
function nameWith(
  name: string | null,
  behind: string | null,
  { segment, amount, around: { heading, named } }: { segment: Segment; amount: Amount; around: Around },
): string | null {
  const { languages, text } = segment.numbers.sentence;
  const tail = text.slice(amount.end, segment.to).trim();
  const isOpen = /^(?:for|of|in|at|für|von|bei|pour|de|para|per|di|em|voor|van)\s/iu.test(tail) &&
    amount.index <= segment.from + 2;
  const lead = isOpen && heading !== null
    ? heading
    : isOpen && named !== null && /^(?:of|von|de|des|di|van)\s/iu.test(tail)
    ? named
    : null;
  if (lead !== null) {
    const words = withoutLooseEnd(lead.text.trim(), languages);
    if (lead !== heading) return standsAlone(words, languages) ? words : name;
    return `${words} ${tail.replace(/[.\s]+$/u, "")}`;
  }
  if (name !== null) return name;
  if (behind !== null) return behind;
  if (amount.kind === "money") {
    const { per } = rateBehind(text, amount.end, languages);
    if (per !== null) return `money a ${per}`;
  }
  return named !== null && standsAlone(named.text, languages) ? named.text : null;
}

function unitOf(
  amount: Amount,
  { numbers, from: segmentStart, to }: Segment,
  { heading, noun }: Around,
): string | null {
  const { sentence: { text, languages } } = numbers;
  if (amount.kind === "percent") return "%";
  if (amount.kind === "money") return amount.currency;
  const counter = /^[\p{Script=Han}]{1,2}/u.exec(text.slice(amount.end));
  if (counter !== null) return counter[0];
  const ratio = RATIO.exec(text.slice(amount.end, to))?.[0].length;
  const part = ratio === undefined ? null : nounPhraseAt(text.slice(0, to), amount.end + ratio, languages, 1);
  if (ratio !== undefined) {
    const isNoun = part !== null && part.from - amount.end - ratio <= 1 &&
      firstCue(part.text, languages, "relative", "pronouns", "prepositions") === null;
    return isNoun ? part.text : null;
  }
  const own = nounPhraseAt(text.slice(0, to), amount.end, languages, 2);
  if (own !== null && own.from - amount.end <= 1) {
    const noun = languages.length === 1 && languages[0] === "de"
      ? /\p{Lu}[\p{L}-]+/u.exec(own.text)?.[0]
      : undefined;
    return noun ?? countNoun(own.text);
  }
  const timed = /^\p{L}+/u.exec(text.slice(segmentStart, amount.index).trim())?.[0] ?? "";
  if (isTimeUnit(timed)) return timed;
  const headed = heading === null ? null : LAST_WORD.exec(heading.text)?.[1] ?? null;
  return headed ?? (noun !== null && amount.value <= noun.value ? noun.unit : null);
}

/** "rental months" counts months, "marinas left" marinas: the plural of the two words. */
function countNoun(phrase: string): string {
  const [first = "", second = ""] = phrase.split(/\s+/);
  return /s$/iu.test(second) && !/s$/iu.test(first) && second.length > 3 ? second : first;
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
