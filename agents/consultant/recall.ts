import type { FactName } from "../domain/facts.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { labelOf } from "../facts/worksheet.ts";
import { closed } from "../ledger/words.ts";
import { namesIn } from "../text/names.ts";
import { labelIn } from "./frames/choose.ts";
import { type Answer, type AnswerLine, type Part, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { ASKED, CUES } from "./words.ts";
import { countedNoun, countIn, countOfChannel, goalPerMonth, hasCountedNoun } from "./how_many.ts";
import { type Line, nearLines, textNear } from "./lines.ts";
import { asksWhetherStill, type Question } from "./question.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { saidAbout, spokenLine, spokenOf } from "./spoken.ts";
import { goalSum } from "./sums.ts";
import { asksOwnCost, cueOfFact, factsNamedIn } from "./topics.ts";
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
  const asked = CUES.isIn(query, "howMany") ? goalPerMonth(question) : null;
  if (asked !== null) return asked;
  if (CUES.isIn(query, "howMany") && !asksPromise) {
    const brought = countOfChannel(question);
    if (brought !== null) return short(brought);
    const counted = countIn(question, countedNoun(query));
    if (counted !== null) return short(counted, ...wanted(question));
    if (hasCountedNoun(query)) return notKnown(question);
  }
  if (asksOwnCost(query) && !question.lines.some((line) => tellsOwnCost(line, question))) {
    return notKnown(question);
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

/** "How many do we have, and how many do I want": the goal and what is still missing, where that is asked too. */
function wanted({ query, lines, sheet, say }: Question): AnswerLine[] {
  if (!CUES.isIn(query, "wants")) return [];
  const gap = goalSum(sheet.facts, say);
  return [
    ...lines.filter(({ from }) => from === "goal").map((line) => saidLine(line, { query, say })),
    ...gap === null ? [] : [gap],
  ];
}

/** True for a line that is no price, and tells the cost of what is asked about. */
function tellsOwnCost({ from, value, quote, stems }: Line, question: Question): boolean {
  return from !== "prices" && asksOwnCost(`${value} ${quote}`) && /\d/.test(value) &&
    sharedStems(question.stems, stems).length > 0;
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

const OTHERS_PRICE = new RegExp(
  `${ASKED.sourceOf("others_do")}\\s(?!${ASKED.sourceOf("not_a_name")}\\s)` +
    `(\\p{L}[\\p{L}\\s'’-]*?)\\s${ASKED.sourceOf("takes_money")}`,
  "iu",
);

/** "what does waggy tails charge": the prices of whoever is named are not the founder's. */
function asksOfSomebodyElse({ query, lines }: Question): boolean {
  const name = OTHERS_PRICE.exec(query)?.[1];
  if (name === undefined) return false;
  const named = stemsOf(name);
  return !lines.some(({ from, value }) => from === "prices" && sharedStems(named, stemsOf(value)).length > 0);
}
