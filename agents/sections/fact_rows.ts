import type { Foundation } from "../strategy/foundation.ts";

/** Values that stand beside each other on one line, in characters. */
const SHORT = 48;

/**
 * The facts as rows of a table: the parts of one fact on one line, and short ones of one name. What is open stands among
 * what is not known.
 */
export function factRows({ worksheet }: Pick<Foundation, "worksheet">): [label: string, value: string][] {
  const known = worksheet.filter(({ value }) => value !== "").map(({ label, value }) => {
    const [name = label, part] = label.split(": ");
    const isBare = part !== undefined && /^[\d.,]+$/u.test(value);
    return { name, value: isBare ? `${value} (${part})` : value };
  });
  return known.reduce<[string, string][]>((rows, { name, value }, at) => {
    const last = rows.at(-1);
    const before = known[at - 1];
    if (last === undefined || name !== before?.name) return [...rows, [name, value]];
    // "20 dogs a week" says what is counted, and "11 January" the month.
    if (last[1] !== "" && holds(value, last[1])) return [...rows.slice(0, -1), [last[0], value]];
    if (holds(last[1], value)) return rows;
    const isShort = value.length <= SHORT && before.value.length <= SHORT;
    return isShort ? [...rows.slice(0, -1), [last[0], `${last[1]}; ${value}`]] : [...rows, ["", value]];
  }, []);
}

function holds(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase().replace(/[.。]$/u, ""));
}
