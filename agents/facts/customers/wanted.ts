import { hasCue } from "../../text/lexicon.ts";
import { stemsIn } from "../../text/words.ts";
import { CUSTOMER_WORDS } from "../readers/words.ts";
import type { Sentence } from "../statements/statement.ts";

/**
 * Which of several customers the founder would have more of, as an index; −1 where they do not say, take it back, or
 * name several or none of them. A customer is known again by words that no other one's description has.
 */
export function wantedAmong(customers: readonly string[], sentences: readonly Sentence[]): number {
  const stems = customers.map(stemsIn);
  const own = stems.map((mine, at) =>
    new Set([...mine].filter((stem) => stems.every((others, other) => other === at || !others.has(stem))))
  );
  const wishes = sentences.filter(({ text, languages }) =>
    hasCue(text, languages, "clone") && !CUSTOMER_WORDS.isIn(text, "turned_away")
  );
  for (const { clauses } of wishes) {
    for (const { standing, text } of clauses) {
      if (standing !== "stated") continue;
      const said = stemsIn(text);
      const named = own.flatMap((words, at) => [...said].some((stem) => words.has(stem)) ? [at] : []);
      const [only] = named;
      if (only !== undefined) return named.length === 1 ? only : -1;
    }
  }
  return -1;
}
