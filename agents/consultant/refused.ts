import type { Foundation } from "../strategy/foundation.ts";
import { TRADEOFFS } from "../domain/tradeoffs.ts";
import { contentWords, numbersIn, refusalsIn, sentencesOf, stem, valueOf } from "../text/text.ts";
import { CONCEPTS } from "./concepts.ts";
import { type Passage, stemsOf } from "./passages.ts";

/** A decision that a question goes against. `strength` orders them; 1 and more is a plain refusal. */
export interface Against {
  passage: Passage;
  strength: number;
}

/** Fields whose every sentence names something refused, and those where only refusing sentences do. */
const ALL_REFUSED = ["customer.not_for", "channels.refused"];
const PARTLY_REFUSED = [
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.capacity",
  "evolution.next",
  "goal.twelve_months",
  "revenue.model",
  "pitch.raise",
  "visual.colours",
  "company.stage_region",
];
/** Their words are too everyday to mean a refusal by themselves: "not raising" is not about raising a price. */
const KINDS_ONLY = ["offering.what", "pitch.raise"];
const NEGATION =
  /(?<!\p{L})(never|won['’]t|will not|wouldn['’]t|refus\w*|don['’]t|do not|doesn['’]t|no|not|without|nor|neither|nobody|only|clos\w+|não|nunca|nie|kein\w*|pas|jamais|geen|niet|aldrig|ingen|mai)(?!\p{L})/iu;
const WINDOW = 5;

/** The decisions that a question goes against, the plainest first: by shared words, by kind, by limit. */
export function decisionsAgainst(question: string, foundation: Foundation, passages: Passage[]): Against[] {
  const refusals = passages.filter(isRefusal);
  const common = commonStems(passages);
  const found = refusals.map((passage) => ({
    passage,
    strength: wordStrength(question, passage, common) + kindStrength(question, passage.text) +
      limitStrength(question, passage) - (refusalsIn(passage.text).length > 0 ? 0 : 0.3) -
      (passage.from === "offering.what" ? 0.5 : 0),
  }));
  return [...found, ...choicesAgainst(question, foundation, passages)]
    .filter(({ strength }) => strength >= 1)
    .sort((one, other) => other.strength - one.strength);
}

function isRefusal({ from, text }: Passage): boolean {
  if (ALL_REFUSED.includes(from)) return true;
  if (from === "offering.what") return numbersIn(text).length > 0;
  return PARTLY_REFUSED.includes(from) && (refusalsIn(text).length > 0 || NEGATION.test(text));
}

/** Two of the refused thing's words close together in one sentence of the question, one of them uncommon. */
function wordStrength(question: string, { text, from }: Passage, common: Set<string>): number {
  if (KINDS_ONLY.includes(from)) return 0;
  let strongest = 0;
  const everywhere = wordsOf(question);
  for (const object of refusedObjects(text, ALL_REFUSED.includes(from))) {
    const whole = object.length === 2 && object.every((word) => everywhere.includes(word));
    if (whole && object.some((word) => !common.has(word))) strongest = Math.max(strongest, 1.5);
    for (const sentence of sentencesOf(question)) {
      const asked = wordsOf(sentence);
      const places = object.flatMap((word) => {
        const at = asked.indexOf(word);
        return at < 0 ? [] : [{ word, at }];
      });
      const near = places.filter(({ at }) =>
        places.some((other) => other.at !== at && Math.abs(other.at - at) < WINDOW)
      );
      const rare = near.filter(({ word }) => !common.has(word));
      if (near.length >= 2 && rare.length >= 1) {
        strongest = Math.max(strongest, 1 + near.length / object.length);
      }
      const [only = ""] = object;
      if (object.length === 1 && places.length === 1 && !common.has(only) && !ANYBODY.has(only)) {
        strongest = Math.max(strongest, 1.5);
      }
    }
  }
  return strongest;
}

/** Words that every question may hold: "never a company that …" is not about the company's name. */
const ANYBODY = new Set(["company", "business", "customer", "client", "name", "money", "offer"].map(stem));

/** "Marinas over 250 berths, we had one with 410": what is refused is named first, or listed in a few words. */
const LISTED_WORDS = 3;

function isListed(clause: string): boolean {
  return contentWords(clause).length <= LISTED_WORDS &&
    !/^\s*(?:and )?(?:they|we|it|he|she|i|you)\b/iu.test(clause);
}

/** What a sentence refuses: the words behind each negation up to the next comma, or all of a refusing list. */
function refusedObjects(text: string, whole: boolean): string[][] {
  const clauses = text.split(/[,;:.!?—]|\b(?:because|who|that|which|since)\b/i);
  return clauses.flatMap((clause, at) => {
    const match = NEGATION.exec(clause);
    const isNamed = whole && (at === 0 || isListed(clause));
    const object = match ? clause.slice(match.index + match[0].length) : isNamed ? clause : "";
    const words = wordsOf(object).slice(0, 6);
    return words.length === 0 ? [] : [words];
  });
}

/** "first" and "second" carry matter in a refusal, so they are kept although they are common words. */
function wordsOf(text: string): string[] {
  const kept = text.replace(/\b(first|second)\b/gi, "$1th");
  return contentWords(kept).map((word) => /^(first|second)th$/i.test(word) ? word.toLowerCase() : stem(word));
}

function kindStrength(question: string, refusal: string): number {
  return CONCEPTS.some(({ asked, refused }) => asked.test(question) && refused.test(refusal)) ? 2 : 0;
}

/** "over 250 berths" against "a 380-berth marina": a limit that was said and a number beyond it. */
function limitStrength(question: string, { text }: Passage): number {
  const limits = [
    ...text.matchAll(
      /\b(?:over|above|more than|bigger than|up to|at most|to|maximum|only) (\d[\d.,]*) ([\p{L}-]+)/giu,
    ),
  ];
  const asked = numbersIn(question);
  return limits.some(([, typed = "", noun = ""]) =>
      asked.some((number) =>
        sameThing(number.noun, noun) && valueOf(number.value) > valueOf(typed.replace(/[.,]$/, ""))
      )
    )
    ? 3
    : 0;
}

function sameThing(one: string | null, other: string): boolean {
  return one !== null && stem(one.split("-")[0] ?? "") === stem(other);
}

/** "Obviously." is no reason that could be quoted against anybody. */
const LEAST_STEMS = 3;

function choicesAgainst(question: string, { decisions }: Foundation, passages: Passage[]): Against[] {
  return CONCEPTS.flatMap(({ asked, side }) => {
    if (side === undefined || !asked.test(question) || decisions[side.id]?.side !== side.side) return [];
    const reason = passages.find(({ from }) => from === `choice.${side.id}`);
    const label = `Your choice: ${TRADEOFFS[side.id][side.side].toLowerCase()}`;
    const bare: Passage = { text: "", label, from: `choice.${side.id}`, kind: "said", stems: stemsOf("") };
    const tells = reason !== undefined && reason.stems.size >= LEAST_STEMS;
    return [{ passage: tells ? reason : bare, strength: 1.2 }];
  });
}

/** Stems that stand in more than one passage of twelve say little about which one is meant. */
function commonStems(passages: Passage[]): Set<string> {
  const counts = new Map<string, number>();
  const said = passages.filter(({ kind }) => kind === "said");
  for (const { stems } of said) for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
  return new Set(
    [...counts].filter(([, count]) => count > Math.max(3, said.length / 12)).map(([each]) => each),
  );
}
