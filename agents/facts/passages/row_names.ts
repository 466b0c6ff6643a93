import { GRAMMAR } from "../../text/grammar_words.ts";
import { type Cue, type CueName, cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { isSubject, opensWith } from "./items.ts";
import { isNamePhrase } from "../names/name_phrases.ts";
import { type Passage, textOf } from "./passages.ts";

/** What may stand before a name and is no part of it. */
const BEFORE: CueName[] = [
  "articles",
  "pronouns",
  "adverbs",
  "joiners",
  "auxiliaries",
  "article_numbers",
  "verbs_of_use",
  "at",
];
/** What ends a name: a clause of its own, a reason, a number of people. */
const BEHIND: CueName[] = ["relative", "because", "contrast", "negation"];
const LONGEST_NAME_WORDS = 14;

/** The name that a passage begins with: "theres a fb group …" is "fb group …"; null where none stands alone. */
export function nameIn(passage: Passage): Passage | null {
  const start = passage.from + leadLength(passage);
  const text = passage.answer.text.slice(start, passage.to);
  const end = endOfName(text, passage);
  const name = text.slice(0, end).replace(/[\s,;:.–—-]+$/u, "");
  const named = withoutTail({ ...passage, from: start, to: start + name.length });
  return isNamePhrase(textOf(named), passage.languages) && !isAdverbial(named) && !isClause(named)
    ? named
    : null;
}

/** "understand em", "LinkedIn only investors read": somebody does something, so it is no name. */
function isClause(passage: Passage): boolean {
  const { languages } = passage;
  const text = textOf(passage);
  const isEnd = ({ index, 0: word }: Cue) => index + word.length === text.length && index > 0;
  const isInside = ({ index, 0: word }: Cue) =>
    index > 0 && index + word.length < text.length && /^\p{Ll}/u.test(word);
  if (cuesIn(text, languages, "adverbs").some(isInside)) return true;
  const pronoun = cuesIn(text, languages, "pronouns").find(isEnd);
  if (pronoun === undefined || /\p{Lu}\S*$/u.test(text)) return false;
  const before = /(\S+)\s+$/u.exec(text.slice(0, pronoun.index))?.[1] ?? "";
  return !opensWith(before, languages, "prepositions", "at");
}

/** "jeden zweiten Dienstag": how often, and no name. */
const EVERY = new RegExp(`^${GRAMMAR.sourceOf("every")}(?:\\s|$|[週月])`, "iu");

/** "before pubs are under two weeks" is a time and no name. */
function isAdverbial({ answer, from, to, languages }: Passage): boolean {
  const text = answer.text.slice(from, to);
  if (EVERY.test(text) || /^\p{Ll}+ly$/u.test(text)) return true;
  if (
    languages.length === 1 && (languages[0] === "de" || languages[0] === "nl") &&
    firstCue(text, languages, "calendar_words")?.index === 0 && !/\s\p{Lu}/u.test(text) &&
    hasCue(answer.text.slice(to, to + 6), languages, "pronouns")
  ) {
    return true;
  }
  // "before-and-after videos" are a thing.
  const preposition = firstCue(text, languages, "prepositions");
  return preposition?.index === 0 && text[preposition[0].length] !== "-";
}

function leadLength(passage: Passage): number {
  const text = textOf(passage);
  let taken = 0;
  for (let step = 0; step < 6; step++) {
    const match = firstCue(text.slice(taken), passage.languages, ...BEFORE);
    const gap = /^[\s,]*/.exec(text.slice(taken))?.[0].length ?? 0;
    if (match === null || match.index > gap || taken + match.index + match[0].length >= text.length) break;
    taken += match.index + match[0].length;
  }
  return taken + (/^[\s,'’s]*(?=\s)|^\s*/.exec(text.slice(taken))?.[0].length ?? 0) +
    (/^\s*/.exec(text.slice(taken).replace(/^[\s,'’s]*(?=\s)/, ""))?.[0].length ?? 0);
}

/** Where the name ends: at a comma, a relative clause, a subject that does something, or a count. */
function endOfName(text: string, { languages }: Passage): number {
  const comma = /[,;:](?=\s|$)|[(（、，]/u.exec(text)?.index ?? text.length;
  const clause =
    cuesIn(text, languages, ...BEHIND).find(({ index }) =>
      index > 0 && !isArticleInside(text, index, languages)
    )?.index ?? text.length;
  let words = 0;
  for (const word of text.matchAll(/\S+/gu)) {
    words += 1;
    const isEnd = words > LONGEST_NAME_WORDS ||
      (word.index > 0 && isSubject(word[0], languages) && !isInName(text, word)) ||
      (word.index > 0 && /^[£$€~]?\d[\d.,]*[k%]?$/u.test(word[0]) && !isInName(text, word));
    if (isEnd) return Math.min(word.index, comma, clause);
  }
  return Math.min(comma, clause);
}

/** "Der Stammtisch der Revierleiter in der Krone": a German article opens a clause behind a comma only. */
function isArticleInside(text: string, index: number, languages: Passage["languages"]): boolean {
  const behind = text.slice(index);
  return languages.includes("de") && firstCue(behind, languages, "articles")?.index === 0 &&
    /^\p{L}+\s(?:\p{L}+\s){0,2}\p{Lu}/u.test(behind);
}

/** "When I Work": a capital word on both sides. */
function isInName(text: string, word: RegExpExecArray): boolean {
  return /\p{Lu}\p{L}+\s$|^\p{Lu}/u.test(text.slice(0, word.index)) &&
    /^\s\p{Lu}/u.test(text.slice(word.index + word[0].length));
}

const TAIL: CueName[] = ["adverbs", "prepositions", "articles", "joiners", "approx", "relative"];

/** Without "again", "like" or "about" that are left at the end. */
function withoutTail(passage: Passage): Passage {
  let { to } = passage;
  for (let step = 0; step < 3; step++) {
    const text = passage.answer.text.slice(passage.from, to);
    const last = cuesIn(text, passage.languages, ...TAIL).findLast((match) =>
      match.index + match[0].length === text.length && match.index > 0
    );
    if (last === undefined) break;
    to = passage.from + text.slice(0, last.index).trimEnd().replace(/[,;:–—-]+$/u, "").length;
  }
  return { ...passage, to };
}
