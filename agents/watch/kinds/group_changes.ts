import type { Capture, PageBlock, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import type { Differences } from "../comparing/differences.ts";
import { groupsIn } from "./groups.ts";
import { likeness, plain, withoutNumbers, wordsOf } from "../reading/masking.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { comesAndGoes } from "../comparing/passing_words.ts";
import { isWholly } from "../reading/page_regions.ts";
import { amountsOf } from "./statements.ts";
import { cutOut, differingSpans } from "../reading/stretches.ts";

const SAME_SENTENCE = 0.4;
const SAME_ITEM = 0.5;
/** Beyond so many that changed it is another page. */
const MOST_SENTENCES = 60;
const NEAR_AGE = 40;
const OLDEST = 99;
const MOST_BETWEEN_HEADINGS = 6;
const LONGEST_NEIGHBOUR_WORDS = 7;
const LONGEST_TITLE = 80;
const LONGEST_TITLE_WORDS = 7;
const LONGEST_ITEM_WORDS = 16;
const LONGEST_ALSO_WORDS = 25;
/** So many blocks stand under a heading that names those whom the business is for. */
const MOST_ITEMS = 24;
const MOST_BLOCKS = 600;
const QUESTION = /[?？]$/u;
/** A whole sentence names those whom the business is for, or is about something else. */
const ENDED = /[.!。！]$/u;
/** "Wheelchair users: Thursdays at five": when it is says nothing of who it is for. */
const NAME_ENDS = /[:：]/u;

/** Groups that a page names now and did not, or no longer names: in lists of them, and side by side in a sentence. */
export function groupChanges(before: Capture, after: Capture, differences: Differences): PageChange[] {
  return [
    ...listed(before, after, differences.languages),
    ...neighbours(before, after, differences),
    ...sideBySide(differences),
    ...alsoNamed(differences),
  ];
}

/** What stands under "Who we help": a line or a card for each group. */
function listed(before: Capture, after: Capture, languages: readonly Language[]): PageChange[] {
  const [was, is] = [before, after].map(({ blocks }) => itemsUnder(blocks, languages)) as [
    string[],
    string[],
  ];
  if (was.length === 0 || is.length === 0) return [];
  const isNew = (other: string[]) => (item: string) =>
    !other.some((known) => plain(known) === plain(item) || likeness(known, item) > SAME_ITEM);
  const [gone, come] = [was.filter(isNew(is)), is.filter(isNew(was))];
  if (gone.length + come.length > Math.max(was.length, is.length)) return [];
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    kind: "audience" as const,
    before: gone[index] === undefined ? null : nameOf(gone[index]),
    after: come[index] === undefined ? null : nameOf(come[index]),
    about: aboutStretch(come[index] ?? gone[index] ?? "", nameOf(come[index] ?? gone[index] ?? "")),
  }));
}

/** "Charities" between "Small firms" and "Sole traders": a line of a list whose other lines are groups. */
function neighbours(before: Capture, after: Capture, { gone, come, languages }: Differences): PageChange[] {
  const isGroup = ({ text, priced, place, dated }: PageBlock) =>
    place === "body" && !priced && dated === undefined && wordsOf(text).length <= LONGEST_NEIGHBOUR_WORDS &&
    !/[.!?]$/u.test(text) && !hasWatchWord(text, "own_staff", languages) &&
    (groupsIn(text, languages)?.known.size ?? 0) > 0;
  const alone = (blocks: readonly PageBlock[], lines: string[], others: readonly PageBlock[]) => {
    const standing = new Set(others.map(({ text }) => plain(text)));
    const changed = new Set(lines);
    return blocks.filter((block, index) =>
      changed.has(block.text) && isGroup(block) &&
      likeIt(blocks, index).some((near) => standing.has(plain(near.text)) && isGroup(near))
    ).map(({ text }) => text);
  };
  const [dropped, added] = [
    alone(before.blocks, gone, after.blocks),
    alone(after.blocks, come, before.blocks),
  ];
  if (dropped.some((line) => added.some((other) => likeness(line, other) > SAME_ITEM))) return [];
  return Array.from({ length: Math.max(dropped.length, added.length) }, (_, index) => ({
    kind: "audience" as const,
    before: dropped[index] === undefined ? null : nameOf(dropped[index]),
    after: added[index] === undefined ? null : nameOf(added[index]),
  }));
}

