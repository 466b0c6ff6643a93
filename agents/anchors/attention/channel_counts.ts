import { sentencesOf, wordCount } from "../../text/text.ts";
import { kindOf } from "./channel_kinds.ts";
import { nameIn, withoutJoin } from "./channel_names.ts";
import type { Channel } from "./channels.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";

/** A counted channel: its number is always there. */
type Counted = Channel & { count: number };

const WHOLE =
  "(?:the |our |my |those |all |last |past |first |last year['’]s |den |unseren |los |os |as |les |nos )*";
/** "Of 23 marinas"; a whole in words only where it opens the sentence: "from two gardeners" is none. */
const TOTAL = new RegExp(
  `(?<!\\p{L})(?:of|out of|from|among|von|de|dos|das|van|sur)\\s+${WHOLE}(?:(?<total>\\d[\\d.,]*)|(?<=^\\p{L}+\\s+${WHOLE})(?<words>${NUMBER}))(?=\\s)`,
  "iu",
);
/** "61 homes: …", "112組のうち…": the whole stands before its parts. */
const HEAD = new RegExp(
  `^(?:all |our |the |my )*(?:last |past |first )?(?<total>${NUMBER})(?:\\s[^,;:.\\d]{1,30})?\\s?[:：]|^(?<eastern>\\d[\\d,]*)\\p{L}{0,3}(?:のうち|中)`,
  "iu",
);
/** Parts of a whole as words: their share in a hundred. */
const FRACTIONS: [RegExp, number][] = [
  [
    /^(?:roughly |about |around |nearly |almost )?(?:a |one )?half(?: of)?|^(?:etwa )?die Hälfte|^la mitad|^la moitié/iu,
    50,
  ],
  [/^(?:roughly |about |around )?(?:a |one )quarter(?: of)?|^ein Viertel|^una? cuarta parte|^un quart/iu, 25],
  [/^(?:roughly |about |around )?(?:a |one )third(?: of)?|^ein Drittel|^un tercio|^un tiers/iu, 33],
];

/** The channels that a text counts, each with its exact words; none where the counts exceed their whole. */
export function countedChannels(text: string): Counted[] {
  const sentences = sentencesOf(text);
  const single = sentences.flatMap((each) => [countedIn(each), countedAfter(each)]);
  const best = single.reduce((one, other) => weightOf(other) > weightOf(one) ? other : one, []);
  const across = acrossSentences(sentences);
  const chosen = across.length > best.length ? across : best;
  return chosen.length > 1 || chosen.some((each) => each.total !== null) ? chosen : [];
}

/** A list that names its whole beats a longer one that does not. */
function weightOf(channels: Counted[]): number {
  return channels.length + (channels.length > 1 && channels.some((each) => each.total !== null) ? 100 : 0);
}

/** "Half came through A. A quarter came through B, 15% via C." The whole is the one named first. */
function acrossSentences(sentences: string[]): Counted[] {
  const lists = sentences.map((sentence) => [...fractionIn(sentence), ...countedIn(sentence)]);
  if (lists.filter((list) => list.length > 0).length < 2) return [];
  const all = lists.flat();
  const total = all.find((each) => each.total !== null)?.total ?? null;
  const isShare = all.some((each) => each.total === 100);
  const mixed = isShare && all.some((each) => each.total !== 100);
  const same = mixed ? all.filter((each) => each.total === 100) : all.map((each) => ({ ...each, total }));
  return exceeds(same) ? [] : same;
}

function fractionIn(sentence: string): Counted[] {
  const found = FRACTIONS.find(([words]) => words.test(sentence));
  if (found === undefined) return [];
  const typed = found[0].exec(sentence)?.[0] ?? "";
  const clause = /^[^,;.:!?]*/u.exec(sentence)?.[0] ?? "";
  const rest = clause.slice(typed.length).replace(
    /^[^]*?\s(?=(?:through|from|by|via|with|über|durch|por|par)\s)/iu,
    "",
  );
  const name = nameIn(rest);
  return name === "" || wordCount(name) > 8
    ? []
    : [toCounted({ name, clause: rest, count: found[1], total: 100, quote: clause })];
}

