import type { FactName, Facts, MeasureFact } from "../domain/facts.ts";
import { statedNumbers } from "../facts/stated_numbers.ts";
import { type Retraction, retractionsOf } from "../facts/taken_back.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { numberCell, quantityCell } from "../facts/cell_values.ts";
import { labelOf } from "../facts/worksheet.ts";
import { isCalculated } from "../ledger/marks.ts";
import { closed } from "../ledger/words.ts";
import { amountsIn } from "../text/amounts.ts";
import { namesIn } from "../text/names.ts";
import { sentencesOf, stem, wordCount } from "../text/text.ts";
import { labelIn } from "./frames/choose.ts";
import { type Answer, type AnswerLine, type Part, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { CUES } from "./words.ts";
import { clauseAbout, type Line, nearLines, textNear } from "./lines.ts";
import { asksWhetherStill, type Question } from "./question.ts";
import { isSameWord, sharedStems, stemsOf } from "../text/stems.ts";
import { saidAbout, spokenLine, spokenOf } from "./spoken.ts";
import { goalSum } from "./sums.ts";
import { cueOfFact, factsNamedIn } from "./topics.ts";
import { unsaid } from "./unsaid.ts";

/** A list longer than this is cut: a question of fact wants the fact. */
const MOST_LINES = 8;

/** A question of fact: the fact and its words and nothing else, or in one line that nobody said it. */
export function recall(question: Question): Answer {
  const { query, say } = question;
  const about = saidAbout(question);
  if (about !== null) return about;
  const unknown = unknownName(question);
  if (unknown !== null) return short(unsaid(question));
  const rival = aboutRival(question);
  if (rival !== null) return rival;
  if (asksOfSomebodyElse(question)) return short(unsaid(question));
  const asksPromise = factsNamedIn(query).some((name) => name === "goal" || name === "bet");
  const asked = CUES.isIn(query, "howMany") ? askedByGoal(question) : null;
  if (asked !== null) return asked;
  if (CUES.isIn(query, "howMany") && !asksPromise) {
    const brought = broughtBy(question);
    if (brought !== null) return short(brought);
    const counted = countIn(question, countedNoun(query));
    if (counted !== null) return short(counted);
    if (hasCountedNoun(query)) return notKnown(question);
  }
  const named = namedFact(question);
  if (named.length === 0 && asksWhetherStill(query)) {
    const counted = [...question.stems].map((noun) => countIn(question, noun)).find((line) => line !== null);
    if (counted != null) return short(counted);
  }
  if (CUES.isIn(query, "howMany") && named.some(({ from }) => from === "goal")) {
    const gap = goalSum(question.sheet.facts, question.say);
    if (gap !== null) return short(...named.map((line) => saidLine(line, question)), gap);
  }
  const lines = named.length > 0 ? named : nearestLines(question);
  if (lines.length > 0) return short(...lines.slice(0, MOST_LINES).map((line) => saidLine(line, question)));
  const spoken = CUES.isIn(query, "howMany")
    ? []
    : spokenOf(question, query).map((each) => spokenLine(each, question));
  const parts: Part[] = [{ label: null, lines: [unsaid(question)] }, { label: say.bears, lines: spoken }];
  return { parts: parts.filter((part) => part.lines.length > 0), against: null, open: 0 };
}

/** That nobody said it, and the founder's own words where they said that they do not know it. */
function notKnown(question: Question): Answer {
  const spoken = spokenOf(question, question.query).filter((each) => hasCue(each, LANGUAGES, "dont_know"))
    .map((each) => spokenLine(each, question));
  const parts: Part[] = [{ label: null, lines: [unsaid(question)] }, {
    label: question.say.bears,
    lines: spoken,
  }];
  return { parts: parts.filter((part) => part.lines.length > 0), against: null, open: 0 };
}

/** The line as an answer prints it. */
export function saidLine(line: Line, { query, say }: Pick<Question, "query" | "say">): AnswerLine {
  return { text: `${labelIn(say, line.label)}: ${textNear(line, query)}`, kind: "said", from: line.label };
}

/** A name that the question holds and no fact: what is asked about it, nobody can have said. */
export function unknownName({ query, lines, said, company, founder }: Question): string | null {
  const known = [...lines.map(({ value, quote }) => `${value} ${quote}`), ...said, company, founder].join(" ")
    .toLowerCase();
  // "Ziel" is called what we call it and is nobody's name, however German writes it.
  const bare = factsNamedIn(query).reduce((text, name) => text.replace(cueOfFact(query, name), " "), query);
  const inside = bare.replace(/^\P{L}*\p{L}+/u, (first) => first.toLowerCase());
  // Nor are people: "Was sagen die Leute?"
  const names = namesIn(inside).filter((name) => !CUES.isIn(name, "asking"));
  return names.find((name) => name.split(" ").some((word) => !known.includes(word.toLowerCase()))) ?? null;
}

/** The fact that the question calls by its name: the rows that it speaks of, or all of them. */
function namedFact({ query, lines, stems }: Question): Line[] {
  const all = factsNamedIn(query);
  for (const name of all) {
    const rows = lines.filter(({ from }) => from === name);
    if (rows.length === 0) continue;
    if (asksMoreThan(name, rows, { query, stems })) continue;
    // "Where do my customers come from" asks of no channel that has a customer in its name.
    const others = all.filter((other) => other !== name).map((other) => cueOfFact(query, other));
    const beside = stemsOf(others.join(" "));
    const telling = [...stems].filter((each) => sharedStems([each], beside).length === 0);
    const about = rows.filter((row) => sharedStems(telling, stemsOf(row.value)).length > 0);
    return about.length > 0 ? about : rows;
  }
  return [];
}

/** Of the question's telling words, so many must stand in one line. */
const ENOUGH = 0.5;
/** A thing beside a fact's name may be said in other words, "the small box"; more of them ask for something else. */
const MOST_BESIDE = 2;

/** "What do I do in the five weeks when a board sits on the letter": the fact's name is a small part of what is asked. */
function asksMoreThan(
  name: FactName,
  rows: Line[],
  { query, stems }: Pick<Question, "query" | "stems">,
): boolean {
  const named = stemsOf(cueOfFact(query, name));
  const beside = [...stems].filter((each) => sharedStems([each], named).length === 0);
  const told = beside.filter((each) => rows.some((row) => sharedStems([each], row.stems).length > 0));
  return beside.length > MOST_BESIDE && told.length < ENOUGH * beside.length;
}

function nearestLines({ lines, stems }: Question): Line[] {
  return nearLines(lines, stems).filter((line) =>
    sharedStems(stems, line.stems).length / stems.size >= (stems.size === 2 ? 1 : ENOUGH)
  ).slice(0, 3);
}

/** What is known of a rival whom the question names: the strategy's row of alternatives. */
function aboutRival(question: Question): Answer | null {
  const { query, sheet, foundation } = question;
  const lower = query.toLowerCase();
  const rival = sheet.facts.rivals.find(({ name, kind }) =>
    kind === "company" && lower.includes(name.toLowerCase())
  );
  if (rival === undefined || factsNamedIn(query)[0] === "only_we") return null;
  const row = foundation.strategy.market_analysis.alternatives.find(({ name }) => name === rival.name);
  const price = row?.price ?? null;
  if (factsNamedIn(query).includes("prices")) {
    const told = price ?? (row?.said && /\d/.test(row.said.text) ? row.said : null);
    // A price may be told with the rival's name: "waggy tails shes 28 quid".
    const said = [rival.said?.quote, rival.quote].find((quote) => quote !== undefined && /\d/.test(quote));
    if (told === null && said !== undefined) {
      return short({ text: closed(`“${said}”`), kind: "said", from: labelOf("rivals") });
    }
    return short(told === null ? unsaid(question) : claimLine(told));
  }
  const claims = row === undefined
    ? []
    : [row.said, row.promise, price, row.proof, row.weakness].filter((claim) => claim !== null);
  return claims.length === 0 ? null : short(...claims.map(claimLine));
}

const OTHERS_PRICE =
  /(?<!\p{L})(?:does|do|did)\s(?!(?:i|we|u|you|it|they|this|that|a|an|the|our|my|one|each)\s)(\p{L}[\p{L}\s'’-]*?)\s(?:charge|cost|ask|take|want)/iu;

/** "what does waggy tails charge": the prices of whoever is named are not the founder's. */
function asksOfSomebodyElse({ query, lines }: Question): boolean {
  const name = OTHERS_PRICE.exec(query)?.[1];
  if (name === undefined) return false;
  const named = stemsOf(name);
  return !lines.some(({ from, value }) => from === "prices" && sharedStems(named, stemsOf(value)).length > 0);
}

/** "How many a month do I need for my goal": what the goal asks of each month, calculated; null where nothing was. */
function askedByGoal({ query, foundation, sheet, say }: Question): Answer | null {
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
function broughtBy({ query, stems, sheet: { facts } }: Question): AnswerLine | null {
  if (!CUES.isIn(query, "brings")) return null;
  const counted = stemsOf(behindCue(query).trim().split(/\s+/u)[0] ?? "");
  const asked = [...stems].filter((each) => !counted.has(each));
  const named = facts.channels.filter(({ name, count }) => {
    const own = stemsOf(name);
    const shared = sharedStems(own, asked).length;
    return count !== null && (shared > 1 || (shared > 0 && shared === own.size));
  });
  const [channel] = named;
  return channel === undefined || named.length > 1 || channel.count === null ? null : {
    text: `${numberCell(channel.count)}: “${clauseAbout(channel.quote, channel.name)}”`,
    kind: "said",
    from: labelOf("channels"),
  };
}

/** What is wanted, and what once was, is no number of today. */
const NOT_TODAY = ["goal", "bet", "next", "moment", "proof", "why", "customers"];

/** Today's number comes from what is measured, then from any other line; a goal is no number of today. */
function countIn(question: Question, noun: string | null): AnswerLine | null {
  if (noun === null) return null;
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
const DONE =
  /^(?:do|did|can|will)\s(?:we|i|u|you)\s|^(?:machen|schaffen|haben) wir\s|^(?:est-ce (?:que nous|qu['’]on)|en)\s/iu;

/** What "how many" counts: the last telling word before the verb, else the verb, as a stem. */
function countedNoun(query: string): string | null {
  const words = behindCue(query).trim().replace(DONE, "").split(/[\s?？]+/u).slice(0, 2);
  const noun = words.find((word) => stemsOf(word).size > 0);
  return noun === undefined ? null : stem(noun);
}

function hasCountedNoun(query: string): boolean {
  return countedNoun(query) !== null && factsNamedIn(query).length === 0;
}
