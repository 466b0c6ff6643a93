import type { Claim, Mark } from "../../../domain/claims.ts";
import { evaluate, FormulaError, plainNumber } from "../../../ledger/sums.ts";
import type { ChoiceSchema, Sum } from "../../../strategy/leaves.ts";
import type { LeafFate } from "../../../strategy/written.ts";
import type { Dossier } from "../dossier.ts";
import type { Leaf, Problem, Row } from "../gates/leaf.ts";
import type { Cause } from "./fallen.ts";
import { accepted, refused } from "./fates.ts";
import type { AskedChoice, AskedClaim, AskedSum } from "./form.ts";
import { plainFormula } from "./plain_formula.ts";
import { z } from "zod";

/** Stands where a leaf did not pass. */
export const REFUSED: unique symbol = Symbol("refused");
export type Resolved<T> = T | typeof REFUSED;

/** What resolving an answer takes, and what it leaves behind. */
export interface Resolving {
  dossier: Dossier;
  /** The day on which it is written (ISO). */
  today: string;
  check: (leaf: Leaf) => Problem[];
  /** What a reader holds against leaves, by their paths. */
  complaints: ReadonlyMap<string, string>;
  /** Paths that were written once more. */
  mended: ReadonlySet<string>;
  fates: LeafFate[];
  /** What each value that fell fell with, by its path. */
  causes: Map<string, Cause>;
  /** Of a list whose rows are the rules', the names of those rows; any other row of the model's is refused. */
  rowsOf: (list: string) => ReadonlySet<string> | null;
  /** Every id that an accepted leaf cites. */
  cited: Set<string>;
}

/** A claim with the marks that its ids stand for. */
export function resolveClaim(
  asked: AskedClaim,
  at: { path: string; row?: Row },
  into: Resolving,
): Resolved<Claim> {
  const leaf: Leaf = { kind: "claim", ...at, text: asked.text, ids: asked.ids };
  if (!passes(leaf, into)) return REFUSED;
  return { text: asked.text, marks: withInference(asked.text, marksOf(asked.ids, into)) };
}

/** A sentence in a model's own words says what it was drawn from; exact words are only said or read. */
function withInference(text: string, marks: Mark[]): Mark[] {
  const carrying = marks.flatMap((mark) =>
    mark.kind === "said"
      ? [{ quote: mark.quote, from: mark.field }]
      : mark.kind === "source"
      ? [{ quote: mark.quote, from: mark.label }]
      : []
  );
  const words = text.replace(/[“”.!?…。]+/gu, "").trim();
  const isExact = carrying.some(({ quote }) => quote.includes(words));
  if (carrying.length === 0 || isExact || marks.some(({ kind }) => kind === "inference")) return marks;
  return [...marks, { kind: "inference", from: [...new Set(carrying.map(({ from }) => from))] }];
}

/** A sum with the value that code has calculated. */
export function resolveSum(asked: AskedSum, at: { path: string; row?: Row }, into: Resolving): Resolved<Sum> {
  const { text, operands } = asked;
  const formula = plainFormula(asked.formula, into.today);
  const value = valueOf(formula);
  if (value === null) {
    const reason = `“${asked.formula}” is no arithmetic that can be evaluated.`;
    return refuse(at.path, { gate: "numbers", reason }, into);
  }
  if (!passes({ kind: "sum", ...at, text, operands, formula: asked.formula }, into)) return REFUSED;
  const how: Mark = { kind: "inference", from: operands, how: `${formula} = ${resultOf(value, text)}` };
  return { text, operands, formula, value, marks: [...marksOf(operands.map(factId(into)), into), how] };
}

/** Decimals that a sentence may tell a result with, the most first. */
const DECIMALS = [4, 3, 2, 1];

/** What a sum comes to, as its sentence tells it; a part of one is told in per cent, "0.1" for 9.5% says little. */
function resultOf(value: number, text: string): string {
  const told = DECIMALS.map((decimals) => String(Number(value.toFixed(decimals)))).find((number) =>
    number !== "0" && isToldIn(text, number)
  );
  if (told !== undefined) return told;
  return Math.abs(value) < 1 && value !== 0 ? `${plainNumber(value * 100)}%` : plainNumber(value);
}

function isToldIn(text: string, number: string): boolean {
  const digits = number.replace(".", "[.,]").replace("-", "[-−]");
  return new RegExp(`(?<![\\d.,])${digits}(?!\\d|[.,]\\d|\\s?%)`, "u").test(text);
}

/** What a choice cannot do without; its reason and its price may be missing. */
const CHOSEN = ["chosen", "rejected"];

/** A choice, whose four texts rest on the same marks. */
export function resolveChoice(
  asked: AskedChoice,
  at: { path: string },
  into: Resolving,
): Resolved<z.infer<typeof ChoiceSchema>> {
  const { ids, ...texts } = asked;
  const lost = Object.entries(texts).flatMap(([name, text]) =>
    passes({ kind: "claim", path: `${at.path}.${name}`, text, ids }, into) ? [] : [name]
  );
  if (lost.some((name) => CHOSEN.includes(name))) return REFUSED;
  return { ...texts, ...Object.fromEntries(lost.map((name) => [name, ""])), marks: marksOf(ids, into) };
}

/** Words that cite nothing: an owner, a rhythm, what shows that it is done. They may say what their row cites. */
export function resolveWords(
  text: string,
  at: { path: string; row?: Row },
  into: Resolving,
): Resolved<string> {
  const words: Leaf = { kind: "words", ...at, text };
  const ids = idsIn(at.row);
  const isCarried = ids.length > 0 && into.check({ kind: "claim", ...at, text, ids }).length === 0;
  return passes(words, isCarried ? { ...into, check: () => [] } : into) ? text : REFUSED;
}

/** Every id that a value cites, in any of its sentences. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === "ids" || name === "operands" ? z.array(z.string()).catch([]).parse(each) : idsIn(each)
  );
}

/** True where neither a gate nor a reader holds anything against the leaf; its fate is noted either way. */
function passes(leaf: Leaf, into: Resolving): boolean {
  const { path } = leaf;
  const complaint = into.complaints.get(path);
  const problem = into.check(leaf)[0] ??
    (complaint === undefined ? null : { gate: "critic", reason: complaint });
  if (problem !== null) {
    refuse(path, problem, into);
    return false;
  }
  into.fates.push(accepted(path, into.mended.has(path) ? "mended" : "accepted"));
  const ids = leaf.kind === "claim" ? leaf.ids : leaf.kind === "sum" ? leaf.operands.map(factId(into)) : [];
  for (const id of ids) into.cited.add(id);
  return true;
}

/** Notes that a leaf did not pass, and why. */
export function refuse(
  path: string,
  problem: { gate: string; reason: string },
  into: Resolving,
): typeof REFUSED {
  into.fates.push(refused(path, problem));
  return REFUSED;
}

function valueOf(formula: string): number | null {
  try {
    return evaluate(formula);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** Operands of sums name facts without the "F." of the dossier. */
function factId({ dossier }: Resolving): (operand: string) => string {
  return (operand) => dossier.markOf(operand) === null ? `F.${operand}` : operand;
}

/** The marks of some ids, each once; ids that lead nowhere are the gates' to refuse. */
function marksOf(ids: readonly string[], { dossier }: Resolving): Mark[] {
  const marks = ids.flatMap((id) => dossier.markOf(id) ?? []);
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
