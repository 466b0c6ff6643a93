import { withAndWithoutCapital, withCapital } from "../../text/letters.ts";
import { type CueName, firstCue, hasCue, phrasesPattern } from "../../text/lexicon.ts";
import { TITLE } from "../../text/titles.ts";
import { bareNameIn, joinedNameIn, NO_NAME, openingNameIn, type Who } from "./capital_person_names.ts";
import { opensWith } from "../passages/items.ts";
import { type Passage, textOf } from "../passages/passages.ts";
import { japaneseIn } from "./japanese_team_names.ts";
import { opensWithRole, roleIn, startsWithNumber } from "./team_roles.ts";
import type { ReaderSetting } from "../reader.ts";
import { NAME_WORDS, TEAM } from "../words.ts";
import { smallNameIn } from "./small_names.ts";

export function whoIn(passage: Passage, setting: ReaderSetting): Who | null {
  const text = textOf(passage);
  if (passage.languages.includes("ja")) return japaneseIn(text, setting) ?? meIn(text, passage, setting);
  if (opensWithThat(text, passage.languages)) return null;
  return calledIn(text, passage) ?? meIn(text, passage, setting) ?? namedBehindRole(text, passage) ??
    possessedNameIn(text, passage) ?? namedBehindArticle(text, passage) ?? contractedNameIn(text, passage) ??
    nameIn(text, passage) ?? joinedNameIn(text, passage) ?? openingNameIn(text, passage) ??
    apposedNameIn(text, passage) ?? roleIn(text, passage) ??
    smallNameIn(text, passage);
}

/** "That woman is never wrong" says more of the one before; "that is all" says nothing of anybody. */
export function opensWithThat(text: string, languages: Passage["languages"]): boolean {
  const that = firstCue(text, languages, "demonstratives");
  const behind = that?.index === 0 ? text.slice(that[0].length).trimStart() : "";
  return /^\p{Ll}/u.test(behind) && !opensWith(behind, languages, "auxiliaries");
}

/** "La editora se llama Sol": whoever has a name goes by it. */
function calledIn(text: string, { languages }: Passage): Who | null {
  const opening = /^[^,;:.()]+/u.exec(text)?.[0] ?? "";
  if (!opensWith(opening, languages, "articles", "pronouns", "article_numbers")) return null;
  const name = NAMED.exec(opening)?.[1];
  return name === undefined ? null : { text: name, end: opening.length };
}

const NAMED = new RegExp(
  `\\s(?:${TEAM.sourceOf("named")})\\s(\\p{Lu}[\\p{Ll}’'-]+(?:\\s\\p{Lu}[\\p{Ll}’'-]+)?)$`,
  "u",
);

