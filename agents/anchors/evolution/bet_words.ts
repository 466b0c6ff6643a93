import { datesIn, sentencesOf } from "../../text/text.ts";
import { datedSentences } from "../../text/named_months.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";

const COMPARED = "under|below|beneath|less than|fewer than|not even|at most|over|above|more than|at least|" +
  "unter|weniger als|höchstens|über|mehr als|menos de|no llegamos a|más de|mais de|moins de|plus de|" +
  "minder dan|onder|meer dan|boven|under|meno di|più di";
const COMPARISON = new RegExp(
  `(?<!\\p{L})(?<way>${COMPARED})(?: \\p{L}+){0,1}? ?(?<n>${NUMBER})(?![-\\d])` +
    "|(?<east>\\d[\\d.,]*)[^\\d、。]{0,3}(?<eastWay>以下|未満|以上)",
  "iu",
);
/** "weniger als vier", but also "wenn es weniger als vier sind". */
const UPWARD = /over|above|more|at least|über|mehr|más|mais|plus|meer|boven|più|以上/iu;
/** Words that open a condition: "if", "sonst", "sinon", "なら". */
const IF =
  /(?<!\p{L})(?:if|when|unless|otherwise|sonst|sinon|wenn|falls|sollten|si|se|als|hvis|om|s['’]il)(?!\p{L})|なら|場合/iu;
const OPENS_COMPARED = new RegExp(
  `^(?:and |but |with |anything |at |bei |con |com |avec |met )*(?:${COMPARED})(?!\\p{L})`,
  "iu",
);
const MIND = /(?:change|changes) (?:my|our) mind|be wrong|was wrong|were wrong/iu;

/** What is said in a condition: how many, and whether more of them would be worse. */
interface Condition {
  number: number | null;
  isUpward: boolean;
}

/** The number that a condition turns on: "fewer than three", "Under 60%", "3泊以下なら". */
export function conditionIn(clause: string): Condition {
  const groups = COMPARISON.exec(clause)?.groups;
  const way = groups?.["way"] ?? groups?.["eastWay"] ?? "";
  return { number: numberOf(groups?.["n"] ?? groups?.["east"] ?? ""), isUpward: UPWARD.test(way) };
}

/** The exact stretch of a bet that says what would change the founder's mind; null where none does. */
export function flipIn(text: string, now: Date): string | null {
  const clauses = clausesOf(text);
  const isDated = (clause: string) => datesIn(clause, now).length > 0;
  return clauses.find((clause) => IF.test(clause) && COMPARISON.test(clause) && !isDated(clause)) ??
    clauses.find((clause) => MIND.test(clause) && COMPARISON.test(clause)) ??
    (clauses.length > 1
      ? clauses.find((clause) => OPENS_COMPARED.test(clause) && COMPARISON.test(clause) && !isDated(clause))
      : undefined) ??
    (clauses.length > 1 ? clauses.find((clause) => IF.test(clause) && COMPARISON.test(clause)) : undefined) ??
    clauses.find((clause, at) => IF.test(clause) && !isDated(clause) && (at > 0 || clauses.length === 1)) ??
    null;
}

/** Sentences, cut further at a semicolon and before "and if …": each an exact stretch. */
export function clausesOf(text: string): string[] {
  return datedSentences(text).flatMap((sentence) =>
    sentence.split(
      /;\s+|,\s+(?=(?:otherwise|sonst|sinon)(?!\p{L}))|,\s+(?:and|but|und|aber|y|pero|et|mais)\s+(?=(?:if|wenn|si|se|when|with fewer|under|below)\s)/iu,
    )
  ).filter((clause) => sentencesOf(clause).length > 0);
}
