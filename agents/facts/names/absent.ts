import { isFirstPerson, opensWith, withoutJoiner } from "../passages/items.ts";
import type { Sentence, Statement } from "../statements/statement.ts";
import { TITLE } from "../../text/titles.ts";
import { NAME_WORDS, TEAM } from "../words.ts";

/** A name alone, with its article where a language gives it one: "Ray", "a Lu", "Dr. Ana Sousa". */
export const NAME = new RegExp(
  `^(?:${NAME_WORDS.sourceOf("article")}\\s|${TITLE})?\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?$`,
  "u",
);

/** True where a clause of a sentence on the team tells of somebody who is not in it: wanted, gone, or from outside. */
export function isAbsent(at: number, clauses: readonly Statement[]): boolean {
  const clause = clauses[at];
  return clause !== undefined &&
    (isNobody(clause) || goesOnAboutNobody(clause, clauses[at - 1]) ||
      isNobodyBehind(clause, clauses.slice(at + 1)));
}

/** Where "Marcus, our first engineer, left in August" says last that who was named before is gone; -1 for nowhere. */
export function lastGone({ clauses }: Sentence): number {
  return clauses.findLastIndex(({ text }) =>
    TEAM.patternOf("left").exec(text)?.index === 0 && clauses[0]?.text !== text &&
    NAME.test(clauses[0]?.text ?? "")
  );
}

/** "I'd like to hire a third, but I haven't", "Bo isn't on the team, he's a cousin". */
function goesOnAboutNobody(
  { text, sentence: { languages } }: Statement,
  before: Statement | undefined,
): boolean {
  return before !== undefined && isNobody(before) &&
    (opensWith(text, languages, "contrast") ||
      opensWith(withoutJoiner(text, languages), languages, "third_person", "relative"));
}

/**
 * "A fourth pair of hands, that's for next year", "my cousin did the posts, but she has left", "mum sticks labels, but
 * she has her own job, she doesn't count", "Divya was sales, left in June".
 */
function isNobodyBehind(
  { text, sentence: { languages } }: Statement,
  [next, ...others]: readonly Statement[],
): boolean {
  if (next === undefined) return false;
  const opensContrast = opensWith(next.text, languages, "contrast");
  const isOthers = !isFirstPerson(text, languages);
  const said = opensContrast ? [next, ...others] : [next];
  const isOut = isOthers && said.some((each) => TEAM.isIn(each.text, "outside")) &&
    (opensContrast || TEAM.opens(next.text, "outside")) &&
    !said.some((each) => /\p{Lu}\p{Ll}/u.test(each.text));
  if (isOut) return true;
  if (!isNobody(next)) return false;
  const isGone = hasLeft(next.text) && opensContrast && !/\p{Lu}\p{Ll}/u.test(next.text);
  const hasGone = TEAM.opens(next.text, "left") && isOthers;
  return isGone || hasGone || opensWith(withoutJoiner(text, languages), languages, "article_numbers");
}

/** "No sales person", "we are looking for a joiner", "Bo isn't on the team": whoever is not there is nobody. */
function isNobody({ text, standing, sentence: { languages } }: Statement): boolean {
  return TEAM.isIn(text, "wanted", "outside") || hasLeft(text) ||
    standing === "negated" && opensWith(text, languages, "negation", "no");
}

/** "Big Ray retired in May", "she has left us": no longer there. Whoever retired from the navy is. */
function hasLeft(text: string): boolean {
  return TEAM.isIn(text, "left") || RETIRED_AT_END.test(text);
}

const RETIRED_AT_END = new RegExp(`(?:${TEAM.sourceOf("retired")})\\s*$`, "iu");
