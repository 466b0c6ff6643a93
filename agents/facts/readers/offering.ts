import type { TextFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";

/**
 * Reads what is sold: the first thing said of it, without prices and without what it is said not to be; the sentence that
 * ends in a price only where nothing else says it.
 */
export function readOffering(said: Statements): Reading<TextFact | null> {
  const unpriced = readOfferingWhere(said, (clause) => !isPriced(clause));
  return unpriced.value === null ? readOfferingWhere(said, isMoreThanPrice) : unpriced;
}

function readOfferingWhere(said: Statements, isUsable: (clause: Statement) => boolean) {
  return readOwnPassage(said, {
    fact: "offering",
    field: "offering.what",
    question: "In one sentence, what do you sell?",
    isUsable: (clause) => isUsable(clause) && !isDenied(clause),
  });
}

/** "We mend boats for 12 clubs at €900 each": so many words before the sum tell more than the sum. */
const WORDS_BEFORE_PRICE = 4;

function isMoreThanPrice({ text }: Statement): boolean {
  const at = text.search(MONEY);
  return at < 0 || wordCount(text.slice(0, at)) >= WORDS_BEFORE_PRICE;
}

const MONEY = /[£$€¥円]|\d\s?(?:eur|euros?|usd|gbp|pounds?|quid|dollars?|chf|yen)(?!\p{L})/iu;

function isPriced({ text }: Statement): boolean {
  return MONEY.test(text);
}

/** "Some people call us an accounts payable tool and we're not" says what it is not. */
function isDenied(clause: Statement): boolean {
  const { text, standing, sentence } = clause;
  if (standing !== "negated") return false;
  // "We're a hearing studio, not a clinic, in Cork": inside a sentence that goes on, a few words tear nothing apart.
  const at = sentence.clauses.indexOf(clause);
  const isInside = at > 0 && at < sentence.clauses.length - 1 &&
    sentence.clauses[at - 1]?.standing === "stated";
  if (isInside && wordCount(text) <= 3) return false;
  const words = text.trim().split(/\s+/u).slice(-3).join(" ");
  return hasCue(words, sentence.languages, "negation") && !hasCue(text, sentence.languages, "relative");
}
