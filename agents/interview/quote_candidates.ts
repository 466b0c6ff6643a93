import {
  contentWords,
  isUnspaced,
  namesIn,
  numbersIn,
  phrasesIn,
  sentencesOf,
  vagueWordsIn,
  wordCount,
} from "../text/text.ts";
import { retractionsOf } from "../facts/self_corrections.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";

/** An exact stretch of a message that can stand by itself, and how much it tells. */
export interface QuoteCandidate {
  quote: string;
  /** The sentence it was taken from. */
  sentence: string;
  worth: number;
}

const CLAUSE_END = /[,;:–—](?=\s)|[、，；：]/u;
/** Words before which a long sentence may be cut, where both sides are long enough to stand. */
const JOINT =
  / (?=(?:but|so|because|aber|weil|mais|pero|mas|porque|maar|men) |(?:and|or|und|et|y|e|en|og) (?:i|we|you|they|he|she|it|the|an?|our|my|their|his|her|that|this|there|no|nobody|never|every|suddenly|then|el|la|los|las|un[ae]?|se|lo|que|il|les?|je|nous|on|ich|wir|sie|es|der|die|das|dann|nicht|ik|ze|het|de|een|os?|as?|não|eu|det|vi|jeg|man|ikke) )/iu;
/** What a clause of its own follows: "is that nobody's job …", "run by five volunteers …". */
const LEAD_IN =
  /(?:\b(?:is|was|means|say|says|said|know|shows?|believe|think) that|\b(?:is|are) (?:nearly |almost |mostly )?always|\b(?:run|made|done|written) by) /giu;
const SHORTEST_SIDE = 4;
/** "Of the last 60 dogs" states nothing yet. */
const SHORTEST_STATEMENT = 6;

const JOINERS =
  /^(?:(?:(?:yes|no|ok|well|sorry),|(?:and|but|so|or|then|also|because|though|hm+|honestly|mostly|actually|und|aber|oder|et|mais|ou|y|pero|mas|porque|maar|og|men)(?:,| (?=\S)))\s*)+/iu;
const SUBORDINATE =
  /^(?:if|when|while|until|although|though|since|unless|after|before|as|whenever|wenn|als|quando|se|si|når|lorsque) /iu;
const HANGING_START =
  /^(?:which|who|whom|whose|that|than|with|for|from|in|on|at|of|by|to|as|into|nor|per|not|mostly|only because|die|der|das|que|qui|som|där|der) /iu;
const HANGING_END =
  /(?:^|\s)(?:and|or|but|that|the|a|an|of|to|in|on|at|by|is|are|was|were|be|has|have|their|his|her|our|my|your|its|for|with|because|so|if|as|than|from|into|not|no|very|more|thought|said|say|says|think|know|believe|weiß|sagt|de|do|da|van|der|die|het|et|und)$/iu;
/** Talk about the talk, which says nothing of the business. */
const OPENS_ASIDE =
  /^(?:hm+\b|well\b|ok\b|sorry|please|thanks|let me|i think\b|i guess|that['’]s (?:all|it|how|not|right)|(?:don['’]t|do) (?:look|read|ask|worry|quote)|no idea|zero idea|it is what)/iu;
const ASIDE =
  /\bwell,|\b(?:not a number|is fair|a mess|desculpa|to be honest|written down like this|you know|i could talk|as i said|happy i think)\b|,? ok[.!]?$/iu;

