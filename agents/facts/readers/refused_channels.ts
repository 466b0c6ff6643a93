import type { TextFact } from "../../domain/facts.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { isRomance } from "../../text/language.ts";
import { cuesIn, firstCue, hasCue, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { isFirstPerson, isSubject, opensWith, withoutJoiner } from "../passages/items.ts";
import { readRows } from "../passages/rows.ts";
import { isAnothersWish } from "../statements/reported.ts";
import { standsAlone } from "../names/noun_phrases.ts";
import { nameIn } from "../passages/row_names.ts";
import type { Passage } from "../passages/passages.ts";
import { textOf } from "../passages/passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { REFUSED_CHANNEL_WORDS } from "./words.ts";

/** A stated clause without a refusal is a bare name up to this many words. */
const MOST_BARE_WORDS = 6;

/** Reads the channels that the founder refuses, each by its name, without the refusal. */
export function readRefusedChannels(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "refused_channels",
    field: "channels.refused",
    question: "Which channels would you never use?",
    isUsable: isRefused,
    opensItem: opensRefusal,
    nameOf: refusedIn,
    refusesPast: true,
    cutsAtNo: true,
    cutsAtSubjects: true,
  });
}

/** A refusal that opens a clause, or a bare name that opens a sentence. */
function isRefused(clause: Statement): boolean {
  const { text, standing, sentence: { languages, clauses } } = clause;
  if (opensWith(text, languages, "because", "relative", "contrast") || explainsRefusal(clause)) return false;
  if (isAnothersWish(text, languages)) return false;
  if (opensRefusal(clause)) return true;
  const isOwn = !isFirstPerson(text, languages) && !isSubject(text, languages);
  if (standing === "negated") {
    return isOwn && !opensWith(text, languages, "negation") && clause.from === clauses[0]?.from;
  }
  if (hasCue(text, languages, "refusal")) return true;
  if (SOMEBODY_DID.test(text)) return false;
  // "Xero directory 19" counts what came from a channel: it is no refusal.
  const isOpen = clauses.some((each) =>
    each.standing === "hedged" || hasCue(each.text, languages, "dont_know")
  );
  const isBare = isOwn && !isOpen && !/\d/.test(text) &&
    !hasCue(text, languages, "auxiliaries", "yes", "quantities") &&
    // "- Awards you pay to enter": the line of a list names something, whoever does something in it.
    (clause.sentence.listed || !hasCue(text, languages, "pronouns"));
  return isBare && wordCount(text) <= MOST_BARE_WORDS;
}

