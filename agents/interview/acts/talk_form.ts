import { languagesOf } from "../../text/language.ts";
import { hasCue, withoutCues } from "../../text/lexicon.ts";
import { plainWords } from "./plain_words.ts";
import de from "./talk/de.json" with { type: "json" };
import en from "./talk/en.json" with { type: "json" };
import es from "./talk/es.json" with { type: "json" };
import fr from "./talk/fr.json" with { type: "json" };
import it from "./talk/it.json" with { type: "json" };
import nl from "./talk/nl.json" with { type: "json" };
import pt from "./talk/pt.json" with { type: "json" };

/** The words that talk about an interview is made of, one file a language; whatever is none of them is of the trade. */
type WordKind = keyof typeof en;
type Words = Record<WordKind, ReadonlySet<string>>;

const LANGUAGES: Words[] = [en, de, fr, es, it, pt, nl].map((file) => {
  const setOf = (text: string) => new Set(text.split(" ").flatMap(tokensOf));
  return {
    glue: setOf(file.glue),
    no: setOf(file.no),
    know: setOf(file.know),
    time: setOf(file.time),
    asked: setOf(file.asked),
    said: setOf(file.said),
    already: setOf(file.already),
    judge: setOf(file.judge),
    fit: setOf(file.fit),
    this: setOf(file.this),
    own: setOf(file.own),
  };
});

/** What a short sentence is by its form alone. */
export type TalkForm = "unknown" | "said" | "question_remark" | "time_remark" | "question";

interface FormSetting {
  /** True where the answer may be other people's words, which also ask and complain. */
  mayBeOthers: boolean;
  /** True where the message has other sentences. */
  isMixed: boolean;
}

const MOST_WORDS = 12;
const MOST_UNKNOWN = 9;
const MOST_ABOUT_QUESTIONS = 16;

/**
 * What a short sentence is that has no number and, in one of the languages, no word besides small words and those of
 * talk: not knowing, said before, the questions, the time they take, a question to us; null for all others.
 */
export function talkFormOf(text: string, setting: FormSetting): TalkForm | null {
  if (/\d/.test(text)) return null;
  const words = tokensOf(text);
  if (isAboutQuestions(words, setting)) return "question_remark";
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  for (const known of LANGUAGES) {
    const form = formIn(known, { words, text, ...setting });
    if (form !== null) return form;
  }
  return null;
}

/** True where every word is a small word or one of talk: nothing of the trade is in it. */
export function isOnlyTalkWords(text: string): boolean {
  const words = tokensOf(text);
  return !/\d/.test(text) && words.length > 0 &&
    LANGUAGES.some((known) => words.every((word) => KINDS.some((kind) => known[kind].has(word))));
}

/** "Yes, good.", "genau, ja": nothing but a nod. */
export function isNod(text: string): boolean {
  const languages = languagesOf(text);
  return !/\d/.test(text) && hasCue(text, languages, "yes", "no") &&
    !/\p{L}/u.test(withoutCues(text, languages, "yes", "no", "aside", "adverbs", "vague", "joiners"));
}

/** "I don't like these", "das passt alles nicht": a short refusal that names no sentence and nothing else. */
export function isPlainRefusal(text: string): boolean {
  const words = tokensOf(text);
  if (/\d/.test(text) || words.length < 2 || words.length > MOST_UNKNOWN) return false;
  return LANGUAGES.some((known) =>
    words.every((word) => (["glue", "no", "fit"] as const).some((kind) => known[kind].has(word))) &&
    words.some((word) => known.no.has(word)) && words.some((word) => known.fit.has(word))
  );
}

const MOST_LEAD = 7;

/** True for words that only lead to a sentence of one's own: "I'd rather put it", "la frase es", "use this". */
export function leadsToOwnSentence(text: string): boolean {
  const words = tokensOf(text);
  if (/\d/.test(text) || words.length === 0 || words.length > MOST_LEAD) return false;
  return LANGUAGES.some((known) =>
    words.every((word) => known.own.has(word) || known.glue.has(word) || known.no.has(word)) &&
    words.some((word) => known.own.has(word))
  );
}

const KINDS = ["glue", "no", "know", "time", "asked", "said", "already", "judge"] as const;

function formIn(
  known: Words,
  { words, text, mayBeOthers, isMixed }: FormSetting & { words: string[]; text: string },
) {
  if (!words.every((word) => KINDS.some((kind) => known[kind].has(word)))) return null;
  const has = (kind: WordKind) => words.some((word) => known[kind].has(word));
  const asks = /[?？]\s*$/.test(text);
  if (asks) return !isMixed && !has("time") && !has("judge") ? "question" as const : null;
  const noes = words.filter((word) => known.no.has(word)).length;
  const isShort = words.length <= MOST_UNKNOWN;
  const saysBefore = has("already") && has("said");
  if (noes >= 1 && noes <= 2 && isShort && has("know") && !has("time") && !has("judge") && !saysBefore) {
    // "We never say no" says something.
    const endsInNo = known.no.has(words.at(-1) ?? "");
    return noes === 1 || (!isMixed && !endsInNo) ? "unknown" as const : null;
  }
  if (has("asked") && has("judge") && !mayBeOthers) return "question_remark" as const;
  if (saysBefore && !has("time") && !mayBeOthers) return "said" as const;
  return has("time") && noes === 0 && !mayBeOthers && !isMixed ? "time_remark" as const : null;
}

/** "These questions are better than my agency's": the questions are what the sentence is about. */
function isAboutQuestions(words: string[], { mayBeOthers, isMixed }: FormSetting): boolean {
  if (mayBeOthers || isMixed || words.length < 3 || words.length > MOST_ABOUT_QUESTIONS) return false;
  return LANGUAGES.some((known) => {
    const at = words.slice(0, 3).findIndex((word) => known.asked.has(word));
    return at > 0 && known.this.has(words[0] ?? "");
  });
}

/** Words without accents and signs; what an apostrophe joins is two. */
function tokensOf(text: string): string[] {
  return plainWords(text.replace(/['’‘`´-]/g, " ")).split(" ").filter((word) => word !== "");
}
