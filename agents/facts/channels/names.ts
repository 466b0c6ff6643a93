import { type AmountWord, amountWords, wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import {
  type CueName,
  firstCue,
  hasCue,
  type Language,
  phrasesOf,
  phrasesPattern,
  withoutCues,
} from "../../text/lexicon.ts";
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
  rest = rest.replace(/^.*(?<!\p{L})(?:c['’]est|ce sont|c['’]était)\s(?:l['’]|les?\s|la\s|une?\s)?/iu, "");
  rest = withoutTelling(withoutStory(rest).replace(CAME_BEHIND, ""), languages);
  const found = relative.exec(rest);
  // "Vorträge bei der IHK": behind a preposition stands an article, which opens no clause.
  const isArticle = found !== null &&
    /(?<!\p{L})(?:bei|in|auf|mit|von|an|aus|über|nach|vor|zu|für)$/iu.test(rest.slice(0, found.index));
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

/** "De talleres llegaron 62": the verb that stands before its number. */
const CAME_BEHIND =
  /\s(?:(?:nos|ci|me|mi)\s)?(?:llegaron|vinieron|llegan|vienen|vieram|chegaram|sono (?:arrivat|venut)\p{L}|arrivano|sont venus|sont arrivés)$/iu;

/** "Instagram brings the most" is Instagram, "work through the architect" the architect. */
function withoutStory(words: string): string {
  const brought = /^(\p{Lu}.*?)\s(?:brings?|brought|sends?|sent|gives?|gave|does|did)(?!\p{L})/u.exec(words)
    ?.[1];
  const through =
    /^\p{Ll}+\s(?:(?:work|orders|jobs)\s)?(?:through|via|thanks to)\s(?:the\s|our\s|my\s|a\s)?(.+)$/u.exec(
      words,
    )?.[1];
  const story = brought ?? through ?? words;
  return story.replace(NOTICED, "").replace(NOTICED_BEHIND, "") || story;
}

/** "saw me at the fair" is the fair, "vieron en la feria" too: how people noticed is no part of where. */
const NOTICED = new RegExp(
  "^(?:" + [
    "(?:had |have )?(?:saw|seen|met|found|spotted|noticed|heard(?: of| about)?|read(?: about)?|answered|clicked(?: on)?|picked up)(?: (?:me|us|him|her|it|about us|about me|of us))?(?: (?:at|on|in|through|via|from|by|off))?(?: (?:the|an?|our|my))?",
    "(?:m['’]|nous )?(?:ont|a) (?:vu|trouvé|lu|entendu|rencontré)\\p{L}* (?:aux?|à la|à l['’]|sur|chez|dans|par|en)(?: les?| la)?",
    "(?:me |nos )?(?:vieron|conocieron|encontraron|leyeron) (?:en|por|a través de)(?: los?| las?| el)?",
    "(?:mi |ci )?(?:hanno )?(?:vist|trovat|conosciut|lett)[oiae] (?:a|al|alla|su|sul|sulla|in|nel|nella|da)",
    "(?:me |nos )?(?:viram|conheceram|encontraram|leram) (?:nas?|nos?|em|pelas?|pelos?)",
    "(?:zagen|vonden|lazen|ontmoetten) (?:me|mij|ons) (?:op|in|bij|via)(?: de| het)?",
  ].join("|") + ")\\s",
  "iu",
);
const NOTICED_BEHIND = / (?:gesehen|gefunden|gelesen|gehört|gezien|gelezen|gevonden)$/iu;
/** What somebody did, by itself: that they rang says not from where they knew. */
const ONLY_DEED =
  /^(?:rang|called|phoned|emailed|mailed|texted|asked|googled|searched|looked|angerufen|ont appelé|llamaron|hanno chiamato|ligaram|belden)(?: (?:me|us|up|around))*$|^(?:one|another|two|three|four) (?:got|went|was|were|did|just|came|had)(?!\p{L})/iu;

/** Longer than this it is a story, not a name. */
const LONGEST_NAME = 70;

/**
 * What only looks like a name: a verb in German, where names have a capital where anything has; a ratio torn in two
 * ("10 referrals" of "7 in 10 referrals"); somebody who guesses; a word for everything, the rest or no reason at all.
 */
function isNoName(name: string, languages: readonly Language[]): boolean {
  if (ARRIVED.test(name) || ONLY_DEED.test(name)) {
    return true;
  }
  if (/^\d+\s/u.test(name) || FIRST_PERSON_INSIDE.test(name)) return true;
  if (firstCue(name, languages, "pronouns", "quantities", "contrast", "dont_know")?.index === 0) {
    const head = firstCue(name, languages, "pronouns", "quantities", "contrast")?.[0] ?? "";
    if (
      head.length === name.length ||
      /^(?:i|we|they|you|ich|wir|je|on|io|noi|eu|ik|but|aber|mais|mas|pero|ma|maar)(?:['’]|$)/iu.test(head)
    ) {
      return true;
    }
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

/** "Most come", "entrou da rua", "liepen zo binnen": that they came says not from where. */
const ARRIVED =
  /(?<!\p{L})(?:came|come|comes|kam(?:en)?|komm(?:en|t)|reingelaufen|hereingelaufen|gefunden|(?:sont|est) (?:venu|arrivé)\p{L}*|passaient|vin(?:o|ieron)|llegaron|entr(?:ó|aron)|sono (?:venut|arrivat|entrat)\p{L}|arriv(?:ano|ati)|vieram|veio|entr(?:ou|aram)|chegaram|kwam(?:en)?|liep(?:en)?|binnengelopen)(?!\p{L})/iu;

/** "flyers j'en ai posé": somebody does something, so it is a story. */
const FIRST_PERSON_INSIDE = /\s(?:j['’]|je\s|ich\s|i['’]|i\s|we\s|wir\s|eu\s|yo\s|ik\s)\S/u;

/** Words that name no channel: togetherness, chance, what cannot be attributed, all of them. */
const NOTHING =
  /^(?:sources?|places?|ways?|channels?|quellen|wege|sources|canaux|fuentes|canales|fonti|canali|fontes|canais|bronnen|kanalen|somewhere|earlier|wrong|together|zusammen|ensemble|juntos?|insieme|samen|all|every(?: single)? \p{L}+.*|everything|god knows|unattributed|unknown|untracked|(?:by )?accident|chance|luck|hard|zufall|unbekannt|hasard|inconnus?|azar|casualidad|caso|acaso|toeval|onbekend|不明|today|now|heute|jetzt|aujourd['’]hui|hoy|ahora|oggi|hoje|agora|vandaag|nu)$/iu;

/** "The other 3" names nothing. */
const OTHER =
  /^(?:others?|another|more|andere[rn]?|weitere|autres?|otr[oa]s?|altr[ie]|outr[oa]s?|(?:in |au |en |no )?total[ei]?|altogether|insgesamt|zusammen|in totaal)$/iu;

/** "300 people follow us": a sentence about people, unless it says which. */
const CROWD =
  /^(?:people|leute|menschen|gens|personnes|gente|personas|persone|pessoas|mensen)\s(?!who|that|die|qui|que|che)/iu;

function isRefusal(name: string, languages: readonly Language[]): boolean {
  return OTHER.test(name) || CROWD.test(name) || hasCue(name, languages, "negation") ||
    wordPattern("exists", languages, "start").test(name);
}
