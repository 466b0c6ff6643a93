import {
  type Evidence as FactEvidence,
  FACT_NAMES,
  type FactName,
  type FactSheet,
} from "../../../domain/facts.ts";
import { FIELD_IDS, FIELDS } from "../../../domain/fields.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import { FOUNDATION_ANCHORS } from "../../../domain/anchors.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { worksheetOf } from "../../../facts/worksheet.ts";
import type { FactConflict } from "../../../strategy/material.ts";
import { wordCount } from "../../../text/text.ts";
import type { TurnSentence } from "./turns.ts";
import { asData, type Block, type Evidence } from "./evidence.ts";

/** A text of so many words that stands in the turns is told by their ids alone. */
const LONG = 8;

/** The facts as they stand now, a fact a line, with the numbers that a sum may take. */
export function factBlock(sheet: FactSheet, spoken: readonly TurnSentence[]): Block {
  const rows = worksheetOf(sheet, [...FACT_NAMES]).filter(({ state }) => state !== "unclear").flatMap(
    (row) => {
      const read = evidenceAt(sheet, row.id);
      return read === null ? [] : [{ ...row, read }];
    },
  );
  // Where the question for traction was spared, what is measured stands for it.
  const measured = rows.filter(({ id }) => id.startsWith("measured.")).map(({ value }) => value);
  const shown = rows.filter(({ id, value }) => !(id.startsWith("traction.") && measured.includes(value)));
  const lines = [...Map.groupBy(shown, ({ label }) => label)].map(([label, all]) =>
    `${label}: ${all.map((row) => factText(row, sheet, spoken)).join(" | ")}`
  );
  const unclear = sheet.unclear.map(({ fact, quote }) =>
    `Unclear, and never to be told as known: ${fact}, “${asData(quote)}”`
  );
  return {
    lines: [...lines, ...unclear],
    evidence: rows.map(({ id, value, read: { turn, field, quote } }) => ({
      id: `F.${id}`,
      words: value,
      mark: { kind: "said", turn, field, quote },
    })),
  };
}

function factText(
  { id, value, read }: { id: string; value: string; read: FactEvidence },
  sheet: FactSheet,
  spoken: readonly TurnSentence[],
): string {
  const notes = [
    ...numbersAt(sheet, id).map(([path, number]) => `${path.slice(id.length)} = ${number}`.trim()),
    ...(read.state === "read" ? ["not confirmed"] : []),
    ...(read.thin === true ? ["thin"] : []),
  ];
  const place = wordCount(value) <= LONG || read.state === "corrected"
    ? null
    : placeOf(value, read.turn, spoken);
  return `F.${id} ${place ?? asData(value)}${notes.length === 0 ? "" : ` [${notes.join("; ")}]`}`;
}

function reasonOrIds(reason: string, turn: string, spoken: readonly TurnSentence[]): string {
  return placeOf(reason, turn, spoken) ?? `“${reason}”`;
}

/** The ids of the sentences that a stretch of a turn stands in; null where they do not have all of it. */
function placeOf(stretch: string, turn: string, spoken: readonly TurnSentence[]): string | null {
  const inTurn = spoken.filter((each) => each.turn === turn);
  const around = inTurn.find(({ words }) => words.includes(stretch));
  if (around !== undefined) return `in ${around.id}`;
  const within = inTurn.filter(({ words }) => stretch.includes(bare(words)));
  const rest = within.reduce((left, { words }) => left.replace(bare(words), ""), stretch);
  return /[\p{L}\p{N}]/u.test(rest) ? null : within.map(({ id }) => id).join(" ");
}

/** A sentence without the signs that end it: a fact may leave them out. */
function bare(sentence: string): string {
  return sentence.replace(/[^\p{L}\p{N}%)\]]+$/u, "");
}

/** The fact that an id such as "channels.2" or "goal.by" means; null where the sheet has none. */
export function evidenceAt({ facts }: FactSheet, id: string): FactEvidence | null {
  const [first, second] = id.split(".");
  const name = factNamed(first);
  if (name === null) return null;
  const read = facts[name];
  return Array.isArray(read) ? read[Number(second)] ?? null : read;
}

/** The fact of that name, or null. */
export function factNamed(name: string | undefined): FactName | null {
  return FACT_NAMES.find((each) => each === name) ?? null;
}

/** The number at a path of the facts: "goal.target", "channels.0.count", "capacity.money_a_month.amount"; null where none stands. */
export function factNumber({ facts }: FactSheet, path: string): number | null {
  let value: unknown = facts;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return null;
    value = Reflect.get(value, step);
  }
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** Every number below a row or part of a fact, with its path. */
function numbersAt({ facts }: FactSheet, id: string): [string, number][] {
  const path = id.split(".");
  let value: unknown = facts;
  for (const step of path) {
    if (typeof value !== "object" || value === null) return [];
    value = Reflect.get(value, step);
  }
  return numbersIn(value, id);
}

function numbersIn(value: unknown, path: string): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => numbersIn(each, `${path}.${name}`));
}

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
    `Open contradiction, build on neither side: “${asData(a.quote)}” against “${asData(b.quote)}”`
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
    const sides = conflict === undefined
      ? ""
      : ` (“${conflict.a.quote}” against “${conflict.b.quote}”: ${kept})`;
    return {
      id: `D.${id}`,
      words: `Decided: “${quote}”${sides}`,
      shown: `Decided: ${reasonOrIds(quote, turn, spoken)}${sides}`,
      mark: { kind: "said", turn, field: "contradiction", quote },
    };
  });
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
