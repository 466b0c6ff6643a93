import type { FieldId } from "../domain/fields.ts";
import { phrasesIn, sentencesOf, wordCount } from "../text/text.ts";
import { type QuoteCandidate, quoteCandidates } from "./quote_candidates.ts";
import { FIELD_CUES } from "./best_quote.ts";

/** What they would have to believe: the clause behind the verb says it best. */
const BELIEF_NEEDED =
  /\b(?:tienen que creer que|deben creer que|têm de acreditar que|doivent croire que|skal tro,? at|(?:must|have to|has to|['’]d have to|need to|needs to|would have to)(?: (?:come to|start to|first))? (?:believe|accept|see|understand|trust|think)(?: that)?) (.+)$/iu;
/** In an answer about what moves people and what stops them, what stops them is no moment. */
const HOLDS_BACK =
  /\b(?:barriers?|stops?|stopped|fear\w*|afraid|worr\w+|hesitat\w+|believe|think|hindert|abhält|glauben|angst|retient|freine|croient|peur|frena|creen|cree|miedo)\b|n['’]t\b/iu;
const SHORTEST = 3;
/** "None so far" heads nothing. */
const NOTHING = /^(?:none|nothing|nobody|no one)(?: \S+){0,3}$/iu;

/** The words of an answer that could stand at the head of an anchor; null where none do in `most` words. */
export function headingIn(field: FieldId, text: string, most: number): string | null {
  if (field === "customer.belief") {
    const needed = beliefNeeded(text, most);
    if (needed !== null) return needed;
  }
  const spoken = field === "voice.sample" ? longestPhrase(text) : text;
  const stretches = quoteCandidates(spoken, { least: SHORTEST, most, heart: FIELD_CUES[field] })
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
  return !HOLDS_BACK.test(quote) &&
    !/^(?:barrier|what (?:stops|holds)|was sie|ce qui les|lo que les)/iu.test(sentence);
}

/** What heads an anchor best, beyond what tells most: a deed of the founder's own, a refusal, a way to be wrong. */
const HEADS: Partial<Record<FieldId, RegExp>> = {
  "difference.only": /^(?:we|i|our|my)\b/iu,
  "identity.values": /^(?:we|i|our|my)\b/iu,
  "identity.why": /^(?:my|i|our|we)\b/iu,
  "identity.contrast": /\b(?:never|would not|wouldn['’]t|nunca|nie|jamais|aldrig|nooit)\b|ません|ない/iu,
  "evolution.next": /\bfirst\b|^20\d\d\b|まず/iu,
  "evolution.bet":
    /\b(?:under|below|over|less|fewer|more)\b.*\b(?:stop|drop|wrong|change|give up|go back|i|we)\b/iu,
  "channels.current": /^(?:of (?:the |my |our )?(?:last )?\d+|\d+ of |\d+ \p{Ll}+:)/iu,
  "goal.twelve_months": /\bby\b/iu,
};
const HEADS_WORTH = 6;
/** The interviewer's own label, repeated. */
const LABEL =
  /^(?:(?:the )?(?:trigger|barrier|metric|target|status quo)|measured|now:|what (?:makes|made|stops|holds)|today)\b/iu;
const ADMIRES = /\badmire|\brespect|尊敬/iu;
/** "I'd never become it": a sentence that only points at another one. */
const POINTS_BACK = /\b(?:it|that|this|so|eso|esto|isso|ça|cela|das|dat|det)$/iu;

function best(field: FieldId, stretches: QuoteCandidate[], text: string): QuoteCandidate | undefined {
  const heads = HEADS[field];
  const opening = sentencesOf(text)[0];
  const worth = ({ quote, sentence, worth }: QuoteCandidate) =>
    worth + (heads?.test(quote) ? HEADS_WORTH : heads?.test(sentence) ? HEADS_WORTH / 2 : 0) +
    (sentence === opening ? 1.5 : 0) -
    (POINTS_BACK.test(quote) || LABEL.test(quote) ? HEADS_WORTH * 2 : 0) -
    (field === "identity.contrast" && ADMIRES.test(quote) ? HEADS_WORTH * 2 : 0);
  return stretches.toSorted((a, b) => worth(b) - worth(a))[0];
}

function beliefNeeded(text: string, most: number): string | null {
  for (const sentence of sentencesOf(text)) {
    const clause = BELIEF_NEEDED.exec(sentence)?.[1]?.replace(/[\s.!…]+$/u, "") ?? "";
    const shorter = clause.replace(/, (?:and|but|because|so)\b.*$/u, "");
    const fitting = [shorter, clause].find((each) =>
      wordCount(each) >= SHORTEST && wordCount(each) <= most && !/[?？“”]|https?:|[{}]/.test(each)
    );
    if (fitting !== undefined) return fitting;
  }
  return null;
}
