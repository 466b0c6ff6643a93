import { GRAMMAR } from "../../text/grammar_words.ts";
import { languagesOf } from "../../text/language.ts";
import type { Language } from "../../text/lexicon.ts";
import { rememberedBy } from "../../text/remembered.ts";
import { stemsOf, withoutAccents } from "../../text/stems.ts";
import { isUnspaced, wordCount } from "../../text/text.ts";
import { isAlike } from "./alike.ts";
import { clausesOf } from "./clauses_of.ts";
import type { Ground, Said } from "./conflict.ts";
import { isOurs, isRefusing, withoutPurpose } from "./planned.ts";
import { isCommon } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

/** One clause of a sentence that stands, as far as it can be held against the clauses of other answers. */
export interface SaidClause {
  said: Said;
  text: string;
  languages: readonly Language[];
  /** What it tells: stems without those of refusing, doing, "we" and "every", none that any two sentences share. */
  stems: readonly string[];
  isDenied: boolean;
  isOurs: boolean;
  /** True behind an "if": it holds for some. */
  isConditional: boolean;
}

type ReadClause = Omit<SaidClause, "said">;

/** A turn asks for all clauses again: what a sentence holds is read once. */
const readClauses = rememberedBy(
  ({ quote, languages = [] }: Said) => `${languages.join()} ${quote}`,
  ({ quote, languages = languagesOf(quote) }): readonly ReadClause[] =>
    withTopics(quote, languages).map((text) => ({
      text,
      languages,
      stems: tellingIn(withoutPurpose(text), languages),
      isDenied: isDenied(withoutPurpose(text), languages),
      isOurs: isOurs(text, languages),
      isConditional: WORDS.patternOf("if", languages).test(text),
    })),
  4_000,
);

/** "Weddings, we don't cater" is one clause: what opens the sentence names what is refused behind it. */
function withTopics(quote: string, languages: readonly Language[]): readonly string[] {
  const clauses = clausesOf(quote);
  const [topic = "", refusal = "", ...rest] = clauses;
  const isTopic = wordCount(topic) <= LONGEST_TOPIC && !isOurs(topic, languages) &&
    !isDenied(topic, languages) && tellingIn(topic, languages).length > 0 &&
    isOurs(refusal, languages) && isDenied(refusal, languages);
  return isTopic
    ? [quote.slice(quote.indexOf(topic), quote.indexOf(refusal) + refusal.length), ...rest]
    : clauses;
}

const LONGEST_TOPIC = 4;

/** True where a clause denies what it tells; "without a subsidy" denies nothing of it. */
export function isDenied(text: string, languages: readonly Language[]): boolean {
  const rest = text.replaceAll(new RegExp(GRAMMAR.patternOf("without", languages), "giu"), " ");
  return isRefusing(rest) ||
    (["neither", "strictly"] as const).some((kind) => WORDS.patternOf(kind, languages).test(rest));
}

const LEAST_LETTERS = 3;
const TELLING_NOTHING = [
  "refuses",
  "neither",
  "strictly",
  "does",
  "gives",
  "we",
  "every",
  "fillers",
] as const;
function tellingIn(text: string, languages: readonly Language[]): string[] {
  const bare = TELLING_NOTHING.reduce(
    (rest, kind) => rest.replaceAll(new RegExp(WORDS.patternOf(kind, languages), "giu"), " "),
    text,
  );
  const least = isUnspaced(text) ? 2 : LEAST_LETTERS;
  return [...stemsOf(bare)].filter((stem) => stem.length >= least && !isCommon(stem) && !/^\d/.test(stem));
}

/** True where a clause has words of this kind in the language of its sentence: "si" is "if" and "yes" and "they". */
export function bounds(
  { text, languages }: Pick<SaidClause, "text" | "languages">,
  ...kinds: BoundKind[]
): boolean {
  return kinds.some((kind) => BOUNDS.patternOf(kind, languages).test(text));
}

type BoundKind = Parameters<typeof BOUNDS.isIn>[1];

/** Clauses by what they tell. */
export interface ClauseIndex {
  clauses: readonly SaidClause[];
  /** The clauses that tell this in any form, in German and Dutch also as a part of a longer word. */
  telling(stem: string): ReadonlySet<SaidClause>;
  /** In how many sentences it is told. */
  sentencesTelling(stem: string): number;
}

const PREFIX = 4;
/** "Stand" in "Messestand", but no "ein" in "allein". */
const SHORTEST_PART = 5;
const LEAST_BESIDE = 3;

const indexes = new WeakMap<Ground, ClauseIndex>();

/** The clauses of all that was said, found by their words: time is linear in the text. Made once for all rules. */
export function indexOf(ground: Ground): ClauseIndex {
  const known = indexes.get(ground) ?? newIndex(ground);
  indexes.set(ground, known);
  return known;
}

function newIndex({ said }: Ground): ClauseIndex {
  const clauses = said.flatMap((each) => readClauses(each).map((clause) => ({ ...clause, said: each })));
  const byStart = new Map<string, [string, SaidClause][]>();
  const byEnd = new Map<string, [string, SaidClause][]>();
  for (const clause of clauses) {
    for (const stem of clause.stems) {
      addTo(byStart, startOf(stem), [stem, clause]);
      if (stem.length >= SHORTEST_PART) addTo(byEnd, stem.slice(-SHORTEST_PART), [stem, clause]);
    }
  }
  const known = new Map<string, Set<SaidClause>>();
  const isJoining = joinsWords(clauses);
  function telling(stem: string): Set<SaidClause> {
    const found = known.get(stem) ?? new Set([
      ...(byStart.get(startOf(stem)) ?? []).filter(([other]) => isAlike(stem, other)),
      ...(isJoining ? byEnd.get(stem.slice(-SHORTEST_PART)) ?? [] : []).filter(([other]) =>
        isPart(stem, other)
      ),
    ].map(([, clause]) => clause));
    known.set(stem, found);
    return found;
  }
  return {
    clauses,
    telling,
    sentencesTelling: (stem) => new Set([...telling(stem)].map((clause) => clause.said)).size,
  };
}

/** An accent makes no other word: "acheter", "achètera". */
function startOf(stem: string): string {
  return withoutAccents(stem).slice(0, PREFIX);
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** True for what is said in German or Dutch, which write two words as one. */
function joinsWords(clauses: readonly SaidClause[]): boolean {
  const joined = clauses.filter(({ languages }) =>
    languages.length === 1 && languages.some((each) => each === "de" || each === "nl")
  );
  return joined.length * 2 > clauses.length;
}

function isPart(one: string, other: string): boolean {
  const [part, whole] = one.length < other.length ? [one, other] : [other, one];
  return part.length >= SHORTEST_PART && whole.length >= part.length + LEAST_BESIDE && whole.endsWith(part);
}
