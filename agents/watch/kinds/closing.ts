import type { Capture, PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import { cuesIn, type Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn, withoutWatchWords } from "../../text/watch_words.ts";
import { changedBlocks, replacedBlocks, upTo } from "../comparing/differences.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { datesIn, withoutDates } from "./dates.ts";
import { groupsIn } from "./groups.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { timesIn } from "./times.ts";
import { cutOut } from "../reading/stretches.ts";

const MOST_WORDS = 60;
const SMALL_PAGE = 10;
const MOST_BETWEEN = 3;
const LEAST_NAME = 4;
const TWO_YEARS = 720;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE = /^[^,;.!?、。]*/u;
const SAME_SENTENCE = 0.5;
const LONGEST_END_WORDS = 16;
const LONGEST_PART_WORDS = 4;
const YEAR = /(?:19|20)\d{2}(?:年|(?!\d))/u;

/** A business that says it is over: for good, not for the holidays. */
export function closingChange(
  before: Capture,
  after: Capture,
  languages: readonly Language[],
): PageChange | null {
  const split = sentenceSplitter(languages[0] ?? null);
  const saysAnEnd = (text: string, near: string) =>
    saysItIsOver(text, { near, title: before.title, languages }) || isEnded(text, languages);
  const [was, is] = changedBlocks(before, after);
  const said = upTo(was).flatMap(({ text }) => split(text));
  const known = new Set(said.map(plain));
  // "We give ten years on crowns", where it was five: what the page said as much before does not end now.
  const wasOver = nearestOf(said.filter((text) => saysAnEnd(text, text)));
  const found = upTo(is.filter(({ place }) => place !== "quote")).flatMap((block) => {
    const sentences = split(block.text).filter((text) => !known.has(plain(text)));
    const isPlace = block.place !== "aside" || after.blocks.length < SMALL_PAGE;
    const isOver = (text: string, near: string) =>
      isPlace
        ? saysItIsOver(text, { near, title: before.title, languages })
        : block.dated === undefined && isOurEnd(text, languages);
    const told = sentences.filter((text, index) =>
      isOver(text, sentences.slice(Math.max(0, index - 1), index + 2).join(" ")) ||
      isPlace && isEnded(text, languages) && givesUp(text, headingOver(block, before, after), languages)
    );
    const isLess = (texts: string[]) => texts.some((text) => isOfSome(text, block.text, languages));
    if (isLess(told)) return [];
    if (told.length > 0 || sentences.length < 2 || wordsOf(block.text).length > MOST_WORDS / 2) return told;
    return isOver(block.text, block.text) && !isLess(sentences) ? [block.text] : [];
  }).filter((text) => (wasOver(text)?.like ?? 0) < SAME_SENTENCE);
  const isForGood = (text: string) => hasWatchWord(text, "for_good", languages);
  const first = found.find((text) => isForGood(text) && hasWatchWord(text, "closing_verbs", languages)) ??
    found.find(isForGood) ?? found[0];
  if (first === undefined) return null;
  const place = after.blocks.find(({ text }) => text.includes(first));
  const instead = replacedBlocks(before, after).get(place?.text ?? "");
  return {
    kind: "closed",
    before: instead === undefined ? null : bare(instead.text),
    after: bare(first),
    ...partThatEnds(first, { place, before, after, languages }),
  };
}

/** Names what ends where that is not the whole business, on a page that still names prices: one shop of several, one trade. */
function partThatEnds(
  text: string,
  { place, before, after, languages }: {
    place: PageBlock | undefined;
    before: Capture;
    after: Capture;
    languages: readonly Language[];
  },
): { about: string } | null {
  if (place === undefined || !after.blocks.some((block) => block.priced && block.place === "body")) {
    return null;
  }
  // "Harrogate" over "We have shut our Harrogate shop": the line right above names it.
  const line = after.blocks[after.blocks.indexOf(place) - 1];
  const isNamed = line !== undefined && line.level !== 1 && wordsOf(line.text).length <= LONGEST_PART_WORDS &&
    before.blocks.some((block) => block.text === line.text) &&
    wordsOf(line.text).some((word) => word.length >= LEAST_NAME && wordsOf(text).includes(word));
  if (isNamed) return { about: line.text };
  const heading = headingOver(place, before, after);
  const isUnderTitle = after.blocks.some((block) => block.level === 1 && block.text === heading);
  return heading !== "" && !isUnderTitle && isEnded(text, languages) && givesUp(text, heading, languages)
    ? { about: heading }
    : null;
}

/** The heading right over a block, where the page had it before: what stands under it is what is offered there. */
function headingOver(block: PageBlock, before: Capture, after: Capture): string {
  const above = after.blocks.slice(0, after.blocks.indexOf(block)).findLast(({ level }) => level > 0);
  return before.blocks.some(({ text, level }) => level > 0 && text === above?.text) ? above?.text ?? "" : "";
}

/** "Nous arrêtons le sur-mesure" under "Chaussures sur mesure": a trade that is given up, told by the heading over it. */
function givesUp(text: string, heading: string, languages: readonly Language[]): boolean {
  if (wordsOf(text).length > LONGEST_END_WORDS) return false;
  const isBarred = (["closed_for_now", "moments", "conditional", "machines"] as const).some((kind) =>
    hasWatchWord(text, kind, languages)
  );
  const isOfUs = hasWatchWord(text, "own_voice", languages) || UNSPACED.test(text) ||
    languages.some((language) => ["es", "it", "pt"].includes(language));
  if (isBarred || !isOfUs) return false;
  const named = contentOf(heading, languages);
  const shared = [...contentOf(text, languages).intersection(named)];
  if (shared.length === 0) return false;
  const words = plain(text);
  const last = Math.max(...shared.map((word) => words.indexOf(word)));
  const rest = CLAUSE.exec(words.slice(last).replace(/^[\p{L}\p{M}-]+/u, ""))?.[0] ?? "";
  // "No longer bookings by telephone": one way to it, not the thing itself.
  return UNSPACED.test(text) || cuesIn(rest, languages, "prepositions").length === 0;
}

function isEnded(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "no_longer", languages) ||
    hasWatchWord(withoutDates(text, languages), "ends_apart", languages);
}

