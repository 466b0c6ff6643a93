import { numbersIn, valueOf } from "../text/numbers.ts";

/** What people are called in the languages that are read. */
const PEOPLE =
  /^\s?(?:\p{Ll}+\s)?(?:people|members?|persons?|guests|followers|subscribers|in the room|Leute|Personen|Mitglieder|Menschen|personnes|membres|gens|personas|miembros|gente|persone|membri|iscritti|pessoas|membros|mensen|leden)(?!\p{L})|^\s?[人名]/iu;

/** The number of people that a text gives for one room; null where it gives none, or several. */
export function peopleIn(text: string): number | null {
  const found = numbersIn(text).filter(({ index, value, unit, text: words }) => {
    const behind = text.slice(text.indexOf(value, index) + value.length);
    return (unit === null || unit === "year") && words !== "" && PEOPLE.test(behind);
  });
  const [only] = found;
  const people = only === undefined ? NaN : valueOf(only.value);
  return found.length === 1 && Number.isInteger(people) && people > 0 ? people : null;
}
