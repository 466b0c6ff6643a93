import type { Technique } from "../../domain/journey.ts";
import { contentWords, isUnspaced, namesIn, overlapOf, readingWords, wordCount } from "../../text/text.ts";
import { QUESTION_WORDS } from "../hearing/heard_words.ts";

/** What an agent is about to say, in its four parts. */
export interface AgentTurn {
  reflect: string;
  /** A dated remark from a page that was read; "" for none. */
  observation: string;
  question: string;
  why: string;
}

export interface LintContext {
  technique: Technique;
  /** The founder's words that a reflection may use: usually the last message. "" at the very start. */
  heard: string;
  /** Everything that may stand between quotation marks. */
  quotable: string[];
  /** Earlier questions, normalised. */
  asked: string[];
  /** True where the field is locked or known: nothing may be asked about it. */
  known: boolean;
}

export type Fault =
  | "no_question"
  | "several_questions"
  | "joined_asks"
  | "leading"
  | "yes_no"
  | "praise"
  | "question_too_long"
  | "reflect_too_long"
  | "turn_too_long"
  | "reflects_nothing"
  | "known_field"
  | "asked_before"
  | "quote_not_exact";

/** Words of a whole turn (craft, section 1). */
export const LONGEST_TURN = 90;
const LIMITS = { question: 35, reflect: 25, turn: LONGEST_TURN };

const word = QUESTION_WORDS.sourceOf;
const LEADING = new RegExp(
  `^${word("leads_at_start")}|${word("leads")}|,\\s*${word("leads_at_end")}\\?$`,
  "iu",
);
/** German asks with "was" what English asks with "what". */
const GERMAN_WHAT = new RegExp(`^was ${word("behind_was")}`, "iu");
const STARTS_YES_NO = new RegExp(`^(?:and |but |or )?${word("auxiliaries")}`, "iu");
const ENDS_YES_NO = new RegExp(
  `[,:;–—]\\s*${word("auxiliaries")}\\s+(?:you|they|it|he|she|we|the|your|there|that)\\b`,
  "iu",
);
const JOINED = new RegExp(
  "(?:\\b(?:and|or|but|plus|then)\\b|[;&/])\\s*(?:also\\s+|if so,?\\s+|in\\s+|by\\s+|for\\s+|with\\s+|to\\s+|at\\s+)?" +
    `(?:${word("asking", "auxiliaries")}|when ${word("auxiliaries")})`,
  "iu",
);

/** "When" at the beginning sets a condition. */
const ASKS = new RegExp(`${word("asking")}|(?<!^)\\bwhen\\b`, "iu");

/** The faults of a turn; empty for one that may be sent (craft, section 1). */
export function lintTurn(turn: AgentTurn, context: LintContext): Fault[] {
  const faults: Fault[] = [];
  const whole = [turn.reflect, turn.observation, turn.question, turn.why].join(" ");
  const marks = whole.match(/[?？]/g)?.length ?? 0;
  if (!/[?？]\s*$/.test(turn.question)) faults.push("no_question");
  if (marks > 1) faults.push("several_questions");
  if (JOINED.test(withoutQuotes(turn.question))) faults.push("joined_asks");
  if (LEADING.test(turn.question)) faults.push("leading");
  if (context.technique !== "confirm" && isYesNo(withoutQuotes(turn.question))) faults.push("yes_no");
  if (QUESTION_WORDS.isIn(withoutQuotes(whole), "praise")) faults.push("praise");
  if (readingWords(turn.question) > LIMITS.question) faults.push("question_too_long");
  if (readingWords(turn.reflect) > LIMITS.reflect) faults.push("reflect_too_long");
  if (readingWords(whole) > LIMITS.turn) faults.push("turn_too_long");
  if (!reflects(turn.reflect, context.heard)) faults.push("reflects_nothing");
  if (context.known) faults.push("known_field");
  if (context.asked.some((earlier) => isAlike(turn.question, earlier))) faults.push("asked_before");
  if (!quotesOf(whole).every((quote) => context.quotable.some((text) => text.includes(quote)))) {
    faults.push("quote_not_exact");
  }
  return faults;
}

function isYesNo(question: string): boolean {
  if (STARTS_YES_NO.test(question) && !GERMAN_WHAT.test(question)) return true;
  const end = ENDS_YES_NO.exec(question);
  return end !== null && !ASKS.test(question.slice(0, end.index));
}

function withoutQuotes(text: string): string {
  return text.replace(/“[^”]*”/g, "…");
}

const QUOTES = /„([^“”]*)[“”]|“([^”]*)”|«([^»]*)»|「([^」]*)」|『([^』]*)』/g;

/** The words between quotation marks, in the marks of any language. */
export function quotesOf(text: string): string[] {
  return [...text.matchAll(QUOTES)].map((match) =>
    (match.slice(1).find((words) => words !== undefined) ?? "").trim()
  );
}

/** A text without what it quotes. */
export function besideQuotes(text: string): string {
  return text.replace(QUOTES, " ");
}

function reflects(reflect: string, heard: string): boolean {
  if (wordCount(heard) === 0) return true;
  const own = contentWords(heard).map((word) => word.toLowerCase());
  const said = reflect.toLowerCase();
  return own.some((word) => said.includes(word)) || sharesStretch(said, heard) ||
    quotesOf(reflect).some((quote) => quote !== "" && heard.includes(quote));
}

/** So many letters in a row are words of somebody's in a script that puts nothing between them. */
const STRETCH = 4;

function sharesStretch(said: string, heard: string): boolean {
  if (!isUnspaced(heard)) return false;
  const words = heard.toLowerCase();
  return [...words].some((_, at) => {
    const stretch = words.slice(at, at + STRETCH);
    return stretch.length === STRETCH && /^[\p{L}\p{N}]+$/u.test(stretch) && said.includes(stretch);
  });
}

/** True where two questions ask the same in nearly the same words. */
function isAlike(question: string, asked: string): boolean {
  const names = namesIn(question).map(normaliseQuestion);
  const plain = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, " "), text).replace(/\s+/g, " ").trim();
  const normal = plain(normaliseQuestion(question));
  const earlier = plain(asked);
  if (normal === earlier) return true;
  const words = Math.min(contentWords(normal).length, contentWords(earlier).length);
  return (words >= 4 && overlapOf(normal, earlier) >= 0.8) || sharedWords(normal, earlier) >= 0.8;
}

/** Share of all words, small ones too, that both questions have: 0 to 1. */
function sharedWords(a: string, b: string): number {
  const left = new Set(a.split(" "));
  const right = new Set(b.split(" "));
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared / new Set([...left, ...right]).size;
}

/** As kept in `state.asked`: lower case, without signs. */
export function normaliseQuestion(question: string): string {
  return question.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, "").replace(/\s+/g, " ").trim();
}
