import { cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { bare } from "./rows.ts";
import type { Sentence, Statement } from "../statements/statement.ts";
import { RIVALS } from "../words.ts";

/** The bare words in which the founder takes somebody off the list of rivals, or says elsewhere that they are none. */
export function leftOutIn(answers: readonly Sentence[], elsewhere: readonly Sentence[]): string[] {
  const denials = elsewhere.filter(({ clauses }) => clauses.some(deniesRival));
  return [...answers.filter(leavesOut), ...denials].map((sentence) => bare(deniedPart(sentence)));
}

/** "Leave them out", "so no", "ignore that": the founder takes whom the sentence names off the list. */
export function leavesOut({ text, languages, clauses }: Sentence): boolean {
  if (RIVALS.isIn(text, "leaves_out") || LEAVES_OUT_LAST.test(text)) return true;
  return clauses.some((clause) =>
    clause.standing === "negated" && !hasCue(clause.text, languages, "status_quo") && deniesRival(clause)
  );
}

/**
 * "Not a rival: GateSense", "Hoekstra is on that list too, but that's no competitor": the words up to the denial and
 * behind it, but for clauses before it that call somebody a rival themselves.
 */
function deniedPart({ text, from, languages, clauses }: Sentence): string {
  const denial = clauses.findIndex(deniesRival);
  const last = clauses.slice(0, Math.max(denial, 0)).findLast((clause) =>
    hasCue(clause.text, languages, "rival")
  );
  return last === undefined ? text : text.slice(last.to - from);
}

/** "They are not a competitor": the denial stands right before the word. */
function deniesRival({ text, sentence: { languages } }: Statement): boolean {
  return cuesIn(text, languages, "negation").some(({ index, 0: denial }) => {
    const rival = firstCue(text.slice(index + denial.length), languages, "rival");
    return rival !== null && rival.index <= 12;
  });
}

const LEAVES_OUT_LAST = new RegExp(`${RIVALS.sourceOf("leaves_out_last")}[.!\\s]*$`, "iu");
