import type { TextFact } from "../../domain/facts.ts";
import { cuesIn, firstCue, hasCue, withoutCues } from "../../text/lexicon.ts";
import { isSubject, listedNames, mainPassage, opensWith, textRow, withoutJoiner } from "../passages/items.ts";
import { eachCustomer } from "../customers/rows.ts";
import { announcesLast, isIntroduction, isSettled } from "../passages/own_passage.ts";
import { type Passage, passageOf, textOf } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import { isRelativeClause } from "../statements/relative_clauses.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { withoutPresenting } from "../../text/presenting.ts";
import { wantedAmong } from "../customers/wanted.ts";

const FIELD = "customer.last_three";
/** The question asks for three; more than this is no list of the last ones. */
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
    const value = rows.map(textRow).map((row, at) => at === wanted ? { ...row, wanted: true } : row);
    return { value, unclear: [] };
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
    return passage === null || isIntroduction(passage) ? [] : [{ sentence, passage }];
  });
  const opening = main.filter(({ sentence, passage }) =>
    opensCustomer(passage.clauses[0]?.text ?? "", sentence) && !isKnown(passage, sentences)
  ).map(({ passage }) => passage);
  if (opening.length > 1) return opening;
  const parts = sentences.map(partsOf).toSorted((one, other) => other.length - one.length)[0] ?? [];
  // Where several sentences tell of them, two clauses of one are no list of their own.
  const isPart = (passage: Passage) => opening.some(({ from }) => from === passage.from);
  // "A couple from Bath, first house": where other sentences bring somebody, its clauses tell of the couple.
  if (opening.length > 0 && main.length > 2 && parts.some(isPart)) return opening;
  const isList = parts.length > (main.length > MOST_SENTENCES_OF_LIST ? 2 : 1);
  return isList ? parts : opening;
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
  const isSomebody = ([first]: Statement[]) =>
    first !== undefined && opensCustomer(withoutJoiner(first.text, sentence.languages), sentence);
  if (groups.length < 2 || !groups.slice(1).every(isSomebody)) return [];
  return groups.flatMap(([first, ...others]) => {
    const isLead = first !== undefined && others.length > 0 && isOnlyCount(first);
    const row = passageOf(isLead ? others : first === undefined ? [] : [first, ...others]);
    return row === null ? [] : [withoutLead(row)];
  });
}

/** "The last three: Mr Gubler, a plasterer" without what only counts them. */
function withoutCount(sentence: Sentence): Sentence {
  const [first, ...others] = sentence.clauses;
  const isCount = first !== undefined && others.length > 0 && isSettled(first) && isOnlyCount(first) &&
    sentence.answer.text.slice(first.to).trimStart().startsWith(":");
  return isCount ? { ...sentence, clauses: others } : sentence;
}

/** True where what opens a sentence was named in one before: "Wilson." at the end brings nobody new. */
function isKnown(passage: Passage, sentences: readonly Sentence[]): boolean {
  const own = passage.clauses[0]?.sentence;
  const text = textOf(passage);
  if (own === undefined || isIndefinite(text, passage.languages)) return false;
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

/** True for words that bring somebody new: a name, "a hotel group", "the third was". */
function opensCustomer(text: string, { languages }: Sentence): boolean {
  if (opensWith(text, languages, "then") || languages.includes("ja")) return true;
  if (isRelativeClause(text, languages)) return false;
  // "61 staff" tells of the one before.
  if (/^\d+\s\p{L}+$/u.test(text)) return false;
  if (!languages.includes("en") && isIndefinite(text, languages)) return true;
  // "the Patels", "die Praxis Dr. Hahn": an article, and a name within three words.
  const words = text.split(/\s+/u);
  if (
    opensWith(text, languages, "articles") && words.slice(1, 4).some((word) => /^\p{Lu}\p{L}/u.test(word))
  ) {
    return !languages.includes("de") || words.length > 2;
  }
  if (opensNamed(text, languages)) return true;
  if (isSubject(text, languages) || opensWith(text, languages, "because", "negation", "pronouns")) {
    return hasOrdinal(text, languages);
  }
  if (opensWith(text, languages, "prepositions")) return introducesLate(text, languages);
  if (/^\p{Ll}/u.test(text) && opensWith(text, languages, "relative")) return false;
  return isIndefinite(text, languages) || /^\p{Lu}/u.test(text) || hasOrdinal(text, languages);
}

/** "O restaurante Quintal do Beto", "le mariage d'Inès": an article, and a name behind it. */
function opensNamed(text: string, languages: Sentence["languages"]): boolean {
  if (languages.includes("de") || languages.includes("en") || !opensWith(text, languages, "articles")) {
    return false;
  }
  const before = text.slice(0, firstCue(text, languages, "auxiliaries", "relative")?.index);
  return /^\p{L}+['’\s]/u.test(before) &&
    before.split(/\s+/u).slice(1, 5).some((word) => /^(?:\p{L}{1,2}['’])?\p{Lu}\p{L}/u.test(word));
}

/** "In October a harbour near Makkum": a time or a place, then somebody new. */
function introducesLate(text: string, languages: Sentence["languages"]): boolean {
  const words = text.split(/\s+/u);
  return [2, 3].map((at) => words.slice(at).join(" ")).some((rest) =>
    isIndefinite(rest, languages) || opensNamed(rest, languages)
  );
}

function isIndefinite(text: string, languages: Sentence["languages"]): boolean {
  const possessive =
    /^(?:some|another|my|our|mein\w*|unser\w*|mon|ma|mes|notre|mi|nuestr\w+|mio|mia|il mio|la mia|o meu|a minha|meu|minha|mijn|onze)\s/iu;
  return possessive.test(text) || opensWith(text, languages, "article_numbers") ||
    /^\d+\s\p{L}/u.test(text);
}

function hasOrdinal(text: string, languages: Sentence["languages"]): boolean {
  return hasCue(text.slice(0, 20), languages, "ordinal_words");
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
      const isNew = groups.length === 0 || opensCustomer(text, sentence) || closesList(part, sentence);
      if (isNew) groups.push([part]);
      else groups.at(-1)?.push(part);
    }
  }
  const passages = groups.flatMap((group) => passageOf(group) ?? []);
  return list !== null && list.length > passages.length
    ? list.map((item, at) => at === 0 ? withoutLead(item) : item)
    : passages.map(withoutLead);
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
  const isLead = lead.split(/\s+/u).length <= 6 && (/\d/.test(lead) || hasOrdinal(lead, passage.languages));
  return isLead && rest.trim() !== "" ? { ...passage, from: passage.to - rest.trimStart().length } : passage;
}