/** The lines right before and behind one, or the headings of its level nearest to a heading. */
function likeIt(blocks: readonly PageBlock[], index: number): PageBlock[] {
  const { level } = blocks[index] as PageBlock;
  const isLike = (block: PageBlock) => block.level === level;
  const reach = level > 0 ? MOST_BETWEEN_HEADINGS : 1;
  const before = blocks.slice(Math.max(0, index - reach), index).findLast(isLike);
  const behind = blocks.slice(index + 1, index + 1 + reach).find(isLike);
  return [before, behind].filter((block) => block !== undefined);
}

/** Cards by their headings, else lines, of every part of the page that says for whom it is. */
function itemsUnder(blocks: readonly PageBlock[], languages: readonly Language[]): string[] {
  const body = blocks.slice(0, MOST_BLOCKS).filter(({ place, dated }) =>
    place === "body" && dated === undefined
  );
  const items = body.flatMap((title, index) => {
    if (!namesAudience(title, languages)) return [];
    const rest = body.slice(index + 1, index + 1 + MOST_ITEMS);
    const end = rest.findIndex(({ text, level }) =>
      QUESTION.test(text) || level > 0 && (title.level === 0 || level <= title.level)
    );
    const under = end === -1 ? rest : rest.slice(0, end);
    const cards = under.filter(({ level }) => level > 0);
    return (cards.length > 0 ? cards : under)
      .filter(({ text, priced }) =>
        !priced && wordsOf(text).length <= LONGEST_ITEM_WORDS &&
        !comesAndGoes(text.split(NAME_ENDS)[0] ?? "", languages) &&
        !hasWatchWord(text, "closing_verbs", languages) &&
        (!ENDED.test(text) || (groupsIn(text, languages)?.known.size ?? 0) > 0)
      ).map(({ text }) => text);
  });
  return items.slice(0, MOST_SENTENCES);
}

function namesAudience({ text }: PageBlock, languages: readonly Language[]): boolean {
  return text.length <= LONGEST_TITLE && wordsOf(text).length <= LONGEST_TITLE_WORDS &&
    !/[.!。]$/u.test(text) &&
    (["audience_titles", "area_titles"] as const).some((kind) =>
      isWholly(text.replace(/[?:？：]+$/u, ""), kind, languages)
    );
}

/** "Kinderen vanaf 4 jaar" of a line that goes on behind a comma. */
function nameOf(item: string): string {
  // "New: children up to 12": who it is stands behind the colon.
  const name = item.replace(/^\p{L}+\s?[:：]\s?/u, "");
  return cutOut(name, { from: 0, to: /[,;:–—(（、]/u.exec(name)?.index ?? name.length });
}

/** The same sentence with one group more, one less, or another one. */
function sideBySide({ gone, come, languages, inPlaceOf }: Differences): PageChange[] {
  const [was, is] = [gone, come].map((list) => list.filter((text) => mayName(text, languages)));
  const nearest = nearestOf(is ?? []);
  return (was ?? []).slice(0, MOST_SENTENCES).flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_SENTENCE ? found : inPlaceOf(before);
    if (after === null || !is?.includes(after)) return [];
    const [one, other] = [groupsIn(before, languages), groupsIn(after, languages)];
    if (one === null || other === null) return [];
    const [dropped, added] = [missing(one.keys, other.keys), missing(other.keys, one.keys)];
    const isNamed = [
      ...dropped.filter((key) => one.known.has(key)),
      ...added.filter((key) => other.known.has(key)),
    ]
      .length > 0;
    const isShared = one.keys.some((key) => other.keys.includes(key));
    const isGrown = isShared && one.keys.length !== other.keys.length &&
      (dropped.length === 0 || added.length === 0);
    if (wordsOf(before).toSorted().join() === wordsOf(after).toSorted().join()) return [];
    if (dropped.length + added.length === 0) return otherAges(before, after, languages);
    if (!isNamed && !isGrown) return [];
    return [{
      kind: "audience" as const,
      before: one.text,
      after: other.text,
      about: aboutStretch(after, other.text),
    }];
  });
}

