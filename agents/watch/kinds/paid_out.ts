import type { Amount } from "../../text/amount.ts";
import type { Language } from "../../text/lexicon.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { hasWatchWord, watchSource } from "../../text/watch_words.ts";
import { amountsOf, periodPattern } from "./statements.ts";

/**
 * "Insured up to £20,000": a sum that is paid out where something breaks is promised, not asked. "Insured shipping costs £9"
 * and "insured removals, £390 a day" ask theirs.
 */
export function isPaidOut(text: string, languages: readonly Language[]): boolean {
  return hasWatchWord(text, "cover_words", languages) &&
    !amountsOf(text, languages).some((amount) => isAsked(text, amount, languages));
}

/** "Costs only": at most so many letters stand between such a word and its sum. */
const leadingPrice = perLanguages((languages) =>
  new RegExp(`${watchSource("price_leads", languages)}[^\\d.,;:]{0,12}$`, "iu")
);

function isAsked(text: string, { kind, index, end }: Amount, languages: readonly Language[]): boolean {
  if (kind !== "money") return false;
  const [period] = text.slice(end).matchAll(periodPattern(languages, "joined"));
  return period?.index === 0 || leadingPrice(languages).test(text.slice(0, index));
}
