import { type Amount, amountsIn } from "../../text/amounts.ts";
import { daysIn } from "../../text/due_days.ts";
import { languagesOf } from "../../text/language.ts";
import { isUnspaced } from "../../text/sentences.ts";
import { contentWords, stem } from "../../text/words.ts";
import { readDayCell } from "./cell_readers.ts";

interface Quoted {
  /** The words that say it, exact. */
  quote: string;
  /** Those of its clauses that are meant as said. */
  words: string;
  isDay: boolean;
  /** The founder's currency (ISO 4217), or null. */
  home: string | null;
  now: Date;
}

/** True where every number, day and word of a cell stands in the words that say it; numbers in words count as numbers. */
export function standsIn(value: string, quoted: Quoted): boolean {
  return quoted.isDay ? isNamedDay(value, quoted) : numbersStand(value, quoted) && wordsStand(value, quoted);
}

function isNamedDay(value: string, { words, quote, now }: Quoted): boolean {
  const day = readDayCell(value, { home: null, now });
  if ("why" in day) return false;
  return daysIn(words, { languages: languagesOf(quote), now }).some(({ iso, isAmbiguous }) =>
    iso === day.value && !isAmbiguous
  );
}

function numbersStand(value: string, { quote, words, home }: Quoted): boolean {
  const languages = languagesOf(quote);
  const said = amountsIn(words, { languages, home });
  const claimed = amountsIn(value, { languages: ["en"], home }).filter(({ isArticle }) => !isArticle);
  return claimed.every((amount) => said.some((each) => isSame(amount, each, home))) &&
    signedNumbers(value).every((number) => words.toLowerCase().includes(number));
}

function isSame(claimed: Amount, said: Amount, home: string | null): boolean {
  if (claimed.value !== said.value && claimed.value !== said.upTo) return false;
  if (claimed.kind === "percent" || said.kind === "percent") return claimed.kind === said.kind;
  if (claimed.currency === null || claimed.currency === said.currency) return true;
  return said.kind === "number" && claimed.currency === home;
}

/** Years, colours and numbers that are part of a name are no amounts: they must stand as they are. */
function signedNumbers(value: string): string[] {
  return value.toLowerCase().match(/#[0-9a-f]{3,6}\b|\b(?:19|20)\d\d\b|\b\p{L}+\d+\b/gu) ?? [];
}

/** What our cells put around the founder's words. */
const FRAME = /\((?:not a company|nobody|status quo)\)|^(?:yes|no)$|^not (?=\p{L})/giu;
const ADDRESS = /https?:\/\/\S+|www\.\S+/giu;
/** A shorter word may stand in another by chance; a longer one is a part of a compound. */
const LONG_ENOUGH = 4;

function wordsStand(value: string, { quote }: Quoted): boolean {
  const letters = quote.toLowerCase();
  const stems = new Set(contentWords(quote).map(stem));
  const own = value.replace(ADDRESS, " ").replace(FRAME, " ");
  const isPart = (word: string) =>
    (isUnspaced(word) || word.length >= LONG_ENOUGH) && letters.includes(word.toLowerCase());
  return (value.match(ADDRESS) ?? []).every((address) => letters.includes(address.toLowerCase())) &&
    contentWords(own).filter((word) => /^\p{L}/u.test(word)).every((word) =>
      stems.has(stem(word)) || isPart(word)
    );
}
