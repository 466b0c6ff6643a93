import { lettersIn } from "../text/letters.ts";
import { FACT_NAMES, type FactName } from "../domain/facts.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import { TRADEOFF_IDS, type TradeoffId, TRADEOFFS } from "../domain/tradeoffs.ts";
import { labelOf, worksheetOf } from "../facts/worksheet.ts";
import { closed, isExact } from "../ledger/words.ts";
import type { Say } from "../sections/in_language.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { LANGUAGES, lexiconsOf, phrasesOf } from "../text/lexicon.ts";
import { SPAN_OF } from "../text/rate_words.ts";
import { sentencesOf, wordCount } from "../text/text.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";

/** Two sentences of one month need have nothing else in common. */
export const CALENDAR = stemsOf(
  lexiconsOf().flatMap(({ months, weekdays }) => [...months, ...weekdays].flat()).join(" "),
);

/** Words of mere grammar: "do", "this", "with". */
export const GRAMMAR: ReadonlySet<string> = stemsOf(
  phrasesOf(LANGUAGES, "auxiliaries", "pronouns", "prepositions", "articles").join(" "),
);

/** Words that say nothing of what a question is about: those of grammar, days and months, spans of time, numbers. */
export const GENERIC_STEMS: ReadonlySet<string> = new Set([
  ...CALENDAR,
  ...GRAMMAR,
  ...stemsOf(
    [...SPAN_OF.keys(), ...lexiconsOf().flatMap(({ numbers }) => [...numbers.keys()])].join(" "),
  ),
]);

/** Something the founder said or decided, as it can be printed in an answer. */
export interface Line {
  /** Which fact it is, or what else it is. */
  from: FactName | "choice" | "settled" | "unclear";
  /** "Not for", "Your choice: Step by step". */
  label: string;
  /** The value alone: "£45 for small dog", "dogs over 30kg". */
  value: string;
  /** The founder's exact words that carry it. */
  quote: string;
  /** As it is printed: “exact words”, or the value and then the words it stands in. */
  text: string;
  stems: ReadonlySet<string>;
  tradeoff?: TradeoffId;
}

/** Everything that was said and decided, fact by fact; what is ours in it as a language calls it. */
export function linesOf(
  { sheet, decisions, conflicts }: Pick<Foundation, "sheet" | "decisions" | "conflicts">,
  inWords: Say = (text) => text,
): Line[] {
  const { reverses: lost = null } = sheet.facts.bet ?? {};
  const reverses = lost === null ? "" : lost.state === "corrected" ? lost.text : lost.quote;
  const facts = FACT_NAMES.flatMap((name) =>
    rowsToLines(
      name,
      worksheetOf({ facts: sheet.facts, unclear: [] }, [name]).map((row) =>
        row.id === "bet.reverses" ? { ...row, quote: reverses } : row
      ),
      inWords,
    )
  );
  const unclear = sheet.unclear.map(({ fact, part, quote, question }) => ({
    ...lineOf("unclear", labelOf(fact, part ?? null), quote, quote),
    text: `${closed(`“${quote}”`)} ${inWords(question)}`,
  }));
  const choices = TRADEOFF_IDS.flatMap((id) => {
    const decision = decisions[id];
    if (decision === undefined) return [];
    const chosen = TRADEOFFS[id][decision.side];
    const value = decision.reason ?? chosen;
    const label = `Your choice: ${chosen.toLowerCase()}`;
    const text = decision.reason === null ? chosen : `“${decision.reason}”`;
    return [{ ...lineOf("choice", label, value, decision.reason ?? ""), text, tradeoff: id }];
  });
  const settled = conflicts.flatMap(({ settled, a, b }) =>
    settled === null || settled.quote.trim() === "" ? [] : [{
      ...lineOf("settled", "You settled it", settled.quote, settled.quote),
      stems: stemsOf(`${settled.quote} ${a.quote} ${b.quote}`),
    }]
  );
  return [...facts, ...choices, ...settled, ...unclear].filter(({ value, text }, at, all) =>
    !/[“”]/.test(value) && all.findIndex((each) => each.text === text) === at
  );
}

/** A fact with parts is one line; a list has one for each row. */
function rowsToLines(name: FactName, rows: WorksheetRow[], inWords: Say): Line[] {
  const [first] = rows;
  if (first === undefined) return [];
  const isOneFact = rows.every(({ id }) => id.startsWith(`${name}.`) && !/\.\d+$/.test(id));
  if (!isOneFact) {
    return rows.map(({ label, value, quote }) =>
      lineOf(name, label, isExact(value, quote) ? value : inWords(value), quote)
    );
  }
  const parts = Object.fromEntries(rows.map(({ id, value }) => [id.slice(name.length + 1), value]));
  const line = lineOf(name, labelOf(name), joined(parts, inWords), first.quote);
  const lost = rows.filter(({ id }) => id === "bet.reverses").map(({ label, value, quote }) =>
    lineOf(name, label, value, quote)
  );
  return [{ ...line, stems: stemsOf(`${line.value} ${first.quote}`) }, ...lost];
}

