import { A_OR_ONE } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { type CueName, cuesIn, firstCue, hasCue, type Language } from "../../text/lexicon.ts";
import { COLOUR_WORDS } from "../readers/words.ts";
import { isRank, isWhole } from "./codes.ts";
import { hueFamilyOf } from "./families.ts";

/** A colour as it was said. */
export interface SaidColour {
  /** Where its colour word begins. */
  index: number;
  /** The colour word alone: "green". */
  base: string;
  /** With what qualifies it: "pencil grey", "verde de folha de bananeira". */
  name: string;
}

/** "藍色より灰色っぽい青": what is compared with, and what only tinges the next one. */
const COMPARED = new RegExp(`^${COLOUR_WORDS.sourceOf("compares")}`, "u");

/** The colours of a text in their order; the linen of "the white of linen thread" is none of its own. */
export function coloursIn(text: string, languages: readonly Language[]): SaidColour[] {
  const found: SaidColour[] = [];
  let end = 0;
  for (const { index, base } of joinedColours(text, languages)) {
    const behind = text.slice(index + base.length);
    if (index < end || COMPARED.test(behind)) continue;
    const start = index - qualifierBefore(text.slice(0, index), languages).length;
    end = index + base.length + qualifierBehind(behind, languages).length;
    found.push({ index, base, name: text.slice(start, end).trim() });
  }
  return found;
}

/** Colour words; "verde oliva" is one, and the plum of "the red of a plum" describes another. */
function joinedColours(text: string, languages: readonly Language[]): { index: number; base: string }[] {
  const joined: { index: number; base: string }[] = [];
  const isRomance = languages.every((language) => ["fr", "es", "it", "pt"].includes(language));
  for (const { index, base } of colourWords(text, languages)) {
    const last = joined.at(-1);
    const between = last === undefined ? "" : text.slice(last.index + last.base.length, index);
    if (
      last !== undefined &&
      (between === "-" ||
        between === " " &&
          (isRomance || isShade(last.base, base, languages) || isManner(last.base, languages)))
    ) {
      last.base = text.slice(last.index, index + base.length);
    } else if (
      last === undefined ||
      hasCue(between, languages, "joiners") ||
      !OF_SOMETHING_ELSE.test(between)
    ) {
      joined.push({ index, base });
    }
  }
  return joined;
}

const OF_SOMETHING_ELSE = new RegExp(
  `^\\s${COLOUR_WORDS.sourceOf("of_or_like")}\\s(?:${A_OR_ONE}|${GRAMMAR.sourceOf("the")})\\s`,
  "iu",
);

/** Colour words in their order: those the lexicon knows, and what German and Dutch compound with one, "Ziegelrot". */
export function colourWords(text: string, languages: readonly Language[]): { index: number; base: string }[] {
  const known = cuesIn(text, languages, "colours").map(({ index, 0: base }) => ({ index, base }))
    .filter(({ index, base }) => !isPartOfWord(text.slice(index + base.length), languages));
  if (!languages.some((language) => language === "de" || language === "nl")) return known;
  const compounds = [...text.matchAll(COMPOUND)].map(({ index, 0: base }) => ({ index, base }));
  const isNew = compounds.filter(({ index }) => !known.some((word) => word.index === index));
  return [...known, ...isNew].toSorted((one, other) => one.index - other.index);
}

/** The brass of "brass-faced scales" is no colour; "blue-green" and "orange-ish" are. */
function isPartOfWord(behind: string, languages: readonly Language[]): boolean {
  const part = /^-(\p{L}+)/u.exec(behind)?.[1];
  return part !== undefined && COLOUR_WORDS.patternOf("tinged").exec(part)?.[0] !== part &&
    !hasCue(part, languages, "colours", "colour_qualifiers");
}

/** Bread and grist end like a red. */
const COMPOUND = new RegExp(
  `(?<!\\p{L})(?!${COLOUR_WORDS.sourceOf("ends_like_one")})\\p{L}{3,}(?:${
    COLOUR_WORDS.phrasesOf("ends_compounds").join("|")
  })(?!\\p{L})`,
  "giu",
);

/** "Moss green": of two words of one hue the first tells which shade of the second. */
function isShade(shade: string, base: string, languages: readonly Language[]): boolean {
  return languages.length === 1 && languages[0] === "en" && shade.toLowerCase() !== base.toLowerCase() &&
    hueFamilyOf(shade, languages) === hueFamilyOf(base, languages);
}

