import { GRAMMAR } from "../../text/grammar_words.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { languagesOf } from "../../text/language.ts";
import { type Language, LANGUAGES, phrasesPattern } from "../../text/lexicon.ts";
import { beginsWithMonth } from "../../text/months.ts";
import { quotedSpans } from "../../text/phrases.ts";
import { rememberedBy } from "../../text/remembered.ts";
import type { Span } from "../../text/sentences.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import { RETRACTIONS } from "../words.ts";

/** What a founder took back in the same breath. */
export interface Retraction extends Span {
  /** Where the number that was wrong begins; the stretch begins with its clause and ends before the right one. */
  wrongAt: number;
}

/** "No wait" and "no, wait". */
function withPause(kind: "takes_back" | "settles"): string {
  return phrasesPattern(RETRACTIONS.phrasesOf(kind).flatMap((phrase) => [phrase, phrase.replace(" ", ", ")]));
}

const TODAY = wordPattern("now", LANGUAGES).source;
const NO = RETRACTIONS.sourceOf("no");
/**
 * What stands between the wrong number and the right one: words that can only take back ("no, wait"), words that
 * settle on another number of the same kind ("no, call it"), or a plain "no", which takes back a number of the same
 * thing only.
 */
const BETWEEN = new RegExp(
  `^(?<tail>[^.!?…\\n\\d]{0,60}?)(?:\\s*(?:\\.{2,}|[,;:.…–—(-])+\\s*)(?:(?:oh|ah|ach|hm+|äh|euh|eh|well),?\\s+)?` +
    `(?:(?<strong>(?:${withPause("takes_back")})(?:,?\\s${NO})?)|(?<settles>(?:${NO},?\\s)?(?:${
      withPause("settles")
    }))|(?<no>${NO}))(?<pause>[\\s,.:;…–—-]*)(?:${RETRACTIONS.sourceOf("leads_to_number")}\\s+){0,2}$`,
  "iu",
);
/** "Wait, no, I put it up in January, it's": what became of the number stands between, and the right one behind words for it. */
const BETWEEN_WITH_REASON = new RegExp(
  `^[^.!?…\\n\\d]{0,60}?\\s*(?:\\.{2,}|[,;:.…–—(-])+\\s*(?:${
    withPause("takes_back")
  })(?:,?\\s${NO})?[\\s,.:;…–—-]+` +
    `[^.!?…\\n\\d]{2,60}[,;:–—]\\s*(?:${RETRACTIONS.sourceOf("leads_to_number")}\\s+)+(?:${TODAY}\\s+)?$`,
  "iu",
);
const BETWEEN_UNSPACED =
  /^(?<tail>[^。、\d]{0,20}?)(?:、[^。、\d]{0,20}(?:が|けど|けれど))?[、…。]*(?:あ、)?(?:いや|いえ|じゃなくて|ではなくて?|すみません|失礼|訂正)(?:[、…]|、?(?:すみません|失礼|違います))*、?(?:[週月年日]に)?$/u;