/** "ARR: £1,000,000, by 31 December 2027, today 607,000". */
function joined(
  { metric, target, by, baseline, hours_a_week, money_a_month, ...parts }: Record<string, string>,
  inWords: Say,
): string {
  const counts = metric !== undefined && target !== undefined && !target.includes(metric);
  const words = [
    counts ? `${metric}: ${target}` : target ?? metric,
    by === undefined ? undefined : `${inWords("by")} ${inWords(by)}`,
    baseline === undefined ? undefined : `${inWords("today")} ${baseline}`,
    hours_a_week === undefined ? undefined : inWords(`${hours_a_week} hours a week`),
    money_a_month === undefined ? undefined : inWords(`${money_a_month} a month`),
    parts["text"] ?? (parts["on"] === undefined ? undefined : inWords(parts["on"])),
    parts["raising"] === "no"
      ? inWords("not raising")
      : parts["amount"] === undefined
      ? undefined
      : inWords(parts["amount"]),
    parts["already"] === undefined ? undefined : inWords(`${parts["already"]} is in`),
    parts["use"],
  ];
  return words.filter((each) => each !== undefined && each !== "").join(", ");
}

function lineOf(from: Line["from"], label: string, value: string, quote: string): Line {
  const isTold = quote === "" || /[“”]/.test(quote);
  const text = isExact(value, quote) ? `“${value}”` : isTold ? value : besideQuote(value, quote);
  return { from, label, value, quote, text, stems: stemsOf(`${value} ${quote}`) };
}

/** A value with the words that it was read from, unless these only say it again with other marks. */
function besideQuote(value: string, quote: string): string {
  const words = clauseAbout(quote, value).replace(/^[\s»›”’'">:,;.–-]+/u, "");
  return lettersIn(value).includes(lettersIn(words)) ? value : `${value} (“${words}”)`;
}

const LONGEST_QUOTE = 16;
/** Fewer words than this say nothing of what they are about. */
const SHORTEST_QUOTE = 4;

/** The sentence, or where that is long the clauses, of a quote that share most with a value. An exact stretch. */
export function clauseAbout(quote: string, value: string): string {
  const sentence = nearest(sentencesOf(quote), value) ?? quote;
  if (wordCount(sentence) <= LONGEST_QUOTE) return sentence;
  const clauses = sentence.split(/(?<=[,;:、])\s+/u);
  const clause = nearest(clauses, value) ?? sentence;
  const from = clauses.indexOf(clause);
  let to = from + 1;
  const stretch = () => {
    const start = sentence.indexOf(clause);
    const end = sentence.indexOf(clauses[to - 1] ?? clause, start) + (clauses[to - 1] ?? clause).length;
    return sentence.slice(start, end).replace(/[,;:、]$/u, "");
  };
  while (wordCount(stretch()) < SHORTEST_QUOTE && to < clauses.length) to++;
  return stretch();
}

/** The part of a long line that speaks of a question, as it is printed; a short line whole. */
export function textNear({ value, quote, text }: Line, query: string): string {
  if (wordCount(value) <= 2 * LONGEST_QUOTE || !isExact(value, quote)) return text;
  return `“${nearest(sentencesOf(value), query) ?? value}”`;
}

function nearest(parts: string[], value: string): string | undefined {
  const numbers: string[] = value.match(/\d[\d.,]*/gu) ?? [];
  const wanted = stemsOf(value);
  return parts.map((part) => ({
    part,
    score: sharedStems(wanted, stemsOf(part)).length +
      2 * numbers.filter((each) => part.includes(each)).length,
  })).toSorted((one, other) => other.score - one.score)[0]?.part;
}

/** A word that so few lines have says which of them is meant. */
const RARE = 2;
/** In a question of more telling words a single one says little, unless a decision has it. */
const SHORT_QUESTION = 3;
const DECISIONS = ["values", "not_for", "refused_channels", "never_become", "next", "settled", "unclear"];

/**
 * The lines that share two telling words with a question, or `least` one that hardly any other line has, the nearest
 * first.
 */
export function nearLines(lines: Line[], stems: ReadonlySet<string>, least = 1): Line[] {
  const asked = [...stems];
  const holds = asked.map((each) => lines.filter((line) => sharedStems([each], line.stems).length > 0));
  return lines.map((line) => {
    const shared = holds.filter((those) => those.includes(line));
    const isDecision = DECISIONS.includes(line.from);
    const isRare = shared.some((those) => those.length <= RARE + Number(isDecision));
    return { line, shared: shared.length, tells: isRare && (isDecision || asked.length <= SHORT_QUESTION) };
  }).filter(({ shared, tells }) => shared > 1 || (shared >= least && tells))
    .toSorted((one, other) => other.shared - one.shared).map(({ line }) => line);
}

/** Where the founder works and how far they chose to go: what bears on any other place. */
export function whereLines({ lines }: { lines: Line[] }): Line[] {
  return lines.filter(({ from, tradeoff }) => from === "region" || tradeoff === "explore_exploit");
}
