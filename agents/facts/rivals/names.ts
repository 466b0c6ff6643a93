import { GRAMMAR } from "../../text/grammar_words.ts";
import { type CueName, cuesIn, firstCue, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { CAPITAL, isCalendar, isCommon, type RivalName } from "../names/capital_names.ts";
import { isFirstPerson, isSubject, opensWith, splitAtJoiners, withoutJoiner } from "../passages/items.ts";
import { nounPhraseAt, type Phrase, standsAlone } from "../names/noun_phrases.ts";
import { type Passage, passageOf, textOf } from "../passages/passages.ts";
import { losingVerb, lostToIn } from "./lost_to.ts";
import { nameIn } from "../passages/row_names.ts";
import type { Statement } from "../statements/statement.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { RIVALS } from "../words.ts";

/** Words of a name that carries no more than its noun: "the big chains in town". */
const LONGEST_NAME_WORDS = 6;

/** Whom a clause says that customers go to: "two go to the accountant's own team". */
export function goneToIn(clause: Statement): RivalName[] {
  const { text, standing, sentence: { languages } } = clause;
  if (standing === "negated") return [];
  if (languages.includes("ja")) return [];
  const starts = new Set([
    ...cuesIn(text, languages, "goes_to").map(({ index, 0: cue }) => index + cue.length),
    ...lostToIn(clause),
  ]);
  return [...starts].sort((one, other) => one - other).flatMap((start) => {
    const phrase = nameAt(text, start, languages);
    if (
      phrase === null || !standsAlone(phrase.text, languages) || hasCue(phrase.text, languages, "status_quo")
    ) return [];
    if (opensWith(phrase.text, languages, "pronouns", "relative")) return [];
    return [{ name: phrase.text, kind: "company" as const, clause }];
  });
}

/** The name that begins there: capital words whole ("Limpiezas del Sur"), else a noun phrase with its place. */
function nameAt(text: string, start: number, languages: readonly Language[]): Phrase | null {
  const article = firstCue(text.slice(start).trimStart(), languages, "articles");
  const gap = text.slice(start).length - text.slice(start).trimStart().length;
  const from = start + gap;
  const behind = from + (article?.index === 0 ? article[0].length : 0);
  const capital = languages.includes("de") ? null : [from, behind].map((at) => {
    const at1 = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    const name = new RegExp(`^${CAPITAL.source}`, "u").exec(text.slice(at1))?.[0];
    return name === undefined ? null : { text: name, from: at1, to: at1 + name.length };
  }).find((each) => each !== null);
  if (capital !== undefined && capital !== null) return withPlace(text, capital, languages);
  const found = nounPhraseAt(text, start, languages, LONGEST_NAME_WORDS);
  if (found === null) return null;
  const verb = losingVerb(languages).exec(found.text);
  const name = verb === null ? found.text : found.text.slice(0, verb.index).trimEnd();
  return withPlace(text, { ...found, text: name, to: found.from + name.length }, languages);
}

/** "the shop on the high road": what stands behind a place's preposition belongs to the name. */
function withPlace(text: string, phrase: Phrase, languages: readonly Language[]): Phrase {
  const at = firstCue(text.slice(phrase.to), languages, "at");
  if (at === null || text.slice(phrase.to, phrase.to + at.index).trim() !== "") return phrase;
  const place = nounPhraseAt(text, phrase.to + at.index + at[0].length, languages, 3);
  return place === null
    ? phrase
    : { text: text.slice(phrase.from, place.to), from: phrase.from, to: place.to };
}

/** How the verb of "three get an …" ends, which tells it from counted things; German has no such end. */
const VERB_OF_MANY: Partial<Record<Language, string>> = {
  en: `\\p{Ll}+[^s\\s] (?:${RIVALS.sourceOf("behind_deed")}|\\p{Lu})`,
  fr: "\\p{Ll}+(?:ent|ont|nt) ",
  es: "\\p{Ll}+[ae]n ",
  it: "\\p{Ll}+(?:ano|ono|nno) ",
  pt: "\\p{Ll}+(?:am|em|ão) ",
};
const doingOf = perLanguages((languages) => {
  const verbs = languages.flatMap((language) => VERB_OF_MANY[language] ?? []);
  const deeds = RIVALS.patternOf("deeds", languages).source;
  return {
    counted: new RegExp(
      `^(?:${RIVALS.sourceOf("simply")} )*(?!${RIVALS.sourceOf("counted_people")} )(?:${
        [...verbs, deeds].join("|")
      })`,
      "u",
    ),
    from: new RegExp(
      `(?:${RIVALS.patternOf("bought_from", languages).source})\\s(?:${
        GRAMMAR.sourceOf("the")
      }\\s)?(?=\\p{Lu})`,
      "gu",
    ),
  };
});
const ONE_DOES = new RegExp(
  `^${RIVALS.sourceOf("one_of_them")}(?: ${RIVALS.sourceOf("simply")})? \\p{Ll}+(?:s|nt|n['’]t) (?!${
    GRAMMAR.sourceOf("and")
  } )`,
  "u",
);

/**
 * True where a clause tells what some of them do: "three get an Italian from Bickerstaff's", "one just buys acid and
 * carries on". Only a name behind "from", "at" and the like is whom they go to; the rest of it names nobody.
 */
export function tellsWhatSomeDo({ text: words, sentence: { languages } }: Statement): boolean {
  const text = withoutJoiner(words, languages);
  const number = firstCue(text, languages, "number_words", "quantities");
  const counted = /^\d+\s+/u.exec(text)?.[0] ?? (number?.index === 0 ? number[0] : null);
  if (languages.includes("en") && ONE_DOES.test(text)) return true;
  if (counted === null) return false;
  const behind = text.slice(counted.length).trimStart();
  return doingOf(languages).counted.test(behind);
}

/** The capital names behind "from", "at", "chez" in a clause that tells what some of them do. */
export function boughtFromIn(clause: Statement): RivalName[] {
  const { text, sentence: { languages } } = clause;
  return [...text.matchAll(doingOf(languages).from)].flatMap(({ index, 0: words }) => {
    const name = new RegExp(`^${CAPITAL.source}`, "u").exec(text.slice(index + words.length))?.[0];
    return name === undefined || isCommon(name, languages) || isCalendar(name, languages)
      ? []
      : [{ name, kind: "company" as const, clause }];
  });
}

/** "a woman called waggy tails who does it cheaper" is "waggy tails". */
export function calledIn(clause: Statement): RivalName[] {
  const { text, sentence: { languages } } = clause;
  return cuesIn(text, languages, "called").flatMap(({ index, 0: cue }) => {
    const behind = text.slice(index + cue.length);
    // "A fella called tommo with a hoover": how somebody works is no part of what they are called.
    const manner = cuesIn(behind, languages, "prepositions").find((each) => each.index > 1);
    const isSmall = !/\p{Lu}/u.test(behind);
    const words = isSmall ? behind.slice(0, manner?.index).trimEnd() : behind;
    const part = { ...clause, text: words, from: clause.from + index + cue.length };
    const passage = passageOf([part]);
    const name = passage === null ? null : nameIn(passage);
    return name === null || wordCount(textOf(name)) > 4
      ? []
      : [{ name: textOf(name), kind: "company" as const, clause }];
  });
}

/** The parts of a clause that name somebody by a noun phrase: "Paper", "the big chains", "There's a place in Athenry". */
export function phrasesOf(clause: Statement): RivalName[] {
  const { languages } = clause.sentence;
  if (opensWithPerson(clause.text, languages) && hasCue(clause.text, languages, "relative")) return [];
  return splitAtJoiners(clause).flatMap((part) => {
    const named = phraseIn(part);
    return named === null ? [] : [{ name: textOf(named), kind: "company" as const, clause }];
  });
}

function phraseIn(whole: Passage): Passage | null {
  const { languages } = whole;
  const part = beforeVerb(whole);
  if (opensWithPerson(textOf(part), languages) || isFirstPerson(textOf(part), languages)) return null;
  const named = nameIn(part);
  if (named === null) return null;
  const text = textOf(named);
  // "A few to the internet" says how many went where.
  if (HOW_MANY_TO.test(text)) return null;
  const isSentence =
    hasCue(text, languages, "auxiliaries", "adverbs", "negation", "pronouns", "quantities") &&
    !/\p{Lu}.*\s\p{Lu}/u.test(text);
  const rest = part.answer.text.slice(named.to, part.to);
  // "Meistens ist der Gegner aber, dass …": the word for a rival names none.
  const isOnlyRival = firstCue(text, languages, "rival")?.[0].length === text.length;
  return isSentence || isOnlyRival || !isNamed(rest, languages) ||
      wordCount(text) > LONGEST_NAME_WORDS ||
      isWhollyNumber(text, languages)
    ? null
    : named;
}

const HOW_MANY_TO = new RegExp(`^${RIVALS.sourceOf("few_of")}\\s`, "iu");

/** "Coldbox Store is static rooms": a capital opens it, and what it is stands behind the verb. */
function beforeVerb(part: Passage): Passage {
  const text = textOf(part);
  const copula = part.languages.includes("ja") ? JAPANESE_NAME.exec(text)?.[1] : undefined;
  if (copula !== undefined) return { ...part, to: part.to - copula.length };
  // "Blue Anchor for the Swedish people": for whom they are stands behind the name.
  const whom = FOR_WHOM.exec(text)?.[1];
  if (whom !== undefined) return { ...part, to: part.from + whom.length };
  const verb = firstCue(text, part.languages, "auxiliaries");
  const isNamed = verb !== null && verb.index > 0 && /^\p{Lu}/u.test(text) &&
    !opensWith(text, part.languages, "pronouns", "quantities", "articles", "adverbs", "prepositions");
  return isNamed ? { ...part, to: part.from + text.slice(0, verb.index).trimEnd().length } : part;
}

const FOR_WHOM = new RegExp(
  `^(\\p{Lu}[\\p{L}\\p{N}'’&-]*(?:\\s\\p{Lu}[\\p{L}\\p{N}'’&-]*)*)\\s${
    RIVALS.sourceOf("for_whom")
  }\\s(?!\\p{Lu})`,
  "u",
);

/** "カインズです", "一番多いのはニトリです": a name in Katakana or Latin letters, and the word that ends its sentence. */
const JAPANESE_NAME = new RegExp(
  `^${RIVALS.sourceOf("leads_to_name")}?[\\p{Script=Katakana}\\p{Script=Latin}\\dー・]+(${
    RIVALS.sourceOf("sentence_end")
  })$`,
  "u",
);

const BEHIND_NAMES: CueName[] = [
  "relative",
  "prepositions",
  "at",
  "adverbs",
  "approx",
  "auxiliaries",
  "contrast",
  "because",
];

const IT_OR_THIS = new RegExp(`^${RIVALS.sourceOf("it_or_this")}$`, "iu");

/** True where what stands behind a phrase leaves it a name: nothing, "who …", "at £3,000", "shes …", a number. */
function isNamed(rest: string, languages: readonly Language[]): boolean {
  const text = rest.replace(/^[\s,;:]+/u, "");
  if (text === "" || /^[\d£$€(]/u.test(text)) return true;
  const first = text.split(/\s+/u, 1)[0] ?? "";
  if (IT_OR_THIS.test(first)) return false;
  return isSubject(first, languages) || opensWith(text, languages, ...BEHIND_NAMES);
}

/** "they just buy online" says what somebody does; "it's MarketMan" and "there's a place" name something. */
function opensWithPerson(whole: string, languages: readonly Language[]): boolean {
  const article = firstCue(whole, languages, "articles");
  const text = article?.index === 0 ? whole.slice(article[0].length).trimStart() : whole;
  const person = firstCue(text, languages, "pronouns", "quantities");
  if (person === null || person.index > 0) return false;
  const behind = text.slice(person[0].length);
  return !/^['’]?s\s/u.test(behind) &&
    firstCue(behind.trimStart(), languages, "auxiliaries")?.index !== 0;
}

function isWhollyNumber(text: string, languages: readonly Language[]): boolean {
  const rest = withoutCues(text, languages, "number_words", "ordinal_words", "vague", "adverbs");
  return !/\p{L}/u.test(rest);
}

/** A phrase without small words and signs at its end. */
export function withoutEnd(text: string, languages: readonly Language[]): string {
  const last = cuesIn(text, languages, "adverbs", "prepositions", "joiners").findLast((
    { index, 0: word },
  ) => index > 0 && index + word.length === text.length && text[index - 1] !== "-");
  return (last === undefined ? text : text.slice(0, last.index)).trim().replace(/[\s,;:.–—-]+$/u, "");
}
