import type { Facts } from "../../../domain/facts.ts";
import { TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { stringsIn } from "../../../text/strings_in.ts";
import type { Ground } from "./ground.ts";

/** The words of the facts and of the choices that were offered. */
export function factWords({ facts }: Ground): string[] {
  return [...factTexts(facts), ...Object.values(TRADEOFFS).flatMap(({ a, b }) => [a, b])];
}

const textsOfFacts = new WeakMap<Facts, readonly string[]>();

/** Every text of the facts: their words, and their quotes while these hold no words that a correction replaced. */
export function factTexts(facts: Facts): readonly string[] {
  const found = textsOfFacts.get(facts) ??
    Object.values(facts).flat().flatMap((fact) => fact === null ? [] : textsOf(fact));
  textsOfFacts.set(facts, found);
  return found;
}

function textsOf(
  fact: NonNullable<Facts[keyof Facts]> extends infer Each
    ? Each extends readonly (infer Item)[] ? Item : Each
    : never,
): string[] {
  const { quote, turn: _turn, field: _field, state, thin: _thin, ...rest } = fact;
  const words = stringsIn(rest);
  return state === "corrected" && words.length > 0 && !words.some((each) => quote.includes(each))
    ? words
    : [quote, ...words];
}
