import { cuesIn, firstCue, FUNCTION_WORDS, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { opensWith } from "../passages/items.ts";
import { wordCount } from "../../text/sentences.ts";
import type { Standing } from "./statement.ts";
import { STATEMENT_WORDS } from "../words.ts";

/** What a clause behind says beside its end, its "no" or its "maybe": more words than this are something of their own. */
const MOST_WORDS_BESIDE = 1;
/** Max. words of a stretch between a name and its end that only says again who that is. */
const MOST_WORDS_OF_APPOSITION = 3;

interface Within {
  sentence: string;
  languages: readonly Language[];
}

/**
 * A clause decides on the one before it: "we did jam, but we stopped" is over, "Gusto, no" is refused, "exports, maybe
 * one day" is open. Only where it says nothing else: a clause with words of its own stands for itself.
 */
export function applyNextClause(standings: Standing[], spoken: readonly string[], within: Within): void {
  for (const at of spoken.keys()) {
    const own = spoken[at] ?? "";
    if (at === 0 || own === "") continue;
    // "300 euros, no more" says how much at most.
    if (isEnd(own, within.languages) && !(isBare(own, within.languages) && /\d/.test(spoken[at - 1] ?? ""))) {
      markPast(standings, spoken, { at, languages: within.languages });
    } else if (isDenial(own, within.languages) && !/[?？]\s*$/u.test(within.sentence)) {
      setStanding(standings, at - 1, "negated");
    } else if (isOpenAlone(own, standings[at], within.languages) && !/\d/.test(spoken[at - 1] ?? "")) {
      setStanding(standings, at - 1, "hedged");
    }
  }
}

/** What stands is turned; what is over, asked or taken back stays so. */
function setStanding(standings: Standing[], at: number, into: Standing): void {
  if (standings[at] === "stated" || into === "past" && standings[at] === "negated") standings[at] = into;
}

/** True for "but we stopped", "closed in 2022", "sold that to my cousin". */
function isEnd(text: string, languages: readonly Language[]): boolean {
  return saysOnly(text, languages, "ended");
}

/** True for a clause that has such words and says next to nothing beside them. */
export function saysOnly(text: string, languages: readonly Language[], name: "ended" | "giving_up"): boolean {
  const end = firstCue(text, languages, name);
  if (end === null || opensWith(text, languages, "because", "trigger")) return false;
  const beside = withoutCues(
    text,
    languages,
    name,
    "contrast",
    ...FUNCTION_WORDS,
    "number_words",
    "time_words",
    "calendar_words",
    "past_only",
    "then",
  );
  const isPhrase = /\s/.test(end[0]);
  return wordCount(beside.replace(/[^\p{L}\s]/gu, " ")) <= (isPhrase ? MOST_WORDS_BESIDE : 0);
}

/** True for "we had a pool in Leeds and closed it": its last words, behind an "and", end what it tells. */
export function endsInTermination(text: string, languages: readonly Language[]): boolean {
  const end = text.slice(-LONGEST_END);
  return cuesIn(end, languages, "joiners").some(({ index, 0: joiner }) => {
    const behind = end.slice(index + joiner.length);
    return index > 0 && !hasCue(joiner, languages, "then") && isEnd(behind, languages) &&
      // "Shut it" is said of every evening too.
      !STATEMENT_WORDS.opens(behind.trimStart(), "done_every_day");
  });
}

/** Max. characters of an end behind an "and": "and closed it in the spring of 2022". */
const LONGEST_END = 60;

function isBare(text: string, languages: readonly Language[]): boolean {
  return firstCue(text, languages, "ended")?.[0].length === text.trim().length;
}

function markPast(
  standings: Standing[],
  spoken: readonly string[],
  { at, languages }: { at: number; languages: readonly Language[] },
): void {
  standings[at] = "past";
  setStanding(standings, at - 1, "past");
  const before = spoken[at - 1] ?? "";
  const isApposition = at > 1 && wordCount(before) <= MOST_WORDS_OF_APPOSITION &&
    firstCue(before, languages, "joiners")?.index !== 0;
  if (isApposition) setStanding(standings, at - 2, "past");
}

/** True for nothing but "no", "nem pensar". */
export function isDenial(text: string, languages: readonly Language[]): boolean {
  const cue = firstCue(text.trim(), languages, "denials");
  return cue !== null && cue[0].length === text.trim().length;
}

/** True for "maybe", "maybe one day", "igual algún día": open, and of nothing but time. */
function isOpenAlone(text: string, standing: Standing | undefined, languages: readonly Language[]): boolean {
  if (standing !== "hedged") return false;
  const beside = withoutCues(
    text,
    languages,
    "strong_hedges",
    "maybe",
    ...FUNCTION_WORDS,
    "number_words",
    "time_words",
  );
  return !/[\p{L}\p{N}]/u.test(beside);
}
