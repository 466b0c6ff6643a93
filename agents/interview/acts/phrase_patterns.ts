import de from "./phrases/de.json" with { type: "json" };
import en from "./phrases/en.json" with { type: "json" };
import es from "./phrases/es.json" with { type: "json" };
import fr from "./phrases/fr.json" with { type: "json" };
import it from "./phrases/it.json" with { type: "json" };
import ja from "./phrases/ja.json" with { type: "json" };
import nl from "./phrases/nl.json" with { type: "json" };
import other from "./phrases/other.json" with { type: "json" };
import pt from "./phrases/pt.json" with { type: "json" };
import { entriesOf } from "../../text/lexicon.ts";
import { plainWords } from "./plain_words.ts";
import { spacedPhrases } from "./spaced_phrases.ts";

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

/** True where the whole text is a phrase of the kind, with words like "hm", "sorry" and "please" around it or without. */
export function isPhrase(kind: PhraseKind, text: string): boolean {
  const plain = plainWords(text);
  if (plain === "") return false;
  return UNSPACED.test(plain) ? unspacedOf(kind).test(plain.replaceAll(" ", "")) : spacedOf(kind)(plain);
}

/** The words of a kind that is a plain list. */
export function wordsOf(kind: PhraseKind): string[] {
  return phrasesOf(kind).flatMap((phrase) => phrase.split(" "));
}

function phrasesOf(kind: PhraseKind): string[] {
  return FILES.flatMap((file) => entriesOf(file[kind] ?? ""));
}

const spaced = new Map<PhraseKind, (plain: string) => boolean>();
const unspaced = new Map<PhraseKind, RegExp>();

/** Each kind is made ready when it is first asked for. */
function spacedOf(kind: PhraseKind): (plain: string) => boolean {
  const ready = spaced.get(kind);
  if (ready !== undefined) return ready;
  const made = spacedPhrases({
    phrases: phrasesOf(kind).filter((phrase) => !UNSPACED.test(phrase)),
    fillers: phrasesOf("fillers").filter((phrase) => !UNSPACED.test(phrase)),
    mostFillers: kind === "lead_in" || kind === "trailing" ? 2 : 4,
    anyWords: kind === "unknown" ? FEW_WORDS : SHORT_TALK.has(kind) ? SOME_WORDS : ANY_WORDS,
  });
  spaced.set(kind, made);
  return made;
}

function unspacedOf(kind: PhraseKind): RegExp {
  const ready = unspaced.get(kind);
  if (ready !== undefined) return ready;
  const sources = (of: PhraseKind) =>
    phrasesOf(of).filter((phrase) => UNSPACED.test(phrase)).map(unspacedSource);
  const around = `(?:${sources("fillers").join("|")}){0,4}`;
  const phrases = sources(kind);
  const made = phrases.length === 0
    ? /(?!)/
    : new RegExp(`^${around}(?:${phrases.join("|")})${around}$`, "u");
  unspaced.set(kind, made);
  return made;
}

function unspacedSource(phrase: string): string {
  return phrase.split(/\s+/).map((token) => {
    if (token === "**") return ANY_CHARACTERS;
    const isOptional = token.endsWith("?");
    const choices = (isOptional ? token.slice(0, -1) : token).split("/").map((choice) => plainWords(choice));
    return `(?:${choices.join("|")})${isOptional ? "?" : ""}`;
  }).join("");
}
