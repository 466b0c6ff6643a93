import type { Facts, MeasureFact } from "../domain/facts.ts";
import { numberCell, quantityCell } from "../facts/changes/cell_values.ts";
import { statedNumbers } from "../facts/numbers/stated_numbers.ts";
import { type Retraction, retractionsOf } from "../facts/statements/retracted_numbers.ts";
import { labelOf } from "../facts/worksheet.ts";
import { isCalculated } from "../ledger/marks.ts";
import { amountsIn } from "../text/amounts.ts";
import { languagesOf } from "../text/language.ts";
import { cuesIn } from "../text/lexicon.ts";
import { isSameWord, sharedStems, stemsOf } from "../text/stems.ts";
import { sentencesOf, stem, wordCount } from "../text/text.ts";
import { type Answer, type AnswerLine, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { clauseAbout } from "./lines.ts";
import { type Question, specificStemsOf } from "./question.ts";
import { goalSum } from "./sums.ts";
import { factsNamedIn } from "./topics.ts";
import { ASKED, CUES } from "./words.ts";

/** "How many a month do I need for my goal": what the goal asks of each month, calculated; null where nothing was. */
export function goalPerMonth({ query, foundation, sheet, say }: Question): Answer | null {
  if (!factsNamedIn(query).includes("goal") || !CUES.isIn(query, "needs")) return null;
  const { headline } = foundation.strategy.growth_strategy;
  const missingToGoal = goalSum(sheet.facts, say);
  const lines = [
    ...isCalculated(headline) ? [claimLine(headline)] : [],
    ...missingToGoal === null ? [] : [missingToGoal],
  ];
  return lines.length === 0 ? null : short(...lines);
}

/** "How many clients did the lunch talks bring": the count of the channel that the question names. */
export function countOfChannel(question: Question): AnswerLine | null {
  const { query, stems, sheet: { facts } } = question;
  if (!CUES.isIn(query, "brings")) return null;
  const counted = stemsOf(behindCue(query).trim().split(/\s+/u)[0] ?? "");
  const asked = [...stems].filter((each) => !counted.has(each));
  const named = facts.channels.filter(({ name, count }) => {
    const own = stemsOf(name);
    const shared = sharedStems(own, asked).length;
    return count !== null && (shared > 1 || (shared > 0 && shared === own.size));
  });
  const [channel] = named;
  if (channel === undefined || named.length > 1 || channel.count === null) return null;
  const line: AnswerLine = {
    text: `${numberCell(channel.count)}: “${clauseAbout(channel.quote, channel.name)}”`,
    kind: "said",
    from: labelOf("channels"),
  };
  return isOfAllAsked(line, question, [...counted]) ? line : null;
}

/** What is wanted, and what once was, is no number of today. */
const NOT_TODAY = ["goal", "bet", "next", "moment", "proof", "why", "customers"];

/** A number that answers the whole question: what was said with it has the other telling words of the question too. */
export function countIn(question: Question, noun: string | null): AnswerLine | null {
  if (noun === null) return null;
  const counted = countOf(question, noun);
  return counted !== null && isOfAllAsked(counted, question, [noun]) ? counted : null;
}

const NAME = /(?<=\s)\p{Lu}[\p{L}\p{N}]*/gu;

/** What narrows a question: its names (in German any noun), and what stands behind a preposition. */
function narrowingIn(query: string): string[] {
  const behind = cuesIn(query, languagesOf(query), "prepositions").map(({ index, 0: preposition }) =>
    /^\s\p{L}+/u.exec(query.slice(index + preposition.length))?.[0] ?? ""
  );
  return [...query.match(NAME) ?? [], ...behind];
}

/** "How many sites did the BBC bring", "Combien de syndics y a-t-il à Lyon": what narrows the question was said of what it counts. */
function isOfAllAsked(
  { text, from = "" }: AnswerLine,
  { query, said, company }: Question,
  counted: string[],
): boolean {
  const narrowing = narrowingIn(query.replaceAll(company, " ")).join(" ");
  const asked = [...specificStemsOf(narrowing)].filter((each) =>
    !counted.some((one) => isSameWord(each, one))
  );
  const [, quote = text] = /“(.+)”/su.exec(text) ?? [];
  const isOfIt = (sentence: string) =>
    sentence.includes(quote) || sharedStems(counted, stemsOf(sentence)).length > 0;
  const told = stemsOf([text, from, ...said.filter(isOfIt)].join(" "));
  return sharedStems(asked, told).length === asked.length;
}

/** Today's number comes from what is measured, then from any other line; a goal is no number of today. */
function countOf(question: Question, noun: string): AnswerLine | null {
  if (CUES.isIn(question.query, "there_are") || isShare(noun)) return countAtPlace(question, noun);
  const dated = datedCount(question, noun);
  if (dated !== null || CUES.isIn(question.query, "lastYear")) return dated;
  const { query, lines, sheet, home } = question;
  const { measured, traction } = sheet.facts;
  const rows = [...measured, ...traction].filter((each) => countsThat(each, noun));
  const isBare = ({ name, unit }: MeasureFact) => wordCount(name) === 1 || isSameWord(stem(unit ?? ""), noun);
  const row = rows.find(isBare) ?? rows[0];
  const plain = row !== undefined && isBare(row)
    ? null
    : baselineOf(sheet.facts, noun) ?? toldCount(question, noun);
  if (plain !== null) return plain;
  if (row !== undefined) {
    const value = quantityCell(row.value, row.unit);
    return {
      text: `${withName(value, row, noun)}: “${clauseAbout(row.quote, `${value} ${row.name}`)}”`,
      kind: "said",
      from: "Measured",
    };
  }
  const asksGoal = factsNamedIn(query).includes("goal");
  const others = lines.filter(({ from }) => asksGoal || !NOT_TODAY.includes(from));
  for (const line of others) {
    const sentence = sentencesOf(line.quote).find((each) =>
      amountsIn(each, { languages: ["en"], home }).some(({ end, isPosition }) =>
        !isPosition && nounBehind(each, end).some((word) => isSameWord(stem(word), noun))
      )
    );
    if (sentence === undefined) continue;
    const amount = amountsIn(sentence, { languages: ["en"], home }).find(({ end }) =>
      nounBehind(sentence, end).some((word) => isSameWord(stem(word), noun))
    );
    if (amount === undefined) continue;
    const counted = nounBehind(sentence, amount.end).find((word) => isSameWord(stem(word), noun)) ?? "";
    return {
      text: `${amount.text.trim()} ${counted}: “${clauseAbout(sentence, `${amount.text} ${counted}`)}”`,
      kind: "said",
      from: line.label,
    };
  }
  return null;
}

/** A number of what there is somewhere, or a share of something, said with the other words of the question as well. */
function countAtPlace({ said, stems }: Question, noun: string): AnswerLine | null {
  const others = [...stems].filter((each) => !isSameWord(each, noun));
  const told = said.find((sentence) =>
    statedNumbers(sentence).some(({ amount: { kind }, counts: [counted] }) =>
      isShare(noun) ? kind === "percent" : isCountOf(counted, noun)
    ) && others.length > 0 && sharedStems(others, stemsOf(sentence)).length === others.length
  );
  return told === undefined ? null : { text: `“${told}”`, kind: "said" };
}

const PERCENT = stemsOf("percent prozent pourcentage porcentaje percentuale percentual procent");

function isShare(noun: string): boolean {
  return sharedStems([noun], PERCENT).length > 0;
}

/** "This year" and "last year" ask for the number that was said of that year; the newest said counts. */
function datedCount({ query, said }: Question, noun: string): AnswerLine | null {
  const [asked] = YEARS.filter((year) => CUES.isIn(query, year));
  if (asked === undefined) return null;
  const told = said.findLast((sentence) =>
    CUES.isIn(sentence, asked) && !YEARS.some((other) => other !== asked && CUES.isIn(sentence, other)) &&
    statedNumbers(sentence).some(({ amount: { kind, value, end }, counts: [counted] }) =>
      kind === "number" && !isYear(value) &&
      (isCountOf(counted, noun) || CUES.opens(sentence.slice(end).trimStart(), asked))
    )
  );
  return told === undefined ? null : { text: `“${told}”`, kind: "said" };
}

const YEARS = ["thisYear", "lastYear"] as const;
const FIRST_YEAR = 1_900;
const LAST_YEAR = 2_100;

function isYear(value: number): boolean {
  return value >= FIRST_YEAR && value <= LAST_YEAR;
}

/** Where the goal starts, if it counts that. */
function baselineOf({ goal }: Facts, noun: string): AnswerLine | null {
  const counts = goal !== null && goal.baseline !== null &&
    countsThat({ name: goal.metric ?? "", unit: goal.unit }, noun);
  if (!counts) return null;
  const value = `${numberCell(goal.baseline ?? 0)} ${goal.metric ?? ""}`.trim();
  return { text: `${value}: “${clauseAbout(goal.quote, value)}”`, kind: "said", from: labelOf("goal") };
}

/** "430 scales on my list", said in no fact: the first sentence that counts just that, without what it takes back. */
function toldCount({ said, lines, sheet: { facts } }: Question, noun: string): AnswerLine | null {
  const aims = [facts.goal?.target, facts.bet?.target];
  const others = lines.filter(({ from }) =>
    NOT_TODAY.includes(from) || from === "knowledge" || from === "prices"
  );
  const isOther = (sentence: string) =>
    others.some(({ quote }) => quote !== "" && (quote.includes(sentence) || sentence.includes(quote)));
  for (const sentence of said.filter((each) => !isOther(each))) {
    const gone = retractionsOf(sentence);
    const found = statedNumbers(sentence).find(({ amount, counts }) => {
      const [counted] = counts;
      return amount.kind === "number" && /\d/.test(amount.text) && !amount.isPosition &&
        !aims.includes(amount.value) &&
        !gone.some(({ wrongAt, to }) => amount.index >= wrongAt && amount.index < to) &&
        (isCountOf(counted, noun) || isPutRight(gone, sentence, amount.index, noun));
    });
    if (found === undefined) continue;
    const last = gone.findLast(({ to }) => to <= found.amount.index);
    const quote = clauseAbout(sentence.slice(last?.to ?? 0), found.amount.text);
    return { text: `${found.amount.text.trim()}: “${quote}”`, kind: "said" };
  }
  return null;
}

function isCountOf(counted: string | undefined, noun: string): boolean {
  return counted !== undefined && isSameWord(counted, noun);
}

/** "480 scales, sorry 430": the number that takes the place of a count counts the same. */
function isPutRight(gone: Retraction[], sentence: string, at: number, noun: string): boolean {
  const taken = gone.find(({ to }) => to === at);
  return taken !== undefined &&
    statedNumbers(sentence.slice(taken.wrongAt, taken.to)).some(({ counts: [counted] }) =>
      isCountOf(counted, noun)
    );
}

/** What a measure counts is its unit, or at least half of its name: "kitchens lost" are no "kitchens" of today's. */
function countsThat({ name, unit }: Pick<MeasureFact, "name" | "unit">, noun: string): boolean {
  const isNoun = (each: string) => isSameWord(each, noun);
  const named = [...stemsOf(name)];
  return [...stemsOf(unit ?? "")].some(isNoun) ||
    named.filter(isNoun).length * 2 >= Math.max(1, named.length);
}

/** "640 sites" where the value alone would say "640". */
function withName(value: string, { name, unit }: MeasureFact, noun: string): string {
  return unit !== null && isSameWord(stem(unit.split(" ")[0] ?? ""), noun) ? value : `${value} ${name}`;
}

/** What a number counts: the word right behind it, or the next one where that tells nothing yet: "62 paying groups". */
function nounBehind(text: string, end: number): string[] {
  const [, first, second] = /^[\s-]?(\p{L}+)(?:\s(\p{L}+))?/u.exec(text.slice(end)) ?? [];
  if (first === undefined) return [];
  return second === undefined || stemsOf(first).size === 0 ? [first] : [first, second];
}

function behindCue(query: string): string {
  const cue = CUES.patternOf("howMany").exec(query);
  return cue === null ? "" : query.slice(cue.index + cue[0].length);
}

/** "How many do we mend a week" counts what is done. */
const DONE = new RegExp(`^${ASKED.sourceOf("we_do")}\\s`, "iu");

/** What "how many" counts: the last telling word before the verb, else the verb, as a stem. */
export function countedNoun(query: string): string | null {
  const words = behindCue(query).trim().replace(DONE, "").split(/[\s?？]+/u).slice(0, 2);
  const noun = words.find((word) => stemsOf(word).size > 0);
  return noun === undefined ? null : stem(noun);
}

export function hasCountedNoun(query: string): boolean {
  return countedNoun(query) !== null && factsNamedIn(query).length === 0;
}
