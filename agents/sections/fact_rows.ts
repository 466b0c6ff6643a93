import { lettersIn } from "../text/letters.ts";
import type { Foundation } from "../strategy/foundation.ts";

/** Values that stand beside each other on one line, in characters. */
const SHORT = 48;

/** One fact as it was read: its parts on one line, and the founder's words where they are more than that. */
export interface FactRow {
  /** "" where the row goes on with the fact before it. */
  label: string;
  value: string;
  /** In quotation marks, each once. */
  quotes: string[];
}

/**
 * The facts as rows of a table: the parts of one fact on one line, and short ones of one name, with `separator` between.
 * What is open stands among what is not known.
 */
export function factRows({ worksheet }: Pick<Foundation, "worksheet">, separator = "; "): FactRow[] {
  const known = worksheet.filter(({ value }) => value !== "").map(({ label, value, quote }) => {
    const [name = label, part] = label.split(": ");
    const isBare = part !== undefined && /^[\d.,]+$/u.test(value);
    return { name, value: isBare ? `${value} (${part})` : value, quote };
  });
  const rows = known.reduce<FactRow[]>((before, { name, value, quote }, at) => {
    const last = before.at(-1);
    const previous = known[at - 1];
    const quotes = quote === "" ? [] : [quote];
    if (last === undefined || name !== previous?.name) return [...before, { label: name, value, quotes }];
    const joined = joinedValue(last.value, value);
    const isShort = value.length <= SHORT && previous.value.length <= SHORT;
    return joined !== null || isShort
      ? [...before.slice(0, -1), {
        ...last,
        value: joined ?? `${last.value}${separator}${value}`,
        quotes: [...last.quotes, ...quotes],
      }]
      : [...before, { label: "", value, quotes }];
  }, []);
  const printed = new Set<string>();
  return rows.map(({ label, value, quotes }) => ({
    label,
    value,
    quotes: quotes.filter((quote) => {
      const words = lettersIn(quote);
      const isWithin = known.some((other) => other.quote !== quote && lettersIn(other.quote).includes(words));
      const isNew = !printed.has(quote) && !isWithin && !holds(lettersIn(value), words);
      printed.add(quote);
      return isNew;
    }),
  }));
}

/** Two parts of a fact as one where one of them says the other, or is the bare number of it; else null. */
function joinedValue(last: string, value: string): string | null {
  // "20 dogs a week" says what is counted, and "11 January" the month.
  if (last !== "" && holds(value, last)) return value;
  if (holds(last, value)) return last;
  return /^[\d.,]+$/u.test(value) && !/\d/u.test(last) && last !== "" ? `${value} ${last}` : null;
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase().replace(/[.。]$/u, ""));
}
