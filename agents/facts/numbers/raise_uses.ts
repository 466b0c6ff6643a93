import { GRAMMAR } from "../../text/grammar_words.ts";
import type { RaiseFact } from "../../domain/facts.ts";
import { amountWords, wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue, type Language, phrasesPattern } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { standsAlone, trimmedPhrase } from "../names/noun_phrases.ts";
import { opensWith } from "../passages/items.ts";
import { MEASURES, NUMBER_WORDS } from "../words.ts";
import type { Segment } from "./segments.ts";
import type { SentenceNumbers } from "./sentence_numbers.ts";

type Use = RaiseFact["use"][number];

/** Money, or a large bare number ("750k", "seven hundred and fifty thousand"). */
export function isSum({ kind, value, isArticle }: Amount): boolean {
  return kind === "money" || (kind === "number" && !isArticle && value >= 5_000);
}

/**
 * What the money is for, behind the sum: "50% two engineers, 30% onboarding", "$200k second press", "half for phones",
 * "60.000 naar de toiletten". More than the sum, or another currency, is somebody else's round.
 */
export function usesOf(segments: Segment[], [sum, already]: [Amount, Amount | null]): Use[] {
  const start = segments.findIndex(({ amounts }) => amounts.includes(sum));
  const uses = segments.slice(start).flatMap((segment, at, all): Use[] => {
    const { amounts, standing, text, numbers: { sentence: { languages } } } = segment;
    if (standing === "negated" || standing === "question") return [];
    // The terms of a round and what others have promised are no use of the money.
    if (wordPattern("equity", languages).test(text) || NUMBER_WORDS.isIn(text, "round_terms")) {
      return [];
    }
    const part = amounts.find((amount) => amount !== sum && amount !== already && isPart(amount, sum));
    if (part !== undefined) return useOf(segment, part, { sum, named: all[at - 1] });
    return amounts.length === 0 ? restOf(segment) : [];
  });
  const [asked] = segments.slice(Math.max(start, 0));
  if (uses.length === 0 && asked !== undefined) return wholeUse(asked, sum);
  const known = segments.flatMap(({ amounts }) => amounts).filter(({ kind }) => kind === "number");
  const isBare = ({ amount }: Use) => known.some(({ value }) => value === amount);
  // Among shares a bare number is none of them: "45% product … another angel said forty thousand".
  return uses.some(({ share }) => share !== null) ? uses.filter((use) => !isBare(use)) : uses;
}

/** "85,000 for the kiln": all of it is for one thing. */
function wholeUse({ numbers, to }: Segment, sum: Amount): Use[] {
  const { text, languages } = numbers.sentence;
  const what = FOR.exec(text.slice(sum.end, to))?.[1] ?? "";
  const thing = trimmedPhrase(what, languages);
  const isThing = standsAlone(thing, languages) && !/\d/.test(thing) && !isTime(thing, numbers) &&
    !hasCue(thing, languages, "time_words") && !wordPattern("equity", languages).test(thing);
  return isThing ? [{ for: thing, share: null, amount: null }] : [];
}

const FOR = new RegExp(`^\\s${GRAMMAR.sourceOf("for")}\\s(.+)$`, "iu");
const OF = new RegExp(`^\\s*${GRAMMAR.sourceOf("of")}\\s`, "iu");

/** A share, or money that is less than the whole and no mere certificate's price. */
function isPart(amount: Amount, sum: Amount): boolean {
  if (amount.kind === "percent") return true;
  const isSameMoney = amount.kind !== "money" || sum.currency === null || amount.currency === null ||
    amount.currency === sum.currency;
  return isSum(amount) && isSameMoney && amount.value < sum.value && amount.value >= sum.value * LEAST_USE;
}

/** A smaller sum than this share of the whole is a certificate's price and no use of the money. */
const LEAST_USE = 0.01;

function useOf(
  { numbers, from, to }: Segment,
  part: Amount,
  { sum, named }: { sum: Amount; named: Segment | undefined },
): Use[] {
  const { sentence } = numbers;
  const { languages, text } = sentence;
  const tail = text.slice(part.end, to);
  if (part.isFraction && OF.test(tail)) return [];
  const label = text.slice(sum.end > from && sum.end <= part.index ? sum.end : from, part.index);
  const isNamedBefore = named !== undefined && named.amounts.length === 0 &&
    named.numbers.sentence === sentence;
  const what = [
    tail.replace(GOES_TO, " "),
    label,
    isNamedBefore ? purposeIn(named.text, languages) : "",
  ].map((words) => PEOPLE_AT.exec(words)?.[1]?.trimEnd() ?? trimmedPhrase(words, languages)).find((words) =>
    PEOPLE.test(words) || standsAlone(words, languages)
  ) ?? "";
  if (what === "") return [];
  if (isTime(what, numbers) || isState(what, languages)) return [];
  return [{
    for: what,
    share: part.kind === "percent" ? part.value : null,
    amount: part.kind === "percent" ? null : part.value,
  }];
}

/** "60 lakhs has come from my uncle", "eleven thousand of it so far": how it stands with the money. */
function isState(what: string, languages: readonly Language[]): boolean {
  const isHelped = opensWith(what, languages, "auxiliaries") && !NUMBER_WORDS.opens(what, "goes_to_use");
  return isHelped || wordPattern("now", languages).test(what);
}

/** "The rest by spring" says when it comes. */
function isTime(what: string, { sentence: { languages, text }, days }: SentenceNumbers): boolean {
  return hasCue(what, languages, "calendar_words") ||
    days.some(({ index, end }) => text.slice(index, end).includes(what));
}

/** Elsewhere these name nobody; money is raised for them. */
const PEOPLE = new RegExp(`^${GRAMMAR.sourceOf("people")}$`, "iu");

const PEOPLE_AT = new RegExp(
  `^\\s*${GRAMMAR.sourceOf("to", "for")}\\s(${GRAMMAR.sourceOf("people")}\\s.+)$`,
  "iu",
);

/** "Verwenden wollen wir es für die Kühlung" is for the Kühlung. */
function purposeIn(words: string, languages: readonly Language[]): string {
  return leadPattern(languages).exec(words)?.[1] ?? words;
}

const leadPattern = perLanguages((languages) =>
  new RegExp(`^.*(?:${phrasesPattern(amountWords("use_lead", languages))})\\s+(.+)$`, "iu")
);

/** "Half goes to hardware" is for hardware, "80 000 iront à la formation" for training. */
const GOES_TO = new RegExp(
  `^\\s*(?:${NUMBER_WORDS.sourceOf("goes_to_use")}|${GRAMMAR.sourceOf("is")})\\s`,
  "iu",
);

const AND = new RegExp(`^${GRAMMAR.sourceOf("and")}\\s+`, "iu");
const OF_IT = new RegExp(`^\\s+${MEASURES.sourceOf("of_them")}`, "iu");

/** "The rest for marketing", "der Rest als Rücklage". */
function restOf({ numbers, text }: Segment): Use[] {
  const { languages } = numbers.sentence;
  const rest = wordPattern("rest", languages, "start");
  const whole = text.replace(AND, "");
  if (!rest.test(whole)) return [];
  const words = whole.replace(rest, "").replace(OF_IT, "");
  const what = trimmedPhrase(words.replace(GOES_TO, " "), languages);
  return standsAlone(what, languages) && !isTime(what, numbers)
    ? [{ for: what, share: null, amount: null }]
    : [];
}