/** "We no longer take on freelancers", where other people are still named beside it: not the end of the business. */
function isOfSome(text: string, block: string, languages: readonly Language[]): boolean {
  const [some, all] = [groupsIn(text, languages), groupsIn(block.replace(text, " "), languages)];
  return some !== null && some.known.size > 0 && all !== null && all.known.size > 0 &&
    some.known.isDisjointFrom(all.known);
}

/** Under "News" only what a business says of itself, and of no post: "We have hung up our aprons". */
function isOurEnd(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "own_voice", languages) &&
    (isRetired(text, languages) || isHandedOn(text, languages));
}

function bare(text: string): string {
  return cutOut(text, { from: 0, to: text.length });
}

/** "We are no longer taking repair orders of any kind"; "no longer taking orders by fax" only closes one way. */
function takesNoMore(text: string, languages: readonly Language[]): boolean {
  const things = watchWordsIn(text, "trade_things", languages);
  return watchWordsIn(text, "stops", languages).some((stop) => {
    const from = stop.index + stop[0].length;
    const between = (end: number) => wordsOf(text.slice(from, end)).length;
    // "Aufträge nehmen wir nicht mehr an": what is taken no more may stand in front.
    const isBehind = things.some(({ index, 0: thing }) =>
      index + thing.length <= stop.index && wordsOf(text.slice(0, index)).length === 0 &&
      wordsOf(text.slice(from)).length <= 1
    );
    return isBehind || things.some(({ index, 0: thing }) => {
      if (index < from || between(index) > MOST_BETWEEN) return false;
      const rest = withoutWatchWords(text.slice(index + thing.length), "without_end", languages);
      const more = (CLAUSE.exec(rest)?.[0] ?? "").replace(/^[\p{L}]*/u, "").trim();
      return thing !== "" && !/\p{L}{4}|\s/u.test(more);
    });
  });
}

/** "The service ends on 30 June", "Ledgermoth will be switched off in 2027": the whole of it, on a day that the sentence names. */
function endsOnADay(text: string, title: string, languages: readonly Language[]): boolean {
  const names = wordsOf(title).filter((word) => word.length >= LEAST_NAME)
    .map((name) => text.toLowerCase().indexOf(name));
  const subjects = [...names, ...watchWordsIn(text, "service_words", languages).map(({ index }) => index)]
    .filter((index) => index >= 0 && wordsOf(text.slice(0, index)).length <= MOST_BETWEEN);
  return subjects.length > 0 &&
    watchWordsIn(text, "ends_on", languages).some(({ index }) => index > Math.min(...subjects)) &&
    (datesIn(text, languages).length > 0 || YEAR.test(text));
}

/** "Unser Standort Augsburg ist seit dem 30. April geschlossen": a place of the business, from a day on. */
function isShutSince(text: string, languages: readonly Language[]): boolean {
  const isOfPlace = (["branches", "service_words"] as const)
    .flatMap((kind) => watchWordsIn(text, kind, languages))
    .some(({ index }) => wordsOf(text.slice(0, index)).length <= MOST_BETWEEN);
  return isOfPlace && hasWatchWord(text, "since_words", languages) &&
    (datesIn(text, languages).length > 0 || YEAR.test(text));
}

/** "Ferrow has been acquired and will stop": sold, and over. */
function isTakenOver(text: string, languages: readonly Language[]): boolean {
  const [sold] = watchWordsIn(text, "taken_over", languages);
  return sold !== undefined &&
    (["stopping", "closing_verbs", "ends_on"] as const).some((kind) => hasWatchWord(text, kind, languages));
}

