import { withCapital } from "../../text/letters.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { Evidence, TextFact } from "../../domain/facts.ts";
import { claim, isExact, markOf, unframed, wordsOf } from "../../ledger/words.ts";
import type { Material } from "../../strategy/material.ts";
import { sentencesOf, wordCount } from "../../text/sentences.ts";
import { stretchesOf } from "../../text/repetition.ts";
import { isLonger, shorten } from "../../text/shorten.ts";
import { cuePattern, LANGUAGES } from "../../text/lexicon.ts";
import { namedFrom } from "../../plan/hooks.ts";
import { ANNOUNCING } from "./words.ts";

/** Craft, section 3: a headline has at most so many words. */
export const HEADLINE_WORDS = 18;
/** The sentence that a founder chose is not cut for a few words more. */
const OWN_WORDS = 21;
/** Fewer words of a longer text say nothing by themselves. */
const FRAGMENT = 3;
/** A sentence of fewer words is told with what it was chosen for. */
const FEW_WORDS = 5;

/** The fact, unless every rival could say the same: such a fact leads, proves and heads nothing. */
export function telling<T extends Evidence>(fact: T | null): T | null {
  return fact === null || fact.thin === true ? null : fact;
}

/** A fact's words for a cell or an item: in quotation marks while they are exact. */
export function quoted(fact: TextFact): Claim {
  return claim(wordsOf(fact), markOf(fact));
}

/**
 * How a fact begins, at most so many words: whole sentences where they fit, else the first one up to the end of a
 * clause with "…" behind it. In quotation marks while the words are exact.
 */
export function openingOf(fact: Pick<TextFact, "text" | "quote">, words: number): string {
  const whole = wholeSentences(fact.text, words);
  const [first = fact.text] = sentencesOf(fact.text);
  const cut = withoutLooseMark(whole ?? cutTo(wordCount(first) < FRAGMENT ? fact.text : first, words));
  const begun = isExact(cut, fact.quote) ? `“${cut}”` : cut;
  return whole === null ? `${begun} …` : begun;
}

/** "The real one then. My grandfather washed …": a story begins where more than a few words are said, or with whom it is about. */
export function storyOf(fact: TextFact): TextFact {
  const sentences = sentencesOf(fact.text);
  const telling = sentences.findIndex((sentence) => wordCount(sentence) >= FEW_WORDS);
  const first = sentences[namedFrom(sentences, telling)];
  return first === undefined ? fact : { ...fact, text: fact.text.slice(fact.text.indexOf(first)) };
}

