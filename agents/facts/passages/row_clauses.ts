import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue } from "../../text/lexicon.ts";
import { isFirstPerson, opensWith } from "./items.ts";
import { isSettled } from "./own_passage.ts";
import type { Sentence, Statement } from "../statements/statement.ts";
import { PASSAGE_WORDS } from "../words.ts";
import type { WantedRows } from "./rows.ts";

/** The clauses of a sentence, row by row, where one sentence holds more than one. */
export function groupsOf(sentence: Sentence, wanted: WantedRows): Statement[][] {
  const clauses = sentence.clauses.flatMap((clause) => cutsOf(clause, wanted));
  const groups: Statement[][] = [[]];
  for (const clause of clauses) {
    const opens = wanted.cutsAtThen === true && opensWith(clause.text, sentence.languages, "then") ||
      wanted.cutsAtSubjects === true && opensAlike(sentence.clauses[0]?.text ?? "", clause) ||
      !sentence.listed && !isInBrackets(clause) && wanted.opensItem?.(clause) === true;
    if (opens && groups.at(-1)?.length !== 0) groups.push([]);
    groups.at(-1)?.push(clause);
  }
  return groups;
}

/** "and I won't …" behind "I won't …": who does it, and the word behind, are the same. */
function opensAlike(
  first: string,
  { text, sentence: { languages } }: Pick<Statement, "text" | "sentence">,
): boolean {
  const joiner = firstCue(text, languages, "joiners");
  if (joiner?.index !== 0) return false;
  const behind = text.slice(joiner[0].length).trimStart();
  return isFirstPerson(behind, languages) && openingOf(behind) === openingOf(first);
}

function openingOf(text: string): string {
  return text.toLowerCase().split(/\s+/u).slice(0, 2).join(" ").replace(/[’']/gu, "");
}

/** A clause cut before each "and I won't", and before each "no" of "no flyers no radio". */
function cutsOf(clause: Statement, wanted: WantedRows): Statement[] {
  const { text, sentence } = clause;
  const subject = cuesIn(text, sentence.languages, "joiners").find(({ index }) =>
    index > 0 && wanted.cutsAtSubjects === true &&
    opensAlike(text, { text: text.slice(index), sentence })
  );
  const refusal = wanted.cutsAtNo === true && isSettled(clause) ? NEXT_NO.exec(text) : null;
  const cut = Math.min(subject?.index ?? text.length, refusal?.index ?? text.length);
  if (cut === text.length) return [clause];
  const before = text.slice(0, cut).trimEnd();
  const rest = text.slice(cut).trimStart();
  const from = clause.from + text.length - rest.length;
  return [
    { ...clause, text: before, to: clause.from + before.length },
    ...cutsOf({ ...clause, text: rest, from }, wanted),
  ];
}

/** A "no" with its thing behind another one. */
const NO = PASSAGE_WORDS.sourceOf("no_thing");
const NEXT_NO = new RegExp(
  `(?<=^(?:\\p{L}+ )?${NO}(?: \\p{L}+){1,6}) ` +
    `(?=(?:(?:${GRAMMAR.sourceOf("and", "or")}|${PASSAGE_WORDS.sourceOf("nor")}) )?${NO} \\p{L})`,
  "iu",
);

/** "(9k members)", "NeoTrack (the Chakraview people)": what stands in brackets tells of what stands before it. */
export function isInBrackets({ from, sentence }: Statement): boolean {
  const before = sentence.text.slice(0, from - sentence.from);
  return Math.max(before.lastIndexOf("("), before.lastIndexOf("（")) >
    Math.max(before.lastIndexOf(")"), before.lastIndexOf("）"));
}
