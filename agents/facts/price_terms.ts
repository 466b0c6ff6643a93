import type { PriceFact } from "../domain/facts.ts";
import { wordPattern } from "../text/amount_words.ts";
import type { Amount } from "../text/amounts.ts";
import { firstCue, FUNCTION_WORDS, hasCue, LANGUAGES, withoutCues } from "../text/lexicon.ts";
import { nounPhraseAt, standsAlone, trimmedPhrase } from "./noun_phrases.ts";
import { wordNumber } from "../text/word_numbers.ts";
import { type Around, behindGets } from "./price_amounts.ts";
import { rateAnywhere, rateBefore, rateBehind, TIMES } from "./rates.ts";
import { isSaidInWriting } from "./reported.ts";
import type { Segment } from "./segments.ts";

/** What a price is for is a thing: no particle, no day and nothing that somebody does. */
export function sureTerms(
  said: Pick<PriceFact, "per" | "for">,
  { languages, text }: Segment["numbers"]["sentence"],
): Pick<PriceFact, "per" | "for"> {
  const per = said.per?.replace(LOOSE_END, "").trim() ?? null;
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const what = said.for?.replace(LOOSE_END, "").replace(isJapanese ? /[はがをでに]+$/u : "", "").trim() ??
    null;
  const isCapitalized = /[\p{Ll},]\s\p{Lu}\p{Ll}/u.test(text);
  // German things have a capital where anything has.
  const isVerb = what !== null && languages.length === 1 && languages[0] === "de" && isCapitalized &&
    !/\p{Lu}/u.test(what);
  if (what !== null && TIER.test(what)) return { per, for: what };
  const isThing = what !== null && !isVerb && !ASKS_FOR_MONEY.test(what) &&
    !isSaidInWriting(what, languages) &&
    !/^(?:up|off|out|down|in|on|re|ll|ve|s|ずつ|\p{L})$/iu.test(what) &&
    !hasCue(what, languages, "auxiliaries", "negation", "contrast") &&
    /[\p{L}\d]/u.test(withoutCues(what, languages, "calendar_words", ...FUNCTION_WORDS)) &&
    firstCue(what, languages, "pronouns", "relative", "dont_know")?.index !== 0;
  return { per, for: isThing ? what : null };
}

/** "Wij rekenen € 22", "cobramos 22 €": that the founder asks for money says not for what. */
const ASKS_FOR_MONEY =
  /^(?:we |i |wir |wij |nous |on |je |noi |nós )?(?:charg(?:e|es|ing)|ask|take|bill|nehmen|nehme|verlangen|verlange|berechnen|berechne|kassieren|facturons|facture|demandons|demande|prenons|prends|prend|cobr(?:amos|o|a)|pedimos|pido|facturamos|chiediamo|chiedo|prendiamo|prendo|facciamo pagare|faccio pagare|peço|levamos|levo|rekenen|reken|vragen|vraag|rekent)$/iu;

/** "workshop plus": what leads on to the next price is no thing. */
const LOOSE_END =
  /(?<!\p{L})(?:plus|above|over|extra|per|and|or|zzgl|plus de|au[- ]delà|más|più|mais|meer)$/iu;