/** A quotation mark of the founder's own that opens and is closed no more does not stand there. */
function withoutLooseMark(cut: string): string {
  const [, mark = "", rest = ""] = /^(["'«„‚「『]\s?)(.*)$/su.exec(cut) ?? [];
  return mark !== "" && !/["'»“”‘’」』]/u.test(rest.replace(/\p{L}['’]\p{L}/gu, "")) ? rest : cut;
}

/** As many whole sentences from the beginning as so many words hold, or null where the first one is too long. */
function wholeSentences(text: string, words: number): string | null {
  if (fits(text, words)) return text;
  const ends = sentencesOf(text).map((sentence) => text.indexOf(sentence) + sentence.length);
  const starts = ends.map((end) => text.slice(0, end)).filter((start) => fits(start, words));
  const longest = starts.at(-1);
  return longest === undefined || wordCount(longest) < FRAGMENT ? null : longest;
}

/** In letters and in words: scripts without blanks have more words in a line than signs tell. */
function fits(text: string, words: number): boolean {
  return !isLonger(text, words) && wordCount(text) <= words;
}

function cutTo(sentence: string, words: number, most = words): string {
  const cut = shorten(sentence, words).replace(/\s…$/u, "");
  const isClause = /^\s*[,;:.、。]/u.test(sentence.slice(cut.length));
  const whole = isClause ? cut : withoutLooseEnd(cut);
  const isDone = wordCount(whole) <= most || words <= 1;
  return isDone ? whole : cutTo(sentence, words - 1, most);
}

const LOOSE_END = new RegExp(
  `\\s+(?:${
    cuePattern(
      LANGUAGES,
      "because",
      "relative",
      "joiners",
      "articles",
      "pronouns",
      "prepositions",
      "auxiliaries",
    )
      .source
  })$`,
  "iu",
);

/** Words of grammar do not stand at the end of a cut: "… came back shaking or they". */
function withoutLooseEnd(cut: string): string {
  const shorter = cut.replace(LOOSE_END, "");
  return shorter === cut ? cut : withoutLooseEnd(shorter);
}

/** "Label: “the founder's own words”" within a headline's length, the words alone where only so they stand whole; or null for a thin fact and for none. */
export function headlineOf(label: string, fact: TextFact | null): Claim | null {
  const told = telling(fact);
  if (told === null) return null;
  const opening = openingOf(told, HEADLINE_WORDS - wordCount(label));
  const bare = openingOf(told, HEADLINE_WORDS);
  // Whole words say more than a label before a cut.
  const isCutForLabel = opening.endsWith("…") && !bare.endsWith("…");
  return claim(label === "" || isCutForLabel ? bare : `${label}: ${opening}`, markOf(told));
}

/** So many words into a text somebody who says what it is about has said it. */
const ANNOUNCEMENT = 6;
const BELIEVING = ["belief", "belief_needed"] as const;

/**
 * The same, without the label where the words themselves say what they are: "The barrier is the date", "They believe
 * that …". A label before these would say it twice.
 */
export function announcedHeadline(
  label: string,
  fact: TextFact | null,
  topic: "obstacle" | "trigger" | "barrier" | "quiet" | "belief",
): Claim | null {
  const opening = (fact?.text ?? "").split(/\s+/u).slice(0, ANNOUNCEMENT).join(" ");
  const pattern = topic === "belief" ? cuePattern(LANGUAGES, ...BELIEVING) : ANNOUNCING.patternOf(topic);
  return headlineOf(opening.search(pattern) >= 0 ? "" : label, fact);
}

/** True where a sentence that the founder chose for an anchor has a stretch of the fact: that anchor prints it. */
export function isChosen(fact: TextFact | null, sentences: Partial<Record<string, Claim>>): boolean {
  const stretches = new Set(stretchesOf(fact?.text ?? ""));
  return Object.values(sentences).some((sentence) =>
    stretchesOf(sentence?.text ?? "").some((stretch) => stretches.has(stretch))
  );
}

/** True where the sentence chosen for attention is one of the things the founder knows: it leads what they publish. */
export function isOfKnowledge({ sheet, sentences }: Pick<Material, "sheet" | "sentences">): boolean {
  if (sentences.attention === undefined) return false;
  const words = unframed(sentences.attention).text.replace(/[“”]/gu, "").replace(/[.。…\s]+$/u, "")
    .toLowerCase();
  return sheet.facts.knowledge.some(({ quote }) => quote.toLowerCase().includes(words));
}

/** What follows these is what the sentence comes to. */
const CONSEQUENCE = new RegExp(
  `[,;]\\s*${ANNOUNCING.sourceOf("consequence")}\\s+(?=\\S)|、?${
    ANNOUNCING.patternOf("consequence", ["ja"]).source
  }、?`,
  "giu",
);

/** The founder's own sentence as a headline: whole where it fits, else what it comes to, else its opening clauses. */
export function sentenceHeadline(chosen: Claim | undefined): Claim | null {
  if (chosen === undefined) return null;
  const words = unframed(chosen);
  // "Michigan after 90 homes": what it is the frame says.
  const sentence = wordCount(words.text) < FEW_WORDS && fits(chosen.text, HEADLINE_WORDS) ? chosen : words;
  const text = sentence.text.replace(/^“(.*)”$/su, "$1");
  if (fits(text, sentencesOf(text).length === 1 ? OWN_WORDS : HEADLINE_WORDS)) return sentence;
  const last = [...text.matchAll(CONSEQUENCE)].at(-1);
  const end = last === undefined ? "" : text.slice(last.index + last[0].length);
  const isTold = wordCount(end) > FRAGMENT && fits(end, HEADLINE_WORDS);
  const headline = isTold ? end : openingOf({ text, quote: "" }, HEADLINE_WORDS);
  return { text: withCapital(headline), marks: sentence.marks };
}

/** The first that could be made whole, else the first that was cut; null where none could. */
export function firstWhole(candidates: (Claim | null)[]): Claim | null {
  const made = candidates.filter((each) => each !== null);
  return made.find(({ text }) => !text.endsWith("…")) ?? made[0] ?? null;
}

/** The first headline that could be made whole, else the first that was cut; what is not known yet where none could. */
export function firstHeadline(candidates: (Claim | null)[], missing: string, field: string): Claim {
  return firstWhole(candidates) ??
    claim(missing, { kind: "inference", from: [field], how: "nothing was said" } satisfies Mark);
}
