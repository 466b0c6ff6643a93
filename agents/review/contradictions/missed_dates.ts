import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { isOurs, isSaidByCustomer, refusedRowsIn, withoutPurpose } from "./planned.ts";
import { indexOf, isDenied, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { WORDS } from "./words.ts";

/** What is said there of others, or of what nobody does any more. */
const NOT_OURS_IN: readonly string[] = [
  "market.rivals",
  "market.alternative",
  "identity.why",
  "channels.refused",
];

/** No charge for a date that a customer missed, and one that was charged: customers go by many names for both. */
export function missedDates(ground: Ground): Conflict[] {
  const clauses = indexOf(ground).clauses.filter((clause) => isOfMissedDate(ground, clause));
  const free = clauses.find(isFree);
  const charged = clauses.find((clause) => !isFree(clause) && clause.said.turn !== free?.said.turn);
  return free === undefined || charged === undefined ? [] : conflictOf({
    id: "missed-dates",
    a: free.said,
    b: charged.said,
    weight: 4,
    binding: "a",
    ask: "What holds when the next one does not come?",
    changes: { second: refusedRowsIn(ground, free.said) },
  });
}

/** "Whoever didn't show up" denies nothing of what is charged. */
function isFree({ text, languages }: SaidClause): boolean {
  const missed = new RegExp(WORDS.patternOf("missed", languages), "giu");
  return isDenied(withoutPurpose(text.replaceAll(missed, " ")), languages);
}

function isOfMissedDate(ground: Ground, { said, text, languages, isConditional }: SaidClause): boolean {
  // "We cancelled because they charged us": what was missed and what was charged belong together in one half.
  const isCharged = text.split(WORDS.patternOf("purpose", languages)).some((part) =>
    isOurs(part, languages) &&
    (["charges", "missed"] as const).every((kind) => WORDS.patternOf(kind, languages).test(part))
  );
  return isCharged && !isConditional && !NOT_OURS_IN.includes(said.field) &&
    !WORDS.patternOf("except", languages).test(said.quote) && !rivalNamed(ground, said.quote) &&
    !isSaidByCustomer(ground, said, text);
}
