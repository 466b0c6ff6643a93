import type { Facts, TextFact } from "../../../domain/facts.ts";
import type { PageReading } from "../../../domain/pages.ts";
import { cuePattern, LANGUAGES } from "../../../text/lexicon.ts";
import { numbersIn } from "../../../text/numbers.ts";
import { rememberedValue } from "../../../text/remembered.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { contentWords, stem, stemsIn } from "../../../text/words.ts";
import { isWhole, quotable } from "./page_sentences.ts";
import { COUNTS, PAGES } from "../words.ts";

/** A founder's sentence that refuses something, and the stems of what it refuses. */
export interface Refusal {
  fact: TextFact;
  sentence: string;
  stems: ReadonlySet<string>;
}

/** A rival's sentence that sells what the founder refuses. */
export interface RefusalHit {
  page: PageReading;
  sentence: string;
  refusal: Refusal;
  weight: number;
}

/** Two stems, or a share and the word for it: less may be chance. */
const LEAST_WEIGHT = 2;

/** Words too common to show that two sentences speak of the same thing. */
const EVERYDAY = new Set(PAGES.phrasesOf("everyday").map(stem));

/** What the founder refuses: a belief in so many words first, the customers turned away after them. */
export function refusalsOf(facts: Facts, company: string): Refusal[] {
  const own = new Set([company, facts.offering?.text ?? ""].flatMap(contentWords).map(stem));
  const beliefs = [...facts.values, facts.only_we, facts.never_become].filter((fact) => fact !== null);
  const refused = beliefs.flatMap((fact) =>
    sentencesOf(fact.text).map((sentence) => ({ fact, sentence, words: refusedWords(sentence) }))
  );
  const away = facts.not_for.map((fact) => ({ fact, sentence: fact.text, words: fact.text }));
  return [...refused, ...away].flatMap(({ fact, sentence, words }) => {
    const stems = new Set(
      contentWords(words).map(stem).filter((each) => !own.has(each) && !EVERYDAY.has(each)),
    );
    return stems.size === 0 ? [] : [{ fact, sentence, stems }];
  });
}

/** Refused words stand behind the word of refusal, up to the end of the clause. */
function refusedWords(sentence: string): string {
  return [...sentence.matchAll(cuePattern(LANGUAGES, "negation", "refusal"))].map((match) =>
    sentence.slice(match.index + match[0].length).split(/[,.;:!?]/u, 1)[0] ?? ""
  ).join(" ");
}

const COMMISSION = PAGES.phrasesOf("commission").map(stem);
/** "5% of each booking". */
const SHARE = new RegExp(`\\d\\s?%\\s${COUNTS.sourceOf("out_of")}`, "iu");

/** How many refused words an offer has. */
function refusedIn(offered: string, { stems, sentence: refused }: Refusal): number {
  const found = [...stemsIn(offered)].filter((each) => stems.has(each)).length;
  const takesShare = SHARE.test(offered) && COMMISSION.some((each) => stems.has(each));
  const numbers = found > 1 ? numbersIn(offered).map(({ value }) => value) : [];
  const sameNumber = found > 1 && numbersIn(refused).some(({ value }) => numbers.includes(value));
  return found + (takesShare ? LEAST_WEIGHT : 0) + (sameNumber ? 1 : 0);
}

const DENIAL = new RegExp(`^\\s*(?:${cuePattern(LANGUAGES, "negation").source})`, "iu");

/** A sentence without the clauses in which it says no; "" where it only says no. */
const offerOf = rememberedValue((sentence) => {
  const denied = refusedWords(sentence);
  if (DENIAL.test(sentence) && sentencesOf(sentence).length === 1) return "";
  return denied === "" ? sentence : sentence.replace(denied, " ");
});

/** Rivals' sentences that sell what the founder refuses, the plainest first; each sentence and each refusal once. */
export function refusalHits(refusals: Refusal[], pages: PageReading[]): RefusalHit[] {
  const hits = pages.flatMap((page) =>
    quotable(page).flatMap((sentence) => {
      const offered = offerOf(sentence);
      return refusals.map((refusal) => ({ page, sentence, refusal, weight: refusedIn(offered, refusal) }));
    })
  ).filter(({ weight }) => weight >= LEAST_WEIGHT).toSorted((a, b) =>
    b.weight - a.weight || Number(isWhole(b.sentence)) - Number(isWhole(a.sentence)) ||
    a.sentence.length - b.sentence.length
  );
  return hits.reduce<RefusalHit[]>((kept, hit) => {
    const isTaken = kept.some((earlier) =>
      earlier.sentence === hit.sentence || earlier.refusal.sentence === hit.refusal.sentence
    );
    return isTaken ? kept : [...kept, hit];
  }, []);
}
