import { FIELD_IDS } from "../domain/fields.ts";
import { hollowWordsIn, namesIn, numbersIn, wordCount } from "../text/text.ts";
import { ownWords, printedIn, quotesIn } from "../ledger/texts.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";

const MOST_HOLLOW = 3;

/** At most three hollow words to a thousand of our own, none in a headline. */
export function hollow({ sections }: RubricCase): Verdict {
  const own = sections.flatMap(printedIn).map((each) => ownWords(each.text));
  const words = own.reduce((sum, text) => sum + wordCount(text), 0);
  const found = own.flatMap(hollowWordsIn);
  const inHeadlines = sections.flatMap((section) => hollowWordsIn(section.headline.text));
  const rate = (found.length / Math.max(words, 1)) * 1000;
  return verdict(
    rate <= MOST_HOLLOW && inHeadlines.length === 0,
    found.length === 0 ? "None" : `${found.length} in ${words} words: ${found.slice(0, 5).join(", ")}`,
  );
}

const LEAST_PER_HUNDRED = 4;

/** Names, numbers and quotes to every hundred words. */
export function density({ sections, state }: RubricCase): Verdict {
  const texts = sections.flatMap(printedIn).map((each) => each.text);
  const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
  const found = texts.reduce(
    (sum, text) =>
      sum + quotesIn(text).length + numbersIn(ownWords(text)).length + namesIn(ownWords(text)).length,
    0,
  );
  const rate = Math.round((found / Math.max(words, 1)) * 1000) / 10;
  const isEmpty = FIELD_IDS.every((id) => state.fields[id].answers.length === 0);
  return verdict(isEmpty || rate >= LEAST_PER_HUNDRED, `${rate} to every 100 words`);
}

const PLACEHOLDER =
  /\b(lorem ipsum|tbd|todo|xxx|insert (?:here|name)|placeholder|coming soon)\b|\[(?:name|company|number|insert)[^\]]*\]/iu;

/** Unknowns are printed, placeholders are not. */
export function unknowns({ foundation, sections }: RubricCase): Verdict {
  const left = sections.flatMap(printedIn).find((each) => PLACEHOLDER.test(ownWords(each.text)));
  if (left !== undefined) return verdict(false, `A placeholder was left: ${left.text}`);
  return verdict(
    foundation.unknowns.length > 0,
    foundation.unknowns.length > 0
      ? `${foundation.unknowns.length} unknowns, each with its test`
      : "Nothing is said to be unknown",
  );
}
