import type { ChangeKind, PageBlock, PageChange } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import { cuesIn, type Language } from "../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../text/watch_words.ts";
import { amountsOf } from "./statements.ts";
import { plain, wordsOf } from "./masking.ts";
import { comesAndGoes } from "./passing_words.ts";
import { isGuarantee } from "./promises.ts";
import type { Run, Surroundings } from "./runs.ts";
import { contentOf } from "./same_meaning.ts";
import { cutOut } from "./stretches.ts";
import { unshared } from "./unshared.ts";

const MOST_RUNS = 60;
/** A headed part has this much text under its heading, and no more. */
const MOST_UNDER = 4;
const LEAST_UNDER_WORDS = 4;
const LEAST_HEADING_WORDS = 2;
const LONGEST_HEADING_WORDS = 12;
const MOST_ITEMS = 3;
const LEAST_ITEM_WORDS = 3;
const LEAST_SENTENCE_WORDS = 4;
const LONGEST_SENTENCE_WORDS = 40;
/** Less than this of what the shorter of two sentences speaks of, the other speaks of too. */
const OTHER_CONTENT = 0.34;
/** A name of a person or a product: a few words, all with capitals. */
const NAME = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s?){1,3}$/u;

/** What is said of all, of nothing else, at all times. */
const STRICT = [
  "exclusives",
  "claims_of_promises",
  "universals",
  "whole_leads",
  "all_the",
  "own_words",
] as const;
const FIRM = [...STRICT, "addresses"] as const;
const ENDED = /[.。]$/u;
const LEAST_LONE_WORDS = 5;

interface Reading {
  rolled: ReadonlySet<string>;
  /** True for what is there for the first time. */
  isNew: boolean;
  /** The page that lacks the part, as one plain text: what still stands there has not gone. */
  other: string;
  languages: readonly Language[];
}

/**
 * Parts of the offer that are gone, or there for the first time, while what stands around them stays and nothing takes
 * their place: a headed block beside headed blocks, an item of a list, a sentence of a paragraph. What they say is not
 * asked; only that it is none of what comes and goes by itself.
 */
export function partChanges(
  runs: readonly Run[],
  { before, after, languages }: { before: string; after: string; languages: readonly Language[] },
): PageChange[] {
  // A list of which one item went and another came has rolled on: posts, works, this week's contents.
  const headings = (one: "gone" | "come", around: "was" | "is") =>
    new Set(runs.flatMap((run) => run[one].length === 0 ? [] : [headingOf(run[around])]));
  const rolled = headings("gone", "was").intersection(headings("come", "is"));
  return runs.slice(0, MOST_RUNS).flatMap(({ gone, come, was, is }) => {
    if (come.length === 0) {
      return partsOf(gone, was, { other: after, isNew: false, rolled, languages }).map(withdrawn);
    }
    if (gone.length === 0) {
      return partsOf(come, is, { other: before, isNew: true, rolled, languages }).map(taken);
    }
    return sentencesOfParagraphs(gone, come, { before, after, languages });
  });
}

function headingOf({ before }: Surroundings): string {
  return before.find(({ level }) => level > 0)?.text ?? "";
}

/** A part as it is told. */
interface Part {
  text: string;
  kind: ChangeKind | null;
}

function withdrawn({ text, kind }: Part): PageChange {
  return { kind: kind ?? "claim_withdrawn", before: text, after: null };
}

function taken({ text, kind }: Part): PageChange {
  return { kind: kind ?? "claim_taken", before: null, after: text };
}

function partsOf(blocks: PageBlock[], around: Surroundings, reading: Reading): Part[] {
  const [first] = blocks;
  if (first === undefined || blocks.some(({ dated }) => dated !== undefined)) return [];
  const isRolled = reading.rolled.has(headingOf(around));
  if (first.level > 0) {
    return isRolled ? [] : headedParts(blocks).flatMap((part) => headed(part, around, reading) ?? []);
  }
  if (blocks.length > MOST_ITEMS) return [];
  return blocks.flatMap((block) =>
    (isRolled ? null : item(block, around, reading)) ?? lone(block, reading) ?? []
  );
}

/** Each heading with what stands under it. */
function headedParts(blocks: PageBlock[]): PageBlock[][] {
  return blocks.reduce<PageBlock[][]>(
    (parts, block) =>
      block.level > 0 ? [...parts, [block]] : [...parts.slice(0, -1), [...(parts.at(-1) ?? []), block]],
    [],
  );
}

/** "Zero commission on bookings" and what it means, among cards of other promises. */
function headed([heading, ...under]: PageBlock[], around: Surroundings, reading: Reading): Part | null {
  const { languages } = reading;
  if (heading === undefined || under.length === 0 || under.length > MOST_UNDER) return null;
  const words = wordsOf(heading.text).length;
  if (words < LEAST_HEADING_WORDS || words > LONGEST_HEADING_WORDS || NAME.test(heading.text)) return null;
  // "Why boots creak", "How to lace a boot": an article.
  if (cuesIn(heading.text, languages, "questions")[0]?.index === 0) return null;
  const isBeside = [around.before, around.behind].some((blocks) =>
    blocks.find(({ level }) => level > 0)?.level === heading.level
  );
  const texts = [heading, ...under].map(({ text }) => text);
  const said = texts.join(" ");
  if (
    !isBeside || [heading, ...under].some(({ priced }) => priced) || /[?？]$/u.test(heading.text) ||
    wordsOf(said).length - words < LEAST_UNDER_WORDS || !under.some(({ text }) => /[.!。]$/u.test(text)) ||
    texts.some((text) => comesAndGoes(text, languages) || stands(text, reading))
  ) {
    return null;
  }
  return { text: whole(heading.text), kind: isGuarantee(said, languages) ? "guarantee" : null };
}

