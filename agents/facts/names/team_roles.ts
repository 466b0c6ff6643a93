import { cuesIn, hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import type { Who } from "./capital_person_names.ts";
import { nounPhraseAt, type Phrase } from "./noun_phrases.ts";
import { opensWith } from "../passages/items.ts";
import type { Passage } from "../passages/passages.ts";

/** "Two pickers": a number in words opens it. */
export function startsWithNumber(text: string, languages: Passage["languages"]): boolean {
  return opensWith(text, languages, "number_words");
}

const LONGEST_ROLE_WORDS = 5;

/** "Five engineers", "my niece jade", "a retired harbour master"; a number of years is nobody. */
export function roleIn(text: string, { languages, clauses }: Passage): Who | null {
  const number = /^(?:\d+|\p{L}+)\s+/u.exec(text)?.[0] ?? "";
  const isCount = /^\d/.test(number) || startsWithNumber(number.trim(), languages);
  const isArticle = opensWith(text, languages, "article_numbers");
  const relative = cuesIn(clauses[0]?.text ?? "", languages, "relative").find(({ index }) => index > 0);
  const isShort = wordCount((clauses[0]?.text ?? "").slice(0, relative?.index)) <= LONGEST_ROLE_WORDS;
  if (!opensWithRole(text, languages) && !isArticle && !(isCount && isShort)) return null;
  const whole = nounPhraseAt(text, isCount && !isArticle ? number.length : 0, languages, LONGEST_ROLE_WORDS);
  const added = whole === null
    ? undefined
    : cuesIn(whole.text, languages, "relative").find(({ index }) => index > 0);
  const phrase = whole === null || added === undefined ? whole : {
    ...whole,
    text: whole.text.slice(0, added.index).trimEnd(),
    to: whole.from + whole.text.slice(0, added.index).trimEnd().length,
  };
  if (phrase === null) return isCount ? countedIn(text, relative?.index ?? 0, languages) : null;
  if (isPast(phrase.text, languages)) return null;
  const end = endOfRole(text, phrase, languages);
  return { text: text.slice(isCount && !isArticle ? 0 : phrase.from, end), end };
}

/** "Two in onboarding who both ran a scale house": a number, where they work, and what is said of them. */
function countedIn(text: string, end: number, languages: Passage["languages"]): Who | null {
  const who = text.slice(0, end).trimEnd();
  const isTime = hasCue(who, languages, "time_words", "calendar_words", "past");
  return /\s/u.test(who) && !isTime ? { text: who, end: who.length } : null;
}

function isPast(text: string, languages: Passage["languages"]): boolean {
  return hasCue(text, languages, "time_words") ||
    (hasCue(text, languages, "past") && !hasCue(text, languages, "team"));
}

/** "sister helps" ends with the role, "niece Jade" and "niece jade" with the name behind it. */
function endOfRole(text: string, phrase: Phrase, languages: Passage["languages"]): number {
  const role = cuesIn(phrase.text, languages, "team").at(-1);
  if (role === undefined) return phrase.to;
  const end = phrase.from + role.index + role[0].length;
  const behind = text.slice(end, phrase.to);
  const named = /^(?:\s\p{Lu}[\p{L}’'-]+)+/u.exec(behind)?.[0];
  if (named !== undefined) return end + named.length;
  const isName = /^\s\p{Lu}/u.test(behind) ||
    (/^\s\p{L}+$/u.test(behind) && !/(?:s|ed)$/u.test(behind) && !/^\s*\p{L}/u.test(text.slice(phrase.to)));
  return isName ? phrase.to : end;
}

/** "my niece", "two seasonal pickers", "our bookkeeper": a determiner and somebody's role within four words. */
export function opensWithRole(text: string, languages: Passage["languages"]): boolean {
  const opens = /^\d+\s/u.test(text) || opensWith(text, languages, "number_words", "articles");
  // "Der war in Asmara Lehrer" speaks of the one before.
  if (opensWith(text.replace(/^\p{L}+\s/u, ""), languages, "auxiliaries")) return false;
  return opens && hasCue(text.split(/\s+/u).slice(0, 5).join(" "), languages, "team");
}
