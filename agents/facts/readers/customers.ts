import type { TextFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, hasCue, withoutCues } from "../../text/lexicon.ts";
import { isSubject, listedNames, mainPassage, opensWith, withoutJoiner } from "../passages/items.ts";
import { hasOrdinal, isIndefinite, isLastOne, opensCustomer } from "../customers/opening.ts";
import { eachCustomer, leadsOn } from "../customers/rows.ts";
import { announcesLast, isIntroduction, isSettled, LAST } from "../passages/own_passage.ts";
import { type Passage, passageOf, textFact, textOf } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { withoutPresenting } from "../../text/presenting.ts";
import { wordCount } from "../../text/sentences.ts";
import { wantedAmong } from "../customers/wanted.ts";

const FIELD = "customer.last_three";
/** The question asks for three: behind those stands what is said of them. */
const ASKED_FOR = 3;
/** More than this is no list of the last ones. */
const MOST = 6;
const MOST_SENTENCES_OF_LIST = 2;

/**
 * Reads the last customers, one row each: a line each, else a sentence each, else the parts of one sentence. What is
 * said afterwards of whom the founder would clone or turn away is no further customer, and marks the one they want.
 */
export function readCustomers(said: Statements): Reading<TextFact[]> {
  // What talk tears an answer apart is one answer still.
  for (const sentences of Map.groupBy(said.sentences(FIELD), ({ answer }) => answer.turn).values()) {
    if (sentences[0] !== undefined && saysNone(sentences[0])) continue;
    const isLines = sentences.filter(({ listed }) => listed).length > 1;
    const wish = sentences.findIndex(isLines ? opensWithWish : isWish);
    const before = customersIn(wish === -1 ? sentences : sentences.slice(0, wish));
    const listed = before.length > 1 ? before : customersIn(sentences);
    const rows = eachCustomer(listed).filter((row) => !announcesLast(row));
    if (rows.length === 0 || rows.length > MOST) continue;
    const told = Math.max(...rows.map(({ to }) => to));
    const behind = sentences.filter(({ from }) => from >= told);
    const wanted = wantedAmong(rows.map(textOf), behind);
    const value = rows.map(textFact).map((row, at) => at === wanted ? { ...row, wanted: true } : row);
    return { value: value.filter((_, at) => at < ASKED_FOR || at === wanted), unclear: [] };
  }
  return { value: [], unclear: [] };
}

/** "- clone: Lakshmi" is a line about one of the others. */
function opensWithWish({ text, languages }: Sentence): boolean {
  return opensWith(text, languages, "clone");
}

function customersIn(sentences: readonly Sentence[]): Passage[] {
  const lines = sentences.filter(({ listed }) => listed);
  if (lines.length > 1) return lines.flatMap((line) => mainPassage(line) ?? []);
  const [apart] = sentences.map(setApart).filter((rows) => rows.length > 1);
  if (apart !== undefined) return apart;
  const main = sentences.flatMap((sentence) => {
    const passage = mainPassage(withoutCount(sentence));
    return passage === null || isIntroduction(passage) && !isOfArticle(passage)
      ? []
      : [{ sentence, passage }];
  });
  const opening = bringsSomebody(
    main.filter(({ sentence, passage }, at) =>
      !isKnown(passage, sentences) &&
      (opensCustomer(passage.clauses[0]?.text ?? "", sentence) ||
        opensSmall(passage, main.at(at + 1)?.sentence))
    ).map(({ sentence, passage }) =>
      isLastOne(textOf(passage), sentence.languages) ? withoutLead(passage) : passage
    ),
  );
  if (opening.length > 1) return opening;
  const parts = sentences.map(partsOf).toSorted((one, other) => other.length - one.length)[0] ?? [];
  // Where several sentences tell of them, two clauses of one are no list of their own.
  const isPart = (passage: Passage) => opening.some(({ from }) => from === passage.from);
  // "A couple from Bath, first house": where other sentences bring somebody, its clauses tell of the couple.
  if (opening.length > 0 && main.length > 2 && parts.some(isPart)) return opening;
  const isList = parts.length > (main.length > MOST_SENTENCES_OF_LIST ? 2 : 1);
  return isList ? parts : opening;
}