/** "Of 23 marinas 9 came because a colleague rang, 6 from the show and 3 found the website." */
function countedIn(sentence: string): Counted[] {
  const head = HEAD.exec(sentence) ?? TOTAL.exec(sentence);
  const typed = head?.groups?.["total"] ?? head?.groups?.["words"] ?? head?.groups?.["eastern"];
  const told = typed === undefined ? null : numberOf(typed);
  const before = head && head.index > 0 ? sentence.slice(0, head.index) : "";
  const leading = new RegExp(`^(?<n>${NUMBER})\\s*$`, "iu").exec(before)?.groups?.["n"];
  const body = head ? sentence.slice(head.index + head[0].length) : sentence;
  const shown = withoutAsides(body);
  const starts = [...shown.matchAll(START)].filter((match) => opensAPart(shown, match));
  const found = starts.flatMap((match, at): Counted[] => {
    const begin = match.index + match[0].length;
    const stretch = shown.slice(begin, starts[at + 1]?.index ?? shown.length).replace(
      /^,(?=\s(?:\p{Ll}+ed|came|found|saw|heard)(?!\p{L}))/u,
      " ",
    );
    const count = numberOf(match.groups?.["n"] ?? "");
    const clause = /^[^,;.:!?—–()。、]*/u.exec(stretch)?.[0] ?? "";
    const name = nameIn(withoutJoin(clause).replace(/(?:です|でした|ます)$/u, "").replace(WHAT_COMES, ""));
    if (count === null || count < 1 || !isName(name)) return [];
    const from = match.index + match[0].indexOf(match.groups?.["n"] ?? "");
    const quote = withoutJoin(body.slice(from, begin + clause.length));
    const total = match.groups?.["percent"] ? 100 : told;
    return [toCounted({ name, clause, count, total, quote })];
  });
  const named = namedBefore(sentence);
  const first = leading === undefined ? [] : leadingCount(leading, { body, told, sentence });
  return believed([...first, ...fractionsOf(shown, told), ...(named.length > 0 ? named : found)], told);
}

const START = new RegExp(
  `(?:^|[\\s,;:、]|(?<=[はが]))(?<!(?:last|past|first|letzten|derniers|últimos)\\s)(?<n>${NUMBER})(?<percent>\\s?%)?(?!\\s?[€$£])(?:組が|人が|件が)?`,
  "giu",
);
/** "online orders come from people who …": what came, before the way it came. */
const WHAT_COMES = /^[^]{0,40}?\s(?:come|comes|came)\s(?=(?:from|through|via|by|because)\s)/iu;
const NO_WAY =
  /(?<!\p{L})(?:(?:don['’]t|do not|dont|can['’]t) (?:really )?(?:know|say)|no idea|unknown)(?!\p{L})/iu;

function isName(name: string): boolean {
  return name !== "" && wordCount(name) <= 8 && !NO_WAY.test(name);
}

/** Blanks what stands in brackets, keeping every place: an aside counts nothing. */
function withoutAsides(text: string): string {
  return text.replace(/\([^()]*\)/gu, (aside) => `(${" ".repeat(aside.length - 2)})`);
}

/** "21% from two gardeners": a number that a preposition or a clause leads up to opens no part of the list. */
function opensAPart(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index).trimEnd();
  const separator = match[0][0] ?? "";
  if (before === "" || /[,;:、]/u.test(separator) || /[,;:、–—-]$/u.test(before)) return true;
  const last = /\p{L}+$/u.exec(before)?.[0] ?? "";
  if (/^(?:from|by|via|through|with|in|of|because|von|durch|über|por|par|de|van|via)$/iu.test(last)) {
    return false;
  }
  return /\d/u.test(match.groups?.["n"] ?? "") ||
    /^(?:and|und|et|e|y|en|og|about|maybe|other|kamen|were|be)$/iu.test(last);
}

