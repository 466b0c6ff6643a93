import { hasCue } from "../../text/lexicon.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { NOT_DONE_IN } from "./planned.ts";
import { bounds, indexOf, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";

const LEAST_SHARED = 2;
/** Where the founders tell of themselves. */
const ABOUT_THEMSELVES: readonly string[] = ["pitch.team", "channels.capacity", "messaging.objections"];

/** Where founders say what is theirs alone; hours and objections tell of themselves in another sense. */
const ALONE_IN: readonly string[] = [
  "offering.what",
  "difference.only",
  "identity.values",
  "company.stage_region",
];

/** "Nobody else touches them", and somebody who does a part of it for the founder. */
export function aloneAndAnother(ground: Ground): Conflict[] {
  const { clauses } = indexOf(ground);
  const alone = clauses.find((clause) =>
    ALONE_IN.includes(clause.said.field) && bounds(clause, "alone") && !clause.isConditional &&
    !rivalNamed(ground, clause.said.quote)
  );
  const another = clauses.find((clause) =>
    clause.said.field === "pitch.team" && bounds(clause, "does_it") && !clause.isDenied &&
    !clause.isConditional
  );
  return alone === undefined || another === undefined ? [] : conflictOf({
    id: "alone",
    a: alone.said,
    b: another.said,
    weight: 3,
    ask: "Who does it?",
  });
}

/** What the founder does with their own hands, and somebody else who does it: "elements I wind myself", "she winds the elements". */
export function doneByAnother(ground: Ground): Conflict[] {
  const index = indexOf(ground);
  const own = index.clauses.filter((clause) =>
    bounds(clause, "ourselves") && clause.isOurs && !clause.isDenied && !clause.isConditional &&
    !NOT_DONE_IN.includes(clause.said.field) && !ABOUT_THEMSELVES.includes(clause.said.field)
  );
  return own.flatMap((clause) => {
    const shared = new Map<SaidClause, number>();
    for (const stem of clause.stems) {
      for (const other of index.telling(stem)) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const another = index.clauses.find((other) =>
      (shared.get(other) ?? 0) >= LEAST_SHARED && other.said.turn !== clause.said.turn &&
      isAnothers(ground, other)
    );
    return another === undefined ? [] : conflictOf({
      id: `by:${clause.stems.join(" ")}`,
      a: clause.said,
      b: another.said,
      weight: 3,
      ask: "Who does it?",
    });
  });
}

function isAnothers(
  ground: Ground,
  { said, text, languages, isOurs, isDenied, isConditional }: SaidClause,
): boolean {
  return hasCue(text, languages, "third_person", "team") && !isOurs && !isDenied && !isConditional &&
    !NOT_DONE_IN.includes(said.field) && !rivalNamed(ground, said.quote);
}
