import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import {
  contentWords,
  numbersIn,
  refusalsIn,
  rememberedValue,
  sentencesOf,
  stem,
  stemsIn,
  wordCount,
} from "../../text/text.ts";
import { type Said, sentencesSaid } from "./answers.ts";

/** A refusal of the founder's and the stems of what is refused in it. */
export interface Refusal {
  said: Said;
  stems: Set<string>;
}

/** A place where a rival's page sells what the founder refuses. */
export interface RefusalHit {
  page: PageReading;
  /** Exact words of the page. */
  sentence: string;
  refusal: Refusal;
  /** How many refused words the sentence has. */
  weight: number;
}

const REFUSING: FieldId[] = [
  "difference.only",
  "identity.values",
  "identity.contrast",
  "evolution.next",
  "goal.twelve_months",
];

/** Stems too common to show that two sentences speak of the same thing. */
const EVERYDAY = new Set(
  [
    "hour",
    "numb",
    "nam",
    "becom",
    "leav",
    "air",
    "li",
    "smal",
    "tri",
    "on",
    "call",
    "work",
    "start",
    "ready",
    "real",
    "full",
    "hap",
  ],
);

/** A word of refusal and what it refuses, to the next comma. */
const CUE =
  /(?<!\p{L})(?:never|no|not|won['’]t|wouldn['’]t|refuse[sd]?(?: to)?|without|nor|nunca|não|nie|kein\w*|nooit|geen|aldrig|jamais)(?!\p{L})([^,.;:!?]*)/giu;

/** A customer the founder would not take again. */
const UNWANTED = /\b(?:not take|never again|not again|wouldn['’]t take|would not|sent away|turned away)\b/iu;

/** What the founder refuses, from the answers that ask for it: each refusal with its words. */
export function refusalsOf(state: JourneyState): Refusal[] {
  const own = positiveStems(state);
  const unwanted = sentencesSaid(state, "customer.last_three").filter((each) => UNWANTED.test(each.quote));
  const turnedAway = [...sentencesSaid(state, "customer.not_for"), ...unwanted].map((said) => ({
    said,
    words: said.quote,
  }));
  const refused = REFUSING.flatMap((field) => sentencesSaid(state, field)).map((said) => ({
    said,
    words: [...said.quote.matchAll(CUE)].map((match) => match[1] ?? "").join(" "),
  }));
  return [...turnedAway, ...refused].flatMap(({ said, words }) => {
    const stems = new Set(
      contentWords(words).map(stem).filter((each) => !own.has(each) && !EVERYDAY.has(each)),
    );
    return stems.size === 0 ? [] : [{ said, stems }];
  });
}

/** What the founder says of their own offer without refusing anything in the same sentence. */
function positiveStems(state: JourneyState): Set<string> {
  const sentences = sentencesOf(typedAnswer(state, "offering.what")).filter((each) =>
    refusalsIn(each).length === 0
  );
  return new Set([state.company, ...sentences].flatMap(contentWords).map(stem));
}

const SHARE_WORDS = ["percentage", "percent", "commission", "fee"].map(stem);
const SHARE = /\d\s?% of/iu;

/** The refused words that a sentence offers: none where the sentence itself says no. */
export function refusedWordsIn(sentence: string, refusal: Refusal): number {
  const offer = offerOf(sentence);
  if (offer === null) return 0;
  const found = [...offer.stems].filter((each) => refusal.stems.has(each)).length;
  const takesShare = offer.takesShare && SHARE_WORDS.some((each) => refusal.stems.has(each));
  const sameNumber = found > 1 && offer.numbers.length > 0 &&
    numbersIn(refusal.said.quote).some((each) => offer.numbers.includes(each.value));
  return found + (takesShare ? 2 : 0) + (sameNumber ? 1 : 0);
}

interface Offer {
  stems: ReadonlySet<string>;
  numbers: string[];
  takesShare: boolean;
}

/** What a sentence offers, without what it denies itself; null where it only says no. */
const offerOf = rememberedValue((sentence): Offer | null => {
  const isNegative = /^(?:no|nothing|never|not|without|don['’]t)\b/iu.test(sentence.trim());
  if (isNegative && sentencesOf(sentence).length === 1) return null;
  const positive = sentence.replace(CUE, " ");
  return {
    stems: stemsIn(positive),
    numbers: numbersIn(positive).map((number) => number.value),
    takesShare: SHARE.test(positive),
  };
});

/** Where rivals' pages do the opposite of one refusal, the strongest place first. */
export function hitsOf(state: JourneyState, quote: string): RefusalHit[] {
  const refusal = refusalsOf(state).find((each) => each.said.quote === quote);
  if (refusal === undefined) return [];
  const found = state.pages.filter((page) => page.role === "rival").flatMap((page) =>
    quotable(page).map((sentence) => ({ page, sentence, refusal, weight: refusedWordsIn(sentence, refusal) }))
  );
  return found.filter((hit) => hit.weight > 0).toSorted((a, b) => b.weight - a.weight);
}

/** The strongest place on each page for each refusal, strongest first; no page sentence is used twice. */
export function refusalHits(state: JourneyState, pages: PageReading[]): RefusalHit[] {
  const refusals = refusalsOf(state);
  const hits = pages.flatMap((page) =>
    refusals.flatMap((refusal) =>
      quotable(page).map((sentence) => ({
        page,
        sentence,
        refusal,
        weight: refusedWordsIn(sentence, refusal),
      }))
    )
  ).filter((hit) => hit.weight > 0).toSorted((a, b) =>
    b.weight - a.weight || Number(isWhole(b.sentence)) - Number(isWhole(a.sentence)) ||
    a.sentence.length - b.sentence.length
  );
  return hits.reduce<RefusalHit[]>((kept, hit) => {
    const isTaken = kept.some((earlier) =>
      earlier.sentence === hit.sentence ||
      (earlier.page === hit.page && earlier.refusal.said.quote === hit.refusal.said.quote)
    );
    return isTaken ? kept : [...kept, hit];
  }, []);
}

function isWhole(sentence: string): boolean {
  return /[.!?。！？]$/u.test(sentence);
}

/** Sentences of a page that say enough to be quoted and are short enough to be read. */
export function quotable(page: PageReading): string[] {
  const known = QUOTABLE.get(page);
  if (known !== undefined) return known;
  const fresh = readQuotable(page);
  QUOTABLE.set(page, fresh);
  return fresh;
}

/** A page that was read does not change: it is looked through once. */
const QUOTABLE = new WeakMap<PageReading, string[]>();

function readQuotable(page: PageReading): string[] {
  return [...new Set(page.sentences)].filter((sentence) => {
    const words = wordCount(sentence);
    if (words < 3 || words > 26 || /[·|©]|@|\b(?:privacy|cookies?|terms (?:for|and|of))\b/iu.test(sentence)) {
      return false;
    }
    if (page.testimonials.some((each) => each.includes(sentence))) return false;
    return isWhole(sentence) || numbersIn(sentence).length > 0 || words > 6;
  });
}