/** "Eine Studentin in Halle" counts nobody, though German has one word for "a" and "one". */
function isOfArticle(passage: Passage): boolean {
  const text = withoutJoiner(textOf(passage), passage.languages);
  return opensWith(text, passage.languages, "article_numbers") && wordCount(text) >= SHORTEST_CUSTOMER;
}

const SHORTEST_CUSTOMER = 3;

/** "david powell at the mowbatch. then mrs ellery": who types no capitals names somebody before "then" goes on. */
function opensSmall(row: Passage, next: Sentence | undefined): boolean {
  const { answer, languages } = row;
  const text = textOf(row);
  return next !== undefined && /^\p{Ll}/u.test(text) &&
    !/\p{Lu}/u.test(answer.text.slice(0, MOST_LOOKED_AT)) &&
    opensWith(next.text, languages, "then") && !isSubject(text, languages) &&
    !opensWith(
      text,
      languages,
      "pronouns",
      "prepositions",
      "auxiliaries",
      "adverbs",
      "relative",
      "because",
      "negation",
    );
}

/** The beginning of an answer tells whether its founder writes capitals. */
const MOST_LOOKED_AT = 600;

/** Behind "a housing association" and "a golf club", "Lovely people, wanted it pretty" brings nobody: no article, no name. */
function bringsSomebody(opening: Passage[]): Passage[] {
  const wordsOf = (row: Passage) => withoutJoiner(textOf(row), row.languages).split(/\s+/u);
  const isPersonOrRival = (row: Passage) =>
    leadsOn(textOf(row)) ||
    opensWith(wordsOf(row).join(" "), row.languages, "articles", "article_numbers", "then");
  const isNamed = ({ clauses: [first], languages }: Passage) =>
    first !== undefined &&
    (/\s\p{Lu}|\d|^\p{Lu}\S*$/u.test(first.text) || hasOrdinal(first.text, languages));
  // "First a parish council", "and then a tennis club".
  const isOfSome = (row: Passage) =>
    [0, 1, 2].some((at) => opensWith(wordsOf(row).slice(at).join(" "), row.languages, "article_numbers"));
  const isListOfSome = opening.filter(isOfSome).length > 1;
  return isListOfSome ? opening.filter((row) => isPersonOrRival(row) || isNamed(row)) : opening;
}

/** "Gloria, a driver; Anil, who has a boat; and Teresa": semicolons set apart, commas say more of one. */
function setApart(sentence: Sentence): Passage[] {
  const settled = sentence.clauses.filter(isSettled);
  const groups: Statement[][] = [[]];
  for (const [at, clause] of settled.entries()) {
    const last = settled[at - 1];
    const between = last === undefined ? "" : sentence.answer.text.slice(last.to, clause.from);
    if (/[;；]/u.test(between)) groups.push([]);
    groups.at(-1)?.push(clause);
  }
  const isPersonOrRival = ([first]: Statement[]) =>
    first !== undefined && opensCustomer(withoutJoiner(first.text, sentence.languages), sentence);
  if (groups.length < 2 || !groups.slice(1).every(isPersonOrRival)) return [];
  return groups.flatMap(([first, ...others]) => {
    const isLead = first !== undefined && others.length > 0 && isOnlyCount(first);
    const row = passageOf(isLead ? others : first === undefined ? [] : [first, ...others]);
    return row === null ? [] : [withoutLead(row)];
  });
}

/** "The last three, well: Mr Gubler, a plasterer" without what only counts them. */
function withoutCount(sentence: Sentence): Sentence {
  const [first, ...others] = sentence.clauses;
  const at = others.findIndex(isSettled);
  const isCount = first !== undefined && at !== -1 && isSettled(first) && isOnlyCount(first) &&
    sentence.answer.text.slice(first.to, others[at]?.from).trimEnd().endsWith(":");
  return isCount ? { ...sentence, clauses: others.slice(at) } : sentence;
}

/** True where what opens a sentence was named in one before: "Wilson." at the end brings nobody new. */
function isKnown(passage: Passage, sentences: readonly Sentence[]): boolean {
  const own = passage.clauses[0]?.sentence;
  const text = textOf(passage);
  if (own === undefined || leadsOn(text) || isIndefinite(text, passage.languages)) return false;
  const bare = withoutCues(text, passage.languages, "articles", "joiners").trim();
  const name = /^\p{L}[\p{L}’'-]{2,}/u.exec(bare)?.[0].replace(/['’]s$/u, "");
  if (name === undefined) return false;
  const named = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u");
  return sentences.some((sentence) => sentence.from < own.from && named.test(sentence.text));
}

