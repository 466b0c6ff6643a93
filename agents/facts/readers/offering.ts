import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { readOwnPassage } from "../own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statement.ts";

/** Reads what is sold: the first thing said of it, without prices and without what it is said not to be. */
export function readOffering(said: Statements): Reading<TextFact | null> {
  return readOwnPassage(said, {
    fact: "offering",
    field: "offering.what",
    question: "In one sentence, what do you sell?",
    isUsable: (clause) => !isPriced(clause) && !isDenied(clause),
  });
}

const MONEY = /[£$€¥円]|\d\s?(?:eur|euros?|usd|gbp|pounds?|quid|dollars?|chf|yen)(?!\p{L})/iu;

function isPriced({ text }: Statement): boolean {
  return MONEY.test(text);
}

/** "Some people call us an accounts payable tool and we're not" says what it is not. */
function isDenied({ text, standing, sentence }: Statement): boolean {
  if (standing !== "negated") return false;
  const words = text.trim().split(/\s+/u).slice(-3).join(" ");
  return hasCue(words, sentence.languages, "negation") && !hasCue(text, sentence.languages, "relative");
}
