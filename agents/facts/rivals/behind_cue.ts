import { cuesIn, firstCue, hasCue } from "../../text/lexicon.ts";
import { capitalNamesIn, type RivalName } from "../names/capital_names.ts";
import { listedNames } from "../passages/items.ts";
import { calledIn, phrasesOf } from "./names.ts";
import { statusQuoIn } from "./status_quo.ts";
import type { Sentence, Statement } from "../statements/statement.ts";

/** True for a sentence with a word for rivals. */
export function saysRival({ text, languages }: Sentence): boolean {
  return hasCue(text, languages, "rival");
}

/** Names in a sentence that speaks of rivals: those behind the words that say so, and capital ones anywhere in it. */
export function rivalsBehindCue(sentence: Sentence): RivalName[] {
  const { languages } = sentence;
  const cue = sentence.clauses.findIndex(({ text }) => hasCue(text, languages, "rival"));
  // "Rivals in the narrow sense:" only announces who follows.
  const label = sentence.clauses[cue];
  const isLabelled = label !== undefined && opensList(label) && cue < sentence.clauses.length - 1;
  const first = isLabelled ? cue + 1 : cue;
  const isListed = isLabelled && listedNames(sentence, sentence.clauses.slice(first)) !== null;
  return sentence.clauses.flatMap((clause, at) => {
    if (clause.standing !== "stated" || isLink(clause.text)) return [];
    if (clause === label && isLabelled) return [];
    const part = clause === label ? behindCue(clause) : clause;
    const called = part === null ? [] : calledIn(part);
    const capital = capitalNamesIn(clause);
    const quo = part === null ? null : statusQuoIn(part);
    const isItem = at === first || isLabelled && isListed && at > first;
    const phrases = part === null || at < first ? [] : namedParts(part, isItem);
    const names = capital.length > 0 ? capital : phrases;
    const unnamed = phrases.filter(({ name }) =>
      !called.some((each) => clause.text.includes(`${each.name}`) && name.includes(each.name))
    );
    return [
      ...called,
      ...(called.length > 0 && capital.length === 0 ? unnamed : names),
      ...(quo === null ? [] : [quo]),
    ]
      .filter(({ name, kind }) => kind === "status_quo" || quo === null || !quo.name.includes(name));
  });
}

function opensList({ sentence: { answer: { text } }, to }: Statement): boolean {
  return /^\s*[:：]/u.test(text.slice(to));
}

function namedParts(clause: Statement, isBehindCue: boolean): RivalName[] {
  return isBehindCue
    ? phrasesOf(clause).filter(({ name }) => statusQuoIn({ ...clause, text: name }) === null)
    : [];
}

/** What a clause says behind "rivals are": null where nothing follows. */
function behindCue(clause: Statement): Statement | null {
  const { text, sentence: { languages } } = clause;
  const cue = cuesIn(text, languages, "rival").at(-1);
  if (cue === undefined) return null;
  let at = cue.index + cue[0].length;
  for (let step = 0; step < 3; step++) {
    const lead = firstCue(text.slice(at).trimStart(), languages, "auxiliaries", "likeness", "prepositions");
    if (lead === null || lead.index > 0) break;
    at += text.slice(at).length - text.slice(at).trimStart().length + lead[0].length;
  }
  const rest = text.slice(at);
  return rest.trim() === ""
    ? null
    : { ...clause, text: rest.trim(), from: clause.from + at + rest.length - rest.trimStart().length };
}

function isLink(text: string): boolean {
  return /https?:\/\/|www\.|\.(?:com|example|org|net|co|io|de|fr|es|it|pt|nl|jp)\b/iu.test(text);
}
