import { FOUNDATION_ANCHORS } from "../../domain/anchors.ts";
import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { lockedWords } from "../../domain/locked_words.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";

/** A stretch of a founder's message, and the field or read-back that it was said to. */
export interface Stretch {
  turn: string;
  field: string;
  text: string;
  thin?: boolean;
}

/** The ids of the founder's turns in the order in which they were said: a turn's number is its place here, from 1. */
export function turnOrder(state: JourneyState): string[] {
  const known = state.turnIds ?? [];
  const others = stretchesOf(state).map(({ turn }) => turn).filter((turn) => !known.includes(turn));
  return [...new Set([...others, ...known])];
}

/** Everything that is kept of what the founder said, each stretch with its turn. */
export function stretchesOf(state: JourneyState): Stretch[] {
  const answers = FIELD_IDS.flatMap((field) =>
    state.fields[field].answers.map(({ turn, text, thin }) => ({ turn, field, text, thin }))
  );
  const reasons = Object.values(state.decisions).flatMap(({ turn, reason }) =>
    reason === null ? [] : [{ turn, field: "choices.tradeoffs", text: reason }]
  );
  const readBacks = FOUNDATION_ANCHORS.flatMap((type) => {
    const words = state.readBacks[type]?.words;
    return words === undefined ? [] : [{ turn: words.turn, field: `confirm.${type}`, text: words.text }];
  });
  const settled = [...state.settledClashes ?? [], ...state.settledContradictions ?? []]
    .map(({ turn, quote }) => ({ turn, field: "Two statements side by side", text: quote }));
  const corrections = state.corrections.map(({ turn, field, quote, to }) => ({
    turn,
    field,
    text: quote ?? to,
  }));
  const changes = [...state.factChanges ?? [], ...state.modelFacts ?? []].map(({ turn, fact, quote }) => ({
    turn,
    field: FIELDS_OF_FACT[fact][0],
    text: quote,
  }));
  const said = [...answers, ...reasons, ...readBacks, ...settled, ...corrections, ...changes];
  // What is locked stands on its words, be their answer replaced since.
  const locked = lockedWords(state).filter(({ turn, quote }) =>
    !said.some((each) => each.turn === turn && each.text.includes(quote))
  ).map(({ turn, field, quote }) => ({ turn, field, text: quote }));
  return [...said, ...locked];
}
