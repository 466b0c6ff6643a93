import type { TextFact } from "../../domain/facts.ts";
import { isFirstPerson, opensWith, withoutJoiner } from "../passages/items.ts";
import { rateAnywhere } from "../numbers/rates.ts";
import { readRows } from "../passages/rows.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statements } from "../statements/statement.ts";

/** Reads what the founder could talk about and others could not, each subject a row. */
export function readKnowledge(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "knowledge",
    field: "content.knowledge",
    question: "What could you explain that others get wrong?",
    isRow: (sentence) => !isPlan(sentence),
    joinsFragments: true,
  });
}

/** "I'd post a video every day", "one reel a month": what would be done, and how often, is no subject. */
function isPlan({ text, languages }: Sentence): boolean {
  const words = withoutJoiner(text, languages);
  const isOwn = isFirstPerson(words, languages) || opensWith(words, languages, "article_numbers");
  return isOwn && rateAnywhere(text.replace(/\bevery single\b/iu, "every"), languages) !== null;
}
