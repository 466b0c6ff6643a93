import de from "./phrases/de.json" with { type: "json" };
import en from "./phrases/en.json" with { type: "json" };
import es from "./phrases/es.json" with { type: "json" };
import fr from "./phrases/fr.json" with { type: "json" };
import it from "./phrases/it.json" with { type: "json" };
import ja from "./phrases/ja.json" with { type: "json" };
import nl from "./phrases/nl.json" with { type: "json" };
import other from "./phrases/other.json" with { type: "json" };
import pt from "./phrases/pt.json" with { type: "json" };

/** Kinds of phrases, each a list in every language; what a kind is for stands beside the act that it tells. */
export type PhraseKind = keyof typeof en;

const FILES: Partial<Record<PhraseKind, string>>[] = [en, de, fr, es, it, pt, nl, ja, other];

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** What `**` stands for: up to so many words, or characters in scripts without spaces. */
const ANY_WORDS = "(?:\\S+ ){0,8}";
/** The same behind "I don't know", where more words say what is known: "I don't know a single rival who would". */
const FEW_WORDS = "(?:\\S+ ){0,2}";
/** The same where talk is short: what goes on has something to say. */
const SOME_WORDS = "(?:\\S+ ){0,4}";
const SHORT_TALK: ReadonlySet<PhraseKind> = new Set<PhraseKind>([
  "ask_example",
  "said",
  "worry",
  "tired",
  "aside",
  "reject",
  "accept",
]);
const ANY_CHARACTERS = ".{0,7}";

/** Words as phrases are compared: lower case, without accents, apostrophes and signs. */
export function plainWords(text: string): string {
  return text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC").replace(/['’‘`´]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/** True where the whole text is a phrase of the kind, with words like "hm", "sorry" and "please" around it or without. */
export function isPhrase(kind: PhraseKind, text: string): boolean {
  const plain = plainWords(text);
  if (plain === "") return false;
  const { spaced, unspaced } = compiled(kind);
  return UNSPACED.test(plain) ? unspaced.test(plain.replaceAll(" ", "")) : spaced.test(`${plain} `);
}

/** The words of a kind that is a plain list. */
export function wordsOf(kind: PhraseKind): string[] {
  return phrasesOf(kind).flatMap((phrase) => phrase.split(" "));
}

function phrasesOf(kind: PhraseKind): string[] {
  return FILES.flatMap((file) => (file[kind] ?? "").split("|")).map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

interface Compiled {
  spaced: RegExp;
  unspaced: RegExp;
}

const known = new Map<PhraseKind, Compiled>();

function compiled(kind: PhraseKind): Compiled {
  const ready = known.get(kind);
  if (ready !== undefined) return ready;
  const isOpening = kind === "lead_in" || kind === "trailing";
  const made = {
    spaced: patternFor(kind, { isUnspaced: false, most: isOpening ? 2 : 4 }),
    unspaced: patternFor(kind, { isUnspaced: true, most: 4 }),
  };
  known.set(kind, made);
  return made;
}

/** The pattern of all phrases of a kind, with at most so many fillers before and behind. */
function patternFor(kind: PhraseKind, { isUnspaced, most }: { isUnspaced: boolean; most: number }): RegExp {
  const anyWords = kind === "unknown" ? FEW_WORDS : SHORT_TALK.has(kind) ? SOME_WORDS : ANY_WORDS;
  const write = isUnspaced ? unspacedSource : (phrase: string) => spacedSource(phrase, anyWords);
  const sources = (of: PhraseKind) =>
    phrasesOf(of).filter((each) => UNSPACED.test(each) === isUnspaced).map(write);
  const phrases = sources(kind);
  if (phrases.length === 0) return /(?!)/;
  const fillers = sources("fillers");
  const around = fillers.length === 0 ? "" : `(?:${fillers.join("|")}){0,${most}}`;
  return new RegExp(`^${around}(?:${phrases.join("|")})${around}$`, "u");
}

/**
 * A phrase is words set apart by spaces: `a/b` is either, `_` a space inside one of them, `word?` may be missing,
 * `*` is any one word, `**` any few, `#` a number.
 */
function spacedSource(phrase: string, anyWords: string): string {
  return phrase.split(/\s+/).map((token) => {
    if (token === "**") return anyWords;
    const isOptional = token.endsWith("?");
    const choices = (isOptional ? token.slice(0, -1) : token).split("/").map((choice) => {
      if (choice === "*") return "\\S+ ";
      if (choice === "**") return anyWords;
      if (choice === "#") return "\\d+(?: \\d+)? ?\\S* ";
      return `${plainWords(choice.replaceAll("_", " "))} `;
    });
    return `(?:${choices.join("|")})${isOptional ? "?" : ""}`;
  }).join("");
}

function unspacedSource(phrase: string): string {
  return phrase.split(/\s+/).map((token) => {
    if (token === "**") return ANY_CHARACTERS;
    const isOptional = token.endsWith("?");
    const choices = (isOptional ? token.slice(0, -1) : token).split("/").map((choice) => plainWords(choice));
    return `(?:${choices.join("|")})${isOptional ? "?" : ""}`;
  }).join("");
}
