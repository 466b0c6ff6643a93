import type { TextFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { beforeDeed } from "../names/name_phrases.ts";
import { isThing } from "../rivals/doubts.ts";
import { readRows } from "../passages/rows.ts";
import { nameIn } from "../passages/row_names.ts";
import { type Passage, textOf } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import {
  cuesIn,
  firstCue,
  hasCue,
  type Language,
  lexiconsOf,
  phrasesPattern,
  withoutCues,
} from "../../text/lexicon.ts";
import { isRate, opensWith, withoutJoiner } from "../passages/items.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { PLACE_WORDS } from "./words.ts";

/** Reads where customers gather, each place by its name. */
export function readPlaces(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "places",
    field: "community.places",
    question: "Where do your customers meet?",
    isUsable: ({ standing, text, to, sentence, sentence: { languages } }) =>
      standing === "stated" && !wordPattern("dead", languages).test(text) && !isLeft({ sentence, to }) &&
      !hasCue(sentence.text, languages, "been_and_left"),
    opensItem: opensPlace,
    nameOf: (passage) => {
      const found = nameIn(behindKind(passage));
      const name = found === null ? null : untilDeed(found);
      return name === null || isOnlyNumber(textOf(name), name.languages) || isNoPlace(name) ? null : name;
    },
  });
}

/** "Telegram group is", "beurs in Utrecht slaan": a place's name ends before what is done there. */
function untilDeed(name: Passage): Passage {
  const own = beforeDeed(textOf(name), name.languages);
  return { ...name, to: name.from + own.length };
}

/** "Upstairs", "saranno", "it's all hot tubs": one small word by itself, and what there is; a kind before its name. */
function isNoPlace({ clauses, from, to, answer, languages }: Passage): boolean {
  const text = answer.text.slice(from, to);
  const clause = clauses.find((each) => each.from <= from && each.to >= to) ?? clauses[0];
  if (clause === undefined || languages.includes("ja")) return false;
  const before = answer.text.slice(clause.from, from).trim();
  const isBare = isThing(text, clause) && before === "";
  // "Un gruppo Facebook, Ciclisti di Parma": the name stands behind it.
  const next = clause.sentence.clauses.find((each) => each.from >= clause.to);
  const isKind = next !== undefined && namesKind(clause.text, next.text, languages);
  return isBare || isKind || IT_IS_ALL.test(before);
}

const IT_IS_ALL = new RegExp(`${PLACE_WORDS.sourceOf("there_is_only")}$`, "iu");

/** "A Facebook page, South Mayo Roots": the name behind what kind of place it is. */
function behindKind(passage: Passage): Passage {
  const [kind, name] = passage.clauses;
  const isKind = kind !== undefined && name !== undefined &&
    namesKind(kind.text, name.text, passage.languages);
  if (!isKind) return passage;
  const called = firstCue(name.text, passage.languages, "called");
  const lead = called === null ? 0 : called.index + called[0].length;
  return { ...passage, from: name.from + lead + (/^\s*/u.exec(name.text.slice(lead))?.[0].length ?? 0) };
}

const MOST_WORDS_OF_KIND = 5;
/** Where people gather that has a name of its own. */
const isCircle = (text: string) => PLACE_WORDS.isIn(text, "circle");

function namesKind(kind: string, name: string, languages: readonly Language[]): boolean {
  // "They have a WhatsApp group": whoever has it stands before the kind.
  const article = cuesIn(kind, languages, "article_numbers").at(-1);
  const what = article === undefined ? "" : kind.slice(article.index);
  // "A Telegram group, it's called Obertitel".
  const called = firstCue(name, languages, "called");
  const own = called === null ? name : name.slice(called.index + called[0].length).trimStart();
  const lead = firstCue(own, languages, "articles");
  const bare = lead?.index === 0 ? own.slice(lead[0].length).trimStart() : own;
  return what !== "" && what.split(/\s+/u).length <= MOST_WORDS_OF_KIND && isCircle(what) &&
    !isCircle(name) && /^\p{Lu}/u.test(bare);
}

/** "I'm in a Facebook group, but I never go there". */
function isLeft({ sentence: { clauses, languages }, to }: Pick<Statement, "sentence" | "to">): boolean {
  const next = clauses.find(({ from }) => from >= to);
  return next !== undefined && (next.standing === "negated" || next.standing === "past") &&
    opensWith(next.text, languages, "contrast");
}

/** "Une soixantaine de personnes". */
const SOME_DOZENS = new RegExp(`^${PLACE_WORDS.sourceOf("some_dozens_of")}\\s*\\p{Ll}+$`, "u");

/** "Twelve thousand" tells how many are there. */
function isOnlyNumber(text: string, languages: readonly Language[]): boolean {
  if (/^\d[\d.,]*\s\p{L}+$/u.test(text) || SOME_DOZENS.test(text)) return true;
  const rest = withoutCues(text, languages, "number_words", "quantities").replace(/\d/g, "");
  const scales = phrasesPattern(lexiconsOf(languages).flatMap((lexicon) => [...lexicon.scales.keys()]));
  return !/\p{L}/u.test(rest.replace(new RegExp(scales, "giu"), ""));
}

/** "Los jueves en Benimaclet", "the third Sunday of the month" say when; a Saturday market is a place. */
function isDay(words: string, languages: readonly Language[]): boolean {
  const which = firstCue(words, languages, "ordinal_words");
  const text = which?.index === 0 ? words.slice(which[0].length).trimStart() : words;
  const day = firstCue(text, languages, "calendar_words");
  const behind = day?.index === 0 ? text.slice(day[0].length).trim() : null;
  return behind === "" || behind !== null && opensWith(behind, languages, "prepositions", "at");
}

/** "…, the Saturday market", "…, two banks", "…, Radio Porto": an article, a number or capitals bring the next place. */
function opensPlace(clause: Statement): boolean {
  const { text, standing, sentence: { languages, clauses } } = clause;
  const words = withoutJoiner(text, languages);
  const before = clauses[clauses.indexOf(clause) - 1]?.text ?? "";
  // "SBOA, the school bus owners' association": what stands behind a short name says what it is.
  const isApposition = words === text && /^\p{Lu}{2,6}$/u.test(before) &&
    opensWith(words, languages, "articles");
  if (isApposition || words === text && namesKind(before, text, languages)) return false;
  const plain = words.slice(0, firstCue(words, languages, "relative")?.index);
  const article = firstCue(words, languages, "articles");
  const bare = article?.index === 0 ? words.slice(article[0].length).trimStart() : words;
  if (standing !== "stated" || isRate(words, languages) || isDay(bare, languages) || /^\d/.test(words)) {
    return false;
  }
  if (hasCue(plain, languages, "auxiliaries", "quantities")) return false;
  if (languages.includes("de") && !/\p{Lu}/u.test(words.split(/\s+/u).slice(0, 4).join(" "))) return false;
  // ", a crowd that meets once a month" describes the place before it.
  const isJoined = words !== text;
  if (!isJoined && plain !== words && opensWith(words, languages, "article_numbers")) return false;
  const number = firstCue(words, languages, "number_words");
  const isCounted = number?.index === 0 && /^\s+\p{L}/u.test(words.slice(number[0].length));
  return opensWith(words, languages, "articles", "article_numbers") || isCounted ||
    /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*$/u.test(words);
}