/** "Of 512: about half by people who tell …": a fraction of the whole, in whole numbers. */
function fractionsOf(body: string, told: number | null): Counted[] {
  if (told === null) return [];
  return body.split(/[,;:]\s/u).flatMap((part) => fractionIn(part.trim()))
    .map((each) => ({ ...each, count: Math.round(told * each.count / 100), total: told }));
}

/** "11 of last year's 16 came because a vicar mentioned me." */
function leadingCount(
  typed: string,
  { body, told, sentence }: { body: string; told: number | null; sentence: string },
): Counted[] {
  const count = numberOf(typed);
  const clause = /^[^;.:!?—–()。]*/u.exec(body)?.[0] ?? "";
  const name = nameIn(clause.replace(/^.*?\s(?=(?:because|through|from|via|by)\s)/iu, ""));
  if (count === null || name === "" || wordCount(name) > 14) return [];
  const quote = sentence.replace(/[.!?。]+$/u, "");
  return [toCounted({ name, clause, count, total: told, quote })];
}

const BEFORE = new RegExp(
  `^(?<name>\\p{L}[^,:–—]{2,60}?)(?:,\\s\\p{L}+)?\\s[-–—:]\\s(?:about |some |roughly |maybe )?(?<n>${NUMBER})(?:\\s\\p{L}+)?[.!。]?$`,
  "iu",
);

/** "Setters texting other setters, mostly - about 130 gyms." */
function namedBefore(sentence: string): Counted[] {
  const groups = BEFORE.exec(sentence)?.groups;
  const count = numberOf(groups?.["n"] ?? "");
  const name = groups?.["name"] ?? "";
  return count === null || name === ""
    ? []
    : [toCounted({ name, clause: name, count, total: null, quote: sentence.replace(/[.!。]$/u, "") })];
}

/** A number that equals the sum of all others is their whole, and no channel. Counts beyond their whole are not believed. */
function believed(channels: Counted[], told: number | null): Counted[] {
  const sum = channels.reduce((all, each) => all + each.count, 0);
  const whole = told === null && channels.length > 2
    ? channels.find((each) => each.count * 2 === sum)
    : undefined;
  const parts = channels.filter((each) => each !== whole)
    .map((each) => whole === undefined || each.total !== null ? each : { ...each, total: whole.count });
  return exceeds(parts) ? [] : parts;
}

function exceeds(channels: Counted[]): boolean {
  const sum = channels.reduce((all, each) => all + each.count, 0);
  const whole = channels[0]?.total ?? null;
  return whole !== null && sum > whole * 1.01;
}

/** "Referrals 9, shows 6, website 3." */
function countedAfter(sentence: string): Counted[] {
  const items = sentence.split(/[,;]\s+|\s+and\s+/).map((item) =>
    /^(?<name>\p{L}[\p{L} '’-]{1,40}?):?\s(?<n>\d+)(?<percent>\s?%)?\.?$/u.exec(item)
  );
  if (items.length < 2 || items.some((item) => item === null)) return [];
  return items.flatMap((item) => {
    const name = nameIn(item?.groups?.["name"] ?? "");
    const count = numberOf(item?.groups?.["n"] ?? "");
    if (count === null || item === null) return [];
    const total = item.groups?.["percent"] ? 100 : null;
    return [toCounted({ name, clause: name, count, total, quote: item[0].replace(/\.$/, "") })];
  });
}

interface Told {
  name: string;
  clause: string;
  count: number;
  total: number | null;
  quote: string;
}

function toCounted({ name, clause, count, total, quote }: Told): Counted {
  return { name, kind: kindOf(`${name} ${clause}`), count, total, cost: null, quote, praised: false };
}
