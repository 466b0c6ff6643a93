import { languageIn } from "../../../text/language.ts";
import { rememberedValue } from "../../../text/remembered.ts";
import { isUnspaced, sentencesOf } from "../../../text/sentences.ts";
import { TITLE } from "../../../text/titles.ts";
import { STOP_WORDS } from "../../../text/words.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { factWords } from "./fact_words.ts";
import { COMMON_NAMES, COMMON_SHORT, FAMOUS, FIRST_NAMES, UNMISTAKABLE } from "./known_names.ts";
import { idsOf, type Leaf, placeOf, type Problem, textOf } from "./leaf.ts";
import { ownWords } from "./own_words.ts";
import { NAMES } from "./words.ts";

/** Every company, person and place stands in something that was said or read. */
export function checkNames(leaf: Leaf, ground: Ground): Problem[] {
  const text = ownWords(textOf(leaf));
  if (text.trim() === "") return [];
  const known = knownWords(ground);
  const cited = citedSentences(idsOf(leaf), ground).join("\n").toLowerCase();
  const isKnown = (word: string) =>
    [word, bare(word)].some((each) => known.has(each.toLowerCase()) || cited.includes(each.toLowerCase())) ||
    isUnspaced(word) && textsOf(ground).some((text) => text.includes(word));
  const unknown = candidatesIn(text, {
    isName: placeOf(leaf) === "rival",
    language: languageIn(text) ?? ground.language,
  })
    .filter((word) =>
      !isKnown(word) &&
      !word.split(/[-’'&/]/).every((part) =>
        part === "" || /^\p{Ll}/u.test(part) || isKnown(part) || isCommon(part)
      )
    );
  return [...new Set(unknown)].map((name) => ({
    gate: "names" as const,
    reason:
      `Nobody has said or printed the name ${name}: use a name from the dossier, or say it without one.`,
  }));
}

interface Manner {
  /** True where the whole text is one name. */
  isName: boolean;
  language: string | null;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-.’'&][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
const HONORIFIC = new RegExp(`${TITLE}$`, "u");

/** Words that may name somebody: capitals inside a sentence, capitals inside a word, and what everybody knows. */
function candidatesIn(text: string, { isName, language }: Manner): string[] {
  if (isMostlyUnspaced(text)) return [...japaneseNames(text), ...latinNames(text)];
  return sentencesOf(text).flatMap((sentence) => {
    const words = [...sentence.matchAll(TOKEN)];
    // Where every noun or every word has a capital, a capital tells nothing.
    const isLoud = language === "de" || hasTitleCase(words.map(([word]) => word));
    return words.filter((match) => {
      const [word] = match;
      if (isCommon(word)) return false;
      const isFamous = FAMOUS.has(word.toLowerCase()) || FAMOUS.has(bare(word).toLowerCase());
      if (isFamous || /\p{Ll}\p{Lu}/u.test(word)) {
        return /\p{Lu}/u.test(word) || UNMISTAKABLE.has(word.toLowerCase());
      }
      if (!/^\p{Lu}/u.test(word)) return false;
      const ahead = sentence.slice(0, match.index);
      if (HONORIFIC.test(ahead)) return true;
      const isOpening = !isName &&
        /(?:^|[:“„"«(‘¿¡–—/|•]\s?|[.!?]\s)$/u.test(ahead.trimEnd() === "" ? "" : ahead);
      if (isOpening) {
        return FIRST_NAMES.has(bare(word).toLowerCase()) || !isLoud && IN_TWO.test(word) ||
          isPossessed(word) && !STOP_WORDS.has(bare(word).toLowerCase()) ||
          isShort(word) && word.length >= LEAST_SHORT;
      }
      return isLoud ? FIRST_NAMES.has(word.toLowerCase()) || isShort(word) : true;
    }).map(([word]) => bare(word));
  });
}

/** True where most letters are of a script without blanks between words. */
function isMostlyUnspaced(text: string): boolean {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return signs > (text.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** "GIG brokers": capitals alone of so many letters name something also at the start. */
const LEAST_SHORT = 3;

function isShort(word: string): boolean {
  return /^\p{Lu}{2,5}s?$/u.test(word);
}

/** "Dyno-Rod": two capitals in one word name somebody also at the start. */
const IN_TWO = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u;

function isPossessed(word: string): boolean {
  return /^\p{Lu}\p{L}{2,}['’]s$/u.test(word);
}

/** "Anna's", "who'll": what English sets behind a name. */
const ENDING = new RegExp(`['’](?:${NAMES.phrasesOf("endings").join("|")})$`, "u");

function bare(word: string): string {
  return word.replace(ENDING, "");
}

function isCommon(word: string): boolean {
  const plain = bare(word);
  return COMMON_SHORT.has(plain) || COMMON_NAMES.has(plain.toLowerCase()) || /^\p{L}$/u.test(plain) ||
    /^\d/.test(plain);
}

/** "The Rival Is Inertia": most longer words have a capital, and those without one are grammar. */
function hasTitleCase(words: string[]): boolean {
  const long = words.slice(1).filter((word) => word.length > 3 && /^\p{L}/u.test(word));
  return long.length >= 3 && long.every((word) => /^\p{Lu}/u.test(word) || STOP_WORDS.has(word)) &&
    long.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.75 * long.length;
}

/** Letters alone: full stops and commas count to the same scripts. */
const TITLED = new RegExp(
  `${NAMES.sourceOf("company_form")}([[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]&&\\p{L}]{2,8})|` +
    `([[\\p{scx=Han}\\p{scx=Kana}]&&\\p{L}]{2,8})(?:${NAMES.sourceOf("company_form")}|` +
    `(?<!お)${NAMES.sourceOf("honorific")}(?=${NAMES.sourceOf("after_a_name")}|\\P{scx=Hira}|$))`,
  "gv",
);
const POLITE = new RegExp(`^${NAMES.sourceOf("polite")}`, "u");
/** "園長さん", "看護師さん": whoever is called by what they are has no name. */
const CALLED_BY_TRADE = new RegExp(`${NAMES.sourceOf("trade_endings")}$`, "u");

function japaneseNames(text: string): string[] {
  const titled = [...text.matchAll(TITLED)].map(([, company, person]) => company ?? person ?? "").filter((
    name,
  ) => !POLITE.test(name) && !CALLED_BY_TRADE.test(name));
  const famous = [...FAMOUS].filter((name) => isUnspaced(name) && text.includes(name));
  return [...titled, ...famous];
}

/** Latin letters among Japanese ones name something. */
function latinNames(text: string): string[] {
  return [...text.matchAll(/\p{Lu}[\p{Script=Latin}\d]{2,}/gu)].map(([word]) => word).filter((word) =>
    !isCommon(word)
  );
}

const known = new WeakMap<Ground, ReadonlySet<string>>();

/** Every word that was said, read, or stands in a fact, in small letters. */
function knownWords(ground: Ground): ReadonlySet<string> {
  const found = known.get(ground) ?? new Set(textsOf(ground).flatMap(wordsIn));
  known.set(ground, found);
  return found;
}

/** Everything that a name may stand in; without blanks between words it is looked for there as it is. */
function textsOf(ground: Ground): string[] {
  return [...ground.said, ...ground.pages, ...ground.names, ...factWords(ground)];
}

/** The words of a text in small letters, whole, without an ending such as "'s", and part by part. */
const wordsIn: (text: string) => readonly string[] = rememberedValue((text) =>
  [...text.toLowerCase().matchAll(TOKEN)].flatMap(([word]) => [word, bare(word), ...word.split(/[-.’'&]/)])
);