/** How it is charged and what for: behind the amount, else before it, else what the sentence says for all its prices. */
export function termsOf(
  amount: Amount,
  segment: Segment,
  { segments, at, home }: Around,
): Pick<PriceFact, "per" | "for"> {
  const { numbers: { sentence }, from, to } = segment;
  const { text, languages } = sentence;
  const rate = rateBehind(text, amount.end, languages);
  const lead = segments[at - 1];
  const isLead = lead?.amounts.length === 0 ||
    lead?.isHeader === true && lead.amounts.every(({ kind }) => kind === "number");
  const leads = lead !== undefined && lead.numbers.sentence === sentence && isLead ? lead : undefined;
  // "The pack of ten 190": beside one bare price other numbers count.
  const isAlone = amount.kind === "number" && home === undefined;
  const others = isAlone ? [amount] : segment.amounts.filter(({ kind }) => kind === amount.kind);
  const own = others.filter(({ index }) =>
    index > amount.index && !LIMIT_AT_END.test(text.slice(amount.end, index))
  );
  const behindEnd = own[0]?.index ?? to;
  const behind = forBehind(text.slice(0, behindEnd), amount.end + rate.length, languages);
  const previous = others.filter(({ index }) => index < amount.index).at(-1);
  const before = forBefore(text.slice(previous === undefined ? from : previous.end, amount.index), languages);
  const led = leads === undefined ? null : forBefore(
    leads.text.replace(/^(?:per|pro|par|por|al|je)\s+/iu, "").replace(LIMIT_BEHIND, ""),
    languages,
  );
  const isPerThing = leads !== undefined && /^(?:per|pro|par|por|je|each)\s/iu.test(leads.text);
  const isOneOff = rate.per === null &&
    /^[\s,]*(?:one[- ]off|one[- ]time|once|einmalig|une fois|único|pago único|una tantum|uma vez|una vez|una volta|eenmalig)/iu
      .test(text.slice(amount.end, to));
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const ahead = isJapanese ? rateBefore(text.slice(from, amount.index)) : null;
  if (ahead !== null) {
    const unit = RATE_AT_END.exec(text.slice(from, amount.index))?.index ?? 0;
    return { per: ahead, for: forBefore(text.slice(from, from + unit), languages) };
  }
  const time = behind === null ? null : timeOf(behind);
  if (rate.per === null && rate.thing === null && time !== null && before !== null) {
    return { per: time, for: before };
  }
  const aheadTime = before === null && previous === undefined
    ? timeAhead(text.slice(from, amount.index))
    : null;
  const per = rate.per ?? aheadTime ??
    (isOneOff ? "one-off" : sharedRate(segments, at) ?? limitedRate(behind, segments, at));
  const leadName = isPerThing || (leads !== undefined && leads.isHeader) ? led : null;
  const aheadName = previous === undefined
    ? before ?? leadName
    : JOINED.test(text.slice(previous.end, amount.index))
    ? before
    : null;
  const measured = per === null ? MEASURE_OF.exec(rate.thing ?? "") : null;
  if (measured !== null) return { per: measured[1] ?? null, for: measured[2] ?? null };
  if (per === null && rate.thing !== null) {
    const size = sizeBehind(text.slice(amount.end + rate.length, behindEnd));
    if (size !== null) return { per: rate.thing, for: `${rate.thing}${size}` };
    const what = before ?? behind ?? aheadName;
    if (what !== null && what !== rate.thing) return { per: rate.thing, for: what };
    if (MEASURE.test(rate.thing)) return { per: rate.thing, for: null };
  }
  // "Annual plan: $0.06 per square foot per year": the label is what is sold.
  if (leadName !== null && !isPerThing && rate.thing !== null && previous === undefined) {
    return { per, for: leadName };
  }
  const elided =
    /^\s*(?:o|a|el|la|le|quell[oa]|celle|celui|die|der|das)\s+(?:de|da|do|di|von|mit)\s+(\d[\d.,]*(?:\s?(?:ml|cl|l|g|kg|cm|m)(?!\p{L}))?)/iu
      .exec(text.slice(amount.end, behindEnd))?.[1];
  if (elided !== undefined) return { per: null, for: elided };
  // "Private van 780 for up to 6": how many it is for says less than what it is.
  const isLimited = behind !== null && LIMIT.test(behind) && aheadName !== null && rate.per === null;
  return { per, for: rate.thing ?? (isLimited ? aheadName : behind ?? aheadName) };
}

const RATE_AT_END = /(?:一|1|毎)?(?:泊|月額|毎月|月|年額|年|週|日|時間|回|人)(?:あたり|につき|に|で)?$/u;

