import { FIELD_IDS, FIELDS } from "../../../domain/fields.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import { FOUNDATION_ANCHORS } from "../../../domain/anchors.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../../domain/tradeoffs.ts";
import type { FactConflict } from "../../../strategy/material.ts";
import { asData } from "../../../text/as_data.ts";
import type { Block, Evidence } from "./evidence.ts";
import { placeOf } from "./place_of.ts";
import type { TurnSentence } from "./turns.ts";

/** Trade-offs, sentences of the read-backs and contradictions that were decided, and what is open or assumed. */
export function choiceBlock(
  state: JourneyState,
  conflicts: FactConflict[],
  spoken: readonly TurnSentence[],
): Block {
  const parts = [
    ...tradeoffs(state, spoken),
    ...sentences(state),
    ...settled(state, conflicts, spoken),
    ...assumed(state),
  ];
  const open = conflicts.filter(({ settled: decided }) => decided === null).map(({ a, b }) =>
    `Open contradiction, build on neither side: ${sidesOf({ a, b }, spoken)}`
  );
  return {
    lines: [...parts.map(({ id, words, shown }) => `${id} ${asData(shown ?? words)}`), ...open],
    evidence: parts,
  };
}

function tradeoffs({ decisions }: JourneyState, spoken: readonly TurnSentence[]): Evidence[] {
  return TRADEOFF_IDS.flatMap((id) => {
    const decision = decisions[id];
    if (decision === undefined) return [];
    const { side, turn, reason } = decision;
    const { a, b } = TRADEOFFS[id];
    const [chosen, rejected] = side === "a" ? [a, b] : [b, a];
    const chosenWith = (why: string | null) =>
      `Chosen: ${chosen}, not ${rejected}${why === null ? "" : `, because ${why}`}`;
    return [{
      id: `D.${id}`,
      words: chosenWith(reason === null ? null : `“${reason}”`),
      shown: chosenWith(reason === null ? null : reasonOrIds(reason, turn, spoken)),
      mark: reason === null
        ? { kind: "inference", from: [`choices.tradeoffs.${id}`], how: `${chosen}, not ${rejected}` }
        : { kind: "said", turn, field: `choices.reasons.${id}`, quote: reason },
    }];
  });
}

function sentences({ readBacks }: JourneyState): Evidence[] {
  return FOUNDATION_ANCHORS.flatMap((type) => {
    const sentence = readBacks[type]?.sentence ?? null;
    const mark = sentence?.marks.find(({ kind }) => kind === "said") ?? sentence?.marks[0];
    if (sentence === null || mark === undefined) return [];
    return [{
      id: `D.sentence.${type}`,
      words: `The founder's own choice: ${sentence.text}`,
      mark,
    }];
  });
}

function settled(
  state: JourneyState,
  conflicts: FactConflict[],
  spoken: readonly TurnSentence[],
): Evidence[] {
  const decided = new Map(
    [...state.settledClashes ?? [], ...state.settledContradictions ?? []].map((each) => [each.id, each]),
  );
  return [...decided.values()].map(({ id, turn, quote, kept }) => {
    const conflict = conflicts.find((each) => each.id === id);
    const within = (sides: string) => conflict === undefined ? "" : ` (${sides}: ${kept})`;
    return {
      id: `D.${id}`,
      words: `Decided: “${quote}”${within(`“${conflict?.a.quote}” against “${conflict?.b.quote}”`)}`,
      shown: `Decided: ${reasonOrIds(quote, turn, spoken)}${
        within(conflict === undefined ? "" : sidesOf(conflict, spoken))
      }`,
      mark: { kind: "said", turn, field: "contradiction", quote },
    };
  });
}

/** Both sides by the ids of their sentences, which stand in the dossier already. */
function sidesOf({ a, b }: Pick<FactConflict, "a" | "b">, spoken: readonly TurnSentence[]): string {
  return [a, b].map(({ quote, turn }) => reasonOrIds(quote, turn, spoken)).join(" against ");
}

/** What nobody knows: it can be cited as an assumption with its test, never as known. */
function assumed({ fields }: JourneyState): Evidence[] {
  return FIELD_IDS.flatMap((field) => {
    const { assumption } = fields[field];
    if (assumption === null) return [];
    return [{
      id: `U.${field}`,
      words: `Nobody knows: ${FIELDS[field].label}. Cheapest test: ${assumption.test}`,
      mark: { kind: "assumption", test: assumption.test },
    }];
  });
}

function reasonOrIds(reason: string, turn: string, spoken: readonly TurnSentence[]): string {
  return placeOf(reason, turn, spoken) ?? `“${reason}”`;
}
