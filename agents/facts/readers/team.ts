import type { TeamFact, UnclearFact } from "../../domain/facts.ts";
import { type CueName, cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isFirstPerson, listedItems, opensWith, withoutJoiner } from "../items.ts";
import { nounPhraseAt, type Phrase } from "../noun_phrases.ts";
import { isSettled, unclearFrom } from "../own_passage.ts";
import { evidence, type Passage, passageOf, textOf } from "../passages.ts";
import type { ReaderSetting, Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statement.ts";

const FIELD = "pitch.team";

/**
 * Reads who is in the team and what each did before, a sentence a person or group. A sentence that names nobody goes on
 * about the person before; somebody who might join is asked about.
 */
export function readTeam(said: Statements, setting: ReaderSetting): Reading<TeamFact[]> {
  const value: TeamFact[] = [];
  const unclear: UnclearFact[] = [];
  for (const sentence of said.sentences(FIELD)) {
    const open = sentence.clauses.find(({ standing }) => standing === "hedged");
    if (open !== undefined) unclear.push(unclearFrom(open, "team", "Is that person in the team?"));
    const names = namesOnly(sentence);
    if (names.length > 0) {
      value.push(...names.map((name) => ({ who: textOf(name), past: null, ...evidence(name) })));
    } else for (const part of personsIn(sentence)) addPerson(value, part, setting);
  }
  return { value, unclear };
}

/** "Anna, Ben and Clara": a list of nothing but names. */
function namesOnly(sentence: Sentence): Passage[] {
  const items = listedItems(sentence) ?? [];
  return items.every((item) => /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(textOf(item))) ? items : [];
}

/** The settled clauses of a sentence, cut where the founder goes on to somebody else. */
function personsIn(sentence: Sentence): Passage[] {
  const groups: Statement[][] = [];
  for (const clause of sentence.clauses.filter((each) => isSettled(each) && !isNobody(each))) {
    if (groups.length === 0 || opensPerson(clause)) groups.push([clause]);
    else groups.at(-1)?.push(clause);
  }
  return groups.flatMap((group) => passageOf(group) ?? []);
}

/** "No sales person". */
function isNobody({ text, standing, sentence: { languages } }: Statement): boolean {
  return standing === "negated" && opensWith(text, languages, "negation", "no");
}

/** True for a clause behind the first that brings somebody: "and my brother does the books", "Tom who built it". */
function opensPerson({ text, sentence: { languages } }: Statement): boolean {
  const words = withoutJoiner(text, languages);
  if (opensWith(text, languages, "then")) return false;
  const isName = /^\p{Lu}\p{Ll}{2,}(?=\s)/u.exec(words);
  const behind = isName === null ? "" : words.slice(isName[0].length).trimStart();
  const does = isName !== null && firstCue(behind, languages, "relative", "auxiliaries")?.index === 0;
  const isNew = words !== text && opensWith(words, languages, "article_numbers") &&
    hasCue(words, languages, "relative");
  return does || isNew || opensWithRole(words, languages);
}

/** "my niece", "two seasonal pickers", "our bookkeeper": a determiner and somebody's role within four words. */
function opensWithRole(text: string, languages: Sentence["languages"]): boolean {
  const opens = /^\d+\s/u.test(text) || opensWith(text, languages, "number_words", "articles");
  return opens && hasCue(text.split(/\s+/u).slice(0, 5).join(" "), languages, "team");
}

function addPerson(team: TeamFact[], passage: Passage, setting: ReaderSetting): void {
  const who = whoIn(passage, setting);
  const last = team.at(-1);
  if (who === null) {
    if (last !== undefined && isSaidOf(passage)) extend(last, passage);
    return;
  }
  const rest = textOf(passage).slice(who.end).replace(/^[\s,;:.()、–—-]+/u, "").replace(/[\s,;:(]+$/u, "")
    .replace(/^([^(]*)\)$/u, "$1");
  const past = cleanPast(rest, passage);
  const me = team.find((each) => isMe(each.who, passage) && each.turn === passage.answer.turn);
  if (me !== undefined && isMe(who.text, passage)) {
    me.past ??= past === "" ? null : past;
    return;
  }
  team.push({ who: who.text, past: past === "" ? null : past, ...evidence(passage) });
}

/** "Me", "just me", "I": the founder, who is one person however often they speak of themselves. */
function isMe(who: string, { languages }: Passage): boolean {
  return firstCue(who, languages, "me", "solo")?.[0].length === who.length;
}

/** A sentence that opens with somebody else's name or with several people says nothing of the one before. */
function isSaidOf(passage: Passage): boolean {
  const text = withoutJoiner(textOf(passage), passage.languages);
  const opening = text.split(/\s+/u, 4).join(" ");
  const isCrowd = /^(?:\p{L}{1,3}\s)?\d/u.test(text) &&
    !hasCue(opening, passage.languages, "time_words", "past") &&
    !/\d\s?(?:yrs?|mos?)(?!\p{L})/u.test(opening);
  if (isFirstPerson(text, passage.languages)) return false;
  if (opensWith(text, passage.languages, "articles") && !opensWith(text, passage.languages, "pronouns")) {
    return false;
  }
  return !isCrowd && !POSSESSIVE.test(text.replace(/^\p{L}+\s/u, ""));
}

/** What follows a name, without "is", "who" and the like before it. */
function cleanPast(rest: string, { languages }: Passage): string {
  // "Just me and Tomasz" tells nothing of a past.
  if (opensWith(rest, languages, "joiners") && /^\p{L}+\s\p{Lu}/u.test(rest)) return "";
  const lead = firstCue(rest, languages, "relative");
  return lead?.index === 0 && lead[0].length < rest.length
    ? rest.slice(lead[0].length).replace(/^['’]s\s/u, "").trim()
    : rest;
}

/** A sentence about the person named before: its words go on as the past, still one exact stretch. */
function extend(person: TeamFact, passage: Passage): void {
  const { answer: { text } } = passage;
  const start = person.past === null ? passage.from : text.indexOf(person.past, text.indexOf(person.quote));
  const quoteFrom = text.indexOf(person.quote);
  if (start === -1 || quoteFrom === -1 || passage.answer.turn !== person.turn) return;
  person.past = text.slice(start, passage.to);
  person.quote = text.slice(quoteFrom, passage.to);
}

interface Who {
  text: string;
  /** Where it ends in the passage. */
  end: number;
}

function whoIn(passage: Passage, setting: ReaderSetting): Who | null {
  const text = textOf(passage);
  if (passage.languages.includes("ja")) return japaneseIn(text) ?? meIn(text, passage, setting);
  return meIn(text, passage, setting) ?? namedBehindRole(text, passage) ??
    namedBehindArticle(text, passage) ??
    nameIn(text, passage) ?? roleIn(text, passage);
}

/** "me", "just me", "I'm Priya", "ich bin Jana". */
function meIn(text: string, { languages }: Passage, { founder }: ReaderSetting): Who | null {
  const me = firstCue(text, languages, "me", "solo");
  if (me === null || me.index > 0) return null;
  const verb = firstCue(text.slice(me[0].length), languages, "auxiliaries", "called");
  const gap = me[0].length +
    (verb !== null && /^\s*$/.test(text.slice(me[0].length, me[0].length + verb.index))
      ? verb.index + verb[0].length
      : 0);
  const named = /^[\s,]*(\p{L}[\p{L}’'-]+)/u.exec(text.slice(gap));
  const name = named?.[1];
  const isFounder = name !== undefined && founder !== "" && name.toLowerCase() === founder.toLowerCase();
  return named !== null && isFounder
    ? { text: name ?? "", end: gap + named[0].length }
    : { text: me[0], end: me[0].length };
}

/** "夫の徹が経理", "見習いの美咲は3年目": a role with の, a name and its particle; "佐伯さんは". */
function japaneseIn(text: string): Who | null {
  const found =
    /^(?:\p{L}{1,8}の[\p{Script=Han}\p{Script=Katakana}]{1,8}|[\p{Script=Han}\p{Script=Katakana}]{1,6}さん)(?:さん)?(?=[がはも、])/u
      .exec(text);
  return found === null ? null : { text: found[0], end: found[0].length + 1 };
}

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
  if (passage.languages.includes("de") || passage.languages.includes("en")) return null;
  const article = /^(?:o|a|os|as|il|la|el|le)\s(?=\p{Lu}\p{Ll})/iu.exec(text)?.[0];
  if (article === undefined) return null;
  const name = nameIn(text.slice(article.length), passage);
  return name === null ? null : { text: name.text, end: name.end + article.length };
}

/** A capital word or two that open the sentence and are no common word of it. */
function nameIn(text: string, { languages }: Passage): Who | null {
  const name = /^(?:Dr\.?\s)?\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+)?/u.exec(text)?.[0];
  if (name === undefined) return null;
  const pair = pairIn(text, languages);
  if (pair !== null) return pair;
  const isCommon = hasCue(
    name,
    languages,
    "team",
    "solo",
    "pronouns",
    "articles",
    "prepositions",
    "adverbs",
    "auxiliaries",
    "vague",
    "joiners",
    "negation",
    "past",
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
const POSSESSIVE =
  /^(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|notre|mi|nuestr[oa]|mio|mia|nostr[oa]|meu|minha|noss[oa]|mijn|onze)\s/iu;

const VERBS =
  /^(?:macht|kommt|baut|führt|leitet|arbeitet|kümmert|fait|gère|dirige|lleva|hace|cuida|fue|dirige|fa|cura|segue|faz|trata|cuida|doet|maakt|leidt|regelt)(?!\p{L})/iu;

/** A capital word is a person's where a comma, a preposition or a verb follows: "Payroll clerk" is none. */
function isPersonBehind(behind: string, languages: Passage["languages"]): boolean {
  if (behind === "" || /^[,(:;–—-]/u.test(behind) || VERBS.test(behind)) return true;
  if (opensWith(behind, languages, "prepositions", "auxiliaries", "relative", "at")) return true;
  if (POSSESSIVE.test(behind)) return true;
  return languages.includes("en") && /^\p{Ll}+(?:s|ed)\s/u.test(behind) &&
    !/^\p{Ll}+(?:ss|ers|ors)\s/u.test(behind);
}

function startsWithNumber(text: string, languages: Passage["languages"]): boolean {
  return opensWith(text, languages, "number_words");
}

const LONGEST_ROLE_WORDS = 5;

/** "Five engineers", "my niece jade", "a retired harbour master"; a number of years is nobody. */
function roleIn(text: string, { languages, clauses }: Passage): Who | null {
  const number = /^(?:\d+|\p{L}+)\s+/u.exec(text)?.[0] ?? "";
  const isCount = /^\d/.test(number) || startsWithNumber(number.trim(), languages);
  const isArticle = opensWith(text, languages, "article_numbers");
  const isShort = wordCount(clauses[0]?.text ?? "") <= LONGEST_ROLE_WORDS;
  if (!opensWithRole(text, languages) && !isArticle && !(isCount && isShort)) return null;
  const phrase = nounPhraseAt(text, isCount && !isArticle ? number.length : 0, languages, LONGEST_ROLE_WORDS);
  if (phrase === null || isPast(phrase.text, languages)) return null;
  const end = endOfRole(text, phrase, languages);
  return { text: text.slice(isCount && !isArticle ? 0 : phrase.from, end), end };
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
  if (named !== undefined && !languages.includes("de")) return end + named.length;
  const isName = /^\s\p{Lu}/u.test(behind) ||
    (/^\s\p{L}+$/u.test(behind) && !/(?:s|ed)$/u.test(behind) && !/^\s*\p{L}/u.test(text.slice(phrase.to)));
  return isName ? phrase.to : end;
}
