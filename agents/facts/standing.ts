import { cuePattern, hasCue, type Language, lexiconsOf } from "../text/lexicon.ts";
import { quotedSpans } from "../text/phrases.ts";
import type { Standing } from "./statement.ts";

/** A clause before it is classed: all of its words, and those that stay without asides. */
interface Clause {
  whole: string;
  kept: string;
}

/** How each clause of a sentence stands. A cue reaches over what follows it, up to a "but". */
export function standingsOf(
  sentence: string,
  clauses: readonly Clause[],
  languages: readonly Language[],
): Standing[] {
  const spoken = clauses.map(({ whole }) => withoutQuoted(whole));
  const standings = clauses.map((clause, at): Standing =>
    at < clauses.length - 1 && isEnumerator(clause.kept, languages)
      ? "aside"
      : standingAlone(clause, spoken[at] ?? "", languages)
  );
  reach(standings, spoken, languages);
  withdraw(standings, clauses, languages);
  markQuestions(standings, sentence, spoken, languages);
  return standings;
}

function standingAlone({ kept }: Clause, spoken: string, languages: readonly Language[]): Standing {
  const has = (...names: Parameters<typeof cuePattern>[1][]) => hasCue(spoken, languages, ...names);
  if (kept === "" || has("remark") || isJoiner(kept, languages)) return "aside";
  if (has("refutation")) return "refuted";
  if (has("past_only")) return "past";
  if (isHedged(spoken, languages)) return "hedged";
  return has("negation") ? "negated" : "stated";
}

/** "One:" and "second," only count what follows. */
function isEnumerator(kept: string, languages: readonly Language[]): boolean {
  const word = kept.toLowerCase();
  return lexiconsOf(languages).some(({ numbers, ordinals }) => numbers.has(word) || ordinals.has(word));
}

function isJoiner(kept: string, languages: readonly Language[]): boolean {
  return !/[\p{L}\p{N}]/u.test(kept.replace(cuePattern(languages, "joiners", "contrast"), " "));
}

/** "maybe 2 hrs" is a number said roughly, not one that is open. */
function isHedged(spoken: string, languages: readonly Language[]): boolean {
  return [...spoken.matchAll(cuePattern(languages, "strong_hedges"))].some(({ index, 0: hedge }) =>
    !/^\s*[£$€¥]?\d/u.test(spoken.slice(index + hedge.length))
  );
}

/** What was believed or done once stays so, and what is open stays open, until a "but" or a "now" turns it. */
function reach(standings: Standing[], spoken: readonly string[], languages: readonly Language[]): void {
  let carried: Standing | null = null;
  for (const [at, standing] of standings.entries()) {
    const turns = at > 0 && opensWith(spoken[at] ?? "", cuePattern(languages, "contrast"));
    if (turns && standing !== "past") carried = null;
    if (standing === "refuted" || standing === "past") carried = standing;
    else if (standing === "hedged" && isNothingBut(spoken[at] ?? "", languages)) carried = "hedged";
    else if (carried !== null && standing !== "aside") standings[at] = carried;
  }
}

/** True for a clause that is a hedge and nothing else: "Then maybe", "and I go back and forth on this". */
function isNothingBut(spoken: string, languages: readonly Language[]): boolean {
  const rest = spoken.replace(cuePattern(languages, "strong_hedges"), " ")
    .replace(cuePattern(languages, "joiners", "adverbs", "pronouns", "prepositions", "aside"), " ");
  return !/[\p{L}\p{N}]/u.test(rest);
}

/** "Harlow, no wait, Bao" takes Harlow back; "or Toast, no, forget Toast" takes Toast back. */
function withdraw(standings: Standing[], clauses: readonly Clause[], languages: readonly Language[]): void {
  for (const [at, { whole }] of clauses.entries()) {
    const cue = cuePattern(languages, "withdrawal").exec(whole);
    if (cue === null || !isOpening(whole.slice(0, cue.index), languages)) continue;
    const named = whole.slice(cue.index + cue[0].length).trim();
    standings[at] = named === "" ? "aside" : standings[at] ?? "stated";
    for (let before = at - 1; before >= 0; before--) {
      if (standings[before] === "aside") continue;
      const takesBack = named === "" || clauses[before]?.whole.includes(named) === true;
      if (takesBack) standings[before] = "withdrawn";
      if (takesBack && named !== "") standings[at] = "withdrawn";
      if (takesBack || named === "") break;
    }
  }
}

/** True where nothing but joiners, yes and no stand before a cue. */
function isOpening(before: string, languages: readonly Language[]): boolean {
  return !/[\p{L}\p{N}]/u.test(before.replace(cuePattern(languages, "joiners", "aside", "no", "yes"), " "));
}

function markQuestions(
  standings: Standing[],
  sentence: string,
  spoken: readonly string[],
  languages: readonly Language[],
): void {
  if (!/[?？][\s)”"'’»」!?]*$/u.test(sentence)) return;
  const last = standings.length - 1;
  const asksWhole = opensWith(spoken[0] ?? "", cuePattern(languages, "questions"));
  for (let at = asksWhole ? 0 : last; at <= last; at++) standings[at] = "question";
}

function opensWith(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  return match !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, match.index));
}

/** What customers say in quotation marks decides nothing about the clause around it. */
function withoutQuoted(text: string): string {
  const spans = quotedSpans(text);
  let rest = "";
  let from = 0;
  for (const span of spans) {
    rest += text.slice(from, span.from);
    from = span.to;
  }
  return rest + text.slice(from);
}
