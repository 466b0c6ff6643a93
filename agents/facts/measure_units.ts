import type { Amount } from "../text/amounts.ts";
import { firstCue, hasCue, type Language } from "../text/lexicon.ts";
import { isTimeUnit } from "./counted.ts";
import { nounPhraseAt } from "./noun_phrases.ts";
import { baseBehind } from "./per_bases.ts";
import type { Segment } from "./segments.ts";

/** What stands around an item and may name or count it. */
export interface Around {
  heading: Segment | null;
  /** The noun of the item before, with its number: a part of that is no greater. */
  noun: { unit: string; value: number; /** True where no other noun came before. */ isOnly: boolean } | null;
  /** An item without a number right before. */
  named: Segment | null;
}

/** "61 of 74", "39 von 47": what stands behind both numbers is what was counted. */
export const RATIO = /^\s(?:out of|of|o|von|sur|de|di|su|van)\s(?:the\s|den\s|les\s)?[\d.,]+/iu;

/** "2 left", "44 got better": what somebody did is no unit. */
export function isDeed(unit: string, languages: readonly Language[]): boolean {
  const small = firstCue(unit, languages, "prepositions", "auxiliaries");
  if (small !== null && small[0].length === unit.length) return true;
  return languages.includes("en") && languages.length === 1 &&
    /^(?:\p{Ll}{2,}ed|left|came|come|got|get|went|gone|stayed|back|kept|lost|won|paid|sold|made|found|bought|said|left)$/u
      .test(unit);
}

/** "median close day" of "median close day 2.4" is the median close, in days. */
const LAST_WORD = /\s*(\p{L}+)\s*$/u;

/** "median close" of "median close day". */
export function withoutUnitWord(before: string | null): string | null {
  const name = before?.replace(LAST_WORD, "") ?? "";
  return name === "" ? before : name;
}

/** "day" of "median close day". */
export function unitWord(before: string | null): string | null {
  return before === null ? null : LAST_WORD.exec(before)?.[1] ?? null;
}

/** "2.1 lakh monthly": how often, and no unit. */
const HOW_OFTEN =
  /^(?:daily|weekly|monthly|yearly|annually|täglich|wöchentlich|monatlich|jährlich|mensuel\p{L}*|annuel\p{L}*|mensual\p{L}*|anual\p{L}*|mensil[ei]|annual[ei]|mensa(?:l|is)|maandelijks|jaarlijks)$/iu;

/** What an item counts: its sign or currency, the noun behind its number, else that of the heading or the item before. */
export function unitOf(
  amount: Amount,
  { numbers, from: segmentStart, to }: Segment,
  { heading, noun }: Around,
): string | null {
  const { sentence: { text, languages } } = numbers;
  if (amount.kind === "percent") return "%";
  if (amount.kind === "money") return amount.currency;
  const base = baseBehind(text, amount.end);
  if (base !== null) return base;
  const counter = /^[\p{Script=Han}]{1,2}/u.exec(text.slice(amount.end));
  if (counter !== null) return counter[0];
  const ratio = RATIO.exec(text.slice(amount.end, to))?.[0].length;
  const part = ratio === undefined ? null : nounPhraseAt(text.slice(0, to), amount.end + ratio, languages, 1);
  if (ratio !== undefined) {
    const isName = part !== null && part.from - amount.end - ratio <= 1 &&
      firstCue(part.text, languages, "relative", "pronouns", "prepositions") === null;
    return isName ? part.text : null;
  }
  const own = nounPhraseAt(text.slice(0, to), amount.end, languages, 2);
  if (own !== null && HOW_OFTEN.test(own.text)) return null;
  if (own !== null && own.from - amount.end <= 1) {
    const noun = languages.length === 1 && languages[0] === "de"
      ? /\p{Lu}[\p{L}-]+/u.exec(own.text)?.[0]
      : undefined;
    return noun ?? countNoun(own.text);
  }
  const timed = /^\p{L}+/u.exec(text.slice(segmentStart, amount.index).trim())?.[0] ?? "";
  if (isTimeUnit(timed)) return timed;
  const headed = heading === null || !isNoun(heading, languages)
    ? null
    : LAST_WORD.exec(heading.text)?.[1] ?? null;
  return headed ?? (noun !== null && amount.value <= noun.value ? noun.unit : null);
}

/** "Onboarding days:", and not "I write in the notebook:". */
function isNoun({ text }: Segment, languages: readonly Language[]): boolean {
  return !hasCue(text, languages, "pronouns", "prepositions", "auxiliaries", "verbs_of_use");
}

/** "rental months" counts months, "marinas left" marinas: the plural of the two words. */
function countNoun(phrase: string): string {
  const [first = "", second = ""] = phrase.split(/\s+/);
  return /s$/iu.test(second) && !/s$/iu.test(first) && second.length > 3 ? second : first;
}
