import type { ColourFact } from "../../domain/facts.ts";
import { type CueName, firstCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { hueFamilyOf } from "./families.ts";
import { evidenceOf } from "../reader.ts";
import type { Statement } from "../statements/statement.ts";
import { COLOURS } from "../words.ts";

const HEX = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/giu;

const HEX_ONCE = new RegExp(HEX.source, "iu");

/** Adds the codes of a clause, each to the colour that it is the code of. */
export function addCodes(found: ColourFact[], clause: Statement): void {
  for (const [code] of clause.text.matchAll(HEX)) addHex(found, longHex(code), clause);
}

export function hasCode({ text }: Statement): boolean {
  return text.search(HEX) !== -1;
}

/** "My daughter says #8C3B2A for the red": another's code of a colour that the founder wants, and no colour of its own. */
export function codeOfKnown(found: ColourFact[], { text, sentence: { languages } }: Statement): void {
  const [code] = HEX_ONCE.exec(text) ?? [];
  const hue = hueFamilyOf(text.replace(HEX, ""), languages);
  const alike = found.filter(({ hex, wanted, name }) =>
    hex === null && wanted && name !== null && hueFamilyOf(name, languages) === hue
  );
  if (code !== undefined && hue !== null && alike.length === 1 && alike[0] !== undefined) {
    alike[0].hex = longHex(code);
  }
}

/**
 * A code belongs to the colour named in its clause or, where it stands alone, right before it, else to the one named colour
 * of its hue, else it stands for itself.
 */
function addHex(found: ColourFact[], hex: string, clause: Statement): void {
  const { text: quote, sentence: { answer, languages } } = clause;
  if (found.some((colour) => colour.hex === hex)) return;
  const bare = found.filter((colour) => colour.hex === null && colour.wanted);
  const beside = bare.filter((colour) => colour.quote === quote);
  const alike = bare.filter(({ name }) =>
    name !== null && hueFamilyOf(name, languages) === hueFamilyOf(hex, languages)
  );
  const closest = nearest(beside.filter((colour) => alike.includes(colour)), quote, hex);
  const name = nameBefore(quote, hex, languages);
  const called = beside.find((colour) => name !== null && colour.name?.toLowerCase() === name.toLowerCase());
  const named = called ?? closest ?? (alike.length === 1 ? alike[0] : namedBefore(bare, clause));
  if (named !== undefined) named.hex = hex;
  else found.push({ hex, name, wanted: clause.standing !== "negated", ...evidenceOf(answer, quote) });
}

/** "A deep teal, #0B6E6E", "the cars are a deep plum. It's #5B2A4E". */
function namedBefore(colours: readonly ColourFact[], { text, sentence }: Statement): ColourFact | undefined {
  const rest = text.replace(HEX, "").trim();
  if (isOnlyIt(rest, sentence.languages)) {
    const { turn } = sentence.answer;
    return colours.findLast((colour) => colour.turn === turn && colour.quote !== text);
  }
  if (rest !== "") return undefined;
  const before = sentence.clauses.filter(({ to }) => to <= sentence.from + sentence.text.indexOf(text)).at(
    -1,
  );
  return colours.findLast(({ quote }) => quote === before?.text);
}

/** "It's", "das ist": a pronoun that stands for the colour before, and what it is. */
function isOnlyIt(words: string, languages: readonly Language[]): boolean {
  return words !== "" &&
    !/\p{L}{2}/u.test(withoutCues(words, languages, "pronouns", "auxiliaries", "adverbs"));
}

/** "clay #B5472F": a word right before a code that the lexicon does not know as a colour. */
function nameBefore(text: string, hex: string, languages: readonly Language[]): string | null {
  const at = text.toUpperCase().indexOf(hex.slice(0, 4));
  const word = /([\p{L}-]{2,})[\s(:=]*$/u.exec(text.slice(0, at))?.[1];
  // "The designer put #E0A526" tells what was done with the code.
  const isName = word !== undefined && !isRank(word) && COLOURS.patternOf("put").exec(word)?.[0] !== word &&
    !isWhole(
      word,
      languages,
      "auxiliaries",
      "pronouns",
      "articles",
      "prepositions",
      "joiners",
      "adverbs",
      "vague",
      "colours",
    );
  return isName ? word : null;
}

/** "Primary", "Akzentfarbe": which of the colours it is, and no colour. */
export function isRank(word: string): boolean {
  return COLOURS.patternOf("rank").exec(word)?.[0] === word;
}

/** The colour named right before its code, or right behind it. */
function nearest(colours: readonly ColourFact[], text: string, hex: string): ColourFact | undefined {
  const at = text.toLowerCase().indexOf(hex.slice(0, 4).toLowerCase());
  const distance = ({ name }: ColourFact) => Math.abs(text.indexOf(name ?? "") - at);
  return colours.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** "#abc" is "#AABBCC". */
export function longHex(code: string): string {
  const digits = code.slice(1).toUpperCase();
  return digits.length === 6 ? `#${digits}` : `#${[...digits].map((digit) => digit + digit).join("")}`;
}

export function isWhole(word: string, languages: readonly Language[], ...names: CueName[]): boolean {
  const match = firstCue(word, languages, ...names);
  return match !== null && match[0].length === word.length;
}