/** True for words that speak of the conversation and not of the business. */
export function isAside(text: string): boolean {
  return OPENS_ASIDE.test(text) || ASIDE.test(text);
}
const SHARP =
  /\b(?:never|nobody|no one|nothing|refus\w+|won['’]t|not|no|only|none|without|always|still|even|instead|until|nunca|nie|niemals|aldrig|jamais)\b|n['’]t\b|ません|ない/iu;

interface Wanted {
  /** Shortest and longest in words. */
  least: number;
  most: number;
  /** What carries the field's answer, if known. */
  heart?: RegExp;
}

/** Of a longer text the beginning is looked at. */
const MOST_SENTENCES = 40;
/** More neighbouring parts than this are too long for a quote. */
const MOST_PARTS = 10;

/** Every stretch of a text that reads well by itself, the most telling first. Stretches may overlap. */
export function quoteCandidates(text: string, wanted: Wanted): QuoteCandidate[] {
  const retracted = retractionsOf(text).map(({ from, to }) => text.slice(from, to));
  const found = sentencesOf(text).slice(0, MOST_SENTENCES).filter(isMeant).flatMap((sentence) =>
    quotesIn(sentence).filter((quote) =>
      fits(quote, sentence, wanted) && !retracted.some((stretch) => sharesStretch(quote, stretch))
    ).map((quote) => ({
      quote,
      sentence,
      worth: worthOf(quote, sentence, wanted),
    }))
  );
  return found.toSorted((a, b) => b.worth - a.worth);
}

/** True where a quote holds words that were taken back at once, or is part of them. */
function sharesStretch(quote: string, stretch: string): boolean {
  return quote.includes(stretch.trim()) || stretch.includes(quote) ||
    stretch.split(/[.…,;]+\s/u).some((part) => wordCount(part) >= 2 && quote.includes(part.trim()));
}

/** What was thought once and found wrong is not given back. */
function isMeant(sentence: string): boolean {
  return !hasCue(sentence, LANGUAGES, "refutation");
}

function quotesIn(sentence: string): string[] {
  const plain = withoutEnd(sentence);
  const clauses = partsBetween(plain, CLAUSE_END);
  const runs = [
    ...runsOf(plain, clauses),
    ...clauses.flatMap((clause) => runsOf(plain, jointsOf(clause))),
    ...phrasesIn(plain),
  ];
  const inner = runs.flatMap((run) =>
    [...run.matchAll(LEAD_IN)].map((match) => run.slice(match.index + match[0].length))
  );
  return [...new Set([...runs, ...inner].map(bared))];
}

function bared(run: string): string {
  return withoutEnd(run.trim().replace(JOINERS, "")).replace(/[\s,;:–—、，；：]+$/u, "").trim();
}

function withoutEnd(text: string): string {
  return text.replace(/[\s.!…。！]+$/u, "");
}

interface Part {
  from: number;
  to: number;
  text: string;
}

function partsBetween(text: string, border: RegExp, offset = 0): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(border.source, "giu"))) {
    parts.push({ from: offset + from, to: offset + match.index, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  parts.push({ from: offset + from, to: offset + text.length, text: text.slice(from) });
  return parts;
}

/** A clause cut at its joints, or whole where a side would be too short to stand. */
function jointsOf(clause: Part): Part[] {
  const parts = partsBetween(clause.text, JOINT, clause.from);
  return parts.every((part) => wordCount(part.text) >= SHORTEST_SIDE) ? parts : [clause];
}

/** Runs of neighbouring parts, each an exact stretch. */
function runsOf(text: string, parts: Part[]): string[] {
  return parts.flatMap((first, at) =>
    parts.slice(at, at + MOST_PARTS).map((last) => text.slice(first.from, last.to))
  );
}

function fits(quote: string, sentence: string, { least, most }: Wanted): boolean {
  const words = wordCount(quote);
  if (words === 0 || words > most || !isClean(quote) || hasCue(quote, LANGUAGES, "withdrawal")) return false;
  if (quote === withoutEnd(sentence).replace(JOINERS, "")) return true;
  if (isUnspaced(quote)) return words >= least && withoutEnd(sentence).endsWith(quote);
  return words >= least && !isHanging(quote, sentence);
}

/** "When the flour is finished we stop selling that loaf": the main clause stands in it too. */
const CONSEQUENCE = /(?:[,、]| then)(?: \S+){3}|^\S+(?: \S+){3,} (?:we|i)(?: \S+){3}/iu;

const TAIL =
  /\b(?:because|when|if|that|who|which|until|since|weil|wenn|dass|porque|parce que|cuando|quand)(?: \S+){0,2}$/iu;

/** A part of a sentence that needs the rest of it: a condition without its consequence, a list without its end. */
function isHanging(quote: string, sentence: string): boolean {
  const leansBack = !opens(quote, sentence) && HANGING_START.test(quote);
  const isCondition = SUBORDINATE.test(quote) && !CONSEQUENCE.test(quote);
  const isOnlyPlace =
    /^(?:of|in|on|at|for|from|with|before|after|during|since|de|von|sur|en) /iu.test(quote) &&
    wordCount(quote) < SHORTEST_STATEMENT;
  return leansBack || isOnlyPlace || isCondition || HANGING_END.test(quote) || TAIL.test(quote) ||
    isCutOff(quote, sentence);
}

/** "…, and no customer": what follows belongs to it. */
function isCutOff(quote: string, sentence: string): boolean {
  const after = sentence.slice(sentence.indexOf(quote) + quote.length);
  return /^,? (?:who|whose|whom|that|der|die|das|den|dem|deren|que|qui|dont|où|som) /iu.test(after) &&
    /[,;]/.test(quote);
}

function opens(quote: string, sentence: string): boolean {
  return sentence.replace(JOINERS, "").startsWith(quote);
}

function isClean(quote: string): boolean {
  const isPlain = !/[?？“”*_{}<>\n()[\]]|https?:/.test(quote);
  const isBalanced = (quote.match(/"/g)?.length ?? 0) % 2 === 0 &&
    ["「」", "『』", "«»"].every((pair) => {
      const [open = "", close = ""] = pair;
      return quote.split(open).length === quote.split(close).length;
    }) && !/^['’](?!.*['’])|(?:^|\s)['‘][^'’]*$/.test(quote) &&
    !/^[^'‘]*[\p{L}\p{N}.!]['’](?:\s|$|[,.:;])/u.test(quote.replace(/s['’]\s/g, "s "));
  return isPlain && isBalanced && (contentWords(quote).length > 0 || numbersIn(quote).length > 0);
}

const EASY_WORDS = 10;
/** Those scripts count more words for the same length. */
const EASY_UNSPACED = 20;
const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|hundred|half|twice)\b/iu;

function worthOf(quote: string, sentence: string, { heart }: Wanted): number {
  const words = wordCount(quote);
  const numbers = numbersIn(quote).filter((number) => number.unit !== "year" && number.unit !== "time");
  const isWhole = quote === withoutEnd(sentence);
  return (numbers.length > 0 ? 2 : COUNTED.test(quote) ? 1.6 : 0) +
    (namesIn(`It is ${quote}`).length > 0 ? 1 : 0) +
    (SHARP.test(quote) ? 1.5 : 0) + (phrasesIn(sentence).some((phrase) => phrase.includes(quote)) ? 1.5 : 0) +
    (heart?.test(quote) ? 3 : heart?.test(sentence) ? 1.5 : 0) +
    Math.min(contentWords(quote).length, 6) * 0.4 +
    (isWhole ? 1 : opens(quote, sentence) ? 0.6 : startsInList(quote, sentence) ? -1.5 : 0) -
    (words < 3 ? 2 : words < 4 ? 1 : 0) -
    Math.max(0, words - (isUnspaced(quote) ? EASY_UNSPACED : EASY_WORDS)) * 0.3 - vagueWordsIn(quote).length -
    (LEANS_BACK.test(quote) ? 2 : 0) - (isAside(quote) || OPENS_ASIDE.test(sentence) ? 5 : 0) -
    (/^(?:they|it|he|she|that|this|them|those|him)\b/iu.test(quote) ? 0.5 : 0);
}

/** "We refused a hotel for that": what it points at was said before. */
const LEANS_BACK = /\b(?:for|of|about|with) (?:that|this|it)(?=[,;]|$)|\b(?:put|did) (?:it|that)\b/iu;

/** A stretch that begins behind a comma is the tail of a list, or leans on what stood before it. */
function startsInList(quote: string, sentence: string): boolean {
  return /[,、，]\s*$/u.test(sentence.slice(0, sentence.indexOf(quote)));
}
