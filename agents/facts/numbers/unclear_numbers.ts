import type { FactName, UnclearFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { isAccordingToAnother, isOnlyThought, isSaidByAnother } from "./doubted_numbers.ts";
import { clauseAt, type SentenceNumbers } from "./sentence_numbers.ts";

/** Max. characters before a number in which somebody is named whose figure it is. */
const MOST_LOOKED_AT = 80;

/** "I don't believe it, he says £4,100": in any clause of the sentence. */
export function isDisbelieved({ sentence, amounts }: SentenceNumbers): boolean {
  if (
    amounts.length > 0 && (isOnlyThought(sentence.text) || /か、[^、]*(?:ない|ません)/u.test(sentence.text))
  ) return true;
  if (amounts.some((amount) => isSomebodyElses(amount, sentence))) return true;
  return amounts.length > 0 && wordPattern("disbelieve", sentence.languages).test(sentence.text) &&
    sentence.clauses.some(({ standing }) => standing === "hedged" || standing === "negated");
}

/** What another person, an office or a study reckons, in the clause of the number or right before it. */
function isSomebodyElses(
  { index, isArticle }: Amount,
  sentence: SentenceNumbers["sentence"],
): boolean {
  if (isArticle) return false;
  const { text, languages, clauses } = sentence;
  const before = text.slice(0, index);
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  if (isJapanese) {
    const own = clauseAt(sentence, index);
    const said = clauses.slice(0, own === null ? 0 : clauses.indexOf(own) + 1).map((each) => each.text);
    return isAccordingToAnother(said.slice(-2).join(""));
  }
  return isSaidByAnother(before) || isAccordingToAnother(before.slice(-MOST_LOOKED_AT));
}

/** Asks whether the founder stands by the number that somebody doubts. */
export function doubtOf({ sentence, amounts }: SentenceNumbers, fact: FactName): UnclearFact[] {
  const number = amounts.find(({ isArticle }) => !isArticle);
  return number === undefined
    ? []
    : [unclearNumber(number, sentence, fact, `Is “${number.text}” a number you would stand by?`)];
}

/** Asks what a number counts that nothing was said of. */
export function questionAbout(amount: Amount, { sentence }: SentenceNumbers, fact: FactName): UnclearFact {
  return unclearNumber(amount, sentence, fact, `What does “${amount.text}” count?`);
}

function unclearNumber(
  { index }: Amount,
  sentence: SentenceNumbers["sentence"],
  fact: FactName,
  question: string,
): UnclearFact {
  const { turn, field } = sentence.answer;
  return { fact, quote: clauseAt(sentence, index)?.text ?? sentence.text, turn, field, question };
}
