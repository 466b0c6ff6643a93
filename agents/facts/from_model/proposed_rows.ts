import { TEXT_FACTS, TEXT_LIST_FACTS } from "../../domain/facts.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import type { ReadableMessage } from "./check_model_fact.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";

/** Facts that are one text, read in several stretches of a message, as the one stretch that holds them all. */
export function joinTexts(facts: readonly ModelFact[], messages: readonly ReadableMessage[]): ModelFact[] {
  return facts.flatMap((each, at) => {
    const rows = facts.filter((other) =>
      isOneText(each) && other.fact === each.fact && other.turn === each.turn
    );
    if (rows.length < 2) return [each];
    if (facts.findIndex((other) => rows.includes(other)) !== at) return [];
    const text = messages.find(({ turn }) => turn === each.turn)?.text ?? "";
    const starts = rows.map(({ value }) => text.indexOf(value));
    if (starts.includes(-1)) return [each];
    const ends = rows.map(({ value }, row) => (starts[row] ?? 0) + value.length);
    const value = text.slice(Math.min(...starts), Math.max(...ends));
    return [{ ...each, value, quote: value }];
  });
}

function isOneText({ fact }: ModelFact): boolean {
  return TEXT_FACTS.some((name) => name === fact);
}

/** Each fact once; words that were read into two lists of texts stand in the one that their message was asked for. */
export function onceEach(facts: readonly ModelFact[], messages: readonly ReadableMessage[]): ModelFact[] {
  const isAskedFor = ({ fact, turn }: ModelFact) =>
    messages.some((message) => message.turn === turn && FIELDS_OF_FACT[fact].includes(message.field));
  return facts.filter((fact, at) =>
    !facts.slice(0, at).some((other) => idOf(other) === idOf(fact)) &&
    (isAskedFor(fact) || !facts.some((other) => isOfOtherList(fact, other) && isAskedFor(other)))
  );
}

function idOf({ fact, part, value, turn }: ModelFact): string {
  return [fact, part, value, turn].join("\n");
}

/** The same words of the same message as a row of another list of texts. */
function isOfOtherList(fact: ModelFact, other: ModelFact): boolean {
  return [fact, other].every((each) => TEXT_LIST_FACTS.some((name) => name === each.fact)) &&
    fact.fact !== other.fact && fact.turn === other.turn &&
    (fact.value.includes(other.value) || other.value.includes(fact.value));
}
