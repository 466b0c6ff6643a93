import type { Foundation } from "../strategy/foundation.ts";

/** Values that stand beside each other on one line, in characters. */
const SHORT = 48;

/** The facts as rows of a table: short ones of one name on one line. What is open stands among what is not known. */
export function factRows({ worksheet }: Pick<Foundation, "worksheet">): [label: string, value: string][] {
  const known = worksheet.filter(({ value }) => value !== "");
  return known.reduce<[string, string][]>((rows, { label, value }, at) => {
    const last = rows.at(-1);
    const goesOn = last !== undefined && label === known[at - 1]?.label;
    if (!goesOn) return [...rows, [label, value]];
    const isShort = value.length <= SHORT && (known[at - 1]?.value.length ?? 0) <= SHORT;
    return isShort ? [...rows.slice(0, -1), [last[0], `${last[1]}; ${value}`]] : [...rows, ["", value]];
  }, []);
}
