import { wordPattern } from "../text/amount_words.ts";
import type { Amount } from "../text/amounts.ts";
import { hasCue, type Language, withoutCues } from "../text/lexicon.ts";
import { standsAlone, trimmedPhrase } from "./noun_phrases.ts";
import { rateBehind } from "./rates.ts";
import type { Segment } from "./segments.ts";

export interface Around {
  segments: Segment[];
  at: number;
  /** The currency of bare numbers where they are prices; undefined where they are none. */
  home: string | null | undefined;
}

/** True for an amount that may be a price: money, or a bare number where `home` says which currency it would be in. */
export function isPrice(
  { kind, value, isArticle, isPosition, index, end }: Amount,
  segment: Segment,
  home: string | null | undefined,
): boolean {
  if (kind === "money") return value > 0;
  const isBare = home !== undefined && kind === "number" && !isArticle && !isPosition && value > 0 &&
    !isLimit({ index, end }, segment);
  return isBare && segment.numbers.sentence.clauses.length < 6;
}

/**
 * "La clase vale 18 euros, el bono de diez 150": a bare number at the end of a few words, right behind a price, is in
 * the same money, which is returned. In the next sentence they must be shorter still: "depto 1.100".
 */
export function moneyShared(
  amount: Amount,
  segment: Segment,
  { segments, at }: Around,
  most = MOST_BARE,
): Amount | null {
  const before = segments[at - 1];
  const hasMoney = segment.amounts.some(({ kind }) => kind === "money");
  if (most === 0 || before === undefined || hasMoney || !endsLabel(amount, segment, before)) return null;
  const money = before.amounts.find(({ kind }) => kind === "money");
  const [number] = before.amounts.slice(-1);
  const shared = money === undefined && number !== undefined
    ? moneyShared(number, before, { segments, at: at - 1, home: undefined }, most - 1)
    : money;
  if (shared === undefined || shared === null || isNoPrice(before, money ?? amount)) return null;
  return amount.value >= shared.value * LEAST_OF_PRICE ? shared : null;
}

function endsLabel(
  amount: Amount,
  { numbers: { sentence }, from, to, standing }: Segment,
  before: Segment,
): boolean {
  const { text, languages } = sentence;
  const { kind, isArticle, isPosition, isFraction, upTo, value, index, end } = amount;
  const isNumber = kind === "number" && !isArticle && !isPosition && !isFraction && upTo === null &&
    value > 0;
  if (!isNumber || standing !== "stated" || isLimit({ index, end }, { numbers: { sentence } })) return false;
  const words = trimmedPhrase(text.slice(from, index), languages);
  const isList = before.amounts.length === 1 && labelOf(before) !== null;
  const most = before.numbers.sentence === sentence ? MOST_LABEL : isList ? 1 : 0;
  return standsAlone(words, languages) && words.split(/\s+/u).length <= most &&
    !/\p{L}/u.test(text.slice(end, to).replace(EXTRA, "")) && /^\s*(?:$|[\p{P}])/u.test(text.slice(to));
}

/** The words before the first number of a part, where they name something: "paquete casa" of "paquete casa 1,650 pesos". */
function labelOf({ numbers: { sentence: { text, languages } }, from, amounts }: Segment): string | null {
  const words = trimmedPhrase(text.slice(from, amounts[0]?.index ?? from), languages);
  return standsAlone(words, languages) && words.split(/\s+/u).length <= 3 ? words : null;
}

