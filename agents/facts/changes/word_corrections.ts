import { type FactChange, type Facts, TEXT_FACTS, TEXT_LIST_FACTS } from "../../domain/facts.ts";
import { isCalendarName } from "../../text/months.ts";
import type { Target } from "./called_facts.ts";
import { rowsOf } from "./cell_values.ts";
import { replaceNumberWords, stemList } from "../numbers/stated_numbers.ts";

/** Words that were wrong, what takes their place, and where the founder said so. */
interface WrongWords {
  from: string;
  to: string;
  said: { turn: string; quote: string };
}

/** A month or a weekday that was wrong, wherever it is told of the thing that is named; nobody's letter changes. */
export function dayChanges(wrong: WrongWords, about: string, facts: Facts): FactChange[] {
  const { from, to, said } = wrong;
  const told = stemList(about.split(/\s+/u).filter((word) => !isCalendarName(word)).join(" "));
  const has = (text: string) =>
    replaceNumberWords(text, from, to) !== text && stemList(text).some((stem) => told.includes(stem));
  const team = rowsOf(facts, "team").filter(({ value }) => has(value)).map(({ key, value }): FactChange => ({
    fact: "team",
    part: null,
    row: key,
    value: replaceNumberWords(value, from, to),
    ...said,
  }));
  return [...textChanges(wrong, facts, has).filter(({ fact }) => fact !== "voice_sample"), ...team];
}

/**
 * A name or some words that were wrong: in the rows and texts that have them, or in the one fact that is named. Words
 * that name nobody and stand in several facts mean any of them, so nothing changes.
 */
export function wordChanges(
  wrong: WrongWords,
  { about, facts }: { about: Target | null; facts: Facts },
): FactChange[] {
  const { to, said } = wrong;
  const from = wrong.from.trim();
  const has = (text: string) => text.toLowerCase().includes(from.toLowerCase());
  const rows = (["rivals", "channels", "team", "colours"] as const).flatMap((fact) =>
    rowsOf(facts, fact).filter(({ key }) => has(key)).map(({ key, value }): FactChange => ({
      fact,
      part: null,
      row: key,
      value: value.replace(new RegExp(RegExp.escape(from), "iu"), () => to),
      ...said,
    }))
  );
  const changes = [...textChanges({ ...wrong, from }, facts, has), ...rows];
  if (about !== null) return changes.filter(({ fact }) => fact === about.fact);
  const isName = rows.length > 0 || /^\p{Lu}/u.test(from);
  return isName || new Set(changes.map(({ fact }) => fact)).size <= 1 ? changes : [];
}

/** In the texts, and the texts of lists, that have the words. */
export function textChanges(
  { from, to, said }: WrongWords,
  facts: Facts,
  has: (text: string) => boolean,
): FactChange[] {
  const changeOf = (text: string) => ({ part: withSameEnd(from, to, text), value: to, ...said });
  const texts = TEXT_FACTS.flatMap((fact): FactChange[] => {
    const { text } = facts[fact] ?? { text: "" };
    return has(text) ? [{ fact, row: null, ...changeOf(text) }] : [];
  });
  const lists = TEXT_LIST_FACTS.flatMap((fact) =>
    facts[fact].filter(({ text }) => has(text)).map(({ text }): FactChange => ({
      fact,
      row: text,
      ...changeOf(text),
    }))
  );
  return [...texts, ...lists];
}

/** "April 2027" for the "March" of "March 2027": what the new words end with gives way with the old ones. */
function withSameEnd(from: string, to: string, text: string): string {
  const [, ...behind] = to.split(/(?=\s)/u);
  const ends = behind.map((_, at) => `${from}${behind.slice(at).join("")}`);
  return ends.find((words) => replaceNumberWords(text, words, "") !== text) ?? from;
}
