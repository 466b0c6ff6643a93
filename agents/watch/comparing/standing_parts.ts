import type { Capture, ChangeKind, PageBlock, PageChange } from "../../domain/watch.ts";
import { cuesIn, type Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { amountsOf } from "../kinds/statements.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { comesAndGoes } from "./passing_words.ts";
import { isGuarantee } from "../kinds/promises.ts";
import type { Run, Surroundings } from "./runs.ts";
import { type Beside, isStatement, stands, STRICT } from "../kinds/bare_statements.ts";
import { isOfTheOffer, matterOfPage } from "../kinds/offer_words.ts";
import { isWholly } from "../reading/page_regions.ts";
import { concerns, sentenceChanges } from "../reading/paragraph_sentences.ts";
import { cutOut } from "../reading/stretches.ts";

const MOST_RUNS = 60;
/** A headed part has this much text under its heading, and no more. */
const MOST_UNDER = 4;
const LEAST_UNDER_WORDS = 4;
const MOST_SAID_WORDS = 70;
const LEAST_HEADING_WORDS = 2;
const LONGEST_HEADING_WORDS = 12;
const MOST_ITEMS = 3;
const LEAST_ITEM_WORDS = 3;
const LONGEST_SENTENCE_WORDS = 40;
/** A name of a person or a product: a few words, all with capitals. */
const NAME = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*\s?){1,3}$/u;

const ENDED = /[.。]$/u;
const LEAST_LONE_WORDS = 5;

interface Reading extends Beside {
  /** The headings under which one thing went and another came. */
  rolled: ReadonlySet<string>;
  /** True for what is there for the first time. */
  isNew: boolean;
}

/**
 * Parts of the offer that are gone, or there for the first time, while what stands around them stays and nothing takes
 * their place: a headed block beside headed blocks, an item of a list, a sentence of a paragraph. What they say is not
 * asked; only that it is none of what comes and goes by itself.
 */
export function partChanges(
  runs: readonly Run[],
  captures: { before: Capture; after: Capture; languages: readonly Language[] },
): PageChange[] {
  if (runs.length === 0) return [];
  const { languages } = captures;
  const [before, after] = [captures.before, captures.after].map(({ blocks }) =>
    blocks.map(({ text }) => plain(text)).join("\n")
  ) as [string, string];
  const matter = matterOfPage(captures.after, languages);
  // A list of which one item went and another came has rolled on: posts, works, this week's contents.
  const headings = (one: "gone" | "come", around: "was" | "is") =>
    new Set(runs.flatMap((run) => run[one].length === 0 ? [] : [headingOf(run[around])]));
  const rolled = headings("gone", "was").intersection(headings("come", "is"));
  return runs.slice(0, MOST_RUNS).flatMap(({ gone, come, was, is }) => {
    if (come.length === 0) {
      return partsOf(gone, was, { other: after, isNew: false, rolled, matter, languages }).map(withdrawn);
    }
    if (gone.length === 0) {
      return partsOf(come, is, { other: before, isNew: true, rolled, matter, languages }).map(taken);
    }
    return sentenceChanges(gone, come, { before, after, matter, languages });
  });
}

function headingOf({ before }: Surroundings): string {
  return before.find(({ level }) => level > 0)?.text ?? "";
}

/** A part as it is told. */
interface Part {
  text: string;
  kind: ChangeKind | null;
  /** What stands under it, where it is a heading. */
  about?: string;
}

function withdrawn({ text, kind, about }: Part): PageChange {
  return { kind: kind ?? "claim_withdrawn", before: text, after: null, about };
}

function taken({ text, kind, about }: Part): PageChange {
  return { kind: kind ?? "claim_taken", before: null, after: text, about };
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
  // "Why boots creak", "Plumber: how to choose one": an article.
  const isArticle = heading.text.split(/[:：]\s?/u).some((text) =>
    cuesIn(text, languages, "questions")[0]?.index === 0
  );
  if (isArticle) return null;
  const isBeside = [around.before, around.behind].some((blocks) =>
    blocks.find(({ level }) => level > 0)?.level === heading.level
  );
  const texts = [heading, ...under].map(({ text }) => text);
  const said = texts.join(" ");
  if (
    !isBeside || [heading, ...under].some(({ priced }) => priced) || /[?？]$/u.test(heading.text) ||
    wordsOf(said).length - words < LEAST_UNDER_WORDS || wordsOf(said).length > MOST_SAID_WORDS ||
    !under.some(({ text }) => /[.!。]$/u.test(text)) ||
    !isOfTheOffer(said, reading.matter, languages) ||
    texts.some((text) => comesAndGoes(text, languages) || stands(text, reading))
  ) {
    return null;
  }
  return {
    text: cutOut(heading.text),
    kind: isGuarantee(said, languages) ? "guarantee" : null,
    about: under.map(({ text }) => text).join(" "),
  };
}

/** One line of a list of which other lines stand. */
function item(block: PageBlock, { before, behind }: Surroundings, reading: Reading): Part | null {
  const { languages, matter } = reading;
  const heading = before.find(({ level }) => level > 0)?.text ?? "";
  const isOfList = isWholly(heading.replace(/[?:？：]+$/u, ""), "offer_titles", languages);
  const isOffered = block.priced || isOfList || isOfTheOffer(block.text, matter, languages) ||
    hasWatchWord(heading, "own_voice", languages) || hasWatchWord(heading, "addresses", languages);
  const beside = [...before.slice(0, 2), ...behind.slice(0, 2)].filter(({ item }) => item === true);
  if (block.item !== true || beside.length < 2 || !isOffered || comesAndGoes(heading, languages)) return null;
  const least = block.priced || isOfList ? 1 : LEAST_ITEM_WORDS;
  if (
    wordsOf(block.text).length < least || wordsOf(block.text).length > LONGEST_SENTENCE_WORDS ||
    !/\p{L}{3}/u.test(block.text) ||
    !block.priced && !isOfList && (NAME.test(block.text) || /\d/.test(block.text)) ||
    comesAndGoes(block.text, languages) || stands(block.text, reading) ||
    amountsOf(block.text, languages).some(({ kind }) => kind === "money")
  ) {
    return null;
  }
  const isIncluded = block.priced || hasWatchWord(heading, "limit_matters", languages) ||
    hasWatchWord(heading, "included", languages);
  return { text: cutOut(block.text), kind: isIncluded ? "plan_limit" : null };
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
  if (
    isNote || (isNew ? !isStrict : !concerns(text, reading)) ||
    !isStatement(text, reading)
  ) return null;
  return { text: cutOut(text), kind: null };
}
