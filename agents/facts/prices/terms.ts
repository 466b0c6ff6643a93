import type { PriceFact } from "../../domain/facts.ts";
import { withoutArticle } from "../../text/articles.ts";
import { isRomance } from "../../text/language.ts";
import { firstCue, FUNCTION_WORDS, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { trimmedPhrase } from "../names/noun_phrases.ts";
import { isNameLike } from "../names/standing_names.ts";
import { RATE_BEFORE, rateAnywhere, rateBefore, timeOf, TIMES } from "../numbers/rates.ts";
import { isSaidInWriting } from "../statements/reported.ts";
import { withoutCharging } from "./phrases.ts";
import { isMeasure, leadOf, tailOf } from "./parts.ts";
import type { PricedItem } from "./sums.ts";
import { findPriceWord, PRICES } from "./words.ts";

/** What was read of one sum, as far as the next one may leave it out. */
export interface Terms extends Pick<PriceFact, "per" | "for"> {
  /** The thing that "110 with lunch" goes on with. */
  head: string | null;
  /** Who pays it, where that was said: "shops". */
  buyer: string | null;
  /** What kind of words said what it is for. */
  role: "name" | "purpose" | "limit" | "variant" | null;
}

/** How a sum is charged and what for; `before` is what was read of the sum before it in the same sentence. */
export function termsOf(item: PricedItem, before: Terms | null): Terms {
  const { sentence: { languages }, isElliptic } = item;
  if (languages.length === 1 && languages[0] === "ja") return japaneseTerms(item, before);
  const lead = leadOf(item, before?.buyer ?? null);
  const tail = tailOf(item);
  const { thing, time, unit } = unitsOf(item, { lead, tail });
  const size = sizeOf(item);
  const role = lead.variant !== null || tail.variant !== null
    ? "variant"
    : tail.limit !== null
    ? "limit"
    : tail.purpose !== null || lead.purpose !== null
    ? "purpose"
    : lead.name !== null || tail.name !== null || thing !== null
    ? "name"
    : null;
  const isSame = before !== null && goesOnLike(item, { role, before, buyer: lead.buyer });
  const buyer = lead.buyer ?? (isSame && lead.name === null ? before.buyer : null);
  const per = time ?? unit ?? (isSame && thing === null ? sharedPer(before, isElliptic, role) : null);
  const head = thing ?? lead.name ?? (unit !== null ? unit : null) ?? before?.head ?? tail.purpose ??
    tail.name;
  const variant = tail.variant ?? lead.variant;
  if (variant !== null) {
    const of = thing ?? lead.name ?? lead.purpose ?? head;
    return {
      per: per ?? thing,
      for: sure(of === null || of === variant ? variant : `${of} ${variant}`),
      head,
      buyer,
      role,
    };
  }
  if (role === null && time !== null && before !== null && isTimed(before)) {
    return { per: time, for: before.for, head, buyer: before.buyer, role: before.role };
  }
  // "Delivery is 45 within the county": what was named before the sum is what it is for.
  if (tail.isWhere && lead.name !== null) tail.purpose = null;
  const told = tail.limit !== null
    ? lead.name !== null && time === null && thing === null ? lead.name : tail.limit
    : tail.purpose ?? tail.name;
  const names = [thing, told ?? lead.name ?? lead.purpose].filter((each) => each !== null);
  if (size !== null) return { ...size, head, buyer, role };
  const what = namedFor({
    thing,
    time,
    told: told ?? lead.name ?? lead.purpose ?? buyer,
    isElliptic,
    languages,
  });
  // "9 towns pay 14 000 a year for the coming back": what they pay for is enough.
  const isEnough = what.for === null || buyer === null || names.length === 0 || role === "purpose";
  const withBuyer = isEnough || what.for === buyer ? what.for ?? buyer : `${what.for}, ${buyer}`;
  return { per: per ?? what.per, for: sure(withBuyer), head, buyer, role };

  function sure(words: string | null): string | null {
    return words === null || role === "variant" ? words : sureThing(words, item);
  }
}

function isTimed({ per }: Terms): boolean {
  return per !== null && TIMES.includes(per);
}

/** "R$ 68 a garrafa de 500 ml, R$ 42 a de 250": sizes of one thing. */
function sizeOf(
  { rate: { thing }, tail, sentence: { languages } }: PricedItem,
): Pick<Terms, "per" | "for"> | null {
  const words = thing === null ? withoutThatOne(tail, languages) : tail;
  const of = words === null ? null : firstCue(words, languages, "of");
  if (words === null || of === null || words.slice(0, of.index).trim() !== "") return null;
  const size = /^\s\d[\d.,]*(?:\s?\p{L}{1,8})?/u.exec(words.slice(of.index + of[0].length))?.[0];
  if (size === undefined) return null;
  return { per: thing, for: thing === null ? size.trim() : `${thing} ${of[0]}${size}` };
}

/** "A de 250" without its "a"; null where no such word stands there. */
function withoutThatOne(tail: string, languages: readonly Language[]): string | null {
  const found = findPriceWord(tail, languages, "start", "that_one");
  return found === null ? null : tail.slice(found[0].length);
}

/** The unit that one pays by and the thing itself: "£8.50 a door each quarter" has both. */
function namedFor(
  { thing, time, told, isElliptic, languages }: {
    thing: string | null;
    time: string | null;
    told: string | null;
    isElliptic: boolean;
    languages: readonly Language[];
  },
): Pick<Terms, "per" | "for"> {
  if (thing === null) return { per: null, for: told };
  if (told === null || told === thing) {
    return time === null && isMeasure(thing, languages)
      ? { per: thing, for: null }
      : { per: null, for: thing };
  }
  // "24 o grande" leaves the unit out; "11 a line" does not.
  const isLeftOut = isElliptic && isRomance(languages);
  return time === null && !isLeftOut ? { per: thing, for: told } : { per: null, for: `${thing}, ${told}` };
}

interface Units {
  /** A thing that it is counted by: "bottle". */
  thing: string | null;
  /** A unit of time, or "one-off". */
  time: string | null;
  /** A unit of charge that is a known word: "visit". */
  unit: string | null;
}

function unitsOf(
  item: PricedItem,
  { lead, tail }: { lead: ReturnType<typeof leadOf>; tail: ReturnType<typeof tailOf> },
): Units {
  const { rate: { per, thing }, sentence: { languages } } = item;
  const isTime = per !== null && TIMES.includes(per);
  const isOnce = per === null && isOneOff(item);
  const own = isOnce ? "one-off" : isTime ? per : timeAround(item, { lead, tail });
  if (own === null && per === null && thing !== null) {
    // "Der laufende Meter Bank" is a bench by the metre, "a metre laid" a hedge that was.
    const measure = findPriceWord(thing, languages, "start", "measure");
    const rest = measure === null ? "" : trimmedPhrase(thing.slice(measure[0].length), languages);
    if (measure !== null && rest !== "") {
      return { thing: rest, time: null, unit: measure[0].trim() };
    }
  }
  return { thing, time: own, unit: isTime ? null : per };
}

/** "Un'ora costa 22": the hour stands before; "25 euros for the night"; "14, 23, every week". */
function timeAround(
  { lead: words, rest, sentence: { languages }, rate }: PricedItem,
  { lead, tail }: { lead: ReturnType<typeof leadOf>; tail: ReturnType<typeof tailOf> },
): string | null {
  // "240 per class for an hour and a half" says how long.
  const isLength = tail.purpose !== null &&
    timeOf(tail.purpose.split(/\s+/u).at(-1) ?? "", languages) !== null;
  if (rate.thing !== null && isLength) tail.purpose = null;
  if (rate.per !== null || rate.thing !== null) return sharedTime(rest, languages);
  const label = withoutArticle(withoutCharging(words, languages).trim(), languages);
  const ahead = timeOf(label, languages);
  if (ahead !== null) {
    lead.name = null;
    return ahead;
  }
  // "La semana completa 500".
  const whole = label.split(/\s+/u);
  const part = whole.length === 2
    ? whole.map((word) => timeOf(word, languages)).find((unit) => unit !== null)
    : null;
  if (part !== null && part !== undefined) return part;
  const behind = tail.purpose === null ? null : timeOf(tail.purpose, languages);
  if (behind !== null) {
    tail.purpose = null;
    return behind;
  }
  return sharedTime(rest, languages);
}

/** "Both monthly", "every week": a few words behind the list. */
function sharedTime(rest: readonly string[], languages: readonly Language[]): string | null {
  const short = rest.slice(0, 2).find((clause) => clause.split(/\s+/u).length <= 3);
  return short === undefined ? null : rateAnywhere(` ${short}`, languages);
}

function isOneOff({ lead, tail, rest, sentence: { languages } }: PricedItem): boolean {
  if (findPriceWord(tail, languages, "start", "extra") !== null) return false;
  return findPriceWord(lead, languages, "end", "once_only") !== null ||
    [tail, ...rest.slice(0, 1)].some((words) =>
      findPriceWord(words, languages, "start", "once_only") !== null
    );
}

/** True where a sum is told like the one before it, so that what is left out is as it was there. */
function goesOnLike(
  { isElliptic, sentence: { languages }, lead, tail }: PricedItem,
  { role, before, buyer }: { role: Terms["role"]; before: Terms; buyer: string | null },
): boolean {
  if (findPriceWord(`${lead} ${tail}`, languages, "anywhere", "one_time_things") !== null) return false;
  if (role === "variant") return true;
  return role === before.role && role !== "name" || isElliptic && buyer !== null && before.buyer !== null;
}

function sharedPer({ per }: Terms, isElliptic: boolean, role: Terms["role"]): string | null {
  if (per === null || per === "one-off") return null;
  return isElliptic || role !== "name" && TIMES.includes(per) ? per : null;
}

/** A particle or a letter that was left over: "up", the "ll" of "we'll". */
const PARTICLE = new RegExp(`^(?:${PRICES.sourceOf("particle")}|\\p{L})$`, "iu");

/** What a price is for is a thing: no particle, no day and nothing that somebody does. */
function sureThing(said: string, { sentence: { text, languages }, isElliptic }: PricedItem): string | null {
  if (findPriceWord(said, languages, "start", "above_below") !== null) return said.trim();
  const loose = findPriceWord(said, languages, "end", "loose");
  const what = (loose === null ? said : said.slice(0, loose.index)).trim();
  // German things have a capital where anything has, but for "der große".
  const isVerb = !isElliptic && languages.length === 1 && languages[0] === "de" &&
    /[\p{Ll},]\s\p{Lu}\p{Ll}/u.test(text) && !/\p{Lu}/u.test(what);
  // "Hasta seis 180, quince 320", "a diária": of how many, and a day may be what is sold.
  const isNamed = isNameLike(what, languages) || hasCue(what, languages, "number_words", "time_words");
  const isThing = !isVerb && !isSaidInWriting(what, languages) && isNamed &&
    !PARTICLE.test(what) &&
    !hasCue(what, languages, "negation", "contrast") &&
    /[\p{L}\d]/u.test(withoutCues(what, languages, "calendar_words", ...FUNCTION_WORDS)) &&
    firstCue(what, languages, "pronouns", "relative", "dont_know")?.index !== 0;
  return isThing ? what : null;
}

/** The unit stands before the sum: "一泊8,000円". */
function japaneseTerms(item: PricedItem, before: Terms | null): Terms {
  const { lead } = item;
  const per = rateBefore(lead);
  const unit = per === null ? lead.length : RATE_BEFORE.exec(lead)?.index ?? lead.length;
  const { name } = leadOf({ ...item, lead: lead.slice(0, unit) }, null);
  const what = name === null ? null : sureThing(name, item);
  return { per, for: what, head: what ?? before?.head ?? null, buyer: null, role: "name" };
}
