import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { NOT_DONE_IN } from "./planned.ts";
import { bounds, indexOf, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

const LEAST_SHARED = 2;
const SHARE = 0.5;
/** What is told in more sentences is what the business is about. */
const MOST_SENTENCES = 4;
/** Where somebody is not what is asked of everybody, it was not promised of them. */
const NO_EXCEPTION_IN: readonly string[] = [
  ...NOT_DONE_IN,
  "evolution.bet",
  "growth.numbers",
  "journey.quiet",
  "messaging.objections",
];

/** What is done for everybody or every time, and somebody or some time for whom it is not. */
export function alwaysAndNot(ground: Ground): Conflict[] {
  const index = indexOf(ground);
  const always = index.clauses.filter((clause) =>
    bounds(clause, "always") && (clause.isOurs || opensWithAll(clause)) && !clause.isDenied &&
    !clause.isConditional &&
    !NO_EXCEPTION_IN.includes(clause.said.field) && !rivalNamed(ground, clause.said.quote)
  );
  return always.flatMap((clause) => {
    const shared = new Map<Said, Set<string>>();
    const within = new Set<SaidClause>();
    for (const stem of clause.stems) {
      for (const other of index.telling(stem)) {
        shared.set(other.said, (shared.get(other.said) ?? new Set()).add(stem));
        within.add(other);
      }
    }
    const exception = index.clauses.find((other) => {
      const isOfSome = WORDS.patternOf("if", other.languages).test(other.said.quote);
      const own = within.has(other) ? [...shared.get(other.said) ?? []] : [];
      return other.isDenied && !WORDS.isIn(other.said.quote, "except") && !other.isConditional &&
        other.said.turn !== clause.said.turn &&
        !NO_EXCEPTION_IN.includes(other.said.field) && !rivalNamed(ground, other.said.quote) &&
        (!isOfSome && own.length >= LEAST_SHARED &&
            own.length >= SHARE * Math.min(clause.stems.length, other.stems.length) &&
            own.some((stem) => index.sentencesTelling(stem) <= MOST_SENTENCES) ||
          isNever(other) && clause.isOurs && other.isOurs && own.length >= other.stems.length &&
            own.length > 0);
    });
    return exception === undefined ? [] : conflictOf({
      id: `always:${clause.stems.join(" ")}`,
      a: clause.said,
      b: exception.said,
      weight: 3,
      ask: "Which of the two holds when the next one asks?",
    });
  });
}

function isNever({ text, languages }: SaidClause): boolean {
  return WORDS.patternOf("strictly", languages).test(text);
}

/** "Everyone who plays teaches", and no "my colleagues use it every day". */
function opensWithAll({ text, languages }: SaidClause): boolean {
  return BOUNDS.patternOf("always", languages).exec(text)?.index === 0;
}