/** Languages in which "no 7" says seven; elsewhere it denies seven. */
const NO_WITHOUT_PAUSE: ReadonlySet<Language> = new Set<Language>(["en", "de", "nl"]);
const CLAUSE_START = /[,;:–—(…。、\n]\s*|[.!?]\s+|\s-\s+/gu;

interface Said {
  text: string;
  languages: readonly Language[];
}

/** Answers remembered with what was taken back in them: about twenty journeys. */
const MOST_REMEMBERED = 700;

/**
 * The stretches of an answer that its founder took back at once: "at eight, no, at seven", "five months, pardon, seven
 * months". Numbers only, and never inside quotation marks: a contrast ("40 dogs, no cats") takes nothing back.
 */
export const retractionsIn: (said: Said) => Retraction[] = rememberedBy(
  ({ text, languages }) => `${languages.join()}\n${text}`,
  findRetractions,
  MOST_REMEMBERED,
);

function findRetractions({ text, languages }: Said): Retraction[] {
  const amounts = amountsIn(text, { languages, home: null }).filter(({ isArticle }) => !isArticle);
  if (amounts.length < 2) return [];
  const quoted = quotedSpans(text);
  return amounts.slice(1).flatMap((right, at) => {
    const wrong = amounts[at];
    if (wrong === undefined || quoted.some(({ from, to }) => right.index >= from && right.index < to)) {
      return [];
    }
    // "60 jars by March, no wait, by 30 June": a day takes back a day.
    if (isOfMonth(text, wrong) !== isOfMonth(text, right)) return [];
    return takesBack({ text, languages }, wrong, right) ? [retractionOf(text, wrong, right)] : [];
  });
}

/** "30 June", "31. Mai", "the 4th of May", "31 de mayo". */
function isOfMonth(text: string, { end }: Amount): boolean {
  return beginsWithMonth(text.slice(end).replace(/^(?:st|nd|rd|th|\.|º|er)?\s+(?:(?:of|de)\s+)?/u, ""));
}

/** "£350 a month, no, make it 300": the second leaves its sign out. */
function isBareBehindMoney(text: string, wrong: Amount, right: Amount): boolean {
  return wrong.kind === "money" && right.kind === "number" &&
    /^\s*(?:[,.;!?]|$)/u.test(text.slice(right.end));
}

/** True where nothing but words that take back stand between two days: "by April, no wait, by 31 May". */
export function isTakenBackBetween(between: string): boolean {
  const { tail, strong, no, pause = "" } = BETWEEN.exec(between)?.groups ?? {};
  const isSure = strong !== undefined || no !== undefined && /\S/.test(pause);
  return isSure && tail?.trim() === "" || BETWEEN_UNSPACED.test(between);
}

function takesBack({ text, languages }: Said, wrong: Amount, right: Amount): boolean {
  const between = text.slice(wrong.end, right.index);
  if (BETWEEN_UNSPACED.test(between) || isPutUp(text, between, wrong, right)) return true;
  const { tail = "", strong, settles, no, pause = "" } = BETWEEN.exec(between)?.groups ?? {};
  if (strong !== undefined) return true;
  if (settles !== undefined) return wrong.kind === right.kind || isBareBehindMoney(text, wrong, right);
  if (no === undefined) return false;
  // "C'est 120. Non 140 depuis mars": a sentence that opens with "no" and a number.
  const opensSentence = /[.!]\s+$/u.test(
    between.slice(0, between.toLowerCase().lastIndexOf(no.toLowerCase())),
  );
  const isPaused = /\S/.test(pause) || opensSentence;
  if (!isPaused && (pause === "" || !languages.every((each) => NO_WITHOUT_PAUSE.has(each)))) return false;
  // "Fourteen, no, sixteen cups": bare before, or of the same thing, or bare behind.
  const behind = /^[\s]*([^.!?…,;:\n]*)/u.exec(text.slice(right.end))?.[1] ?? "";
  const counted = stemList(behind.split(/\s+/u).slice(0, 2).join(" "));
  const before = stemList(tail);
  return tail.trim() === "" || counted.length === 0 || counted.some((stem) => before.includes(stem)) ||
    (isPaused && before.length > 0 && OF.test(behind));
}

const OF = new RegExp(`^${GRAMMAR.sourceOf("of", "out_of")}\\s`, "iu");

/** Where the words between tell what became of the number, the right one is of its kind and of today. */
function isPutUp(text: string, between: string, wrong: Amount, right: Amount): boolean {
  return wrong.kind === right.kind && BETWEEN_WITH_REASON.test(between) &&
    IS_TODAY.test(`${between} | ${text.slice(right.end)}`);
}
const IS_TODAY = new RegExp(
  `(?<!\\p{L})(?:${TODAY})\\s*(?:\\||$)|\\|\\s*(?:\\p{L}+\\s)?(?:${TODAY})(?!\\p{L})`,
  "iu",
);

function retractionOf(text: string, wrong: Amount, right: Amount): Retraction {
  const before = [...text.slice(0, wrong.index).matchAll(CLAUSE_START)].at(-1);
  const from = before === undefined ? 0 : before.index + before[0].length;
  return { from, to: right.index, wrongAt: wrong.index };
}

/** What is taken back in any text, read in its own language. */
export function retractionsOf(text: string): Retraction[] {
  return retractionsIn({ text, languages: languagesOf(text) });
}
