import { statedNumbers } from "../../facts/numbers/stated_numbers.ts";
import { stemsOf } from "../../text/stems.ts";
import { isAlike } from "./alike.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { isSaidByCustomer, NOT_DONE_IN } from "./planned.ts";
import { bounds, indexOf } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS } from "./words.ts";

/** What is told in more sentences is what the business is about. */
const MOST_SENTENCES = 3;
const PRICED_IN: readonly string[] = ["revenue.model", "offering.what", "messaging.objections"];

/** Something that is free, and money that is asked for it: "the first call is free", "for the call we now ask 5 euros". */
export function freeAndPaid(ground: Ground): Conflict[] {
  const index = indexOf(ground);
  const free = index.clauses.filter((clause) => {
    const { said, text, languages, isDenied, isConditional } = clause;
    return bounds(clause, "free") && !bounds({ text: said.quote, languages }, "for_some") && !isDenied &&
      !isConditional && !NOT_DONE_IN.includes(said.field) && !rivalNamed(ground, said.quote) &&
      !isSaidByCustomer(ground, said, text);
  });
  return free.flatMap((clause) => {
    const things = clause.stems.filter((stem) => !BOUNDS.phrasesOf("free").some((each) => isFree(each, stem)))
      .filter((stem) => index.sentencesTelling(stem) <= MOST_SENTENCES);
    const paid = things.flatMap((stem) => [...index.telling(stem)]).find((
      { said, text, isDenied, isConditional },
    ) =>
      said.turn !== clause.said.turn && PRICED_IN.includes(said.field) && asksMoney(text) && !isDenied &&
      !isConditional && !BOUNDS.isIn(said.quote, "free") && !rivalNamed(ground, said.quote) &&
      !isSaidByCustomer(ground, said, text)
    );
    return paid === undefined ? [] : conflictOf({
      id: `free:${things.join(" ")}`,
      a: clause.said,
      b: paid.said,
      weight: 4,
      ask: "What does it cost today?",
    });
  });
}

function isFree(phrase: string, stem: string): boolean {
  return [...stemsOf(phrase)].some((each) => isAlike(each, stem));
}

function asksMoney(text: string): boolean {
  return statedNumbers(text).some(({ amount: { kind, value } }) => kind === "money" && value > 0);
}
