import type { Foundation } from "../strategy/foundation.ts";

/** Values that stand beside each other on one line, in characters. */
const SHORT = 48;

/**
 * The facts as rows of a table: the parts of one fact on one line, and short ones of one name. What is open stands among
 * what is not known.
 */
export function factRows({ worksheet }: Pick<Foundation, "worksheet">): [label: string, value: string][] {
  const known = worksheet.filter(({ value }) => value !== "").map(({ label, value }) => {
    const [name = label] = label.split(":");
    return { name, value };
  });
  return known.reduce<[string, string][]>((rows, { name, value }, at) => {
    const last = rows.at(-1);
    const before = known[at - 1];
    if (last === undefined || name !== before?.name) return [...rows, [name, value]];
    // "20 dogs a week" says what is counted.
    if (last[1] !== "" && value.toLowerCase().includes(last[1].toLowerCase())) {
      return [...rows.slice(0, -1), [last[0], value]];
    }
    const isShort = value.length <= SHORT && before.value.length <= SHORT;
    return isShort ? [...rows.slice(0, -1), [last[0], `${last[1]}; ${value}`]] : [...rows, ["", value]];
  }, []);
}
