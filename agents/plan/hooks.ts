import { isUnspaced, sentencesOf, wordCount } from "../text/sentences.ts";
import { closed } from "../ledger/words.ts";

/** A hook has at most so many words (craft, section 6). */
export const HOOK_WORDS = 14;
const FEWEST_WORDS = 4;
/** What stands before a colon says something from 4 words on, what stands before a comma from 6. */
const CLAUSE_WORDS = 6;
/** Signs that take the room of a word where none are set apart by blanks. */
const SIGNS_A_WORD = 3;

/** Titles and questions without a question mark: they name a subject and say nothing about it yet. */
const TITLE =
  /^(?:how|why|what|when|which|where|who|wie|warum|wieso|was|welche\w*|wann|woran|cómo|por qué|qué|cuándo|cuál\w*|comment|pourquoi|ce qu|quand|quel\w*|come|perché|che cosa|quando|quale|como|porque|por que|o que|qual|hoe|waarom|wat|wanneer|welk\w*)(?!\p{L})/iu;
/** What begins with one of these waits for the other half of its sentence. */
const HALF =
  /^(?:if|when|because|since|while|although|though|unless|until|after|before|as|wenn|weil|obwohl|nachdem|bevor|quand|si|parce|lorsque|cuando|aunque|porque|quando|se|perché|embora|als|omdat|hoewel|wanneer)(?!\p{L})/iu;
const JOINING =
  /^(?:and|but|or|so|also|und|aber|oder|auch|et|aussi|mais|ou|y|también|pero|e|anche|ma|mas|também|en|ook|maar)\s+/iu;
/** Spoken of, not to: such a sentence is about the readers of a post. */
const ABOUT_READERS = /(?<!\p{L})(?:they|they['’]?(?:d|ve|re|ll)|theyd|theyve|theyre)(?!\p{L})/iu;
const VERB =
  "(?:is|are|was|were|has|have|had|can|will|does|do|did|needs?|gets?|makes?|takes?|goes|comes|costs?|means|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t)";
/** "The nine buttons that ruin every report": a thing and what it does, and nothing is said of it. */
const SUBJECT = new RegExp(
  `^(?:and\\s)?(?:the|an?|those|these|all|most)\\s(?:(?!${VERB}\\s)[^\\s,;:]+\\s){1,5}(?:that|who|which)\\s(?!.*\\S\\s${VERB}\\s)[^,;:.]*[.]?$`,
  "iu",
);
const CASED = /^["'“‘«(]?\p{Ll}/u;

/** True where a founder begins most of their sentences with a capital: their posts do so too. */
export function usesCapitals(texts: string[]): boolean {
  const cased = texts.filter((text) => /^\p{L}/u.test(text) && text.toLowerCase() !== text.toUpperCase());
  return cased.filter((text) => !CASED.test(text)).length * 2 > cased.length;
}

/** True for words that say something by themselves, from the beginning of a sentence on. */
export function isWhole(text: string): boolean {
  if (wordCount(text) < FEWEST_WORDS || HALF.test(text) || SUBJECT.test(text)) return false;
  return !TITLE.test(text) || /[?？]/u.test(text);
}

/** True for a sentence that talks about customers and not to them. */
export function isAboutReaders(text: string): boolean {
  return ABOUT_READERS.test(text);
}

/** A sentence without "and", "also" or their like in front. */
export function withoutJoining(text: string): string {
  return text.trim().replace(JOINING, "");
}

/** A founder's stretch as it can be posted: without a joining word in front, closed, in capitals if they use them. */
export function asPost(text: string, capitals: boolean): string {
  const bare = withoutJoining(text);
  return closed(capitals ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare);
}

/** The first whole sentence of a text that has at most 14 words; where none has, a whole clause; else null. */
export function hookOf(text: string): string | null {
  const sentences = sentencesOf(text).filter((sentence) => isWhole(sentence));
  const short = sentences.find(isHookLong);
  if (short !== undefined) return withoutStop(short);
  const clauses = sentences.flatMap((sentence) => clauseOf(sentence) ?? []);
  return clauses[0] ?? null;
}

/** True for at most 14 words; where none are set apart by blanks, for as many signs as these take. */
export function isHookLong(sentence: string): boolean {
  return isUnspaced(sentence)
    ? [...sentence].length <= HOOK_WORDS * SIGNS_A_WORD
    : wordCount(sentence) <= HOOK_WORDS;
}

/** The part before a colon, semicolon or dash, else the longest before a comma. */
function clauseOf(sentence: string): string | null {
  const before = (sign: RegExp, fewest: number) =>
    [...sentence.matchAll(sign)].map((match) => sentence.slice(0, match.index))
      .filter((clause) => wordCount(clause) >= fewest && isHookLong(clause));
  return before(/[:;](?=\s)|\s[–—](?=\s)/gu, FEWEST_WORDS)[0] ?? before(/,(?=\s)/gu, CLAUSE_WORDS).at(-1) ??
    null;
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.。]$/u, "");
}
