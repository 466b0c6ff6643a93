import { daysIn } from "../../text/due_days.ts";
import { firstCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { RETRACTIONS } from "../words.ts";
import type { Standing, UnclassedClause } from "./statement.ts";
import type { Clause, SplitSentence } from "./statements.ts";
import type { Retraction } from "./retracted_numbers.ts";
import { ANY_DAY } from "../../domain/days.ts";

/** Between the words of "no, wait" and "wait … no". */
const PAUSE = "[\\s,.…–—-]+";
const paused = (source: string) => source.replaceAll("\\s+", PAUSE);

/** "No, wait" takes back what stands before it, whatever follows. */
const SURE = `(?:${paused(RETRACTIONS.sourceOf("takes_back_said"))})`;
/** "Sorry" and "hm" take back only where it is said that it was wrong: "Sorry, that's the old one". */
const TOLD = `(?:(?:${paused(RETRACTIONS.sourceOf("hesitates"))})${PAUSE})+(?=${
  RETRACTIONS.sourceOf("is_wrong")
})`;
const CLAUSE_START = "(?:^|[,;:–—(…。、]\\s*|\\s-\\s+|\\.{2,}\\s*)";
const TAKES_BACK = new RegExp(
  `(?<before>${CLAUSE_START})(?:(?:${RETRACTIONS.sourceOf("hesitates")})${PAUSE})*?` +
    `(?:(?<sure>${SURE})(?<end>[\\s,.:;…!–—、。-]*)|(?<told>${TOLD}))`,
  "giu",
);
/** Max. words that replace only the last name or word; more of them say all of it anew. */
const MOST_WORDS_OF_A_NAME = 3;

/** Where a sentence takes back what was said: the words that do, and the clause behind them. */
interface RetractionCue {
  from: number;
  to: number;
}

/**
 * Marks what founders take back in words: "The doctors. No, wait, that's the customers' obstacle. Ours is …" withdraws
 * the doctors, and what is only told of them. A number that another one took the place of (`retracted`) keeps the
 * sentence around it.
 */
export function withdraw(
  sentences: readonly SplitSentence[],
  { languages, retracted }: { languages: readonly Language[]; retracted: readonly Retraction[] },
): void {
  for (const [at, sentence] of sentences.entries()) {
    for (const cue of retractionCuesIn(sentence)) {
      if (retracted.some(({ from, to }) => cue.from >= from && cue.from < to)) continue;
      const { [at - 1]: before, [at + 1]: next } = sentences;
      retractBefore(cue, { sentence, before, next, languages });
    }
  }
}

function retractionCuesIn({ text, from }: SplitSentence): RetractionCue[] {
  return [...text.matchAll(TAKES_BACK)].flatMap(({ index, 0: all, groups }) => {
    const behind = text.slice(index + all.length);
    // "No wait times": words of another sentence, not of a second thought.
    const isPhrase = groups?.sure !== undefined && groups.end?.trim() === "" && behind !== "" &&
      !RETRACTIONS.opens(behind, "about_it");
    return isPhrase
      ? []
      : [{ from: from + index + (groups?.before?.length ?? 0), to: from + index + all.length }];
  });
}

function retractBefore(
  cue: RetractionCue,
  { sentence, before, next, languages }: {
    sentence: SplitSentence;
    before: SplitSentence | undefined;
    next: SplitSentence | undefined;
    languages: readonly Language[];
  },
): void {
  const own = sentence.clauses.filter(({ to, standing }) => to <= cue.from && standing !== "aside");
  const said = own.length > 0 ? own : (before?.clauses ?? []).filter(({ standing }) => standing !== "aside");
  if (said.length === 0 || said.every(({ standing }) => standing === "question")) return;
  const behind = clausesBehindCue(sentence, cue);
  const replaces = ({ text }: { text: string }) => RETRACTIONS.opens(text, "own_instead");
  const explainsRetraction = behind[0] !== undefined && !replaces(behind[0]) &&
    (RETRACTIONS.opens(behind[0].text, "about_it", "is_wrong") || next !== undefined && replaces(next));
  if (explainsRetraction) {
    const instead = behind.findIndex((clause, at) => at > 0 && (next === undefined || replaces(clause)));
    for (const clause of behind.splice(0, instead === -1 ? behind.length : instead)) {
      clause.standing = "aside";
    }
  }
  const instead = behind[0]?.text ?? "";
  for (
    const clause of retractedClauses(said, instead, {
      languages,
      isWhole: explainsRetraction || own.length === 0,
    })
  ) {
    clause.standing = "withdrawn";
  }
}

/** Min. counts that make a list, of which only the one counted anew is retracted: "6 from the market. No wait, the market was 5". */
const LEAST_OF_LIST = 3;

/** The clauses that are retracted: those with the day or the thing that is said anew, the last for a word or two, else all. */
function retractedClauses(
  said: readonly Clause[],
  instead: string,
  { languages, isWhole }: { languages: readonly Language[]; isWhole: boolean },
): readonly Clause[] {
  const hasDay = (text: string) => daysIn(text, { languages, now: ANY_DAY }).length > 0;
  const dated = hasDay(instead) ? said.filter(({ text }) => hasDay(text)) : [];
  if (dated.length > 0) return dated.filter(({ text }) => !isOtherDay(text, instead, languages));
  const counted = said.filter(({ text }) => /\d/u.test(text));
  const same = counted.length >= LEAST_OF_LIST && /\d/u.test(instead)
    ? counted.filter(({ text }) => sharedStems(stemsOf(text), stemsOf(instead)).length > 0)
    : [];
  if (same.length > 0) return same;
  const isName = instead !== "" && wordCount(instead) <= MOST_WORDS_OF_A_NAME;
  return isWhole && !isName ? said : said.slice(-1);
}

/** Takes the words that take back out of a sentence's clauses; gives the clauses behind them. */
function clausesBehindCue(
  { text, from: start, clauses }: SplitSentence,
  { from, to }: RetractionCue,
): Clause[] {
  for (const clause of clauses) {
    if (clause.to <= from || clause.from >= to) continue;
    if (clause.to <= to) clause.standing = "aside";
    else {
      clause.text = text.slice(to - start, clause.to - start);
      clause.from = to;
      if (clause.standing === "negated" || clause.standing === "aside") clause.standing = "stated";
    }
  }
  return clauses.filter((clause) => clause.from >= to);
}

/** "Or Toast, no, forget Toast" takes Toast back. */
export function withdrawNamed(
  standings: Standing[],
  clauses: readonly UnclassedClause[],
  languages: readonly Language[],
): void {
  for (const [at, { whole }] of clauses.entries()) {
    const cue = firstCue(whole, languages, "withdrawal");
    if (cue === null || !isOpening(whole.slice(0, cue.index), languages)) continue;
    const named = whole.slice(cue.index + cue[0].length).trim();
    const said = named === "" ? -1 : clauses.slice(0, at).findLastIndex((each) => each.whole.includes(named));
    if (said === -1) continue;
    standings[said] = "withdrawn";
    standings[at] = "withdrawn";
  }
}

/** "60 jars by March, no wait, by 30 June": the day alone is another one. */
function isOtherDay(said: string, instead: string, languages: readonly Language[]): boolean {
  const before = daysIn(said, { languages, now: ANY_DAY }).at(-1);
  const after = daysIn(instead, { languages, now: ANY_DAY }).at(-1);
  return before?.end === said.length && before.dueFrom > 0 &&
    after?.end === instead.length && after.dueFrom === 0;
}

/** True where nothing but joiners, yes and no stand before a cue. */
function isOpening(before: string, languages: readonly Language[]): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutCues(before, languages, "joiners", "aside", "no", "yes"));
}
