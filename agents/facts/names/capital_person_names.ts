import { type CueName, hasCue } from "../../text/lexicon.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import type { Passage } from "../passages/passages.ts";
import { NAME_WORDS } from "../words.ts";

/** Kinds of words that are nobody's name though they stand where one would. */
export const NO_NAME = [
  "pronouns",
  "articles",
  "prepositions",
  "adverbs",
  "auxiliaries",
  "vague",
  "joiners",
  "negation",
  "past",
] as const satisfies CueName[];

/** Who is named, in the words of a passage. */
export interface Who {
  text: string;
  /** Where it ends in the passage. */
  end: number;
}

/** "a Nanda dá as sessões": an article and a capital word before small ones name a person, whatever the verb. */
export function bareNameIn(text: string, { languages }: Passage): Who | null {
  const name = /^\p{Lu}\p{Ll}+(?=\s\p{Ll})/u.exec(text)?.[0];
  return name === undefined || hasCue(name, languages, "team", "past", "pronouns")
    ? null
    : { text: name, end: name.length };
}

/** "E Irene tiene i tutor": behind a joining word a capital is a name's own, whatever the verb. */
export function joinedNameIn(text: string, passage: Passage): Who | null {
  const { languages, clauses, from } = passage;
  const sentence = clauses[0]?.sentence;
  if (sentence === undefined || languages.includes("de")) return null;
  const behind = sentence.text.length - withoutJoiner(sentence.text, languages).length;
  const isJoined = behind > 0 && from === sentence.from + behind;
  const name = isJoined ? bareNameIn(text, passage) : null;
  return name === null || hasCue(name.text, languages, ...NO_NAME) ? null : name;
}

/** "Luca guida le consegne", "Kasia came from a restorer's": a sentence that opens with one capital word and a verb. */
export function openingNameIn(text: string, passage: Passage): Who | null {
  const { languages, clauses, from } = passage;
  if (clauses[0]?.sentence.from !== from) return null;
  const name = bareNameIn(text, passage);
  if (name === null || name.text.length < 3) return null;
  const behind = text.slice(name.end).trimStart();
  const isPlural = /[^s]s$/u.test(name.text) && languages.includes("en");
  const isWord = hasCue(name.text, languages, ...NO_NAME, ...NO_OPENING_NAME) ||
    languages.includes("de") && /(?:ung|heit|keit|schaft|tion|tät|en)$/u.test(name.text);
  const isBound = opensWith(behind, languages, "prepositions", "joiners", "articles", "of", "negation");
  return isPlural || isWord || isBound || !isDoing(behind, languages) ? null : name;
}

/** "guida le consegne", "came from a restorer's": a word that is no trade, and what it is done to or where. */
function isDoing(behind: string, languages: Passage["languages"]): boolean {
  const [verb = "", ...more] = behind.split(/\s+/u);
  const rest = more.join(" ");
  return !TRADE_AT_END.test(verb) &&
    (opensWith(rest, languages, "articles", "article_numbers") ||
      opensWith(rest, languages, "prepositions") && SURELY_DONE.test(verb));
}

/** Verbs by their form, in English and Dutch: "payroll clerk by day" does nothing. */
const SURELY_DONE = new RegExp(`^(?:\\p{Ll}+ed|${NAME_WORDS.sourceOf("deeds")})$`, "u");

const TRADE_AT_END =
  /(?:[^aeiou]er|or|ist|eur|ier|iste|ien|trice|tore|tora|ista|ero|era|dor|dora|eiro|eira|man|woman|in)$/iu;

const NO_OPENING_NAME = [
  "number_words",
  "time_words",
  "calendar_words",
  "relative",
  "then",
  "yes",
  "no",
  "quantities",
  "contrast",
  "because",
  "me",
  "solo",
  "questions",
] as const satisfies CueName[];