/** "Pastel green" is one colour, and "no pastels" refuses them all. */
function isManner(word: string, languages: readonly Language[]): boolean {
  return isWhole(word, languages, "colour_qualifiers");
}

const DETERMINERS: CueName[] = ["articles", "article_numbers", "negation", "of"];

/** Known qualifiers right before a colour, else one word between an article or "of" and it. */
function qualifierBefore(text: string, languages: readonly Language[]): string {
  let start = text.length;
  for (let step = 0; step < 2; step++) {
    const last = cuesIn(text.slice(0, start), languages, "colour_qualifiers").findLast((
      match,
    ) => /^[\s-]*$/.test(text.slice(match.index + match[0].length, start)));
    if (last === undefined) break;
    start = last.index;
  }
  if (start < text.length) return text.slice(start);
  const opening = /^(?:(\p{L}+)\s)?([\p{L}-]{3,})\s$/u.exec(text);
  // "Barn red and cream": a word that opens the clause belongs to its colour.
  if (opening?.[2] !== undefined && isRank(opening[2])) return "";
  const isOpening = opening?.[2] !== undefined &&
    (opening[1] === undefined || isWhole(opening[1], languages, "joiners")) &&
    isPlainWord(opening[2], languages) && !(languages.includes("en") && /[^s]s$/u.test(opening[2]));
  if (isOpening) return `${opening[2]} `;
  const nouns = /(?:^|\s)(\S+)\s+([\p{L}-]+\s+)?([\p{L}-]+\s+)$/u.exec(text);
  for (const [determiner, words] of [[nouns?.[1], nouns?.slice(2)], [nouns?.[2], nouns?.slice(3)]] as const) {
    const named = (words ?? []).filter((word) => word !== undefined);
    const isNoun = determiner !== undefined && named.length > 0 &&
      isWhole(determiner.trim(), languages, ...DETERMINERS) && named.every((word) =>
        !isWhole(
          word.trim(),
          languages,
          "adverbs",
          "vague",
          "pronouns",
          "prepositions",
          "joiners",
          "approx",
          "of",
          "colours",
          "auxiliaries",
          "articles",
        )
      );
    if (isNoun) return named.join("");
  }
  return "";
}

/** No verb, and no word of grammar. */
function isPlainWord(word: string, languages: readonly Language[]): boolean {
  return !hasCue(
    word,
    languages,
    "adverbs",
    "auxiliaries",
    "vague",
    "pronouns",
    "prepositions",
    "joiners",
    "approx",
    "articles",
    "article_numbers",
    "negation",
    "refusal",
    "dislike",
    "admire",
    "verbs_of_use",
    "relative",
    "aside",
    "colours",
    "quantities",
    "contrast",
  );
}

/** "Bleu de cobalt", "blu carta da zucchero", "bianco del filo di lino": whose colour it is, up to the next thing. */
const OF = GRAMMAR.patternOf("of", ["fr", "es", "it", "pt"]).source;
const AND = GRAMMAR.sourceOf("and");
const OF_SOMETHING = new RegExp(
  `^(?:\\s(?:${OF})\\s*\\p{Ll}{3,}){1,2}(?=\\s*(?:$|[,;.)])|\\s${AND}\\s)`,
  "u",
);
const NOUN_BEHIND = new RegExp(
  `^\\s(\\p{Ll}{3,})(?=\\s*(?:$|[,;.)])|\\s(?:${OF}|${AND})\\s|\\s${COLOUR_WORDS.sourceOf("behind")}$)`,
  "u",
);

/** "vert foncé", "verde oscuro", "verde agua": a qualifier or a noun right behind the colour. */
function qualifierBehind(text: string, languages: readonly Language[]): string {
  if (languages.some((language) => ["en", "de", "nl", "ja"].includes(language))) return "";
  const noun = NOUN_BEHIND.exec(text)?.[1];
  const own = noun !== undefined && isPlainWord(noun, languages) ? ` ${noun}` : "";
  const of = OF_SOMETHING.exec(text.slice(own.length))?.[0] ?? "";
  if (own !== "" || of !== "") return own + of;
  const match = firstCue(text, languages, "colour_qualifiers");
  return match !== null && /^\s$/.test(text.slice(0, match.index))
    ? text.slice(0, match.index + match[0].length)
    : "";
}
