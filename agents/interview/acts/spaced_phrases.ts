import { rememberedValue } from "../../text/remembered.ts";
import { plainWords } from "./plain_words.ts";

/** A phrase of words set apart by spaces, with the words that a text must hold for it to be there at all. */
interface SpacedPhrase {
  source: string;
  /** Of each word that may not be missing: the beginnings of its choices. */
  needed: ReadonlySet<string>[];
  /** Compiled when a text first holds all that is needed: most phrases are never said. */
  pattern: RegExp | null;
}

interface SpacedSetting {
  phrases: readonly string[];
  /** Words that may stand before and behind: "well", "hang on". */
  fillers: readonly string[];
  mostFillers: number;
  /** What `**` stands for, as the source of a pattern. */
  anyWords: string;
}

/**
 * A test whether a whole plain text is one of some phrases, with at most so many fillers before and behind it. A phrase
 * is words set apart by spaces: `a/b` is either, `_` a space inside one of them, `word?` may be missing, `*` is any one
 * word, `**` any few, `#` a number.
 */
export function spacedPhrases(setting: SpacedSetting): (plain: string) => boolean {
  const byWord = indexOf(setting.phrases.map((phrase) => readPhrase(phrase, setting.anyWords)));
  const before = byFirst(setting.fillers.map((filler) => plainWords(filler).split(" ")));
  const behind = byFirst(setting.fillers.map((filler) => plainWords(filler).split(" ").toReversed()));
  return function isOneOf(plain) {
    const { words, held } = wordsIn(plain);
    const possible: SpacedPhrase[] = [...byWord.get("") ?? []];
    for (const word of held) {
      for (const phrase of byWord.get(word) ?? []) {
        if (phrase.needed.every((choices) => !choices.isDisjointFrom(held))) possible.push(phrase);
      }
    }
    if (possible.length === 0) return false;
    const starts = placesPast(words, before, setting.mostFillers);
    const ends = placesPast(words.toReversed(), behind, setting.mostFillers)
      .map((place) => words.length - place);
    return starts.some((start) =>
      ends.some((end) => {
        const text = words.slice(start, end).map((word) => `${word} `).join("");
        return possible.some((phrase) => patternOf(phrase).test(text));
      })
    );
  };
}

/** Each text is compared with every kind of phrase. */
const MOST_TEXTS = 500;

const wordsIn = rememberedValue((plain) => {
  const words: readonly string[] = plain.split(" ");
  return { words, held: new Set(words) };
}, MOST_TEXTS);

type Fillers = ReadonlyMap<string | undefined, string[][]>;

function byFirst(fillers: readonly string[][]): Fillers {
  return Map.groupBy(fillers, ([first]) => first);
}

/** The places that can be reached over fillers alone, the beginning among them. */
function placesPast(words: readonly string[], fillers: Fillers, most: number): number[] {
  const reached = new Set([0]);
  let edge = [0];
  for (let step = 0; step < most && edge.length > 0; step++) {
    edge = edge.flatMap((place) =>
      (fillers.get(words[place]) ?? []).filter((filler) =>
        filler.every((word, at) => words[place + at] === word)
      ).map((filler) => place + filler.length)
    ).filter((place) => !reached.has(place));
    for (const place of edge) reached.add(place);
  }
  return [...reached];
}

/** Each phrase by the choices of that word which is the least common one, going by its length; "" where all may be missing. */
function indexOf(phrases: readonly SpacedPhrase[]): ReadonlyMap<string, SpacedPhrase[]> {
  const byWord = new Map<string, SpacedPhrase[]>();
  for (const phrase of phrases) {
    const rarest = phrase.needed.toSorted((one, other) => shortest(other) - shortest(one))[0] ??
      new Set([""]);
    for (const word of rarest) byWord.set(word, [...byWord.get(word) ?? [], phrase]);
  }
  return byWord;
}

function shortest(choices: ReadonlySet<string>): number {
  return Math.min(...[...choices].map((word) => word.length));
}

function patternOf(phrase: SpacedPhrase): RegExp {
  phrase.pattern ??= new RegExp(`^${phrase.source}$`, "u");
  return phrase.pattern;
}

function readPhrase(phrase: string, anyWords: string): SpacedPhrase {
  const tokens = phrase.split(/\s+/);
  const needed = tokens.flatMap((token) => {
    const choices = token.split("/");
    const isOpen = token.endsWith("?") || choices.some((choice) => /^(?:\*\*?|#)$/.test(choice));
    return isOpen ? [] : [new Set(choices.map((choice) => plainChoice(choice).split(" ")[0] ?? ""))];
  });
  return { source: tokens.map((token) => sourceOf(token, anyWords)).join(""), needed, pattern: null };
}

function sourceOf(token: string, anyWords: string): string {
  if (token === "**") return anyWords;
  const isOptional = token.endsWith("?");
  const choices = (isOptional ? token.slice(0, -1) : token).split("/").map((choice) => {
    if (choice === "*") return "\\S+ ";
    if (choice === "**") return anyWords;
    if (choice === "#") return "\\d+(?: \\d+)? ?\\S* ";
    return `${plainChoice(choice)} `;
  });
  return `(?:${choices.join("|")})${isOptional ? "?" : ""}`;
}

function plainChoice(choice: string): string {
  return plainWords(choice.replaceAll("_", " "));
}
