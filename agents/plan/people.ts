import { numbersIn, valueOf } from "../text/numbers.ts";
import { PEOPLE } from "./words.ts";

/** What is counted right behind a number, a word of its kind between: "12 local members". */
const COUNTED = new RegExp(`^\\s?(?:\\p{Ll}+\\s)?${PEOPLE.sourceOf("counted")}`, "iu");

/** The number of people that a text gives for one room; null where it gives none, or several. */
export function peopleIn(text: string): number | null {
  const found = numbersIn(text).filter(({ index, value, unit, text: words }) => {
    const behind = text.slice(text.indexOf(value, index) + value.length);
    return (unit === null || unit === "year") && words !== "" && COUNTED.test(behind);
  });
  const [only] = found;
  const people = only === undefined ? NaN : valueOf(only.value);
  return found.length === 1 && Number.isInteger(people) && people > 0 ? people : null;
}