/** "me", "just me", "I'm Priya", "ich bin Jana". */
function meIn(text: string, { languages }: Passage, { founder }: ReaderSetting): Who | null {
  const me = firstCue(text, languages, "me", "solo");
  if (me === null || me.index > 0) return null;
  const verb = firstCue(text.slice(me[0].length), languages, "auxiliaries", "called");
  const gap = me[0].length +
    (verb !== null && /^\s*$/.test(text.slice(me[0].length, me[0].length + verb.index))
      ? verb.index + verb[0].length
      : 0);
  const named = ownNameIn(text.slice(gap), founder);
  const name = named?.[1];
  const isFounder = name !== undefined && founder !== "" && firstWordOf(name) === founder.toLowerCase();
  const behind = text.slice(gap + (named?.[0].length ?? 0));
  // German writes every trade with a capital, and who somebody was is no name.
  const isNamed = name !== undefined && !languages.includes("de") && !WAS.test(text.slice(0, gap)) &&
    /^\p{Lu}/u.test(name) && /^(?:[,.:;(]|$)/u.test(behind) && !hasCue(name, languages, "team", "past");
  return named !== null && (isFounder || isNamed)
    ? { text: name ?? "", end: gap + named[0].length }
    : { text: me[0], end: me[0].length };
}

/** The whole name right behind "me": "Luz Dary Montoya", "anneke van der dreyer", "恵", as the founder writes it. */
function ownNameIn(text: string, founder: string): RegExpExecArray | null {
  const isSmall = founder !== "" && CAPITALLESS.exec(text)?.[1] === founder.toLowerCase();
  return (isSmall ? SMALL_NAME : WHOLE_NAME).exec(text);
}

const WHOLE_NAME = new RegExp(
  `^[\\s,]*(\\p{Lu}[\\p{L}’'-]+(?:\\s(?:${
    NAME_WORDS.sourceOf("inside_person")
  }\\s){0,2}\\p{Lu}[\\p{L}’'-]+){0,3})`,
  "u",
);
const CAPITALLESS = /^[\s,]*(\p{Ll}[\p{L}’'-]+)/u;
const SMALL_NAME = /^[\s,]*(\p{Ll}[\p{L}’'-]+(?:(?:\s\p{Ll}[\p{L}’'-]+){0,3}(?=\s*(?:[,.:;(]|$)))?)/u;

function firstWordOf(name: string): string {
  return name.toLowerCase().split(/\s/u)[0] ?? "";
}

const WAS = new RegExp(`(?:${TEAM.sourceOf("was")})\\s*$`, "iu");

/** "Head of field Sunil Pawar", "Co-founder and CTO Faisal Shaikh": a role, and a name of two words behind it. */
function namedBehindRole(text: string, { languages }: Passage): Who | null {
  const opening = /^[^,;:.()]+/u.exec(text)?.[0] ?? "";
  const name = /(?:^|\s)(\p{Lu}\p{Ll}+(?:[-\s]\p{Lu}\p{Ll}+)+)$/u.exec(opening)?.[1];
  if (name === undefined || name.length === opening.length || languages.includes("de")) return null;
  const before = opening.slice(0, opening.length - name.length);
  return opensWith(before, languages, "team") && !/\d/.test(before)
    ? { text: name, end: opening.length }
    : null;
}

/** "O Cauã cuida do site": the article of a name in languages whose nouns are small. */
function namedBehindArticle(text: string, passage: Passage): Who | null {
  if (passage.languages.includes("de")) return germanNameIn(text);
  if (passage.languages.includes("en")) return null;
  const article = ARTICLE.exec(text)?.[0];
  if (article === undefined) return null;
  const name = nameIn(text.slice(article.length), passage) ?? bareNameIn(text.slice(article.length), passage);
  return name === null ? null : { text: name.text, end: name.end + article.length };
}

const eitherCase = (words: string[]) => phrasesPattern(withAndWithoutCapital(words));
const ARTICLE = new RegExp(`^(?:${eitherCase(NAME_WORDS.phrasesOf("article"))})\\s(?=\\p{Lu}\\p{Ll})`, "u");

/** "Der Toni macht die Werkstatt": southern German puts an article before names; few things of der or die end so. */
function germanNameIn(text: string): Who | null {
  const [article = "", name = ""] = GERMAN_NAME.exec(text)?.slice(1) ?? [];
  return name === "" || NAME_WORDS.isIn(name, "no_name")
    ? null
    : { text: name, end: article.length + name.length };
}

const GERMAN_NAME = new RegExp(
  `^((?:${
    eitherCase(NAME_WORDS.phrasesOf("article_of_title", ["de"]))
  })\\s)(\\p{Lu}\\p{Ll}{1,8}[aioy])(?=\\s\\p{Ll}|,)`,
  "u",
);

/** "Sam's a roofer", "Priya's been an accountant". */
function contractedNameIn(text: string, { languages }: Passage): Who | null {
  const name = CONTRACTED.exec(text)?.[1];
  const isCommon = name === undefined ||
    hasCue(
      name,
      languages,
      "team",
      "solo",
      "questions",
      "demonstratives",
      "time_words",
      "calendar_words",
      ...NO_NAME,
    );
  return isCommon ? null : { text: name, end: name.length };
}

const CONTRACTED = new RegExp(
  `^(\\p{Lu}\\p{Ll}+(?:\\s\\p{Lu}\\p{Ll}+)?)['’]s\\s(?:${NAME_WORDS.sourceOf("behind_is")}|\\p{Ll}+ed)\\s`,
  "u",
);

/** "Mon associé, Karim, conduisait": the name between commas; German writes every trade so. */
function apposedNameIn(text: string, { languages }: Passage): Who | null {
  const found = /^[^,]{2,40},\s(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?=\s*,)/u.exec(text);
  const isNamed = found !== null && !languages.includes("de") && opensWithRole(text, languages) &&
    !hasCue(found[1] ?? "", languages, "team", "time_words", "calendar_words", ...NO_NAME);
  return isNamed ? { text: found[1] ?? "", end: found[0].length } : null;
}

/** "Our Beth, hairdresser before", "notre Lou, ex-fleuriste", "our beth, …" of who types without capitals. */
function possessedNameIn(text: string, { languages, answer }: Passage): Who | null {
  const found = POSSESSED_NAME.exec(text);
  const name = found?.[1];
  if (found === null || name === undefined || languages.includes("de")) return null;
  const isTyped = /^\p{Lu}/u.test(name) || !/\p{Lu}/u.test(answer.text.slice(0, 600));
  const isCommon = hasCue(name, languages, "team", "time_words", "calendar_words", ...NO_NAME);
  return isTyped && !isCommon ? { text: found[0], end: found[0].length } : null;
}

const POSSESSED_NAME = new RegExp(`^${NAME_WORDS.sourceOf("our")}\\s(\\p{L}\\p{Ll}{2,11})(?=\\s*[,(])`, "iu");

/** "La Señora Ruiz", "Frau Dr. Petersen"; "Seu" is a title before a name alone, elsewhere it says whose something is. */
const capitals = (words: string[]) => phrasesPattern(words.map(withCapital));
const TITLED = new RegExp(
  `^(?:(?:${
    capitals([...NAME_WORDS.phrasesOf("article"), ...NAME_WORDS.phrasesOf("article_of_title")])
  })\\s)?` +
    `(?:${TITLE}|(?:${capitals(NAME_WORDS.phrasesOf("title_before_name"))})\\s){1,2}` +
    `\\p{Lu}[\\p{Ll}’'-]+(?:\\s\\p{Lu}[\\p{Ll}’'-]+)?`,
  "u",
);

/** A capital word or two that open the sentence and are no common word of it. */
function nameIn(text: string, { languages }: Passage): Who | null {
  const titled = TITLED.exec(text)?.[0];
  if (titled !== undefined) return { text: titled, end: titled.length };
  const name = /^\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+)?/u.exec(text)?.[0];
  if (name === undefined) return null;
  const pair = pairIn(text, languages);
  if (pair !== null) return pair;
  const isCommon = hasCue(
    name,
    languages,
    "team",
    "solo",
    ...NO_NAME,
  ) || startsWithNumber(name, languages);
  const behind = text.slice(name.length).trimStart();
  const isName = name.includes(" ") || isPersonBehind(behind, languages);
  return isCommon || !isName ? null : { text: name, end: name.length };
}

/** "Mehmet und Sven": two names joined. */
function pairIn(text: string, languages: Passage["languages"]): Who | null {
  const names = /^(\p{Lu}[\p{Ll}’'-]+)\s(\p{L}+|&)\s(\p{Lu}[\p{Ll}’'-]+)/u.exec(text);
  if (names === null || !isWhole(names[2] ?? "", languages, "joiners")) return null;
  const isCommon = [names[1], names[3]].some((name) =>
    hasCue(name ?? "", languages, "team", "pronouns", "vague")
  );
  return isCommon ? null : { text: names[0], end: names[0].length };
}

function isWhole(word: string, languages: Passage["languages"], name: CueName): boolean {
  return firstCue(word, languages, name)?.[0].length === word.length;
}

/** "Steeve mon cousin", "Bisi my co-founder". */
export const POSSESSIVE = new RegExp(`^(?:${TEAM.sourceOf("owns")})\\s`, "iu");

/** A capital word is a person's where a comma, a preposition or a verb follows: "Payroll clerk" is none. */
function isPersonBehind(behind: string, languages: Passage["languages"]): boolean {
  if (behind === "" || /^[,(:;–—-]/u.test(behind) || TEAM.opens(behind, "does")) return true;
  if (opensWith(behind, languages, "prepositions", "auxiliaries", "relative", "at")) return true;
  if (POSSESSIVE.test(behind)) return true;
  // "Morag next door keeps the book, she was in the bank".
  const [deed = "", next = ""] = /^([^,]+),\s*(.+)$/su.exec(behind)?.slice(1) ?? [];
  if (opensWith(next, languages, "third_person") && !hasCue(deed, languages, "auxiliaries")) return true;
  // "Sandro guida e coordina, ex tranviere".
  if (NAME_WORDS.opens(next, "once")) return true;
  // "Office hours are mornings" has its verb behind the word in s.
  const rest = /^\p{Ll}+(?:s|ed)\s(.*)$/su.exec(behind)?.[1];
  return languages.includes("en") && rest !== undefined && !/^\p{Ll}+(?:ss|ers|ors)\s/u.test(behind) &&
    !opensWith(rest, languages, "auxiliaries");
}
