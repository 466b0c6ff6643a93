import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";
import { namesIn, sentencesOf, vagueWordsIn } from "../text/text.ts";
import { tokensOf } from "./tokens.ts";

const TOPIC_FIELDS: FieldId[] = [
  "offering.what",
  "market.alternative",
  "market.obstacle",
  "customer.last_three",
  "customer.trigger_barrier",
  "customer.belief",
  "difference.only",
  "content.knowledge",
];
const MOST_WORDS = 40;
/** A word this high up tells what the trade is by itself. */
const STRONG_WORDS = 12;

/**
 * The words of the founder's trade, the strongest first: those that say what is offered, then those that return in
 * several answers. No names, and each spelt as the founder spelt it.
 */
export function topicWords(state: JourneyState): string[] {
  const texts = TOPIC_FIELDS.map((field) => typedAnswer(state, field));
  const offering = texts[0] ?? "";
  const names = new Set(
    [...texts.flatMap(namesIn), state.company].flatMap((name) => name.toLowerCase().split(/\s+/)),
  );
  const weights = new Map<string, { word: string; weight: number }>();
  const add = (text: string, weight: number) => {
    for (const [stem, word] of new Map(tokensOf(text).map((token) => [token.stem, token.word]))) {
      if (names.has(word.toLowerCase()) || vagueWordsIn(word).length > 0) continue;
      const known = weights.get(stem);
      weights.set(stem, { word: known?.word ?? word, weight: (known?.weight ?? 0) + weight });
    }
  };
  for (const text of texts) add(text, 1);
  add(offering, 1);
  add(sentencesOf(offering)[0] ?? "", 3);
  return [...weights.values()].filter(({ weight }) => weight > 1).toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS).map(({ word }) => word);
}

/** A founder's trade as stems, for comparing. */
export interface Topic {
  strong: Set<string>;
  all: Set<string>;
}

/** What a founder's trade is about. */
export function topicOf(state: JourneyState): Topic {
  const stems = topicWords(state).map((word) => tokensOf(word)[0]?.stem ?? word);
  return { strong: new Set(stems.slice(0, STRONG_WORDS)), all: new Set(stems) };
}

/** True if stems speak of the founder's trade: by one of its strongest words, or by two of the others. */
export function isOnTopic(stems: Iterable<string>, { strong, all }: Topic): boolean {
  const own = [...new Set(stems)].filter((stem) => all.has(stem));
  return own.length > 1 || own.some((stem) => strong.has(stem));
}
