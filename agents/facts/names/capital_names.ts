import type { RivalFact } from "../../domain/facts.ts";
import { type CueName, cuesIn, firstCue, FUNCTION_WORDS, hasCue, type Language } from "../../text/lexicon.ts";
import type { Statement } from "../statements/statement.ts";
import { NAME_WORDS } from "../words.ts";

/** A name found, before it is known whether it was found already. */
export interface RivalName {
  name: string;
  kind: RivalFact["kind"];
  clause: Statement;
}

const SMALL: CueName[] = [
  "pronouns",
  "articles",
  "vague",
  "adverbs",
  "auxiliaries",
  "prepositions",
  "joiners",
  "negation",
  "quantities",
  "questions",
  "no",
  "yes",
  "contrast",
];
const CAPITAL_WORD = "\\p{Lu}[\\p{L}\\p{N}]*(?:[&'’.-]\\p{L}+)*";
/** Words with capitals, and the small ones that join them: "Harvest & Hum", "Limpiezas del Sur". */
export const CAPITAL = new RegExp(
  `(?<![\\p{L}\\p{N}'’#])${CAPITAL_WORD}(?:\\s(?:${NAME_WORDS.sourceOf("inside")}\\s)?${CAPITAL_WORD})*`,
  "gu",
);

/** Capital names of a clause, but places ("in Kent"), days, months and words that only open it. */
export function capitalNamesIn(clause: Statement): RivalName[] {
  const { sentence: { languages } } = clause;
  if (languages.includes("de") || languages.includes("ja")) return [];
  const relative = cuesIn(clause.text, languages, "relative").find(({ index }) => index > 0);
  const text = clause.text.slice(0, relative?.index);
  return [...text.matchAll(CAPITAL)].filter(({ index, 0: name }) =>
    !isCommon(name, languages) && !isPlaced(text.slice(0, index), languages) &&
    !isCalendar(name, languages) &&
    !isModifier({ before: text.slice(0, index), behind: text.slice(index + name.length) }, languages)
  ).map(({ 0: name }) => ({ name, kind: "company", clause }));
}

/** "A German firm", "Rick's Access thing": behind an article, with a small noun behind it, a capital says of what kind. */
function isModifier(
  { before, behind }: { before: string; behind: string },
  languages: readonly Language[],
): boolean {
  const noun = /^\s(\p{Ll}{3,})(?!\p{L})/u.exec(behind)?.[1];
  if (!languages.includes("en") || noun === undefined) return false;
  const article = cuesIn(before, languages, "articles").at(-1);
  const isDetermined = article !== undefined && before.slice(article.index + article[0].length).trim() === "";
  return isDetermined &&
    !hasCue(
      noun,
      languages,
      ...FUNCTION_WORDS,
      "relative",
      "because",
      "then",
      "past",
      "likeness",
      "negation",
    );
}

export function isCommon(name: string, languages: readonly Language[]): boolean {
  const match = firstCue(name, languages, ...SMALL);
  return name.length < 2 || /^I['’]/u.test(name) || match !== null && match[0].length === name.length;
}

function isPlaced(before: string, languages: readonly Language[]): boolean {
  const last = cuesIn(before, languages, "region", "at").at(-1);
  return last !== undefined && before.slice(last.index + last[0].length).trim() === "";
}

export function isCalendar(name: string, languages: readonly Language[]): boolean {
  return firstCue(name, languages, "calendar_words")?.[0].length === name.length;
}
