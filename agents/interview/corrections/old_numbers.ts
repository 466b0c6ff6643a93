import type { Evidence, FactSheet } from "../../domain/facts.ts";
import { FACT_NAMES } from "../../domain/facts.ts";
import { clausesOf } from "../../facts/numbers/tightened.ts";
import type { Amount } from "../../text/amounts.ts";
import { type StatedNumber, statedNumbers, stemList } from "../../facts/numbers/stated_numbers.ts";

/** A number that stands on the sheet, with the stems of what it counts. */
interface OldNumber {
  value: number;
  kind: Amount["kind"];
  text: string;
  counts: string[];
  field: string;
}

interface Sought {
  sheet: FactSheet;
  lastField: string | null;
  /** The correcting clause. */
  words: string;
}

/** A correction seldom moves a number by more than this share of it. */
const NEAR = 0.25;

/**
 * The old value, as typed, that a new one takes the place of; null where none or several could be meant. A sum takes the
 * place of a sum only, a share of a share; a bare number may have left its sign out.
 */
export function oldNumberFor(
  { amount, counts }: StatedNumber,
  { sheet, lastField, words }: Sought,
): string | null {
  const all = numbersOn(sheet).filter(({ value, kind }) =>
    value !== amount.value && (amount.kind === "number" || kind === amount.kind)
  );
  const meant = counts.length > 0
    ? all.filter((each) => each.counts.some((stem) => counts.includes(stem)))
    : statedNumbers(words).length === 1
    ? all.filter(({ field }) => field === lastField)
    : [];
  const only = oneValue(meant);
  if (only !== null) return only;
  const near = oneValue(
    meant.filter(({ value }) => Math.abs(value - amount.value) <= NEAR * Math.abs(value)),
  );
  // What is so today is corrected, not what is aimed at.
  const aims = [sheet.facts.goal?.target, sheet.facts.bet?.target];
  return near ?? oneValue(meant.filter(({ value }) => !aims.includes(value)));
}

/** The one number near to this that was told in a clause which shares a word with the clause that says it anew; null where none or several were. */
export function numberToldOf(
  { amount }: StatedNumber,
  { sheet, words }: Pick<Sought, "sheet" | "words">,
): string | null {
  const stems = stemList(words.replace(amount.text, " "));
  const told = [...clausesWithNumbers(sheet), ...countedRows(sheet)].filter(({ value, clause }) =>
    value !== amount.value && Math.abs(value - amount.value) <= NEAR * Math.abs(value) &&
    stemList(clause).some((stem) => stems.includes(stem))
  );
  return oneValue(told);
}

/** Every number in the words that facts rest on, with its clause. */
function clausesWithNumbers({ facts }: FactSheet) {
  const quotes = FACT_NAMES.flatMap((name) => {
    const fact = facts[name];
    const rows: Evidence[] = fact === null ? [] : Array.isArray(fact) ? fact : [fact];
    return rows.map(({ quote }) => quote);
  });
  return [...new Set(quotes)].flatMap((quote) =>
    clausesOf(quote).flatMap(({ from, to }) => {
      const clause = quote.slice(from, to);
      return statedNumbers(clause).map(({ amount: { value, text } }) => ({ value, text, clause }));
    })
  );
}

/** "Goats working, 74": what is counted, where the number stands in a clause of its own. */
function countedRows({ facts: { measured, traction } }: FactSheet) {
  return [...measured, ...traction].flatMap(({ name, value }) =>
    value === null ? [] : [{ value, text: String(value), clause: name }]
  );
}

function oneValue(numbers: Pick<OldNumber, "value" | "text">[]): string | null {
  const [first] = numbers;
  return first !== undefined && numbers.every(({ value }) => value === first.value) ? first.text : null;
}

/** Every number that the facts state, in their parts and in their quotes. */
function numbersOn({ facts }: FactSheet): OldNumber[] {
  const evidence: Evidence[] = FACT_NAMES.flatMap((name): Evidence[] => {
    const fact = facts[name];
    return fact === null ? [] : Array.isArray(fact) ? fact : [fact];
  });
  const { goal } = facts;
  const baseline = goal === null || goal.baseline === null ? [] : [{
    value: goal.baseline,
    kind: kindOf(goal.unit),
    text: String(goal.baseline),
    counts: stemList(`${goal.metric ?? ""} ${goal.unit ?? ""}`),
    field: goal.field,
  }];
  const stated = evidence.flatMap(({ quote, field, ...parts }) => [
    ...statedNumbers(quote).map(({ amount, counts }) => ({
      value: amount.value,
      kind: amount.kind,
      text: amount.text,
      counts,
      field,
    })),
    ...("value" in parts && typeof parts.value === "number" && "name" in parts
      ? [{
        value: parts.value,
        kind: kindOf("unit" in parts ? parts.unit : null),
        text: String(parts.value),
        counts: stemList(String(parts.name)),
        field,
      }]
      : []),
  ]);
  return [...baseline, ...stated];
}

/** What a number is, by the unit of its row. */
export function kindOf(unit: unknown): Amount["kind"] {
  if (unit === "%") return "percent";
  return typeof unit === "string" && /^[A-Z]{3}$/.test(unit) ? "money" : "number";
}
