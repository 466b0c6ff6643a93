import { withCapital } from "../../../text/letters.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { closed, isExact, markOf } from "../../../ledger/words.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../../../text/lexicon.ts";
import { pointsBack, withoutLabel } from "../../../plan/hooks.ts";
import { isNameOnly } from "../../../text/name_only.ts";
import { isLonger, shorten, titled } from "../../../text/shorten.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { isGenericClaim } from "../../../text/generic_claims.ts";

const JOINS = new RegExp(
  `^(?:${phrasesPattern(phrasesOf(LANGUAGES, "opening_joiners"))}|then)[\\s,]+(?=\\S)`,
  "iu",
);

/** A founder's words as a slide says them: no quotation marks around them, no joining word first, a capital first. */
export function spoken(words: string): string {
  const said = words.trim().replace(/^[“„«]([^“”„«»]*)[”»]$/u, "$1");
  const bare = withoutLabel(said).replace(JOINS, "").trim();
  return withCapital(bare);
}

/** "Bertie." says too little by itself to head a slide. */
const LEAST_WORDS = 4;

function bare(words: string): string {
  return words.replace(/[“”]/gu, "").trim().replace(/[.…]$/u, "").toLowerCase();
}

/** The first of these, where a clause of it can be told alone; else another that fits and is whole by itself. */
function headingOf(sentences: string[], words: number): string | undefined {
  const [first] = sentences;
  if (first === undefined || !isLonger(first, words)) return first;
  const isTold = clauseOf(first, words) !== null && !ABOUT.test(first);
  return isTold ? first : sentences.find((each) => fits(each, words)) ?? first;
}

/** The first clauses of a long sentence where they say something by themselves: nothing has to show that they were cut. */
function clauseOf(sentence: string, words: number): string | null {
  if (!isLonger(sentence, words)) return null;
  const clause = titled(sentence, words);
  const isClause = /^\s*[,;:、]/u.test(sentence.slice(clause.length));
  return isClause && wordCount(clause) >= LEAST_OF_CLAUSE ? clause : null;
}

const LEAST_OF_CLAUSE = 8;
/** "I was there too": fewer words are no end of a story. */
const LEAST_OF_POINT = 10;

function fits(sentence: string, words: number): boolean {
  return !isLonger(sentence, words) && !pointsBack(sentence);
}

/** "Harbour Tavern. They poured away …": a name and what is said of it, where nothing else that fits is whole; or null. */
function namedHeading([name = "", first, ...others]: string[], words: number): string[] | null {
  if (first === undefined) return null;
  const isName = (isNameOnly(name) && wordCount(name) > 1) ||
    (wordCount(name) < LEAST_WORDS && ABOUT.test(first));
  const isOther = isLonger(`${name} ${first}`, words) &&
    others.some((each) => fits(each, words) && !isGenericClaim(each));
  return isName && !isOther ? [name, first] : null;
}

const ABOUT = new RegExp(`^(?:${phrasesPattern(phrasesOf(LANGUAGES, "third_person"))})(?!\\p{L})`, "iu");

/** What of a fact a deck has still to say: its sentences, each handed out once. */
export class Told {
  private readonly said = new Set<string>();

  /** Whether a slide says these words already, however they are quoted or closed. */
  has(words: string): boolean {
    return this.said.has(bare(words));
  }

  /** Whether a slide says these words, or they with an order before them: "First a second van". */
  covers(words: string): boolean {
    const told = bare(words);
    return [...this.said].some((each) => each !== "" && told.endsWith(each));
  }

  add(words: string): void {
    this.said.add(bare(words));
  }

  /** The next sentence of a fact within so many words, cut only where none is short enough; null when all is told. */
  next(fact: TextFact | null, words: number): Claim | null {
    if (fact === null || fact.thin === true) return null;
    const open = sentencesOf(fact.text).filter((sentence) => !this.has(sentence));
    const [first] = open;
    if (first === undefined) return null;
    const long = open.filter((each) => wordCount(each) >= LEAST_WORDS);
    // "Fair enough, everybody says that": a remark before the answer heads no slide where more was said.
    const telling = long.filter((each) => !isGenericClaim(each));
    const isMore = wordCount(telling[0] ?? "") >= wordCount(long[0] ?? "");
    const full = telling.length > 0 && isMore ? telling : long;
    // "Chefs leave. Head chef goes": short ones are told together.
    const together = full.length === 0 && open.length > 1 && !isLonger(open.join(" "), words);
    const said = together ? open : namedHeading(open, words) ?? [headingOf(full, words) ?? first];
    for (const sentence of said) this.add(sentence);
    const told = said.join(" ");
    return this.claimOf(fact, clauseOf(told, words) ?? shorten(told, words));
  }

  /** Exact words of what is left of a fact, in quotation marks, cut to so many words; null when all is told. */
  quote(fact: TextFact | null, words: number): Claim | null {
    const rest = this.rest(fact, words);
    if (fact === null || rest === null || pointsBack(rest.opening)) return null;
    const open = fact.text.slice(Math.max(0, fact.text.indexOf(rest.opening)));
    const cut = shorten(open, words);
    const exact = cut.replace(/\u00A0…$/u, "");
    const text = isExact(exact, fact.quote) ? `“${exact}”${cut === exact ? "" : "\u00A0…"}` : cut;
    return { text, marks: [markOf(fact)] };
  }

  /** How a fact ends, in whole sentences within so many words: the point of a story; else what is left of it. */
  ending(fact: TextFact | null, words: number): Claim | null {
    const open = fact === null || fact.thin === true
      ? []
      : sentencesOf(fact.text).filter((sentence) => !this.has(sentence));
    const first = open.findIndex((sentence) =>
      !pointsBack(sentence) && !isLonger(fact?.text.slice(fact.text.indexOf(sentence)) ?? "", words)
    );
    const end = fact === null || first === -1 ? "" : fact.text.slice(fact.text.indexOf(open[first] ?? ""));
    const isPoint = fact !== null && wordCount(end) >= LEAST_OF_POINT;
    return this.quote(isPoint ? { ...fact, text: end } : fact, words);
  }

  /** All that is left of a fact within so many words, with the words it opens with; or null. */
  rest(fact: TextFact | null, words: number): (Claim & { opening: string }) | null {
    if (fact === null || fact.thin === true) return null;
    const open = sentencesOf(fact.text).filter((sentence) => !this.has(sentence));
    const [opening] = open;
    if (opening === undefined) return null;
    for (const sentence of open) this.add(sentence);
    return { ...this.claimOf(fact, shorten(open.join(" "), words)), opening };
  }

  private claimOf(fact: TextFact, text: string): Claim {
    return { text: closed(spoken(text)), marks: [markOf(fact)] };
  }
}