/** One line of a list of which other lines stand. */
function item(block: PageBlock, { before, behind }: Surroundings, reading: Reading): Part | null {
  const { languages } = reading;
  const beside = [...before.slice(0, 2), ...behind.slice(0, 2)].filter(({ item }) => item === true);
  if (block.item !== true || beside.length < 2) return null;
  const least = block.priced ? 1 : LEAST_ITEM_WORDS;
  if (
    wordsOf(block.text).length < least || wordsOf(block.text).length > LONGEST_SENTENCE_WORDS ||
    !/\p{L}{3}/u.test(block.text) || !block.priced && (NAME.test(block.text) || /\d/.test(block.text)) ||
    comesAndGoes(block.text, languages) || stands(block.text, reading) ||
    amountsOf(block.text, languages).some(({ kind }) => kind === "money")
  ) {
    return null;
  }
  return { text: whole(block.text), kind: block.priced ? "plan_limit" : null };
}

/**
 * A paragraph of its own that is gone and was a statement; one that came has to be meant without exception, for news
 * and notices are paragraphs too.
 */
function lone(block: PageBlock, reading: Reading): Part | null {
  const { text, level } = block;
  const { languages, isNew } = reading;
  if (level > 0 || !ENDED.test(text) || wordsOf(text).length < LEAST_LONE_WORDS) return null;
  const isStrict = STRICT.some((kind) => hasWatchWord(text, kind, languages));
  const isNote = hasWatchWord(text, "offer_names", languages) ||
    watchWordsIn(text, "all_the", languages)[0]?.index === 0 &&
      !(["done_by", "own_voice", "own_words"] as const).some((kind) => hasWatchWord(text, kind, languages)) ||
    amountsOf(text, languages).some(({ kind }) => kind === "money");
  if (isNote || isNew && !isStrict || !isStatement(text, reading)) return null;
  return { text: whole(text), kind: null };
}

/** A sentence more or less in a paragraph whose other sentences stand as they were. */
function sentencesOfParagraphs(
  gone: PageBlock[],
  come: PageBlock[],
  { before, after, languages }: { before: string; after: string; languages: readonly Language[] },
): PageChange[] {
  const split = sentenceSplitter(languages[0] ?? null);
  if (gone.length !== come.length) return [];
  return gone.flatMap((block, index) => {
    const [was, is] = [split(block.text), split(come[index]?.text ?? "")];
    const more = beyond(block.text, come[index]?.text ?? "");
    const less = beyond(come[index]?.text ?? "", block.text);
    if (more !== null && isStatement(more, { other: before, languages })) {
      return [taken({ text: whole(come[index]?.text ?? ""), kind: null })];
    }
    if (less !== null && isStatement(less, { other: after, languages })) {
      return [{
        kind: "claim_withdrawn" as const,
        before: whole(block.text),
        after: whole(come[index]?.text ?? ""),
      }];
    }
    const [dropped, added] = unshared(was, is, plain);
    const isRest =
      dropped.length === 0 && added.length === is.length - was.length && added.length < is.length ||
      added.length === 0 && dropped.length === was.length - is.length && dropped.length < was.length;
    if (block.level > 0 || block.dated !== undefined || come[index]?.dated !== undefined) return [];
    const [old, now] = [dropped[0], added[0]];
    const isOne = dropped.length === 1 && added.length === 1 && was.length === is.length && was.length > 1;
    if (isOne && old !== undefined && now !== undefined) {
      const isOther = isStatement(old, { other: after, languages }) &&
        isStatement(now, { other: before, languages }) &&
        isAnother(old, now, languages);
      return isOther
        ? [{
          kind: kindOf(now, languages) ?? "claim_withdrawn" as const,
          before: whole(old),
          after: whole(now),
        }]
        : [];
    }
    if (!isRest) return [];
    const says = (text: string, reading: Pick<Reading, "other" | "languages">) =>
      isStatement(text, reading) ? [{ text: whole(text), kind: kindOf(text, languages) }] : [];
    return [
      ...dropped.flatMap((text) => says(text, { other: after, languages })).map(withdrawn),
      ...added.filter((text) => FIRM.some((kind) => hasWatchWord(text, kind, languages))).flatMap((text) =>
        says(text, { other: before, languages })
      ).map(taken),
    ];
  });
}

/** "réponse en moins de deux heures": what a line says more than the whole of another one, behind a comma or a colon. */
function beyond(line: string, longer: string): string | null {
  const start = line.replace(/[.!\s]+$/u, "");
  if (start === "" || !longer.startsWith(start)) return null;
  const rest = longer.slice(start.length);
  return /^\s?[,:;–—-]\s/u.test(rest) ? rest.replace(/^[\s,:;–—-]+/u, "") : null;
}

/** True where two sentences speak of different things. */
function isAnother(one: string, other: string, languages: readonly Language[]): boolean {
  const [was, is] = [one, other].map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  return was.intersection(is).size < OTHER_CONTENT * Math.min(was.size, is.size);
}

function kindOf(text: string, languages: readonly Language[]): ChangeKind | null {
  return amountsOf(text, languages).some(({ kind }) => kind === "money") ? "price" : null;
}

function isStatement(text: string, reading: Pick<Reading, "other" | "languages">): boolean {
  const words = wordsOf(text).length;
  return words >= LEAST_SENTENCE_WORDS && words <= LONGEST_SENTENCE_WORDS && !/[?？]$/u.test(text) &&
    !comesAndGoes(text, reading.languages) && !stands(text, reading);
}

function stands(text: string, { other }: Pick<Reading, "other">): boolean {
  return other.includes(plain(text));
}

function whole(text: string): string {
  return cutOut(text, { from: 0, to: text.length });
}
