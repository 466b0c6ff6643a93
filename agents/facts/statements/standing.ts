import { GRAMMAR } from "../../text/grammar_words.ts";
import {
  type CueName,
  cuesIn,
  firstCue,
  hasCue,
  type Language,
  lexiconsOf,
  withoutCues,
} from "../../text/lexicon.ts";
import { quotedSpans } from "../../text/phrases.ts";
import { applyNextClause, endsInTermination } from "./standing_from_next_clause.ts";
import type { Standing, UnclassedClause } from "./statement.ts";
import { withdrawNamed } from "./retracted_words.ts";
import { STATEMENT_WORDS } from "../words.ts";

/** How each clause of a sentence stands. A cue reaches over what follows it, up to a "but". */
export function standingsOf(
  sentence: string,
  clauses: readonly UnclassedClause[],
  languages: readonly Language[],
): Standing[] {
  const spoken = clauses.map(({ whole }) => withoutQuoted(whole));
  const standings = clauses.map((clause, at): Standing =>
    at < clauses.length - 1 && isEnumerator(clause.kept, languages)
      ? "aside"
      : standingAlone(clause, spoken[at] ?? "", languages)
  );
  applyNextClause(standings, spoken, { sentence, languages });
  reach(standings, spoken, languages);
  refuseList(standings, clauses, { sentence, languages });
  withdrawNamed(standings, clauses, languages);
  markQuestions(standings, sentence, spoken, languages);
  return standings;
}

function standingAlone({ kept }: UnclassedClause, spoken: string, languages: readonly Language[]): Standing {
  const has = (...names: CueName[]) => hasCue(spoken, languages, ...names);
  if (kept === "" || has("remark") || isJoiner(kept, languages) || isSmallTalk(kept, languages)) {
    return "aside";
  }
  if (has("refutation")) return "refuted";
  if (has("past_only") || endsInTermination(spoken, languages)) return "past";
  if (isHedged(spoken, languages)) return "hedged";
  return has("negation") ? "negated" : "stated";
}

/** "One:" and "second," only count what follows. */
function isEnumerator(kept: string, languages: readonly Language[]): boolean {
  const word = kept.toLowerCase();
  return lexiconsOf(languages).some(({ numbers, ordinals }) => numbers.has(word) || ordinals.has(word));
}

function isJoiner(kept: string, languages: readonly Language[]): boolean {
  return !/[\p{L}\p{N}]/u.test(withoutCues(kept, languages, "joiners", "contrast"));
}

/** "Laugh if you want", "everybody says that": nothing but a turn of talk; "I know a baker" says something. */
function isSmallTalk(kept: string, languages: readonly Language[]): boolean {
  return hasCue(kept, languages, "small_talk") &&
    !/[\p{L}\p{N}]/u.test(
      withoutCues(
        withoutCues(kept, languages, "small_talk"),
        languages,
        "aside",
        "joiners",
        "contrast",
        "yes",
        "no",
        "adverbs",
      ),
    );
}

/** "maybe 2 hrs" is a number said roughly, not one that is open. */
function isHedged(spoken: string, languages: readonly Language[]): boolean {
  return cuesIn(spoken, languages, "strong_hedges").some(({ index, 0: hedge }) =>
    !/^\s*[£$€¥]?\d/u.test(spoken.slice(index + hedge.length))
  );
}

/** What was believed or done once stays so, and what is open stays open, until a "but" or a "now" turns it. */
function reach(standings: Standing[], spoken: readonly string[], languages: readonly Language[]): void {
  let carried: Standing | null = null;
  for (const [at, standing] of standings.entries()) {
    const words = spoken[at] ?? "";
    const turns = at > 0 && (opensWith(words, languages, "contrast") || opensSince(words, languages));
    if (turns && standing !== "past") carried = null;
    const opens = (name: CueName) => opensWith(spoken[at] ?? "", languages, name);
    if (carried === "hedged" && opens("then")) carried = null;
    if (standing === "refuted" || standing === "past" || standing === "hedged") carried = standing;
    else if (carried !== null && standing !== "aside") standings[at] = carried;
    else if (standing === "stated" && standings[at - 1] === "negated" && opens("or_words")) {
      standings[at] = "negated";
    }
  }
}

const SINCE = new RegExp(
  `^\\s*${STATEMENT_WORDS.sourceOf("since")}\\s+(?:${GRAMMAR.sourceOf("the")}\\s)?`,
  "iu",
);

/** "We took €75, since June it's €89": a day from which on it is otherwise. */
function opensSince(words: string, languages: readonly Language[]): boolean {
  const since = SINCE.exec(words)?.[0];
  if (since === undefined) return false;
  const when = words.slice(since.length);
  return /^\d/.test(when) || firstCue(when, languages, "calendar_words")?.index === 0;
}

/** "Not: franchises, trade fairs" refuses all that follows. */
function refuseList(
  standings: Standing[],
  clauses: readonly UnclassedClause[],
  { sentence, languages }: { sentence: string; languages: readonly Language[] },
): void {
  const first = clauses[0]?.kept ?? "";
  const isHeader = first !== "" && sentence.trimStart().startsWith(`${first}:`) &&
    hasCue(first, languages, "negation", "refusal", "no") &&
    withoutCues(first, languages, "negation", "refusal", "no").trim() === "";
  if (!isHeader) return;
  for (const [at, standing] of standings.entries()) if (standing === "stated") standings[at] = "negated";
}

function markQuestions(
  standings: Standing[],
  sentence: string,
  spoken: readonly string[],
  languages: readonly Language[],
): void {
  const isJapanese = languages.length === 1 && languages[0] === "ja";
  const asks = /[?？][\s)”"'’»」!?]*$/u.test(sentence) ||
    isJapanese && /(?:です|ます|でした|ました|でしょう)か[。\s]*$/u.test(sentence);
  if (!asks) return;
  const last = standings.length - 1;
  const isLed = last === 1 && (spoken[0] ?? "").trim().split(/\s+/u).length === 1;
  const asksWhole = isLed || opensWith(spoken[0] ?? "", languages, "questions");
  for (let at = asksWhole ? 0 : last; at <= last; at++) standings[at] = "question";
}

function opensWith(text: string, languages: readonly Language[], name: CueName): boolean {
  const cue = firstCue(text, languages, name);
  return cue !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, cue.index));
}

/** What customers say in quotation marks decides nothing about the clause around it. */
export function withoutQuoted(text: string): string {
  const spans = quotedSpans(text);
  let rest = "";
  let from = 0;
  for (const span of spans) {
    rest += text.slice(from, span.from);
    from = span.to;
  }
  return rest + text.slice(from);
}