/** A price stands beside prices of its size: "99 euros, the table of 6" counts people. */
const LEAST_OF_PRICE = 0.1;
const MOST_LABEL = 5;
/** More bare numbers in a row are a table. */
const MOST_BARE = 6;
const EXTRA = /^\s(?:extra|each|apiece|pro stück|chacune?|cada un[oa]|l['’]un[oa]|cadauno|cada|per stuk)$/iu;

/** "For up to 6" counts people, and "120 till March" is over. */
function isLimit(
  { index, end }: Pick<Amount, "index" | "end">,
  { numbers: { sentence } }: { numbers: Pick<Segment["numbers"], "sentence"> },
): boolean {
  const before = sentence.text.slice(Math.max(0, index - 20), index);
  return /(?<!\p{L})(?:(?:crew|team|group|party|box|pack|set|case|batch|table)s? of|(?:équipe|groupe|carton|caisse|equipo|grupo|caja|equipa|caixa) de|(?:squadra|gruppo) di|(?:team|gruppe) von|(?:ploeg|groep|doos) van|up to|over|under|bis(?: zu)?|ab|über|jusqu['’]à|hasta|más de|fino a|oltre|até|acima de|tot|vanaf)\s$/iu
    .test(before) ||
    /^\s(?:till|until|bis|jusqu|hasta|fino|até|tot)(?!\p{L})/iu.test(sentence.text.slice(end));
}

/** A price that held once, or that somebody else takes. */
const ONCE =
  /(?<!\p{L})(?:last year|years? ago|months? ago|früher|letztes jahr|voriges jahr|vor \d+|l['’]an dernier|avant|(?:il )?y a \d+|hace \d+|antes|el año pasado|prima|anni fa|ano passado|há \d+ anos|vroeger|vorig jaar)(?!\p{L})|前は|以前|昨年|去年|先月まで|今まで|これまで/iu;

/** "I pay my brother 200": what the founder pays is nobody's price. */
const PAYS =
  /(?<!\p{L})(?:i pay (?:my|our|the)|we pay (?:my|our|the)|ich zahle|wir zahlen|je paie|nous payons|pago a|pagamos a|pago (?:il|la|mio|mia)|paghiamo)(?!\p{L})[^,;.]{0,16}$/iu;

const GETS =
  "(?<!\\p{L})(?:gets?|earns?|bekommt|kriegt|verdient|touche|reçoit|recibe|prende|riceve|guadagna|recebe|ganha|krijgt)(?!\\p{L})";
/** "The tutor gets 14 euros"; what "I", "we" and "you" get is a price, or what it is for. */
const EARNS = new RegExp(`(?<!(?<!\\p{L})(?:i|we|you)\\s)${GETS}([^,;.]{0,16})$`, "iu");
const PAID = /(?<!\p{L})(?:paid|bezahlt|payée?s?|pagad[oa]s?|pagat[oaie]|betaald)(?!\p{L})/giu;

/** True where the money before which this stands is somebody's pay: "members get a wash for £15" tells what a price is for. */
function isPay(before: string, languages: readonly Language[]): boolean {
  const earns = EARNS.exec(before);
  if (earns === null) return PAYS.test(before);
  if (hasCue(before.slice(0, earns.index), languages, "team")) return true;
  const thing = (earns[1] ?? "").replace(PAID, "");
  return !/\p{L}/u.test(withoutCues(thing, languages, "approx", "adverbs", "articles", "quantities"));
}

const UP_TO_GETS = new RegExp(`^.*${GETS}\\s*`, "isu");

/** What stands behind "members get" in the words before a price, else all of them. */
export function behindGets(before: string): string {
  return before.replace(UP_TO_GETS, "");
}

/** True for what was paid once, or what a rival takes. */
export function isOfOthers({ numbers: { sentence }, from, text }: Segment, { index }: Amount): boolean {
  return ONCE.test(text) || hasCue(sentence.text, sentence.languages, "comparison") ||
    isPay(sentence.text.slice(from, index), sentence.languages) ||
    hasCue(sentence.text.slice(from, index), sentence.languages, "rival");
}

/** "Between 35 and 60", "3 for 20": more than one number makes one price. */
export function isJoinedNumber(
  { numbers: { sentence: { text } } }: Segment,
  { index, end, kind }: Amount,
): boolean {
  const isRange =
    /(?<!\p{L})(?:between|entre|zwischen|tra|fra|tussen)\s+\S{1,12}\s+(?:and|et|y|und|e|en)\s+$/iu.test(
      text.slice(Math.max(0, index - 40), index),
    );
  const isBundle = kind === "number" && (/^\s(?:for|für|pour|por|per|voor)\s+\S?\d/iu.test(text.slice(end)) ||
    /(?<![\d.,])\d{1,2}\s(?:for|für|pour|por|per|voor)\s\S?$/iu.test(text.slice(0, index)));
  return isRange || isBundle;
}

/** Averages, turnover, costs, limits: beside the amount in its own part of the sentence. */
export function isNoPrice({ numbers: { sentence }, from, clause }: Segment, { index, end }: Amount): boolean {
  const { languages, text } = sentence;
  const near = text.slice(from, Math.min(text.length, end + 24));
  const words = wordPattern("no_price", languages);
  const isBefore = words.test(text.slice(from, index)) ||
    words.test(clause.slice(0, Math.max(0, index - (sentence.text.indexOf(clause)))));
  const isBehind = new RegExp(`^\\s*(?:in |of |a year |per year )?(?:${words.source})`, "iu").test(
    near.slice(end - from),
  );
  return isBefore || isBehind || FREE_FROM.test(text.slice(from, index));
}

/** "Free delivery over £40", "Entrega grátis acima de 25 euros": from where on something costs nothing. */
const FREE_FROM =
  /(?<!\p{L})(?:free|gratis|kostenlos|(?:versandkosten|porto)?frei|gratuit\p{L}*|offert\p{L}*|grátis|gratuit[oa])(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:over|above|from|ab|über|dès|à partir de|au-dessus de|más de|a partir de|sopra|oltre|da|acima de|vanaf|boven)\s*(?:i\s|os\s|los\s)?[£$€₹]?$/iu;

/** "Half the time we waive it", also in the next clause of the sentence. */
export function isWaived({ numbers: { sentence }, text }: Segment, { segments, at }: Around): boolean {
  const waive = wordPattern("waive", sentence.languages);
  if (OPEN.test(sentence.text)) return true;
  const later = segments.slice(at + 1, at + 3).filter(({ numbers, amounts }) =>
    numbers.sentence === sentence && amounts.every(({ kind }) => kind !== "money")
  );
  return waive.test(text) ||
    later.some((next) =>
      waive.test(next.text) || next.standing === "past" ||
      /(?<!\p{L})(?:we|i) stopped(?!\p{L})/iu.test(next.text)
    );
}

/** "We have long thought of a box for R$ 480 but have not made it yet". */
const OPEN =
  /(?<!\p{L})(?:as a (?:trial|test)|testweise|à l['’]essai|a prueba|in prova|em teste|op proef|not yet|haven['’]t (?:done|made|tried|launched)|noch nicht|pas encore|todavía no|aún no|non ancora|ainda não|nog niet)(?!\p{L})|まだ/iu;

/** In the answer about the offering a sum is a price where it has a rate, or a word for charging beside it. */
export function isCharged({ end }: Amount, { numbers: { sentence }, clause, text }: Segment): boolean {
  const { per, thing } = rateBehind(sentence.text, end, sentence.languages);
  return per !== null || thing !== null || wordPattern("charge", sentence.languages).test(clause) ||
    wordPattern("charge", sentence.languages).test(text);
}
