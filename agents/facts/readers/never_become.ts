import type { TextFact } from "../../domain/facts.ts";
import { firstCue, FUNCTION_WORDS, hasCue, withoutCues } from "../../text/lexicon.ts";
import { isFirstPerson, isSubject, opensWith } from "../passages/items.ts";
import { isSettled, openStatement } from "../passages/own_passage.ts";
import { extendedPassage, type Passage, passageOf, runsOf, textFact, textOf } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { wordCount } from "../../text/sentences.ts";

const FIELD = "identity.contrast";

/** Reads what the business shall never become: the clause that says so, else the one behind "but" or with a "no". */
export function readNeverBecome(said: Statements): Reading<TextFact | null> {
  const runs = runsOf(said.sentences(FIELD), isSettled);
  const own = (test: (clause: Statement) => boolean): Passage | undefined =>
    runsOf(said.sentences(FIELD), (clause) => isSettled(clause)).flatMap((run) => startingAt(run, test)).at(
      0,
    );
  const says = own(({ text, sentence }) => hasCue(text, sentence.languages, "become"));
  const found = (says !== undefined && isVerbAlone(says) ? own(opensWithContrast) : undefined) ?? says ??
    own(opensWithContrast) ?? own(isOwnDenial);
  const question = "What about the brand you admire would you never become?";
  const what = found !== undefined && onlyPointsBack(found) ? whatItPointsTo(said, found) : found;
  if (what === null) return { value: null, unclear: [] };
  if (what !== undefined) {
    return { value: textFact(what === found ? extendedPassage(runs, what) : what), unclear: [] };
  }
  return { value: null, unclear: openStatement(said, { fact: "never_become", field: FIELD, question }) };
}

/** "I'd never become that" says by itself of nothing what it is. */
function onlyPointsBack(passage: Passage): boolean {
  const rest = withoutCues(
    textOf(passage),
    passage.languages,
    "become",
    ...FUNCTION_WORDS,
    "me",
    "negation",
    "demonstratives",
    "likeness",
  );
  return !/\p{L}{3}/u.test(rest);
}

/** What was said right before it, of others: "every shop is the same, I'd never become that". Null where that is no such thing. */
function whatItPointsTo(said: Statements, passage: Passage): Passage | null {
  const clauses = said.sentences(FIELD).filter(({ answer }) => answer === passage.answer)
    .flatMap((sentence) => sentence.clauses).filter(({ to }) => to <= passage.from);
  const last = clauses.at(-1);
  const own = clauses.filter((clause) => clause.sentence === last?.sentence);
  const isOfOthers = own.every((clause) =>
    isSettled(clause) && !hasCue(clause.text, clause.sentence.languages, "me", "admire")
  );
  const before = isOfOthers ? passageOf(own) : null;
  return before !== null && wordCount(textOf(before)) >= LEAST_WORDS ? before : null;
}

const LEAST_WORDS = 3;

/** "Aber ein Laden, der Stifte verramscht, will ich nie werden": what it is stands before the verb. */
function isVerbAlone({ clauses }: Passage): boolean {
  const [first] = clauses;
  return first !== undefined && wordCount(first.text) <= MOST_WORDS_OF_VERB &&
    /^\p{Ll}/u.test(first.text) && first.from > first.sentence.from;
}

const MOST_WORDS_OF_VERB = 4;

/** The rest of a run from its first clause that passes. */
function startingAt(run: Passage, test: (clause: Statement) => boolean): Passage[] {
  const at = run.clauses.findIndex(test);
  const rest = run.clauses.slice(at);
  if (at === -1) return [];
  const single = runsOf([{ ...rest[0]!.sentence, clauses: [...rest] }], () => true);
  return single;
}

/** "They tell you not to buy it" says what others do, and a reason says why. */
function isOwnDenial({ text, standing, sentence: { languages } }: Statement): boolean {
  const isOthers = isSubject(text, languages) && !isFirstPerson(text, languages);
  return standing === "negated" && !isOthers &&
    !opensWith(text, languages, "because", "relative");
}

function opensWithContrast({ text, sentence }: Statement): boolean {
  return firstCue(text, sentence.languages, "contrast")?.index === 0;
}
