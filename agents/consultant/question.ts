import type { FactSheet } from "../domain/facts.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { type Say, wordsFor } from "../sections/in_language.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { ASKED, type Cue, CUES } from "./words.ts";
import { framesOf, languageFor } from "./frames/choose.ts";
import type { Frames } from "./frames/frames.ts";
import { type Line, linesOf } from "./lines.ts";
import { stemsOf } from "../text/stems.ts";
import { asksForFirstChannel, asksForLastChannel, factsNamedIn } from "./topics.ts";

/** What a consultation is answered from. */
export type Grounds = Pick<
  Foundation,
  | "company"
  | "founder"
  | "asOf"
  | "strategy"
  | "sheet"
  | "decisions"
  | "conflicts"
  | "unknowns"
  | "quotes"
  | "sources"
  | "places"
>;

/** The founder's sentences that stand, in the order in which they were said. */
export interface Spoken {
  said?: string[];
  /** Those about where people fall silent. */
  silence?: string[];
}

/** A question with all that its answer may be made of. */
export interface Question {
  query: string;
  /** Its telling words, without those that only ask. */
  stems: ReadonlySet<string>;
  lines: Line[];
  /** The words that answers are made of, in the founder's language. */
  say: Frames;
  /** What a value, a day or an amount of ours is called in it. */
  inWords: Say;
  /** The founder's sentences, in the order in which they were said. */
  said: string[];
  /** What they said of where people fall silent. */
  silence: string[];
  sheet: FactSheet;
  foundation: Grounds;
  company: string;
  founder: string;
  /** The founder's currency (ISO 4217), or null. */
  home: string | null;
}

/** What a question wants. */
export type Kind = "words" | "unknowns" | "plan" | "choices" | "decision" | "fact";

/** Words that ask and tell nothing. */
const ASKING = stemsOf(CUES.phrasesOf("asking").join(" "));

export function readQuestion(
  query: string,
  foundation: Grounds,
  { said = [], silence = [] }: Spoken = {},
): Question {
  const { sheet, company, founder } = foundation;
  const plain = linesOf(foundation);
  const language = languageFor(query, plain.map(({ quote }) => quote));
  const inWords = wordsFor(foundation, language);
  const lines = language === "en" ? plain : linesOf(foundation, inWords);
  return {
    query,
    stems: specificStemsOf(query),
    lines,
    say: framesOf(language),
    inWords,
    said: said.length > 0 ? said : lines.flatMap(({ quote }) => sentencesOf(quote)),
    silence: silence.length > 0 ? silence : sentencesOf(sheet.facts.quiet?.text ?? ""),
    sheet,
    foundation,
    company,
    founder,
    home: sheet.facts.prices.find(({ currency }) => currency !== null)?.currency ?? null,
  };
}

/** The telling words of a question, without those that only ask. */
export function specificStemsOf(query: string): ReadonlySet<string> {
  return new Set([...stemsOf(query)].filter((each) => !ASKING.has(each)));
}

/** "our goal?", "churn": a question of fact in so many words needs no question word. */
const SHORT = 4;

/** "What do we do?" asks for the offering; with a matter of so many telling words it asks for advice. */
const LEAST_MATTER = 3;

/** "¿Cuánto…" opens with its first word. */
const OPENING_MARKS = /^[¿¡\s]+/u;

const WH = new RegExp(`^(?:so |and |but )?${CUES.sourceOf("asks")}`, "iu");

/** "Is our goal still 45?" asks for what stands, and proposes nothing. */
const STILL = new RegExp(`^${CUES.sourceOf("is")}.*${CUES.sourceOf("still")}`, "iu");

/** True for a question whether something still is as it was. */
export function asksWhetherStill(query: string): boolean {
  return STILL.test(query.trim());
}

/** What is asked behind what is told: "They sign today if we start in May. Do I take it?" plans nothing for today. */
function askedIn(text: string): string {
  return sentencesOf(text).findLast((sentence) => /[?？]\s*$/u.test(sentence)) ?? text;
}

/** "He signs if I write it prettier. Do I?" is no request to write: that opens a sentence, or stands in the one that asks. */
function asksToWrite(text: string): boolean {
  return CUES.isIn(askedIn(text), "write") || sentencesOf(text).some((each) => CUES.opens(each, "write"));
}

/** "LinkedIn post", "give linkedin post": what is wanted, in so few words, and nothing asked of it. */
function isBareRequest(text: string): boolean {
  return wordCount(text) <= SHORT && !/[?？]/u.test(text) && !WH.test(text) &&
    CUES.isIn(text, "post", "mail") &&
    !CUES.isIn(text, "decides", "proposes", "howMany", "plan", "stops", "follows");
}

/** What the question wants: the narrowest kind that its words name. */
export function kindOf(query: string): Kind {
  const text = query.trim().replace(OPENING_MARKS, "");
  const asksFor = (...cues: Cue[]) => CUES.isIn(text, ...cues);
  if (asksFor("say") || (asksToWrite(text) && !/^(?:how|why|when) (?:do|should|did)/iu.test(text))) {
    return "words";
  }
  if (isBareRequest(text)) return "words";
  if (asksFor("headline") && !asksFor("decides", "howMany")) return "words";
  if (asksFor("unknowns") && !asksFor("post")) return "unknowns";
  if (asksForFirstChannel(text) || asksForLastChannel(text)) return "decision";
  const named = factsNamedIn(text);
  const asksOfNow = asksFor("howMany") || named.includes("belief_now") || STILL.test(text);
  if (CUES.isIn(askedIn(text), "plan") && !asksOfNow && (WH.test(text) || asksFor("decides"))) return "plan";
  if (asksFor("choices") && WH.test(text)) return "choices";
  if (asksFor("whatToDo") && specificStemsOf(text).size >= LEAST_MATTER) return "decision";
  if (asksFor("saidAbout")) return "fact";
  const counts = asksFor("howMany") && !asksFor("decides", "proposes", "whatToDo");
  const asksWhat = counts || WH.test(text) || ASKED.isIn(text, "what");
  if (STILL.test(text) || (asksWhat && named.includes("alternative")) || ASKED.opens(text, "a_good_year")) {
    return "fact";
  }
  if (asksFor("decides") || (asksFor("proposes") && !asksWhat)) return "decision";
  const isShort = wordCount(text) <= SHORT;
  return asksWhat || (isShort && (text.endsWith("?") || factsNamedIn(text).length > 0)) ? "fact" : "decision";
}