/** "Unser Betrieb ist zum 1. April auf die Fulda GmbH übergegangen": somebody else does it now. */
function isHandedOn(text: string, languages: readonly Language[]): boolean {
  const isOfUs = (["own_voice", "service_words", "branches"] as const).some((kind) =>
    hasWatchWord(text, kind, languages)
  );
  return isOfUs && hasWatchWord(text, "handed_on", languages) && !hasWatchWord(text, "machines", languages);
}

/** "The workshop is no more", "Die Werkstatt gibt es seit dem 1. April nicht mehr": the business itself, not what it sold. */
function isNoMore(text: string, title: string, languages: readonly Language[]): boolean {
  if (hasWatchWord(text, "machines", languages) || hasWatchWord(text, "moments", languages)) return false;
  const endings = [
    // "Gibt es seit dem 1. April nicht mehr": what stands apart may hold a day.
    ...watchWordsIn(withoutDates(text, languages), "exists_no_more", languages)
      .map(({ index, 0: words }) => [index, index + words.length]),
  ].filter(([, to]) => isEnd(text.slice(to), languages)).map(([from]) => from ?? 0);
  if (endings.length === 0) return false;
  if (UNSPACED.test(text)) return true;
  const names = wordsOf(title).filter((word) => word.length >= LEAST_NAME)
    .map((name) => text.toLowerCase().indexOf(name));
  const subjects = [
    ...names,
    ...(["service_words", "own_voice"] as const).flatMap((kind) =>
      watchWordsIn(text, kind, languages).map(({ index }) => index)
    ),
  ];
  return subjects.some((index) =>
    index >= 0 &&
    endings.some((end) => index < end && wordsOf(text.slice(index, end)).length <= MOST_BETWEEN)
  );
}

/** The end of a clause, or since when. */
function isEnd(rest: string, languages: readonly Language[]): boolean {
  return /^\s*(?:$|[.,:;!。、])/u.test(rest) || UNSPACED.test(rest) ||
    watchWordsIn(rest.trimStart(), "since_words", languages)[0]?.index === 0;
}

/** "Wir sind in Rente gegangen", "we have hung up our aprons": whoever the business is. */
function isRetired(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "we_retire", languages) && !hasWatchWord(text, "moments", languages);
}

/** "Zum Jahresende hören wir auf"; "Wir hören auf Ihre Wünsche" is no end: nothing that is listened to stands behind it. */
function stopsAlone(text: string, languages: readonly Language[]): boolean {
  return watchWordsIn(text, "stops_alone", languages).some(({ index, 0: words }) => {
    const rest = text.slice(index + words.length);
    return isEnd(rest, languages) || cuesIn(rest, languages, "prepositions", "joiners")[0]?.index === 1;
  });
}

/** "Danke für 22 schöne Jahre" beside a day on which something was given up; not what is celebrated. */
function isGoodbye(text: string, near: string, languages: readonly Language[]): boolean {
  const isOver = (["stopping", "closing_verbs", "giving_up"] as const).some((kind) =>
    hasWatchWord(text, kind, languages)
  );
  return isOver && hasWatchWord(text, "own_voice", languages) && !hasWatchWord(text, "machines", languages) &&
    hasWatchWord(near, "farewell", languages) &&
    !hasWatchWord(near, "anniversaries", languages) &&
    timesIn(near, languages).some(({ days }) => days >= TWO_YEARS);
}

/** `near` are the sentences around it, in which a day of return may stand. */
function saysItIsOver(
  text: string,
  { near, title, languages }: { near: string; title: string; languages: readonly Language[] },
): boolean {
  if (wordsOf(text).length > MOST_WORDS) return false;
  const isForGood = hasWatchWord(text, "for_good", languages);
  const closes = hasWatchWord(text, "closing_verbs", languages);
  if (isForGood && (closes || isEnded(text, languages))) return true;
  const lasting = withoutWatchWords(near, "trade_things", languages);
  const isForNow = hasWatchWord(lasting, "closed_for_now", languages) || /\d{1,2}[:.h]\d{2}/.test(near);
  if (closes && !isForNow && hasWatchWord(near, "farewell", languages)) return true;
  if (closes && !isForNow && isShutSince(text, languages)) return true;
  if (!isForNow && isGoodbye(text, near, languages)) return true;
  if (isNoMore(text, title, languages) || isRetired(text, languages)) return true;
  if (!isForNow && stopsAlone(text, languages)) return true;
  if (isHandedOn(text, languages) || !isForNow && isTakenOver(text, languages)) return true;
  if (!isForNow && (endsOnADay(text, title, languages) || takesNoMore(text, languages))) return true;
  if (!hasWatchWord(text, "closed", languages)) return false;
  return isForGood || !isForNow;
}
