import type { Capture, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { watchSource, type WatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import { upTo } from "../comparing/differences.ts";
import { groupsIn } from "./groups.ts";
import { containment, likeness, plain, wordsOf } from "../reading/masking.ts";

/** How many of a page's first blocks say what it is and for whom. */
const HEAD_BLOCKS = 6;
const MOST_WORDS = 9;
const OTHER_AUDIENCE = 0.5;
const SAME_HEAD = 0.2;
const LONGEST_NAME_WORDS = 4;
const unspacedGroup = perLanguages((languages) =>
  new RegExp(
    `([\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,14}?)${
      watchSource("audience_ends", languages)
    }`,
    "gu",
  )
);

const endOfGroup = perLanguages((languages) =>
  new RegExp(`\\s${watchSource("group_ends", languages)}\\s`, "iu")
);

/** "marinas of 40", where "to 250 berths" was cut off. */
const danglingNumber = perLanguages((languages) =>
  new RegExp(`\\s+${watchSource("part_of", languages)}?\\s*\\d+$`, "iu")
);

interface Audience {
  /** "freelancers", without what leads to it: how it is compared. */
  who: string;
  /** "for freelancers", an exact stretch. */
  text: string;
  /** The line in which it stands. */
  line: string;
  /** "auction houses", "private collectors": who else is named behind it, after commas and "and". */
  beside: string[];
  /** "all dentists", "everyone": a group only where another one stood, else any advertisement's word. */
  isWhole: boolean;
}

/** Whom the head of a page speaks to, where that changed. */
export function audienceChanges(
  before: Capture,
  after: Capture,
  languages: readonly Language[],
): PageChange[] {
  const [was, is] = [audiencesOf(before, languages), audiencesOf(after, languages)];
  const linesOf = (list: Audience[]) => list.map(({ line }) => plain(line));
  const beforeText = linesOf(was).join("\n");
  const [lines, standing] = [new Set(linesOf(is)), new Set(after.blocks.map(({ text }) => text))];
  const gone = was.filter(({ line }) => !standing.has(line) && !lines.has(plain(line)));
  const come = is.filter(({ who, beside }) =>
    [who, ...beside].some((name) => !beforeText.includes(plain(name)))
  );
  const pair = come.flatMap((next) => {
    const last = gone.find((one) => inSamePlace(one, next));
    return last !== undefined && lettersOf(last.line) !== lettersOf(next.line) &&
        (likeness(last.who, next.who) <= OTHER_AUDIENCE || isWidened(last, next, languages))
      ? [[last, next] as const]
      : [];
  })[0];
  if (pair !== undefined) return [changeTo(pair[1], pair[0].text)];
  const named = otherGroup(before, come, languages);
  if (named !== null) return [named];
  const alone = come.find((next) =>
    isAddition(next, beforeText, languages) &&
    !gone.some((one) => likeness(one.who, next.who) > OTHER_AUDIENCE)
  );
  return alone === undefined ? [] : [changeTo(alone, null)];
}

/** "Bauch- und Rückenschläfer" and "Rücken- und Bauchschläfer" have the same. */
function lettersOf(line: string): string {
  return [...plain(line)].sort().join("");
}

/** "Curtains for the house" and now "Curtains for hotels": a group in a heading that named none. */
function otherGroup(before: Capture, come: Audience[], languages: readonly Language[]): PageChange | null {
  const heads = before.blocks.filter(({ level, place }) => level === 1 && place === "body").map(({ text }) =>
    text
  );
  for (const next of come) {
    const lead = next.line.slice(
      0,
      next.line.indexOf(next.text) + (leadIn(next.text, languages)?.length ?? 0),
    );
    const head = heads.find((text) =>
      text !== next.line && wordsOf(lead).length > 1 && text.startsWith(lead)
    );
    if (head !== undefined && groupsIn(next.who, languages) !== null) return changeTo(next, head);
  }
  return null;
}

function changeTo({ text, line }: Audience, before: string | null): PageChange {
  return { kind: "audience", before, after: text, about: aboutStretch(line, text) };
}

/** The same line with another audience: alike as a whole, or in what is said beside the audience. */
function inSamePlace(one: Audience, other: Audience): boolean {
  const rest = ({ line, text }: Audience) => line.replace(text, " ");
  return likeness(one.line, other.line) >= SAME_HEAD ||
    wordsOf(rest(one)).length > 0 && likeness(rest(one), rest(other)) > OTHER_AUDIENCE;
}

/** "women over fifty" and now "women over fifty and men over sixty"; "for museums" and now "for museums, auction houses and collectors". */
function isWidened(one: Audience, other: Audience, languages: readonly Language[]): boolean {
  const isElsewhere = (name: string) => containment(name, one.line) <= OTHER_AUDIENCE;
  if (other.beside.length > 0 && other.beside.every(isElsewhere)) return true;
  const more = other.who.startsWith(one.who) ? other.who.slice(one.who.length) : "";
  return /^[,&]/u.test(more) || watchWordsIn(more, "list_joiners", languages)[0]?.index === 1;
}

/** A new "now also for …", or a line that stood there before and now names one more. */
function isAddition(
  { text, isWhole }: Audience,
  beforeText: string,
  languages: readonly Language[],
): boolean {
  const lead = leadIn(text, languages);
  return !isWhole && lead !== null && /\s/.test(lead.trim()) && !beforeText.includes(plain(text));
}

function audiencesOf(capture: Capture, languages: readonly Language[]): Audience[] {
  const body = capture.blocks.filter(({ place, struck }) => place === "body" && !struck);
  const head = body.slice(0, HEAD_BLOCKS).map(({ text }) => text);
  const titles = body.filter(({ level }) => level === 1).map(({ text }) => text);
  const lines = [...new Set([...titles, ...head, capture.title, capture.description])];
  const named = lines.flatMap((line) => namedIn(line, languages));
  const openly = upTo(body.slice(HEAD_BLOCKS)).flatMap(({ text }) => namedIn(text, languages))
    .filter(({ text }) => /\s/.test(leadIn(text, languages)?.trim() ?? ""));
  return [...named, ...openly];
}

function namedIn(line: string, languages: readonly Language[]): Audience[] {
  const unspaced = [...line.matchAll(unspacedGroup(languages))].map(({ 0: text, 1: who = "" }) => ({
    who: plain(who),
    text,
    line,
    beside: [],
    isWhole: false,
  }));
  const spaced = watchWordsIn(line, "audience_lead", languages).flatMap(
    ({ index, 0: lead }) => {
      const behind = new RegExp(`^(?:\\s+[\\p{L}\\p{M}\\p{N}'’&-]+){1,${MOST_WORDS}}`, "u").exec(
        line.slice(index + lead.length),
      )?.[0];
      if (behind === undefined) return [];
      const who = trimmed(behind.trim(), languages);
      if (who === "") return [];
      const from = line.indexOf(who, index + lead.length);
      if (isName(who, line)) return [];
      const isWhole = wholeGroupIn(who, languages) !== null;
      const end = from + who.length;
      const { names, length } = listedBehind(line.slice(end), languages);
      return [{ who: plain(who), text: line.slice(index, end + length), line, beside: names, isWhole }];
    },
  );
  return [...unspaced, ...spaced];
}

/** ", auction houses and private collectors": the rest of a list, to the end of the line or its sentence. */
function listedBehind(text: string, languages: readonly Language[]): { names: string[]; length: number } {
  const list = /^\s*[,&].+?(?=[.!?:;(–—]|$)/u.exec(text)?.[0] ?? "";
  const parts = withoutJoiners(list, languages).split(/[,&]/).map((part) => part.trim()).filter((part) =>
    part !== ""
  );
  const isList = parts.length > 0 && parts.every((part) => wordsOf(part).length <= LONGEST_NAME_WORDS);
  return isList ? { names: parts, length: list.length } : { names: [], length: 0 };
}

function withoutJoiners(list: string, languages: readonly Language[]): string {
  return watchWordsIn(list, "list_joiners", languages)
    .reduceRight(
      (text, { index, 0: word }) => `${text.slice(0, index)},${text.slice(index + word.length)}`,
      list,
    );
}

/** "Hartwell Hotel" in a line of small letters is somebody, and no group. */
function isName(who: string, line: string): boolean {
  const capitals = (text: string) => text.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word)).length;
  const words = who.split(/\s+/).length;
  return words > 1 && capitals(who) === words && capitals(line) <= words + 1;
}

/** Up to the first word that belongs to no name of a group; "" where the first one is such a word. */
function trimmed(words: string, languages: readonly Language[]): string {
  const all = wholeGroupIn(words, languages);
  const group = all === null ? words : words.slice(all.length).trim();
  if (all !== null && group === "") return words;
  if (startsWith(group, "no_audience", languages) || /^\d/.test(group)) return "";
  if (all !== null && startsWith(group, "no_group", languages)) return "";
  const end = endOfGroup(languages).exec(`${group} `);
  const cut = end === null || wordsOf(group.slice(0, end.index)).length === 0
    ? group
    : group.slice(0, end.index).replace(danglingNumber(languages), "");
  return words.slice(0, words.length - group.length + cut.trim().length);
}

/** "all", "toutes les": what makes a whole of a group at its beginning; null where nothing does. */
function wholeGroupIn(words: string, languages: readonly Language[]): string | null {
  const found = watchWordsIn(words, "whole_groups", languages).filter(({ index }) => index === 0)
    .toSorted((one, other) => other[0].length - one[0].length)[0];
  return found === undefined ? null : found[0];
}

function startsWith(words: string, kind: WatchWord, languages: readonly Language[]): boolean {
  return watchWordsIn(words, kind, languages).some(({ index }) => index === 0);
}

function leadIn(text: string, languages: readonly Language[]): string | null {
  const found = watchWordsIn(text, "audience_lead", languages)[0];
  return found === undefined || found.index !== 0 ? null : found[0];
}
