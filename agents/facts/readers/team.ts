import type { TeamFact, UnclearFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { isFirstPerson, listedItems, opensWith, withoutJoiner } from "../passages/items.ts";
import { isSettled, unclearFrom } from "../passages/own_passage.ts";
import { evidence, type Passage, passageOf, textOf } from "../passages/passages.ts";
import type { ReaderSetting, Reading } from "../reader.ts";
import { numbersOf } from "../numbers/sentence_numbers.ts";
import { isSameLine } from "../statements/same_line.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { isAbsent, lastGone, NAME } from "../names/absent.ts";
import { opensWithThat, POSSESSIVE, whoIn } from "../names/team_names.ts";
import { smallNameIn } from "../names/small_names.ts";
import { opensWithRole } from "../names/team_roles.ts";
import { updatesIn } from "../numbers/updates.ts";
import { TEAM } from "../words.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { TEAM_WORDS } from "./words.ts";

const FIELD = "pitch.team";

/**
 * Reads who is in the team and what each did before, a sentence a person or group. A sentence that names nobody goes on
 * about the person before; somebody who might join is asked about.
 */
export function readTeam(said: Statements, setting: ReaderSetting): Reading<TeamFact[]> {
  const value: TeamFact[] = [];
  const unclear: UnclearFact[] = [];
  let line: Sentence | null = null;
  for (const numbers of numbersOf(said, setting.now, FIELD)) {
    const { sentence } = numbers;
    // "Oh, and it's 18 shops, not 17": a number put right on the way brings nobody.
    if (updatesIn([numbers]).length > 0) continue;
    const open = sentence.clauses.find(({ standing }) => standing === "hedged");
    if (open !== undefined) unclear.push(unclearFrom(open, "team", "Is that person in the team?"));
    if (sentence.listed) line = sentence;
    const last = value.at(-1);
    if (line !== null && last !== undefined && isSaidOfLine(last, line, sentence)) {
      const passage = passageOf(
        sentence.clauses.filter((each) => isSettled(each) || each.standing === "past"),
      );
      if (passage !== null) extend(last, passage);
      continue;
    }
    const names = namesOnly(sentence, setting);
    if (names.length > 0) {
      value.push(...names.map((name) => ({ who: textOf(name), past: null, ...evidence(name) })));
    } else for (const part of personsIn(sentence)) addPerson(value, part, setting);
  }
  return { value, unclear };
}

/** "- Raghu. Accounts, ex Canara Bank": behind a name alone at the head of its line stands who that is. */
function isSaidOfLine({ who, past, turn }: TeamFact, line: Sentence, sentence: Sentence): boolean {
  const head = line.text.replace(/[.!]+$/u, "");
  return past === null && turn === line.answer.turn && head.endsWith(who) &&
    head.split(/\s+/u).length <= LONGEST_HEAD && isSameLine(line, sentence);
}

const LONGEST_HEAD = 4;

/** "Anna, Ben and Clara": a list of nothing but names; "Myself, Anna" is Anna where that is the founder's name. */
function namesOnly(sentence: Sentence, { founder }: ReaderSetting): Passage[] {
  const items = listedItems(sentence) ?? [];
  const isList = items.every((item) => /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(textOf(item)));
  // "Petra Lang, Schreinerin": what German calls her trade is capital too.
  const isTrade = sentence.languages.includes("de") &&
    items.some((item) => textOf(item).includes(" ")) && items.some((item) => !textOf(item).includes(" "));
  const isNamed = items.some((item) => founder !== "" && textOf(item).split(" ")[0] === founder);
  return isList && !isTrade ? items.filter((item) => !isNamed || !isMe(textOf(item), sentence)) : [];
}

/** The settled clauses of a sentence, cut where the founder goes on to somebody else. */
function personsIn(sentence: Sentence): Passage[] {
  const groups: Statement[][] = [];
  // What somebody did once is what is asked for here.
  const gone = lastGone(sentence);
  const settled = sentence.clauses.filter((each, at, all) =>
    (gone === -1 || at > gone && /^\p{Lu}/u.test(withoutJoiner(each.text, sentence.languages))) &&
    (isSettled(each) || each.standing === "past") && !isAbsent(at, all)
  );
  for (const clause of settled.flatMap(cutAtPersons)) {
    const last = groups.at(-1);
    const opens = last === undefined || isOfAnother(clause, last) ||
      (opensPerson(clause) && !isApposition(clause, last));
    if (opens) groups.push([clause]);
    else last?.push(clause);
  }
  return groups.flatMap((group) => passageOf(group) ?? []);
}

/** "I was a teacher, he did the posting": somebody else's past behind the founder's own. */
function isOfAnother({ text, sentence: { languages } }: Statement, [first]: readonly Statement[]): boolean {
  return first !== undefined && opensWith(withoutJoiner(text, languages), languages, "third_person") &&
    isFirstPerson(first.text, languages);
}

/** "Paco, mi hermano", "Dario, der Lehrling", "Marcus (me)": a role right behind a bare name tells who that is. */
function isApposition({ text, sentence: { languages } }: Statement, group: readonly Statement[]): boolean {
  const [first] = group;
  const name = first === undefined ? "" : withoutJoiner(first.text, languages);
  const isMeOnly = firstCue(text, languages, "me")?.[0].length === text.length;
  return group.length === 1 && withoutJoiner(text, languages) === text &&
    (isMeOnly || opensWithRole(text, languages)) &&
    !/^(?:\d|\p{L}+\s\p{L}+s$)/u.test(text) && !opensWith(text, languages, "number_words") &&
    (isMe(name, { languages }) || NAME.test(name));
}

/** "Me and my husband Rob", "… and then there's my mother": cut where a joining word brings somebody. */
function cutAtPersons(clause: Statement): Statement[] {
  const { text, from, sentence: { languages } } = clause;
  const joiner = cuesIn(text, languages, "joiners").find(({ index, 0: word }) => {
    const behind = text.slice(index + word.length).trimStart();
    const isMeBefore = isMe(text.slice(0, index).trim(), { languages });
    return index > 0 && isMeBefore && NAME.test(behind) || index > 1 && /\s$/u.test(text.slice(0, index)) &&
        (LEAD.test(behind) || POSSESSIVE.test(behind) && opensWithRole(behind, languages));
  });
  if (joiner === undefined) return [clause];
  const before = text.slice(0, joiner.index).trimEnd();
  const rest = text.slice(joiner.index);
  return [
    { ...clause, text: before, to: from + before.length },
    ...cutAtPersons({ ...clause, text: rest, from: from + joiner.index }),
  ];
}

/** "a night guard" is no longer. */
const MOST_WORDS_OF_ROLE = 4;

/** "two part-timers": a number of somebody, and of no time. */
function isCounted(words: string, languages: Sentence["languages"]): boolean {
  const isNumber = /^\d/.test(words) || opensWith(words, languages, "number_words");
  return isNumber && !hasCue(words.split(/\s+/u).slice(0, 3).join(" "), languages, "time_words", "past") &&
    !COUNTS_NO_PERSONS.test(words);
}

const COUNTS_NO_PERSONS = new RegExp(`^\\S+\\s${TEAM_WORDS.sourceOf("short_times", "no_persons")}`, "iu");

/** True for a clause behind the first that brings somebody: "and my brother does the books", "Tom who built it". */
function opensPerson({ text, from, sentence }: Statement): boolean {
  const { languages } = sentence;
  const words = withoutJoiner(text, languages);
  const isSetApart = sentence.text.slice(0, from - sentence.from).trimEnd().endsWith(";");
  if (isSetApart && /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(words)) return true;
  if (opensWith(text, languages, "then")) return false;
  if (firstCue(words, languages, "me", "solo")?.[0].length === words.length) return true;
  const isName = /^\p{Lu}\p{Ll}{2,}(?=\s)/u.exec(words);
  const behind = isName === null ? "" : words.slice(isName[0].length).trimStart();
  const does = isName !== null && firstCue(behind, languages, "relative", "auxiliaries")?.index === 0;
  const isJoined = words !== text;
  const isNew = isJoined && (opensWith(words, languages, "article_numbers") &&
      (hasCue(words, languages, "relative") || words.split(/\s+/u).length <= MOST_WORDS_OF_ROLE) ||
    /^(?:\d{1,2}\s\p{L}|\p{L}+\s\p{L})/u.test(words) && isCounted(words, languages));
  if (isJoined && smallNameIn(words, { languages, answer: sentence.answer }) !== null) return true;
  if (LEAD.test(words)) return true;
  const isNamed = words !== text &&
    NAMED_FIRST.test(words) && !languages.includes("de");
  return does || isNew || isNamed || opensWithRole(words, languages);
}

/** "A Inês fez", "il Marco": Romance languages set an article before a first name. */
const NAMED_FIRST = new RegExp(
  `^(?:(?:${GRAMMAR.patternOf("the", ["fr", "es", "it", "pt"]).source})\\s)?\\p{Lu}\\p{Ll}+(?=\\s\\p{Ll}|$)`,
  "u",
);

/** "We have a driver", "plus two pickers": what only leads to somebody is no part of who it is. */
const LEAD = new RegExp(`^(?:${TEAM.sourceOf("leads")}),?\\s`, "iu");

function addPerson(team: TeamFact[], whole: Passage, setting: ReaderSetting): void {
  const lead = LEAD.exec(textOf(whole))?.[0].length ?? 0;
  const isLed = lead > 0 && whoIn({ ...whole, from: whole.from + lead }, setting) !== null;
  const passage = isLed ? { ...whole, from: whole.from + lead } : whole;
  const who = whoIn(passage, setting);
  const last = team.at(-1);
  if (who === null) {
    if (
      last !== undefined && (isSaidOf(passage) || isOnlyMe(last, passage, setting) && bringsNobody(passage))
    ) {
      extend(last, passage);
    }
    return;
  }
  const rest = textOf(passage).slice(who.end).replace(IS, "").replace(/^[\s,;:.()、–—-]+/u, "").replace(
    /[\s,;:(]+$/u,
    "",
  )
    .replace(/^([^(]*)\)$/u, "$1");
  const past = cleanPast(rest, passage);
  const me = team.find((each) => isMe(each.who, passage) && each.turn === passage.answer.turn);
  if (me !== undefined && isMe(who.text, passage)) {
    me.past ??= past === "" ? null : past;
    return;
  }
  const known = team.find((each) =>
    each.who === who.text && each.past === null && each.turn === passage.answer.turn
  );
  if (known !== undefined) {
    known.past = past === "" ? null : past;
    return;
  }
  team.push({ who: who.text, past: past === "" ? null : past, ...evidence(passage) });
}

/** "My wife's a registrar", "who's the driver". */
const IS = /^['’]s\s/u;

/** "Me", "just me", "I": the founder, who is one person however often they speak of themselves. */
function isMe(who: string, { languages }: Pick<Passage, "languages">): boolean {
  return firstCue(who, languages, "me", "solo")?.[0].length === who.length;
}

/** "He was", "she", "that woman", "ten years at the mill" at its beginning: it still tells of the one before. */
function isSaidOf(passage: Passage): boolean {
  const { languages } = passage;
  const text = withoutJoiner(textOf(passage), languages);
  return opensWith(text, languages, "third_person") || opensWithThat(text, languages) ||
    isTime(text, languages);
}

/** "Me." alone or "Me, Isla.", and what that is behind it: "Payroll clerk by day." */
function isOnlyMe(
  { who, past, turn }: TeamFact,
  { answer, languages }: Passage,
  { founder }: ReaderSetting,
): boolean {
  return past === null && turn === answer.turn &&
    (isMe(who, { languages }) || founder !== "" && who.split(" ")[0] === founder);
}

function bringsNobody(passage: Passage): boolean {
  const { languages } = passage;
  const text = textOf(passage);
  return !isFirstPerson(text, languages) && withoutJoiner(text, languages) === text &&
    !opensWith(text, languages, "articles", "pronouns", "number_words", "prepositions") && !/^\d/u.test(text);
}

/** "11 yrs a guide", "vierzehn Jahre Onkologie": a number of some unit of time. */
function isTime(text: string, languages: Sentence["languages"]): boolean {
  const words = text.split(/\s+/u, 4).join(" ");
  return (/^\d/u.test(words) || opensWith(words, languages, "number_words")) &&
    (hasCue(words, languages, "time_words") || SHORT_TIME.test(words.replace(/^\d+/u, "")));
}

const SHORT_TIME = new RegExp(`^\\s?${TEAM_WORDS.sourceOf("short_times")}`, "u");

/** What follows a name, without "is", "who" and the like before it. */
function cleanPast(rest: string, { languages }: Passage): string {
  // "Just me and Tomasz" tells nothing of a past.
  if (opensWith(rest, languages, "joiners") && /^\p{L}+\s\p{Lu}/u.test(rest)) return "";
  const lead = firstCue(rest, languages, "relative");
  return lead?.index === 0 && lead[0].length < rest.length
    ? rest.slice(lead[0].length).replace(IS, "").trim()
    : rest;
}

/** A sentence about the person named before: its words go on as the past, still one exact stretch. */
function extend(person: TeamFact, passage: Passage): void {
  const { answer: { text } } = passage;
  const start = person.past === null ? passage.from : text.indexOf(person.past, text.indexOf(person.quote));
  const quoteFrom = text.indexOf(person.quote);
  if (start === -1 || quoteFrom === -1 || passage.answer.turn !== person.turn) return;
  if (isTalkBetween(passage, quoteFrom + person.quote.length)) return;
  person.past = text.slice(start, passage.to);
  person.quote = text.slice(quoteFrom, passage.to);
}

/** True where small talk stands between what was read and what goes on: "she sews, laugh if you like, and …". */
function isTalkBetween({ from, clauses: [first] }: Passage, end: number): boolean {
  return first?.sentence.clauses.some((clause) =>
    clause.standing === "aside" && clause.from >= end && clause.to <= from
  ) === true;
}
