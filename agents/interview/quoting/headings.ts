import type { FieldId } from "../../domain/fields.ts";
import { phrasesIn, sentencesOf, wordCount } from "../../text/text.ts";
import { type QuoteCandidate, quoteCandidates } from "./quote_candidates.ts";
import { CORRECTION_WORDS, HEADING_WORDS, QUOTE_WORDS } from "../hearing/heard_words.ts";

/** What they would have to believe: the clause behind the verb says it best. */
const BELIEF_NEEDED = new RegExp(
  `(?:${HEADING_WORDS.sourceOf("must")}|['’]d have to)(?: ${HEADING_WORDS.sourceOf("come_to")})? ${
    HEADING_WORDS.sourceOf("believe")
  } (.+)$`,
  "iu",
);
const SHORTEST = 3;
/** "None so far" heads nothing. */
const NOTHING = new RegExp(`^${HEADING_WORDS.sourceOf("none")}(?: \\S+){0,3}$`, "iu");

/** The words of an answer that could stand at the head of an anchor; null where none do in `most` words. */
export function headingIn(field: FieldId, text: string, most: number): string | null {
  if (field === "customer.belief") {
    const needed = beliefNeeded(text, most);
    if (needed !== null) return needed;
  }
  const spoken = field === "voice.sample" ? longestPhrase(text) : text;
  const stretches = quoteCandidates(spoken, { least: SHORTEST, most, field })
    .filter(({ quote, sentence }) => suits(field, quote, sentence));
  const heading = best(field, stretches, text)?.quote ?? null;
  return heading;
}

/** What was really sent stands in quotation marks; the rest tells where and when. */
function longestPhrase(text: string): string {
  return phrasesIn(text).toSorted((a, b) => b.length - a.length)[0] ?? text;
}

function suits(field: FieldId, quote: string, sentence: string): boolean {
  if (NOTHING.test(quote)) return false;
  if (field === "identity.contrast") {
    return (HEADS[field]?.test(sentence) ?? true) && !POINTS_BACK.test(quote);
  }
  if (field !== "customer.trigger_barrier") return true;
  return !holdsBack(quote) && !HEADING_WORDS.opens(sentence, "names_barrier");
}

/** In an answer about what moves people and what stops them, what stops them is no moment. */
function holdsBack(quote: string): boolean {
  return HEADING_WORDS.isIn(quote, "holds_back") || /n['’]t\b/iu.test(quote);
}

const OURS = new RegExp(`^${HEADING_WORDS.sourceOf("ours")}`, "iu");

/** What heads an anchor best, beyond what tells most: a deed of the founder's own, a refusal, a way to be wrong. */
const HEADS: Partial<Record<FieldId, RegExp>> = {
  "difference.only": OURS,
  "identity.values": OURS,
  "identity.why": OURS,
  "identity.contrast": HEADING_WORDS.patternOf("refuses"),
  "evolution.next": new RegExp(`${HEADING_WORDS.sourceOf("first")}|^20\\d\\d\\b`, "iu"),
  "evolution.bet": new RegExp(
    `${HEADING_WORDS.sourceOf("compares")}.*${HEADING_WORDS.sourceOf("changes_course")}`,
    "iu",
  ),
  "channels.current": new RegExp(
    `^(?:${HEADING_WORDS.sourceOf("of_so_many")} \\d+|\\d+ ${
      CORRECTION_WORDS.sourceOf("out_of")
    } |\\d+ \\p{Ll}+:)`,
    "iu",
  ),
  "goal.twelve_months": HEADING_WORDS.patternOf("by_when"),
};
const HEADS_WORTH = 6;
/** "I'd never become it": a sentence that only points at another one. */
const POINTS_BACK = new RegExp(`${HEADING_WORDS.sourceOf("points_back")}$`, "iu");

function best(field: FieldId, stretches: QuoteCandidate[], text: string): QuoteCandidate | undefined {
  const heads = HEADS[field];
  const opening = sentencesOf(text)[0];
  const worth = ({ quote, sentence, worth }: QuoteCandidate) =>
    worth + (heads?.test(quote) ? HEADS_WORTH : heads?.test(sentence) ? HEADS_WORTH / 2 : 0) +
    (sentence === opening ? 1.5 : 0) -
    (POINTS_BACK.test(quote) || HEADING_WORDS.opens(quote, "labels") ? HEADS_WORTH * 2 : 0) -
    (field === "identity.contrast" && HEADING_WORDS.isIn(quote, "admires") ? HEADS_WORTH * 2 : 0);
  return stretches.toSorted((a, b) => worth(b) - worth(a))[0];
}

const GOES_ON = new RegExp(`, ${QUOTE_WORDS.sourceOf("goes_on")}.*$`, "iu");

function beliefNeeded(text: string, most: number): string | null {
  for (const sentence of sentencesOf(text)) {
    const clause = BELIEF_NEEDED.exec(sentence)?.[1]?.replace(/[\s.!…]+$/u, "") ?? "";
    const shorter = clause.replace(GOES_ON, "");
    const fitting = [shorter, clause].find((each) =>
      wordCount(each) >= SHORTEST && wordCount(each) <= most && !/[?？“”]|https?:|[{}]/.test(each)
    );
    if (fitting !== undefined) return fitting;
  }
  return null;
}
