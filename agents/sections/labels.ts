import { countriesIn } from "./countries_in.ts";
import { datesIn, isDate } from "./dates_in.ts";
import { isNumeric, numbersIn } from "./numbers_in.ts";
import type { IsOwn } from "./own_words.ts";

/** What a text of ours is called in another language; the founder's own words stay as they are. */
export type Say = (text: string) => string;

/**
 * "From {1} to {2}": a place holds a number, an amount, a day, a name or words of the founder's. "{1#} from {2}": here a
 * number, an amount or a day alone, where the words around it could be anybody's. "{1=}": one name. "{1*}": any words of one sentence.
 */
const PLACE = /\{(\d)([#=*]?)\}/gu;
/** A list of templates with templates in their places; deeper than this nothing of ours is nested. */
const DEEPEST = 4;
const QUOTATION = /“[^“”]*”/gu;
/** Between words that were said apart. */
const SEAM = /(?<=[.!?…。！？])\s+|\n| – |\|/u;
/** "30. Juni": the point behind a day ends no sentence. */
const DAY_POINT = /(?<!\d)\d{1,2}\.(?=\s\p{L})/gu;
/** Words that were set one after the other are the founder's from so many on; fewer could stand in a label of ours. */
const ENOUGH_WORDS = 6;
/** What stands between the parts of a list, in the words where a language has another one. */
const SEPARATORS = [" · ", "; ", ", ", " – ", " / ", " and "];
const CUT = " …";
/** A cut sentence is known by so many characters of ours behind the name. */
const LEAST_OF_LEAD = 8;
const LISTED = /[:;,·|]/u;
const COLON = ": ";
const STOP = ".";
const AMOUNT_FIRST = /^(\S*\d\S*|(?:zł|[A-Z]{3}) \d\S*|\S*\d\S* [A-Z]{3}) (.+)$/su;

interface Template {
  pattern: RegExp;
  /** The words around its places. */
  pieces: string[];
  /** Which place each captured stretch belongs to, and what it may hold. */
  places: { name: string; holds: string }[];
  translated: string;
}

/** What stands between parts that may have commas of their own: a language that sets lists apart by commas keeps ours. */
export function semicolonIn(say: Say): string {
  const own = say("; ");
  return own.includes(";") ? own : "; ";
}

export interface Labels {
  words: Record<string, string>;
  /** What days and months are called by, and what numbers are. */
  locales: { dates: string; numbers: string };
  isOwn: IsOwn;
}

/**
 * Texts of ours by what they are called. An entry with {1}, {2} … stands for all sentences that differ only there; one
 * whose places hold more than values, names and words of the founder's is not ours and stays as it is.
 */
export function sayFrom({ words, locales, isOwn }: Labels): Say {
  const names = new Map(Object.entries(words));
  const templates = templatesOf(words);
  const countries = countriesIn(locales.dates);

  /** The text in the language where it is a value, a name or a sentence of ours, or the founder's; else null. */
  function known(text: string, depth: number): string | null {
    const name = names.get(text) ?? countries.get(text);
    if (name !== undefined) return name;
    if (isDate(text)) return datesIn(text, locales.dates);
    if (isNumeric(text)) return numbersIn(text, locales.numbers);
    if (isTheirs(text, isOwn)) return text;
    return depth === DEEPEST ? null : filled(text, depth) ?? byLabel(text, depth);
  }

  function filled(text: string, depth: number): string | null {
    for (const { pattern, places, translated } of templates) {
      const found = pattern.exec(text);
      if (found === null) continue;
      const values = places.map(({ holds }, at) => placed(found[at + 1] ?? "", holds, depth + 1));
      if (values.some((value) => value === null)) continue;
      const byPlace = new Map(places.map(({ name }, at) => [name, values[at] ?? ""]));
      return translated.replace(PLACE, (_, place: string) => byPlace.get(place) ?? "");
    }
    return null;
  }

  /** "Ada tells what it …": what is left of a sentence of ours about one name tells which one it is. */
  function leadOf(begun: string): string | null {
    for (const { pieces: [before = "", after = ""], places, translated } of templates) {
      const room = begun.length - before.length;
      if (places.length !== 1 || !begun.startsWith(before) || before.length + after.length < LEAST_OF_LEAD) {
        continue;
      }
      const left = after.slice(0, room);
      const size = [...left].findLastIndex((_, at) =>
        at + 1 >= LEAST_OF_LEAD && begun.endsWith(left.slice(0, at + 1))
      ) + 1;
      const name = size === 0 ? null : inPlace(begun.slice(before.length, -size), 1);
      if (name !== null) return translated.replace(PLACE, name);
    }
    return null;
  }

  function placed(text: string, holds: string, depth: number): string | null {
    if (!isWhole(text)) return null;
    if (holds === "*") return SEAM.test(text.replace(DAY_POINT, " ")) ? null : text;
    if (holds === "#" && !isDate(text) && !isNumeric(text)) return null;
    return holds === "=" && LISTED.test(text) ? null : inPlace(text, depth);
  }

  /** "In the way: “…”". */
  function byLabel(text: string, depth: number): string | null {
    const at = text.indexOf(COLON);
    // "Meals: €4 · delivery: €12 per day" is a list of such, and is read part by part.
    if (text.indexOf(COLON, text.indexOf(" · ", at)) > at && text.includes(" · ")) return null;
    // A label of ours has no blank before its colon: "Le Vieux Pont : une forme" is somebody's French.
    const isLabel = at >= 0 && !/\s$/u.test(text.slice(0, at)) && isWhole(text.slice(0, at));
    const label = !isLabel ? null : inPlace(text.slice(0, at), depth + 1);
    return label === null
      ? null
      : label + (names.get(COLON) ?? COLON) + spoken(text.slice(at + COLON.length), depth + 1);
  }

  /** A value, a list of them, or a number with what it counts; null for other words. */
  function inPlace(text: string, depth: number): string | null {
    const [, amount = "", thing = ""] = AMOUNT_FIRST.exec(text) ?? [];
    const unit = isNumeric(amount) && depth > 0 && !thing.includes(" ") ? names.get(thing) : undefined;
    if (unit !== undefined) return `${numbersIn(amount, locales.numbers)} ${unit}`;
    const whole = known(text, depth);
    if (whole !== null || depth >= DEEPEST) return whole;
    if (text.endsWith(CUT)) {
      const begun = text.slice(0, -CUT.length);
      const said = inPlace(begun, depth) ?? leadOf(begun);
      return said === null ? null : said + CUT;
    }
    if (text.endsWith(STOP)) {
      const sentence = inPlace(text.slice(0, -STOP.length), depth);
      return sentence === null ? null : sentence + (names.get(STOP) ?? STOP);
    }
    for (const separator of SEPARATORS) {
      const joined = inParts(text.split(separator), separator, depth);
      if (joined !== null) return joined;
    }
    if (!isNumeric(amount)) return null;
    const counted = inPlace(thing, depth + 1);
    return counted === null ? null : `${numbersIn(amount, locales.numbers)} ${counted}`;
  }

  function inParts(parts: string[], separator: string, depth: number): string | null {
    if (parts.length < 2 || !parts.every(isWhole)) return null;
    const values = parts.map((part) => inPlace(part, depth + 1));
    return values.some((value) => value === null) ? null : values.join(names.get(separator) ?? separator);
  }

  /** Several sentences of ours, one behind the other. */
  function bySentence(text: string): string | null {
    const sentences = sentencesOutside(text);
    if (sentences.length < 2) return null;
    const said = sentences.map((sentence) => inPlace(sentence, 0));
    return said.some((each) => each === null) ? null : said.join(" ");
  }

  function spoken(text: string, depth: number): string {
    return inPlace(text, depth) ?? bySentence(text) ?? datesIn(text, locales.dates);
  }
  return (text) => spoken(text, 0);
}

/** The sentences of a text; those in quotation marks belong to the one around them. */
function sentencesOutside(text: string): string[] {
  const masked = text.replace(QUOTATION, (words) => "“".repeat(words.length));
  const ends = [...masked.matchAll(/[.!?…](?=\s)/gu)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, at) => text.slice(ends[at - 1] ?? 0, end).trim());
}

/** The full stop of the language. */
export function fullStop(say: Say): string {
  return say(STOP);
}

/** A label before its text, with the colon of the language. */
export function labelled(label: string, text: string, say: Say): string {
  return `${say(label)}${say(COLON)}${text}`;
}

/** The founder's words alone, in one stretch, in quotation marks, or in several that were said apart. */
function isTheirs(text: string, isOwn: IsOwn): boolean {
  const bare = text.replace(QUOTATION, " ");
  if (isOwn(text) || !/[\p{L}\d]/u.test(bare)) return true;
  const pieces = bare.split(SEAM).filter((piece) => /[\p{L}\d]/u.test(piece));
  return bare.trim().split(/\s+/u).length >= ENOUGH_WORDS && pieces.every(isOwn);
}

/** False for the half of a quotation, and for a stretch that goes on over the end of a sentence. */
function isWhole(text: string): boolean {
  const marks = text.match(/[“”]/gu) ?? [];
  return marks.every((mark, at) => mark === (at % 2 === 0 ? "“" : "”")) && marks.length % 2 === 0 &&
    !text.endsWith(STOP);
}

/** By the words of a language: the interview asks for them with each turn. */
const compiled = new WeakMap<Record<string, string>, Template[]>();

/** Those with the most words of ours first: "{1} from {2}" would take what belongs to a whole sentence. */
function templatesOf(words: Record<string, string>): Template[] {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const weight = (text: string) => text.replace(PLACE, "").length;
  const templates = Object.entries(words).filter(([text]) => /\{1[#=*]?\}/u.test(text))
    .toSorted(([one], [other]) => weight(other) - weight(one))
    .map(templateOf);
  compiled.set(words, templates);
  return templates;
}

function templateOf([text, translated]: [string, string]): Template {
  const places = [...text.matchAll(PLACE)].map(([, name = "", holds = ""]) => ({ name, holds }));
  const pieces = text.split(/\{\d[#=*]?\}/u);
  const pattern = pieces.map((piece) => RegExp.escape(piece)).join("(.+?)");
  return { pattern: new RegExp(`^${pattern}$`, "su"), pieces, places, translated };
}
