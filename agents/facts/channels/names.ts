import { GRAMMAR } from "../../text/grammar_words.ts";
import { type AmountWord, amountWords, wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import {
  type CueName,
  firstCue,
  hasCue,
  type Language,
  LANGUAGES,
  phrasesOf,
  phrasesPattern,
  withoutCues,
} from "../../text/lexicon.ts";
import { withoutArticle } from "../../text/articles.ts";
import { perLanguages } from "../../text/per_languages.ts";
import { isNamePhrase } from "../names/name_phrases.ts";
import { standsAlone, withoutLooseEnd } from "../names/noun_phrases.ts";
import { standingPart } from "../names/standing_names.ts";
import { CHANNELS } from "../words.ts";

interface Grammar {
  lead: RegExp;
  trail: RegExp;
  total: RegExp;
  relative: RegExp;
  /** "flyers j'en ai posé": somebody does something, so it is a story. */
  firstPerson: RegExp;
}

const grammarOf = perLanguages((languages): Grammar => {
  const words = (kinds: AmountWord[], ...names: CueName[]) =>
    phrasesPattern([
      ...kinds.flatMap((kind) => amountWords(kind, languages)),
      ...phrasesOf(languages, ...names),
    ]);
  const lead = words(
    ["arrive", "part_of"],
    "prepositions",
    "articles",
    "joiners",
    "adverbs",
    "approx",
    "auxiliaries",
  );
  const trail = words(["bring"], "approx", "adverbs", "auxiliaries", "prepositions", "joiners");
  return {
    lead: new RegExp(`^(?:(?:${lead})[\\s,]*|[\\s"“”„«»'’:;,.()–—-]+)`, "iu"),
    trail: new RegExp(`(?:(?:^|[\\s,]+)(?:${trail})|[\\s,]*[:=–—-])\\s*$`, "iu"),
    total: new RegExp(`(?:${words(["total_of"])})\\s*(?:(?:${words(["total_words"])})\\s*)*$`, "iu"),
    relative: new RegExp(`[\\s,](?:${words(["relative"])})`, "iu"),
    firstPerson: new RegExp(`\\s(?:${GRAMMAR.patternOf("we", languages).source})\\s?\\S`, "iu"),
  };
});

/** True for the whole of which the others are parts: "of the 62", "von 38 Kunden", "112組のうち". */
export function isTotal(text: string, { index, end }: Amount, languages: readonly Language[]): boolean {
  return grammarOf(languages).total.test(text.slice(Math.max(0, index - 40), index)) ||
    /^[\p{Script=Han}]{0,2}(?:のうち|中)/u.test(text.slice(end));
}

/**
 * A channel's name out of the words before or behind its number: a noun phrase without "came from", "sent us", articles
 * and what "who", "which" or "when" adds. Null where nothing is left that stands alone, or only something refused.
 */
export function channelName(words: string, languages: readonly Language[]): string | null {
  const { lead, trail, relative } = grammarOf(languages);
  let rest = words.replace(/\([^)]*\)/gu, " ").replace(/\s+/g, " ").trim();
  for (let step = 0; step < 8; step++) {
    const cut = lead.exec(rest)?.[0] ?? "";
    if (cut === "") break;
    if (cut.trim() === rest) return null;
    rest = rest.slice(cut.length);
  }
  // "Le plus gros c'est le Salon": what stands behind "is" is the name.
  const what = rest.replace(THAT_IS, "");
  rest = withoutStory(what === rest ? rest : withoutArticle(what, languages), languages).replace(
    CAME_LAST,
    "",
  );
  rest = withoutTelling(rest, languages);
  const found = relative.exec(rest);
  const isArticle = found !== null && GERMAN_PREPOSITION.test(rest.slice(0, found.index));
  const added = isArticle ? null : found;
  if (added !== null && added.index > 1 && standsAlone(rest.slice(0, added.index), languages)) {
    rest = rest.slice(0, added.index);
  }
  for (let step = 0; step < 6; step++) {
    const cut = trail.exec(rest)?.[0] ?? "";
    if (cut === "") break;
    if (cut.length === rest.length) return null;
    rest = rest.slice(0, -cut.length);
  }
  const japanese = languages.length === 1 && languages[0] === "ja"
    ? rest.replace(/(?:です|でした|から|経由|が|は|を|に|で)+$/u, "")
    : rest;
  const bare = withoutLooseEnd(japanese.replace(/[\s"“”„«»'’:;,.!?。、–—-]+$/u, ""), languages);
  const whole = withAnother(bare, words);
  const name = standingPart(whole, languages);
  const isName = name !== null && isNamePhrase(name, languages) && name.length <= LONGEST_NAME &&
    !isRefusal(whole, languages) && !isNoName(name, languages);
  return isName ? name : null;
}

/** "Another café": by its one word alone it would be any of the customers. */
function withAnother(name: string, words: string): string {
  if (!/^\p{Ll}[\p{L}’'-]*$/u.test(name)) return name;
  const before = words.slice(0, Math.max(0, words.indexOf(name))).trimEnd();
  const another = new RegExp(`${CHANNELS.sourceOf("another")}$`, "iu").exec(before)?.[0];
  return another === undefined ? name : `${another.trimStart().toLowerCase()} ${name}`;
}

/** "A café telling them": who told them is the channel, and that they did is no part of its name. */
function withoutTelling(words: string, languages: readonly Language[]): string {
  const telling = CHANNELS.patternOf("telling", languages).exec(words);
  return telling === null || telling.index === 0 ? words : words.slice(0, telling.index).trimEnd();
}

const THAT_IS = new RegExp(`^.*${CHANNELS.sourceOf("that_is")}\\s`, "iu");
/** "Vorträge bei der IHK": behind a preposition stands an article, which opens no clause. */
const GERMAN_PREPOSITION = new RegExp(`(?:${phrasesPattern(phrasesOf(["de"], "prepositions"))})$`, "iu");
/** "De talleres llegaron 62": the verb that stands before its number. */
const CAME_LAST = new RegExp(`\\s${CHANNELS.sourceOf("came_last")}$`, "iu");
/** "Instagram brings the most". */
const BROUGHT = new RegExp(`^(\\p{Lu}.*?)\\s${CHANNELS.sourceOf("does")}`, "u");
/** "Work through the architect". */
const THROUGH = new RegExp(
  `^\\p{Ll}+\\s(?:${CHANNELS.sourceOf("work")}\\s)?${CHANNELS.sourceOf("through")}\\s(.+)$`,
  "u",
);

/** "Instagram brings the most" is Instagram, "work through the architect" the architect. */
function withoutStory(words: string, languages: readonly Language[]): string {
  const brought = BROUGHT.exec(words)?.[1];
  const through = THROUGH.exec(words)?.[1];
  const story = brought ?? (through === undefined ? words : withoutArticle(through, languages));
  return story.replace(NOTICED, "").replace(NOTICED_LAST, "") || story;
}

/** "saw me at the fair" is the fair, "vieron en la feria" too: how people noticed is no part of where. */
const NOTICED = new RegExp(
  `^(?:${CHANNELS.sourceOf("noticed")}(?:\\s${CHANNELS.sourceOf("noticed_whom")})?(?:\\s${
    CHANNELS.sourceOf("noticed_where")
  })?|${CHANNELS.sourceOf("noticed_in")}\\s${CHANNELS.sourceOf("noticed_where")})` +
    `(?:\\s(?:${GRAMMAR.sourceOf("the")}|${CHANNELS.sourceOf("noticed_whose")}))?\\s`,
  "iu",
);
const NOTICED_LAST = new RegExp(` ${CHANNELS.sourceOf("noticed_last")}$`, "iu");
/** What somebody did, by itself: that they rang says not from where they knew. */
const GOT_IN_TOUCH = new RegExp(
  `^${CHANNELS.sourceOf("got_in_touch")}(?: ${CHANNELS.sourceOf("touched_whom")})*$`,
  "iu",
);

/** Longer than this it is a story, not a name. */
const LONGEST_NAME = 70;

/**
 * What only looks like a name: a verb in German, where names have a capital where anything has; a ratio torn in two
 * ("10 referrals" of "7 in 10 referrals"); somebody who guesses; a word for everything, the rest or no reason at all.
 */
function isNoName(name: string, languages: readonly Language[]): boolean {
  // "Most come", "entrou da rua", "liepen zo binnen": that they came says not from where.
  if (CHANNELS.isIn(name, "arrived") || GOT_IN_TOUCH.test(name) || CHANNELS.opens(name, "one_did")) {
    return true;
  }
  if (/^\d+\s/u.test(name) || grammarOf(languages).firstPerson.test(name)) return true;
  if (firstCue(name, languages, "pronouns", "quantities", "contrast", "dont_know")?.index === 0) {
    const head = firstCue(name, languages, "pronouns", "quantities", "contrast")?.[0] ?? "";
    const isStory = CHANNELS.opens(head, "you_or_they") ||
      GRAMMAR.patternOf("we", languages).exec(head)?.index === 0 ||
      hasCue(head, languages, "contrast");
    if (head.length === name.length || isStory) return true;
  }
  const isGerman = languages.length === 1 && languages[0] === "de";
  if (
    isGerman && /^\p{Ll}+(?:\s\p{Ll}+)*$/u.test(name) &&
    hasCue(name, languages, "auxiliaries", "pronouns", "adverbs")
  ) return true;
  const time = hasCue(name, languages, "time_words") &&
    withoutCues(name, languages, "time_words", "prepositions", "articles", "per_words").trim().split(/\s+/u)
        .length < 2;
  return time || NOTHING.test(name);
}

/** Words that name no channel: togetherness, chance, what cannot be attributed, all of them. */
const NOTHING = new RegExp(
  `^(?:${CHANNELS.sourceOf("names_none", "together")}|${wordPattern("now", LANGUAGES).source}|${
    CHANNELS.sourceOf("every_one")
  } \\p{L}+.*)$`,
  "iu",
);

/** "The other 3" names nothing. */
const OTHER = new RegExp(`^${CHANNELS.sourceOf("others", "together")}$`, "iu");

/** "300 people follow us": a sentence about people, unless it says which. */
const CROWD = new RegExp(`^${GRAMMAR.sourceOf("people")}\\s(?!${GRAMMAR.sourceOf("who")})`, "iu");

function isRefusal(name: string, languages: readonly Language[]): boolean {
  return OTHER.test(name) || CROWD.test(name) || hasCue(name, languages, "negation") ||
    wordPattern("exists", languages, "start").test(name);
}
