import type { Amount } from "../../text/amounts.ts";
import { firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { nounPhraseAt, standsAlone, trimmedPhrase } from "../names/noun_phrases.ts";
import type { SentenceNumbers } from "../numbers/sentence_numbers.ts";
import type { Sentence } from "../statements/statement.ts";
import { itemsOf, type PriceItem } from "./items.ts";
import { opensDetail, withoutCharging, withoutExtra } from "./phrases.ts";
import { findPriceWord } from "./words.ts";

/** A sum of money that an answer names, also where its currency was said of another. */
export interface PricedItem extends PriceItem {
  currency: string | null;
  /** True for a bare number, which leaves out what was said of the sum before. */
  isElliptic: boolean;
  /** The sum before it in the same sentence. */
  before: PricedItem | null;
}

interface Setting {
  /** False where only what is called money counts. */
  mayBeBare: boolean;
  /** The founder's currency. */
  home: string | null;
}

/** A price stands beside prices of its size: "99 euros, the table of 6" counts people. */
const LEAST_OF_PRICE = 0.1;
const MOST_OF_PRICE = 200;
const MOST_LABEL = 5;
/** Min. clauses of a sentence in which a bare number may be anything. */
const MANY_CLAUSES = 6;

/** The sums of an answer in their order. */
export function sumsOf(answer: readonly SentenceNumbers[], { mayBeBare, home }: Setting): PricedItem[] {
  const hasMoney = answer.some(({ amounts }) => amounts.some(({ kind }) => kind === "money"));
  const found: PricedItem[] = [];
  for (const numbers of answer) {
    const { sentence } = numbers;
    const all = itemsOf(sentence, numbers.amounts);
    const isLikely = (item: PriceItem, at: number) =>
      isMoney(item) || mayBeBare && !isShare(item, numbers) && isNumber(item, all[at + 1]);
    const sure = all.filter(isLikely);
    // "45 small dog 60 for doodles": without a currency the first number may have its thing right behind it.
    const isOpening = !hasMoney && mayBeBare && sure.length > 0 && found.length === 0;
    const likely = all.filter((item, at) => sure.includes(item) || isOpening && at === 0 && isLabelled(item));
    found.push(...listed(likely.map(({ amount }) => amount), { sentence, found, hasMoney, home }));
  }
  return found;
}

interface Before {
  sentence: Sentence;
  found: readonly PricedItem[];
  hasMoney: boolean;
  home: string | null;
}

/** The sums among some numbers of a sentence; the words of a number that is none belong to the others. */
function listed(likely: readonly Amount[], { sentence, found, hasMoney, home }: Before): PricedItem[] {
  const own: PricedItem[] = [];
  for (const item of itemsOf(sentence, likely)) {
    const before = own.at(-1) ?? null;
    const last = before ?? found.at(-1) ?? null;
    const isBare = !isMoney(item);
    const isSum = !isBare ||
      (last === null ? mayBeFirst(item) && (!hasMoney || isNamedSum(item)) : goesOn(item, last, before)) &&
        ![...found, ...own].some(({ amount }) => amount.value === item.amount.value);
    if (!isSum) {
      return listed(likely.filter((amount) => amount !== item.amount), { sentence, found, hasMoney, home });
    }
    const currency = !isBare ? item.amount.currency : last?.currency ?? home;
    own.push({ ...item, currency, isElliptic: isBare && last !== null, before });
  }
  return own;
}

/** "A clean is 85", before other sums have a sign of money: the thing is named, and what it costs. */
function isNamedSum({ lead, sentence: { languages } }: PriceItem): boolean {
  return findPriceWord(lead, languages, "end", "charging") !== null &&
    standsAlone(trimmedPhrase(withoutCharging(lead, languages), languages), languages);
}

/** True for the first words of a sentence where they are a number and what it is the price of. */
function isLabelled({ amount: { kind, index, isArticle, upTo } }: PriceItem): boolean {
  return kind === "number" && index === 0 && !isArticle && upTo === null;
}

/** "Boxes are 40%, the counter 48": behind a share bare numbers are shares. */
function isShare({ amount }: PriceItem, { amounts }: SentenceNumbers): boolean {
  return amount.kind === "number" &&
    amounts.some(({ kind, index }) => kind === "percent" && index < amount.index);
}

function isMoney({ amount: { kind, value } }: PriceItem): boolean {
  return kind === "money" && value > 0;
}

/** True for a number that counts nothing: behind it the words end, or say for what, with what or per what. */
function isNumber({ amount, lead, rate, sentence }: PriceItem, next: PriceItem | undefined): boolean {
  const { kind, isArticle, isPosition, isFraction, value, end } = amount;
  const { languages } = sentence;
  if (kind !== "number" || isArticle || isPosition || isFraction || value <= 0) return false;
  // "Twelve to a case".
  const to = findPriceWord(sentence.text.slice(end), languages, "start", "to");
  if (to !== null && opensWithArticle(sentence.text.slice(end + to[0].length), languages)) return false;
  const charging = findPriceWord(lead, languages, "end", "charging");
  const isLimit = findPriceWord(lead, languages, "end", "limit", "for") !== null ||
    endsWithOf(lead, languages);
  if (isLimit && (charging === null || !/\p{L}/u.test(lead.slice(0, charging.index)))) return false;
  const isFirstOfTwo = next?.sentence === sentence &&
    !/[\p{L},;]/u.test(withoutCharging(sentence.text.slice(end, next.amount.index), languages));
  if (isFirstOfTwo) return false;
  const behind = sentence.text.slice(end + rate.length);
  const counts = nounPhraseAt(behind, 0, languages, 1) !== null && !opensDetail(behind, languages) &&
    findPriceWord(behind, languages, "start", "how_paid", "extra", "once_only", "until") === null;
  return !counts || rate.per !== null && rate.thing !== null;
}

/** "A package of fifty": how much there is of something. */
function endsWithOf(lead: string, languages: readonly Language[]): boolean {
  const last = /(?:^|\s)(\p{L}+)\s*$/u.exec(lead)?.[1];
  return last !== undefined && hasCue(last, languages, "of");
}

function mayBeFirst(item: PriceItem): boolean {
  return item.sentence.clauses.length < MANY_CLAUSES;
}

/** True where a bare number goes on with a list of prices: "the big one 19", "110 with lunch", "and costs 40". */
function goesOn(
  { amount, lead, topic, rate, tail, sentence, from }: PriceItem,
  last: PricedItem,
  before: PricedItem | null,
) {
  const share = amount.value / last.amount.value;
  if (share < LEAST_OF_PRICE || share > MOST_OF_PRICE) return false;
  const { languages } = sentence;
  const isCharged = findPriceWord(lead, languages, "end", "charging") !== null;
  const raw = withoutCharging(lead, languages);
  const label = trimmedPhrase(raw, languages);
  const isNamed = standsAlone(label, languages) && label.split(/\s+/u).length <= MOST_LABEL &&
    firstCue(label, languages, "pronouns")?.index !== 0;
  const isTold = rate.length > 0 || topic !== "" || opensDetail(tail, languages) ||
    opensDetail(raw, languages);
  if (isCharged) return true;
  if (before !== null) return isNamed || isTold;
  const behind = withoutExtra(tail, languages);
  const isLabelled = isNamed && rate.length === 0 &&
    (!/\p{L}/u.test(behind) || opensDetail(behind, languages));
  const isTopic = topic !== "" && !hasCue(topic, languages, "auxiliaries", "pronouns");
  const isFirst = /^[^\p{L}\d]*$/u.test(sentence.text.slice(0, from));
  return label === "" ? isTold && (isFirst || isTopic || opensDetail(tail, languages)) : isLabelled &&
    (isTopic || last.amount.kind === "number" || hasLabelBefore(last) || opensWithArticle(raw, languages));
}

function opensWithArticle(words: string, languages: PriceItem["sentence"]["languages"]): boolean {
  return firstCue(words.trim(), languages, "articles")?.index === 0;
}

/** "Menú del día 14 €": the list names its things before their prices. */
function hasLabelBefore({ lead, sentence: { languages } }: PricedItem): boolean {
  const label = trimmedPhrase(withoutCharging(lead, languages), languages);
  return standsAlone(label, languages) && label.split(/\s+/u).length <= 3;
}

/** "Between 35 and 60", "3 for 20": more than one number makes one price. */
export function isJoinedNumber({ amount, lead, tail, sentence: { languages } }: PriceItem): boolean {
  if (amount.upTo !== null) return true;
  const isRange = findPriceWord(lead, languages, "anywhere", "between") !== null;
  const isBundle = amount.kind === "number" &&
    findPriceWord(tail, languages, "start", "for") !== null && /^\s*\p{L}+\s+\p{Sc}?\d/u.test(tail);
  return isRange || isBundle;
}