/** "Un'ora costa": the time that costs so much, where it is no word for a thing. */
function timeAhead(before: string): string | null {
  const words = before.replace(CHARGING, "").trim().replace(
    /^(?:an?|one|eine?|une?|una?|um|uma|een|l['’]|un['’]|la|el|le|die|der|het)(?:\s|(?<=['’]))/iu,
    "",
  );
  return timeOf(words);
}

/** "night", "ora": the unit that a word is, where it is one of time and nothing else. */
function timeOf(words: string): string | null {
  const { per, length } = rateBehind(` per ${words}`, 0, LANGUAGES);
  const isTime = per !== null && per !== "one-off" && TIMES.includes(per);
  return isTime && length === words.length + " per ".length ? per : null;
}

/** "A talk costs 120 euros and a course 65": the second thing stands behind the joining word. */
const JOINED = /^\s(?:and|und|et|y|e|en)\s/iu;

/** What is sold by measure is not the measure: "₦96,000 per ton". */
const MEASURE =
  /^(?:kilos?|kg|grams?|tons?|tonnes?|tonne[nl]?|toneladas?|tonnellat[ae]|lit(?:er|re|ro)s?|meters?|metres?|mètres?|metros?|metri?|square \p{L}+|qm|m²|sqm|f(?:oo|ee)t|yards?|miles?|km|kilometers?|gallons?|hectares?|hektar|acres?|hectáreas?|ettar[oi])$/iu;

/** "Der laufende Meter Bank" is a bench by the metre. */
const MEASURE_OF = new RegExp(`^(${MEASURE.source.slice(1, -1)})\\s(?!of |de |di |von |van )(.+)$`, "iu");

/** "End mill up to 12 mm:" is the end mill. */
const LIMIT_BEHIND = /\s(?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot)\s.*$/iu;

const LIMIT_AT_END = /(?<!\p{L})(?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot)\s$/iu;

const LIMIT = /^(?:up to|bis|jusqu|hasta|fino a|até|tot)(?!\p{L})/iu;

/** "a garrafa de 500 ml": its size, with the blank before it. */
function sizeBehind(text: string): string | null {
  return /^\s(?:de|of|von|da|di|van|à|zu)\s\d[\d.,]*(?:\s?\p{L}{1,8})?/iu.exec(text)?.[0] ?? null;
}

/** "small dog", "for doodles", "up to 100 berths": what stands behind the amount and its rate. */
function forBehind(
  text: string,
  at: number,
  languages: Segment["numbers"]["sentence"]["languages"],
): string | null {
  const tail = text.slice(at);
  const limit =
    /^\s*(?:for\s+|für\s+|pour\s+|para\s+|per\s+|voor\s+)?((?:up to|bis(?: zu)?|jusqu['’]à|hasta|fino a|até|tot)\s+(\d[\d.,]*|\p{L}+)(?:\s+(?!billed|per|a\b)\p{L}+)?)/iu
      .exec(tail);
  const most = limit?.[2] ?? "";
  if (limit?.[1] !== undefined && (/^\d/.test(most) || wordNumber(most, languages) !== null)) {
    return limit[1].replace(/\s(?:y|and|und|et|e|en)$/iu, "");
  }
  const lead =
    /^\s*(?:for|für|pour|para|per|voor)\s+(?:(?:an?|the|each|ein\w*|une?|la|le|el|il|los|las|os|as|de|het)\s+)?/iu
      .exec(tail);
  const from = at + (lead?.[0].length ?? 0);
  const phrase = nounPhraseAt(text, from, languages, 4);
  if (phrase === null || phrase.from - from > 4 || !standsAlone(phrase.text, languages)) return null;
  return isCharging(phrase.text) || wordPattern("if", languages, "start").test(phrase.text)
    ? null
    : phrase.text + (routeBehind(phrase.text, text.slice(phrase.to)) ?? "");
}

/** "Kano to Lagos": a price for a way names both ends. */
function routeBehind(name: string, behind: string): string | null {
  return /^\p{Lu}/u.test(name)
    ? /^\s(?:to|nach|à|a|para|naar)\s\p{Lu}\p{L}+/u.exec(behind)?.[0] ?? null
    : null;
}

/** How it is paid is not what it is for. */
function isCharging(words: string): boolean {
  return /^(?:flat|one-off|hung|billed|charged|invoiced|paid|pauschal|forfaitaire|ttc|ht|hors taxes|iva|btw|mwst|upfront|up front|cash|once|einmalig|jährlich|monatlich|payés?|pagad[oa]s?|in arrears|plus|netto|brutto|vat|mwst|ex vat|excl|incl|or so|min|minimum|each|apiece|extra|on top|zusätzlich|en plus|en supplément|adicional)\b/iu
    .test(words);
}

/** "Enterprise starts at": the words between a thing and its price. */
const CHARGING =
  /(?<!\p{L})(?:c['’]est|ce sont|it['’]s|that['’]s|is|are|costs?|at|for|kostet|kosten|liegt bei|ist|coûtent?|coûte|est|sont|cuestan?|valen?|es|son|costa|costano|custam?|é|kost|starts?|begins?|runs?|goes|sells?|sale|salen|we charge|i charge|from|ab|à partir de|desde|da|vanaf|=|:|about|ca\.?)\s*$/iu;

function forBefore(before: string, languages: Segment["numbers"]["sentence"]["languages"]): string | null {
  const withoutVerbs = behindGets(before).replace(CHARGING, "").replace(CHARGING, "");
  const tier = TIER.exec(withoutVerbs)?.[1];
  if (tier !== undefined) return tier.toLowerCase();
  if (wordPattern("charge", languages).test(withoutVerbs) && withoutVerbs.split(/\s+/).length > 3) {
    const subject = VERB_FIRST.exec(withoutVerbs)?.[1];
    return subject === undefined ? null : forBefore(subject, languages);
  }
  const isLong = withoutVerbs.split(/\s+/).length > LONGEST_NAME_WORDS;
  const subject = isLong && !isRomance(languages) ? subjectAtEnd(withoutVerbs) : null;
  const phrase = trimmedPhrase(subject ?? withoutVerbs, languages);
  const opening = firstCue(phrase, languages, "contrast", "adverbs", "joiners", "pronouns");
  const isName = standsAlone(phrase, languages) && opening?.index !== 0 && phrase.split(/\s+/).length <= 5 &&
    !/^(?:i|we|it|that|this|ich|wir|je|nous|io|eu)\b|(?:charge|kostet|coûte|cuesta|costa|custa|price|preis|prix|precio|prezzo|preço|prijs|fee|takes?|pays?)\b/iu
      .test(phrase);
  const half = HALF.exec(withoutVerbs.slice(0, withoutVerbs.lastIndexOf(phrase)))?.[0] ?? "";
  return isName ? half.trimStart() + phrase : null;
}

/** "En dessous c'est 24 centimes": a tier is named by the one before it. */
const TIER =
  /^\s*(?:and |but |und |et |y |e |en )?(below that|under that|above that|over that|darunter|darüber|en[- ]dessous|au[- ]dessus|au[- ]delà|por debajo|por encima|al di sotto|al di sopra|abaixo disso|acima disso|daaronder|daarboven|それ以下|それ以上|それ未満)[\s,:は]*$/iu;

/** "Für Gäste kostet die Führung 12 Euro": the thing stands between the verb and the sum. */
const VERB_FIRST = /(?<!\p{L})(?:kostet|kosten|kost)\s(.+)$/iu;

/** "Half day" is no day. */
const HALF = /(?:^|\s)(?:half|halbe[rn]?|demi-?|media|mezza|meia|halve)\s?$/iu;

const LONGEST_NAME_WORDS = 5;

/** Their "a" is a preposition or "the". */
function isRomance(languages: Segment["numbers"]["sentence"]["languages"]): boolean {
  return languages.some((language) => ["fr", "es", "it", "pt"].includes(language));
}

/** "With no plan and no insurance a cleaning and exam" ends in "a cleaning and exam". */
function subjectAtEnd(words: string): string | null {
  return /(?<!\p{L})(?:an?|the|eine?|een)\s((?:\p{L}[\p{L}’'-]*\s?){1,4})$/iu.exec(words)
    ?.[1]?.trim() ?? null;
}

/** "€14.50 small, €23 family, every week": a rate in a clause of its own holds for the sums before it. */
function sharedRate(segments: Segment[], at: number): string | null {
  const segment = segments[at];
  if (segment === undefined) return null;
  const { sentence } = segment.numbers;
  for (const next of segments.slice(at + 1, at + 4)) {
    if (next.numbers.sentence !== sentence) return null;
    const found = rateAnywhere(` ${next.text}`, sentence.languages);
    const sum = next.amounts.find(({ kind }) => kind === "money");
    if (sum !== undefined) {
      const own = rateBehind(sentence.text, sum.end, sentence.languages).per;
      if (own !== null) return null;
      continue;
    }
    if (found !== null && TIMES.includes(found) && next.text.split(/\s+/).length <= 3) return found;
  }
  return null;
}

/** "€89 a month up to 100 berths, €149 up to 250": one rate for two things that are named alike. */
function limitedRate(behind: string | null, segments: Segment[], at: number): string | null {
  const before = segments[at - 1];
  const sum = before?.amounts.find(({ kind }) => kind === "money");
  if (behind === null || before === undefined || sum === undefined) return null;
  const { sentence } = before.numbers;
  if (sentence !== segments[at]?.numbers.sentence || before.amounts.indexOf(sum) !== 0) return null;
  const rate = rateBehind(sentence.text, sum.end, sentence.languages);
  const isParallel =
    forBehind(sentence.text.slice(0, before.to), sum.end + rate.length, sentence.languages) !== null;
  return isParallel && rate.per !== null && TIMES.includes(rate.per) ? rate.per : null;
}