/** "No TikTok, Cody's asked twice" tells of somebody; "Dave's Doors" is a name. */
const SOMEBODY_DID = /^\p{Lu}\p{Ll}+['’]s\s\p{Ll}+(?:ed|en)(?!\p{L})/u;

/** "no Instagram, I'm not dancing for strangers": a sentence of one's own right behind a refusal says why. */
function explainsRefusal({ text, sentence: { languages, clauses }, from }: Statement): boolean {
  const before = clauses.filter((each) => each.from < from).at(-1);
  return before !== undefined && isFirstPerson(text, languages) && !isFirstPerson(before.text, languages) &&
    opensRefusal(before) && !/\p{Lu}\p{Ll}/u.test(text);
}

/** "no leaflets", "I won't do Groupon", "and I'm not paying Facebook": the refusal stands among the first words. */
function opensRefusal({ text, sentence: { languages } }: Statement): boolean {
  const words = withoutJoiner(text, languages);
  const cue = firstCue(words, languages, "refusal", "negation");
  if (cue === null || words.slice(0, cue.index).trim().split(/\s+/u).length > MOST_WORDS_BEFORE) return false;
  const behind = words.slice(cue.index + cue[0].length);
  if (isFirstPerson(words, languages)) return behind.trim() !== "";
  return cue.index === 0 && !opensWith(behind.trimStart(), languages, "auxiliaries", "pronouns");
}

const MOST_WORDS_BEFORE = 3;

const LEAD = new RegExp(`^${REFUSED_CHANNEL_WORDS.sourceOf("rest_of_denial")}\\s+`, "iu");
const TAIL = new RegExp(`\\s*${REFUSED_CHANNEL_WORDS.sourceOf("how_firmly")}$`, "iu");

/** "no discounts, ever", "keine Messen mehr", "auf keinen Fall Messen": how long and how firmly is no part of the name. */
function withoutTime(name: Passage | null): Passage | null {
  if (name === null) return null;
  const text = textOf(name);
  const from = name.from + (LEAD.exec(text)?.[0].length ?? 0);
  const to = name.to - (TAIL.exec(text)?.[0].length ?? 0);
  // "I've nothing against Instagram" leaves "'ve".
  return to > from && /^[^'’]*\p{L}{2}/u.test(text) ? { ...name, from, to } : null;
}

/** What stands behind the refusal; before it in languages that refuse last. */
function refusedIn(passage: Passage): Passage | null {
  const text = textOf(passage);
  const refusal = cuesIn(text, passage.languages, "refusal", "negation").at(0);
  if (refusal === undefined) return withoutTime(nameIn(passage));
  const end = refusal.index + refusal[0].length;
  // "não vamos em feiras": the verb of the first person and its preposition are no part of the name.
  const verb = WE_DO_THERE.exec(text.slice(end))?.[0] ?? "";
  const held = HELD_NO_MORE.exec(text.slice(end))?.[0] ?? "";
  const behind = { ...passage, from: passage.from + end + (held === "" ? verb : held).length };
  const done = DONE_BY_US.exec(text.slice(0, refusal.index))?.[0].length ?? 0;
  const before = { ...passage, to: passage.from + refusal.index - done };
  const name = isBareVerb(behind) || isNamedBefore(before) ? null : withoutTime(nameIn(behind));
  return name === null ? withoutTime(nameIn(before)) : withRestriction(name);
}

const WE_DO_THERE = new RegExp(
  `^\\s${REFUSED_CHANNEL_WORDS.sourceOf("we_do")}\\s${REFUSED_CHANNEL_WORDS.sourceOf("where")}\\s`,
  "u",
);
/** "Je ne tiens plus de stand": the verb stands between the two halves of the refusal. */
const HELD_NO_MORE = new RegExp(
  `^\\s\\p{Ll}+\\s${REFUSED_CHANNEL_WORDS.sourceOf("no_more")}\\s(?:${
    REFUSED_CHANNEL_WORDS.sourceOf("no_more_where")
  }\\s)?(?:(?:${phrasesPattern(phrasesOf(["fr"], "articles"))})\\s*)?`,
  "u",
);
/** "Messen mache ich nicht mehr", "beurzen doen we niet": the verb and who does it stand behind the name. */
const DONE_BY_US = new RegExp(`\\s\\p{Ll}+\\s(?:${GRAMMAR.patternOf("we", ["de", "nl"]).source})\\s*$`, "u");

/** "Rádio não volto a pôr", "la radio no la pongo más": where what is refused stands first, its verb stands behind. */
function isNamedBefore(before: Passage): boolean {
  const { languages } = before;
  const text = textOf(before).trim();
  return isRomance(languages) && standsAlone(text, languages) &&
    !hasCue(
      text,
      languages,
      "pronouns",
      "adverbs",
      "auxiliaries",
      "me",
      "because",
      "contrast",
      "prepositions",
    );
}

/** "En las ferias no me meto": a verb that is done to oneself names nothing. */
function isBareVerb(passage: Passage): boolean {
  return DONE_TO_ONESELF.test(textOf(passage).trim());
}

const DONE_TO_ONESELF = new RegExp(`^${REFUSED_CHANNEL_WORDS.sourceOf("to_oneself")}\\s*\\p{Ll}+$`, "u");

/** "No fairs that charge by the metre" refuses these fairs and no others. */
function withRestriction(name: Passage): Passage {
  const { answer, languages, clauses } = name;
  const clause = clauses.find(({ from, to }) => from < name.to && name.to < to);
  const behind = clause === undefined ? "" : answer.text.slice(name.to, clause.to);
  return clause !== undefined && opensWith(behind.trimStart(), languages, "relative")
    ? { ...name, to: clause.to }
    : name;
}
