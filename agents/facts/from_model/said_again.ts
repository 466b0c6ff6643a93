import type { Evidence, Facts } from "../../domain/facts.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { isUnspaced } from "../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { type ListFactName, rowsOf } from "../changes/cell_values.ts";

type Lists = { [Name in ListFactName]: Facts[Name][number][] };

/** A row beside what its cell says and when it was read: rules read before any model, models in the order of turns. */
interface Row {
  turn: string;
  cell: string;
  key: string;
  readAt: number;
}

/**
 * A list in which what was said in two turns stands once, as it was said more fully, else as it was said first. Rows of one
 * turn are as many things as they are rows. `read` is what models read, oldest first.
 */
export function withoutRepeats<Name extends ListFactName>(
  facts: Facts,
  name: Name,
  read: readonly ModelFact[],
): Facts[Name][number][] {
  const lists: Lists = facts;
  const rows: Lists[Name] = lists[name];
  const cells = rowsOf(facts, name);
  const known = rows.map((row: Evidence, at): Row => ({
    turn: row.turn,
    cell: cells[at]?.value ?? "",
    key: cells[at]?.key ?? "",
    readAt: read.findLastIndex((each) =>
      each.fact === name && each.turn === row.turn && each.quote === row.quote
    ),
  }));
  const isRepeated = known.map((one, at) =>
    known.some((other, place) =>
      one.turn !== other.turn && isSame(name, one, other) && isBetter(other, one, place < at)
    )
  );
  return rows.filter((_, at) => !isRepeated[at]);
}

function isSame(name: ListFactName, one: Row, other: Row): boolean {
  const [numbers, others] = [numbersOf(one.cell), numbersOf(other.cell)];
  switch (name) {
    case "rivals":
      return isSameName(one.key, other.key) ||
        [[one, other], [other, one]].some(([short, long]) => isLastNameOf(short?.key ?? "", long?.key ?? ""));
    case "channels":
    case "colours":
      return isSameName(one.key, other.key);
    case "prices":
      return numbers[0] === others[0] &&
        (shared(one.cell, other.cell) > 0 || isBare(one.cell) || isBare(other.cell));
    case "measured":
    case "traction":
      return numbers.at(-1) === others.at(-1) && /%/.test(one.cell) === /%/.test(other.cell) &&
        shared(one.cell, other.cell) > 0;
    case "team":
      return numbersOf(one.key).length > 0 && numbers[0] === others[0] && shared(one.cell, other.cell) > 0;
    default:
      return saysTheSame(one.cell, other.cell);
  }
}

const HALF = 1 / 2;
const NEARLY_ALL = 3 / 4;
const FEWEST_STEMS = 2;

/** Texts say the same where they share a number and half of their words, or without one nearly all of them. */
function saysTheSame(one: string, other: string): boolean {
  const fewest = Math.min(stemsOf(one).size, stemsOf(other).size);
  const numbers = numbersOf(one);
  const hasSameNumber = numbersOf(other).some((number) => numbers.includes(number));
  const wanted = hasSameNumber ? fewest * HALF : Math.max(fewest * NEARLY_ALL, FEWEST_STEMS);
  return fewest > 0 && shared(one, other) >= wanted;
}

const SHORTEST_NAME = 4;

function isSameName(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].map((name) =>
    name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  )
    .toSorted((a, b) => a.length - b.length);
  return short === long || short.length >= SHORTEST_NAME && long.startsWith(short);
}

/** "Kerduff" of "la Ferme de Kerduff": one name with a capital that ends a longer one. */
function isLastNameOf(short: string, long: string): boolean {
  return short.length >= SHORTEST_NAME && /^\p{Lu}[\p{L}’'-]+$/u.test(short) && long.endsWith(` ${short}`);
}

function shared(one: string, other: string): number {
  return sharedStems(stemsOf(one), stemsOf(other)).length;
}

function isBare(cell: string): boolean {
  return stemsOf(cell).size === 0;
}

/** A model's reading before the rules', then what says more, then what was said first: what rests on it need not change. */
function isBetter(one: Row, other: Row, isFirst: boolean): boolean {
  const isRead = ({ readAt }: Row) => readAt !== -1;
  if (isRead(one) !== isRead(other)) return isRead(one);
  const [more, less] = [stemsOf(one.cell).size, stemsOf(other.cell).size];
  if (more !== less) return more > less;
  return one.readAt === other.readAt ? isFirst : one.readAt < other.readAt;
}

/** The numbers of a cell; those in words are read in English, as everywhere in cells, and Japanese ones in signs. */
export function numbersOf(cell: string): number[] {
  return amountsIn(cell, { languages: isUnspaced(cell) ? ["ja"] : ["en"], home: null }).filter((
    { isArticle },
  ) => !isArticle)
    .map(({ value }) => value);
}
