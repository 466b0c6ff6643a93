import type { Mark } from "../../../domain/claims.ts";
import type { FactName, Facts, FactSheet } from "../../../domain/facts.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import type { WrittenPart } from "../../../strategy/written.ts";
import { factNamed } from "../dossier/facts.ts";
import { type Prints, type PrintsOf, printsOf } from "../dossier/print.ts";
import { isSuperseded, type Superseded, supersededIn } from "../dossier/superseded.ts";
import type { WritingGround } from "../ground.ts";
import { rowIn } from "./rows.ts";

/** What the founder says now, as far as it tells which of the written is out of date. */
export interface Standing {
  facts: Facts;
  printsOf: PrintsOf;
  superseded: readonly Superseded[];
  /** How many corrections in words there are. */
  corrections: number;
}

/** What the founder says now, from a journey and its facts. */
export function standingOf(state: JourneyState, { facts }: FactSheet): Standing {
  return {
    facts,
    printsOf: (name) => printsOf(facts[name]),
    superseded: supersededIn(state),
    corrections: state.corrections.length,
  };
}

const CORRECTIONS = "corrections";

/** What a part notes of the values that its leaves rest on, to tell later whether one is no more. */
export function restsOnValues(values: Iterable<string>, { state }: WritingGround): string[] {
  return [...new Set(values), `${CORRECTIONS}=${state.corrections.length}`];
}

/** The facts of which a value that a part rests on is no more, wherever in a list it stood. */
function changedFacts({ restsOn }: Pick<WrittenPart, "restsOn">, standing: Standing): FactName[] {
  return restsOn.flatMap((each) => {
    const [name, print] = each.split("=");
    const fact = factNamed(name);
    return fact === null || print === undefined || isAmong(print, standing.printsOf(fact)) ? [] : [fact];
  });
}

function isAmong(print: string, { whole, rows }: Prints): boolean {
  return whole === print || rows.includes(print);
}

/** True where what the part rests on has changed since it was written: it is due to be written again. */
export function isOutOfDate(part: WrittenPart, standing: Standing): boolean {
  return changedFacts(part, standing).length > 0 || hasStaleMark(part.leaves, staleness(part, standing));
}

/** Tells of a leaf of a part whether its marks or operands were corrected after it was written. */
export type IsStale = (leaf: { marks: Mark[]; operands?: string[] }) => boolean;

/** A leaf is stale once the words of a mark were taken back since it was written, or an operand's value is no more. */
export function staleness(part: Pick<WrittenPart, "restsOn" | "rows">, standing: Standing): IsStale {
  const changed = changedFacts(part, standing);
  const seen = Number(part.restsOn.find((each) => each.startsWith(`${CORRECTIONS}=`))?.split("=")[1] ?? 0);
  const taken = standing.superseded.filter(({ fact, inWords = 0 }) =>
    fact === null ? inWords >= seen : changed.includes(fact)
  );
  return ({ marks, operands = [] }) =>
    marks.some((mark) => mark.kind === "said" && isSuperseded(mark, taken)) ||
    operands.some((operand) => {
      const row = rowIn(operand);
      const print = row === null ? undefined : part.rows?.[row.key];
      if (row !== null && print !== undefined) return !isAmong(print, standing.printsOf(row.fact));
      return changed.some((name) => operand.replace(/^F\./, "").split(".")[0] === name);
    });
}

function hasStaleMark(value: unknown, isStale: IsStale): boolean {
  if (Array.isArray(value)) return value.some((each) => hasStaleMark(each, isStale));
  if (typeof value !== "object" || value === null) return false;
  return isMarked(value) && isStale(value) ||
    Object.values(value).some((each) => hasStaleMark(each, isStale));
}

/** True for claims, sums and choices: what carries marks. */
export function isMarked(value: object): value is { marks: Mark[]; operands?: string[] } {
  return "marks" in value && Array.isArray(value.marks);
}