/** "No customers yet". */
function saysNone({ clauses, languages }: Sentence): boolean {
  const first = clauses.find(isSettled);
  return first?.standing === "negated" && opensWith(first.text, languages, "negation", "no");
}

/** "If I could clone one …" says something of customers named before. */
function isWish({ text, languages }: Sentence): boolean {
  return hasCue(text, languages, "clone");
}

/** The customers of one sentence: each part that brings somebody new, with what is said of them behind it. */
function partsOf(sentence: Sentence): Passage[] {
  const list = listedNames(sentence);
  const opening = sentence.clauses.filter(isSettled);
  const lead = opening[0];
  const isLead = lead !== undefined && opening.length > 2 &&
    (opensWith(lead.text, sentence.languages, "prepositions") || isOnlyCount(lead));
  const groups: Statement[][] = [];
  for (const clause of isLead ? opening.slice(1) : opening) {
    for (const part of cutBefore(clause, sentence)) {
      const text = withoutJoiner(part.text, sentence.languages);
      const isNew = groups.length === 0 ||
        opensCustomer(text, sentence) && !isOfIndefinite(part, groups.at(-1)) || closesList(part, sentence);
      if (isNew) groups.push([part]);
      else groups.at(-1)?.push(part);
    }
  }
  const passages = groups.flatMap((group) => passageOf(group) ?? []);
  return list !== null && list.length > passages.length
    ? list.map((item, at) => at === 0 ? withoutLead(item) : item)
    : passages.map(withoutLead);
}

/** "Eine Studentin, Medizin, viertes Semester": a German noun without article says more of the one before. */
function isOfIndefinite(
  { text, sentence: { languages } }: Statement,
  group: readonly Statement[] = [],
): boolean {
  const [first] = group;
  return first !== undefined && languages.includes("de") &&
    isIndefinite(withoutJoiner(first.text, languages), languages) &&
    withoutJoiner(text, languages) === text &&
    !opensWith(text, languages, "articles", "article_numbers", "then") &&
    !/^\p{Lu}\S*\s\p{Lu}/u.test(text);
}

/** "the last three" announces them. */
function isOnlyCount(clause: Statement): boolean {
  const passage = passageOf([clause]);
  return passage !== null && isIntroduction(passage);
}

/** ", and the university dental school": joined, with an article, and nothing that anybody does. */
function closesList({ text }: Statement, { languages }: Sentence): boolean {
  const words = withoutJoiner(text, languages);
  return words !== text && opensWith(words, languages, "articles") &&
    !hasCue(words, languages, "auxiliaries", "pronouns");
}

/** "… and a goldendoodle" without a comma brings somebody new too. */
function cutBefore(clause: Statement, { languages }: Sentence): Statement[] {
  const joiner = cuesIn(clause.text, languages, "joiners").find(({ index, 0: word }) =>
    index > 0 && isIndefinite(clause.text.slice(index + word.length).trimStart(), languages)
  );
  if (joiner === undefined) return [clause];
  const before = clause.text.slice(0, joiner.index).trimEnd();
  const rest = clause.text.slice(joiner.index);
  return [
    { ...clause, text: before, to: clause.from + before.length },
    { ...clause, text: rest, from: clause.from + joiner.index },
  ];
}

/** "the last three were Bertie" without what announces the list. */
function withoutLead(announced: Passage): Passage {
  const named = withoutPresenting(textOf(announced));
  const passage = { ...announced, from: announced.to - named.length };
  const text = textOf(passage);
  const verb = firstCue(text, passage.languages, "auxiliaries");
  if (verb === null) return passage;
  const lead = text.slice(0, verb.index);
  const rest = text.slice(verb.index + verb[0].length);
  const isLead = lead.split(/\s+/u).length <= 6 &&
    (/\d/.test(lead) || lead.search(LAST) !== -1 || hasOrdinal(lead, passage.languages));
  return isLead && rest.trim() !== "" ? { ...passage, from: passage.to - rest.trimStart().length } : passage;
}