/** "children aged 5 to 11" and now "aged 4 to 14": the same words with other ages right behind a group. */
function otherAges(before: string, after: string, languages: readonly Language[]): PageChange[] {
  if (withoutNumbers(before) !== withoutNumbers(after)) return [];
  const spans = differingSpans(before, after);
  if (spans === null) return [];
  const [from, to] = spans;
  const lead = before.slice(Math.max(0, from.from - NEAR_AGE), from.from);
  const group = watchWordsIn(lead, "group_words", languages).at(-1);
  const isAge = group !== undefined &&
    hasWatchWord(
      `${lead.slice(group.index + group[0].length)} ${before.slice(from.from)}`.slice(0, NEAR_AGE),
      "age_words",
      languages,
    );
  const [last, next] = [numberIn(before.slice(from.from)), numberIn(after.slice(to.from))];
  if (!isAge || last === null || next === null || next === last + 1 || Math.max(last, next) > OLDEST) {
    return [];
  }
  const shown = cutOut(after, to);
  return [{
    kind: "audience",
    before: cutOut(before, from),
    after: shown,
    about: aboutStretch(after, shown),
  }];
}

/** The first number of a stretch; what is counted up by one each year is the age of a house. */
function numberIn(text: string): number | null {
  const found = /\d+/.exec(text.normalize("NFKC"))?.[0];
  return found === undefined ? null : Number(found);
}

/** "We now also see children": a sentence that was not there and that none gave way to, or the other way round. */
function alsoNamed({ gone, come, languages, standing, page, isPartial }: Differences): PageChange[] {
  const added = (list: string[], others: string[]) =>
    list.filter((text) =>
      mayName(text, languages) && isAlso(text, languages) &&
      !others.some((other) => likeness(text, other) >= SAME_SENTENCE)
    ).flatMap((text) => {
      const groups = groupsIn(text, languages);
      return groups === null || groups.known.size === 0 ? [] : [{ text, groups }];
    });
  const stands = plain(standing.join("\n"));
  const named = added(come, gone);
  const isTold = (text: string) => named.some((one) => one.text === text);
  return [
    ...come.filter((text) =>
      !isTold(text) && !gone.some((other) => likeness(text, other) >= SAME_SENTENCE) &&
      isAlsoUnder(text, page, languages)
    ).map((text) => ({ kind: "audience" as const, before: null, after: cutOut(text) })),
    ...named.map(({ text, groups }) => ({
      kind: "audience" as const,
      before: null,
      after: groups.text,
      about: aboutStretch(text, groups.text),
    })),
    ...(isPartial ? [] : added(gone, come)).filter(({ groups }) =>
      ![...groups.known].some((key) => stands.includes(key))
    ).map(({ text, groups }) => ({
      kind: "audience" as const,
      before: groups.text,
      after: null,
      about: aboutStretch(text, groups.text),
    })),
  ];
}

function isAlso(text: string, languages: readonly Language[]): boolean {
  if (wordsOf(text).length > LONGEST_ALSO_WORDS) return false;
  // "We no longer take new adult patients."
  if (hasWatchWord(text, "no_longer", languages)) return hasWatchWord(text, "own_voice", languages);
  return hasWatchWord(text, "also_words", languages) &&
    [...watchWordsIn(text, "group_leads", languages), ...watchWordsIn(text, "audience_lead", languages)]
        .length > 0;
}

/** "We are now also there for landlords", under "Who it is for": what is also so there is said of people. */
function isAlsoUnder(text: string, page: readonly PageBlock[], languages: readonly Language[]): boolean {
  const at = page.findIndex((block) => block.place === "body" && block.text.includes(text));
  const heading = page.slice(0, Math.max(0, at)).findLast(({ level }) => level > 0);
  return heading !== undefined && namesAudience(heading, languages) &&
    wordsOf(text).length <= LONGEST_ALSO_WORDS && hasWatchWord(text, "also_words", languages) &&
    !comesAndGoes(text, languages);
}

/** A sentence that may say for whom something is: no price of a ticket, no word on the team, the neighbours or the dog. */
function mayName(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "group_words", languages) &&
    !hasWatchWord(text, "own_staff", languages) && !hasWatchWord(text, "beside_places", languages) &&
    !amountsOf(text, languages).some(({ kind }) => kind !== "number");
}

function missing(keys: string[], others: string[]): string[] {
  return keys.filter((key) => !others.includes(key));
}
