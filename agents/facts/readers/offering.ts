import type { TextFact } from "../../domain/facts.ts";
import { FUNCTION_WORDS, hasCue, withoutCues } from "../../text/lexicon.ts";
import { MONEY } from "../../text/money_words.ts";
import { wordCount } from "../../text/sentences.ts";
import { readOwnPassage } from "../passages/own_passage.ts";
import { opensWith } from "../passages/items.ts";
import type { ReaderSetting, Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";

/**
 * Reads what is sold: the first thing said of it, without prices, without what it is said not to be and without what only
 * says its name; the sentence that ends in a price only where nothing else says it.
 */
export function readOffering(
  said: Statements,
  { company }: Pick<ReaderSetting, "company"> = { company: "" },
): Reading<TextFact | null> {
  const isMore = (clause: Statement) => !isName(clause, company);
  const unpriced = readOfferingWhere(said, (clause) => isMore(clause) && !isPriced(clause));
  return unpriced.value === null ? readOfferingWhere(said, isMoreThanPrice) : unpriced;
}

/** "We're the Blue Ladle" and a lone "we" before it. */
function isName({ text, sentence: { languages } }: Statement, company: string): boolean {
  const name = company.trim().toLowerCase();
  const said = text.toLowerCase();
  if (name === "" || !said.includes(name)) {
    return wordCount(text) === 1 && opensWith(text, languages, "pronouns");
  }
  const rest = withoutCues(said.replace(name, " "), languages, ...FUNCTION_WORDS, "called");
  // "Acme is, at heart, a press": what it is follows.
  const last = said.split(/\s/u).at(-1) ?? "";
  return !/\p{L}/u.test(rest) && !hasCue(last, languages, "auxiliaries");
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
  const at = text.search(SUM);
  return at < 0 || wordCount(text.slice(0, at)) >= WORDS_BEFORE_PRICE;
}

const SUM = new RegExp(
  `[£$€¥円]|\\d\\s?(?:eur|usd|gbp|chf|${
    (["GBP", "EUR", "dollar", "JPY"] as const).flatMap((kind) => MONEY.phrasesOf(kind)).join("|")
  })(?!\\p{L})`,
  "iu",
);

function isPriced({ text }: Statement): boolean {
  return SUM.test(text);
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
