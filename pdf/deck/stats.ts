import type { Fact } from "../../agents/domain/claims.ts";
import type { FieldId } from "../../agents/domain/fields.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { countWords, sentencesOf } from "./words.ts";

/** A number as a slide shows it: the value large, what it counts under it. */
export interface Stat {
  value: string;
  label: string;
}

const NUMBER = /\d+(?:[.,:]\d+)*/g;
const MOST_LABEL_WORDS = 7;
const YEAR_OR_CLOCK = /^(?:(?:19|20)\d\d|\d{1,2}:\d\d)$/;
const SIGN_BEFORE = /(?:\p{Lu}{0,2}\p{Sc}\s?|\b(?:CHF|EUR|USD|GBP|DKK|SEK|NOK|kr\.?)\s)$/u;
const SIGN_BEHIND = /^(?:\s?[%‰\p{Sc}]|\s?(?:km|kg|m²)(?!\p{L})|万?円|億円?|[kKmM](?!\p{L}))/u;
const PART_OF = /^\s(?:out of|of|von|de|di|sur|van|av|af)\s\d[\d.,]*\d?(?![\d%])/iu;
const IS_WHOLE = /\d\s(?:out of|of|von|de|di|sur|van|av|af)\s$/iu;
const NEARLY =
  /(?<!\p{L})(?:under|over|about|around|almost|nearly|roughly|maybe|fast|etwa|rund|knapp|über|unter|environ|presque|casi|unos|unas|quase|cerca de|約)\s*\p{Sc}?$/iu;
const CLAUSE_END = /[,;:!?()、。；：]|\.(?!\d)|\s[–—]\s|\p{Sc}?(?<!\d)(?!(?:19|20)\d\d(?!\d))\d/u;

/**
 * The numbers of these answers that say what they count, in the order in which they were said: no dates, no years,
 * and none that does not stand in the fact table.
 */
export function statsOf(
  foundation: Foundation,
  fields: FieldId[],
  fits: (stat: Stat) => boolean = () => true,
): Stat[] {
  const stats = fields.flatMap((field) =>
    sentencesOf(foundation.answers[field]?.text ?? "").flatMap((sentence) =>
      [...sentence.matchAll(NUMBER)].flatMap((match) => statOf(foundation.facts, sentence, match))
    ).filter(fits)
  );
  return stats.filter((stat, index) => stats.findIndex(({ value }) => value === stat.value) === index);
}

/** Whether a value is a sum of money. */
export function isMoney({ value }: Pick<Stat, "value">): boolean {
  return /\p{Sc}|円|\b(?:CHF|EUR|USD|GBP|DKK|SEK|NOK|kr)\b/u.test(value);
}

function statOf(facts: Fact[], sentence: string, match: RegExpExecArray): Stat[] {
  const [number] = match;
  const known = facts.filter((fact) => fact.value === number);
  const before = sentence.slice(0, match.index);
  const behind = sentence.slice(match.index + number.length);
  const sign = SIGN_BEFORE.exec(before)?.[0] ?? "";
  const tail = SIGN_BEHIND.exec(behind)?.[0] ?? PART_OF.exec(behind)?.[0] ?? "";
  const isDate = facts.filter(({ value }) => /[\p{L}/-]/u.test(value)).some(({ value }) => {
    const start = sentence.indexOf(value);
    return start !== -1 && match.index >= start && match.index < start + value.length;
  });
  if (known.length === 0 || isDate || IS_WHOLE.test(before) || NEARLY.test(before)) return [];
  if (sign === "" && tail === "" && YEAR_OR_CLOCK.test(number)) return [];
  const rest = behind.slice(tail.length);
  const nouns = known.map(({ text, value }) => text.slice(text.indexOf(value) + value.length).trim());
  const noun = nouns.find((each) => each !== "" && rest.trimStart().startsWith(each)) ?? "";
  const value = `${sign}${number}${tail}`;
  const label = labelBehind(rest, noun) || (isMoney({ value }) ? limitBehind(rest) : "") ||
    clauseAround(before, `${number}${tail}`);
  return label === "" ? [] : [{ value, label }];
}

function labelBehind(rest: string, noun: string): string {
  const end = CLAUSE_END.exec(rest);
  const isCutByNumber = end !== null && /\d$/.test(end[0]);
  if (isCutByNumber && noun !== "") return noun;
  const clause = rest.slice(0, end?.index ?? rest.length).trim();
  const label = (isCutByNumber ? clause.replace(/(?:(?:^|\s+)\p{L}{1,3})+$/u, "") : clause)
    .replace(/^[-/\s]+|['’"”]+$/gu, "");
  const isShort = countWords(label) <= MOST_LABEL_WORDS;
  return isShort && /\p{L}{3,}|[\p{Script=Han}]/u.test(label) ? label : noun;
}

/** Up to where a price holds: "up to 250", "from 10 seats". */
function limitBehind(rest: string): string {
  return /^\s(?:up to|from|over|under|bis|ab|jusqu'à|à partir de|hasta|desde|até)\s\d[\d.]*(?:\s\p{L}+)?/iu
    .exec(rest)?.[0].trim() ??
    "";
}

function clauseAround(before: string, value: string): string {
  const start = before.search(/[^,;:!?().、。]*$/u);
  const name = before.slice(start).replace(/\p{Sc}$/u, "").trim();
  const words = countWords(name);
  if (
    words === 0 || words > MOST_LABEL_WORDS || /^(?:up|down)? ?(?:from|to|by|von|auf|de|à|a)$/iu.test(name)
  ) return "";
  return /(?:^|\s)\p{L}{1,3}$/u.test(name) ? `“${before.slice(start).trimStart()}${value}”` : name;
}
