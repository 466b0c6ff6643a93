import type { RivalFact } from "../../domain/facts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { countsLosses } from "./lost_deals.ts";
import { opensWith } from "../passages/items.ts";
import { isSameLine } from "../statements/same_line.ts";
import type { Sentence } from "../statements/statement.ts";
import { wordCount } from "../../text/sentences.ts";
import { RIVALS } from "../words.ts";

const LONGEST = 28;
const LONGEST_OF_TWO = 40;
/** Min. words beside the name that say something of a rival. */
const TELLING = 3;

/**
 * The rivals with the sentence, or the part of one up to the next rival's name, that says something of each alone. A
 * sentence of which any clause is a guess, a question or an aside says nothing, and one that counts is a count.
 */
export function withWords(rivals: RivalFact[], sentences: Sentence[]): RivalFact[] {
  const certain = sentences.filter(({ text, languages, clauses }) =>
    clauses.length > 0 && clauses.every(({ standing }) => standing === "stated" || standing === "negated") &&
    !hasCue(text, languages, "dont_know") && !countsLosses(text)
  );
  return rivals.map((rival) => {
    for (const [at, sentence] of certain.entries()) {
      const all = wordsOf(rival, rivals, sentence.text);
      const known = all === null ? null : withoutHearsay(all, rival);
      if (known === null) continue;
      const words = known === sentence.text ? withNext(sentence, certain[at + 1], rivals) : known;
      const { turn, field } = sentence.answer;
      return { ...rival, said: { quote: words, turn, field } };
    }
    return rival;
  });
}

/** "Prairie Pass is good. They put you in a class of 25": the sentence behind it that goes on about the same rival. */
function withNext(sentence: Sentence, next: Sentence | undefined, all: RivalFact[]): string {
  const { answer, text, from, to } = sentence;
  const isBehind = next !== undefined && next.answer === answer &&
    answer.text.slice(to, next.from).trim() === "" &&
    (isSameLine(sentence, next) && sentence.listed ||
      opensWith(next.text, next.languages, "third_person")) &&
    !all.some(({ name }) => next.text.includes(name)) && !RIVALS.isIn(next.text, "hearsay");
  const both = isBehind ? answer.text.slice(from, next.to) : text;
  return wordCount(both) <= LONGEST_OF_TWO ? both : text;
}

const OPENS_CLAUSE = /(?:^|[,;:.–—-])\s*$/u;

function wordsOf({ name, kind }: RivalFact, all: RivalFact[], sentence: string): string | null {
  const at = sentence.indexOf(name);
  if (at === -1) return null;
  const others = all.map((each) => each.name).filter((each) => each !== name && !name.includes(each));
  const isAlone = !others.some((other) => sentence.includes(other));
  const words = isAlone ? sentence : ownPart(sentence.slice(at), others);
  // "Two did nothing and one has a cousin": from its middle on, a clause says nothing whole of what most do.
  if (!isAlone && kind === "status_quo" && !OPENS_CLAUSE.test(sentence.slice(0, at))) return null;
  const isTelling = wordCount(words) >= wordCount(name) + TELLING && wordCount(words) <= LONGEST;
  return isTelling ? words : null;
}

/** "Acme is quick, I heard six a month": what is only heard goes, and what stands behind it; null where too little is left. */
function withoutHearsay(words: string, { name }: RivalFact): string | null {
  if (!RIVALS.isIn(words, "hearsay")) return words;
  const clauses = words.split(/(?<=[,;])\s+/u);
  const heard = clauses.findIndex((clause) => RIVALS.isIn(clause, "hearsay"));
  // ", about six a month, I hear": what is set apart behind a clause is said of it.
  const isBehind = RIVALS.patternOf("hearsay").exec(clauses[heard] ?? "")?.[0].length ===
    clauses[heard]?.replace(/[.,;]$/u, "").length;
  const left = clauses.slice(0, isBehind ? heard - 1 : heard).join(" ").replace(/[,;]$/u, "");
  return wordCount(left) >= wordCount(name) + TELLING ? left : null;
}

/** What stands from a name to the clause in which the next one is named. */
function ownPart(rest: string, others: string[]): string {
  const clauses = rest.split(/(?<=[,;])\s+/u);
  const next = clauses.findIndex((clause) => others.some((other) => clause.includes(other)));
  return clauses.slice(0, next === -1 ? clauses.length : next).join(" ").replace(/[,;]$/u, "");
}
