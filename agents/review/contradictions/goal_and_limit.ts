import type { GoalFact } from "../../domain/facts.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { isSameWord } from "../../text/stems.ts";
import { type Conflict, conflictOf, type Ground, type Said, saidIn } from "./conflict.ts";
import { isLimit, opensAsLimit } from "./limits.ts";
import { aYear, bareRatesIn, type Rate, ratesIn, spanCountedIn, workedRates } from "./rates.ts";
import { isSameNoun, rivalNamed, topicOf } from "./topics.ts";
import { WORDS } from "./words.ts";

const ASK = "Which of the two gives way?";

/** A goal above what the founder says is the most they can do, in the same things and the same span of time. */
export function goalAgainstLimit(ground: Ground): Conflict[] {
  const { goal } = ground.sheet.facts;
  if (goal === null || goal.target === null) return [];
  const wanted = wantedRate(ground, goal);
  const wantedYear = wanted === null ? null : aYear(wanted);
  if (wanted === null || wantedYear === null) return goalAgainstTotal(ground, goal.target);
  for (const said of ground.said.filter((each) => isOwn(ground, each))) {
    for (const limit of limitsIn(said)) {
      const year = aYear(limit);
      if (year === null || year >= wantedYear || !isOfGoal(ground, { limit, wanted, said })) continue;
      const quote = isLimit(said.quote) ? said.quote : said.withNext ?? said.quote;
      return conflictOf({
        id: "goal:limit",
        a: { ...said, quote },
        b: goal,
        weight: 5,
        binding: "a",
        ask: ASK,
        sum: sumOf(limit, wanted),
      });
    }
  }
  return [];
}

/** What rivals or customers cannot do more of limits nobody here. */
function isOwn(ground: Ground, { field, quote }: Said): boolean {
  return !/^(?:market|customer|messaging)\./.test(field) && !rivalNamed(ground, quote);
}

type Worked = Rate & { formula: string };

function sumOf(limit: Worked, wanted: Rate): string {
  if (limit.formula !== "") return `${limit.formula}, and the goal is ${wanted.count}.`;
  const [most, year] = [aYear(limit), aYear(wanted)];
  if (limit.per === wanted.per || most === null || year === null) return "";
  return `${plainNumber(limit.count)} a ${limit.per} is ${plainNumber(most)} a year, and the goal is ${
    plainNumber(year)
  }.`;
}

/** The goal as so many in a span of time, which may stand in a sentence of its own: "Metric: roofs per year". */
function wantedRate({ said }: Ground, goal: GoalFact): Rate | null {
  const whole = ratesIn(goal.quote).find(({ count }) => count === goal.target);
  if (whole !== undefined || goal.target === null) return whole ?? null;
  const beside = said.find(({ turn, field, quote }) =>
    turn === goal.turn && field === goal.field && !/\d/.test(quote) && METRIC.test(quote) &&
    spanCountedIn(quote) !== null
  );
  const per = beside === undefined ? null : spanCountedIn(beside.quote);
  if (beside === undefined || per === null) return null;
  const noun = beside.quote.replace(METRIC, "").trim().split(/\s+/u)[0] ?? "";
  return { count: goal.target, noun, per, text: beside.quote, index: 0 };
}

/** "Metric: roofs inspected per year". */
const METRIC = new RegExp(`^\\W*${WORDS.sourceOf("measure_label")}\\s*[:：]`, "iu");

/** Rates that are said to be the most: in the sentence itself, or by the one that follows it. */
function limitsIn({ quote, withNext }: Said): Worked[] {
  const after = withNext === null ? "" : withNext.slice(quote.length).trim();
  if (!isLimit(quote) && !opensAsLimit(after)) return [];
  const worked = workedRates(quote);
  return worked.length > 0 ? worked : bareRatesIn(quote).map((rate) => ({ ...rate, formula: "" }));
}

interface Compared {
  limit: Rate;
  wanted: Rate;
  said: Said;
}

/** The same things: by their noun, by the verb of a number without one, or as two sides of one sale. */
function isOfGoal(ground: Ground, { limit, wanted, said }: Compared): boolean {
  if (limit.noun === "") {
    const goal = topicOf(`${wanted.noun} ${ground.sheet.facts.goal?.metric ?? ""}`);
    return [...topicOf(said.quote)].some((word) => [...goal].some((other) => isSameWord(word, other)));
  }
  return isSameNoun(limit.noun, wanted.noun) || areMadeTogether(ground, { limit, wanted, said });
}

/** What one sale makes must be of its order: a limit of less than this share counts something larger. */
const SAME_ORDER = 0.5;

/** "The kiln does 400 pieces a month", beside 480 sessions a month, where the offering is a piece made in a session. */
function areMadeTogether(ground: Ground, { limit, wanted }: Compared): boolean {
  const offered = saidIn(ground, "offering.what").flatMap(({ quote }) => quote.match(/\p{L}{3,}/gu) ?? []);
  const isOffered = (noun: string) => offered.some((word) => isSameNoun(word, noun));
  return limit.per === wanted.per && limit.count >= SAME_ORDER * wanted.count && isOffered(limit.noun) &&
    isOffered(wanted.noun);
}

const COUNTED = new RegExp(`(?<n>${NUMBER})\\s(?<noun>\\p{L}[\\p{L}'’-]*)`, "giu");

/** "We can look after at most 30 gardens", beside a goal of 45; room at one time says nothing of how many may come. */
function goalAgainstTotal(ground: Ground, target: number): Conflict[] {
  const { goal } = ground.sheet.facts;
  const nouns = `${goal?.metric ?? ""} ${goal?.unit ?? ""}`.split(/\s+/u);
  const most = ground.said.find(({ quote }) =>
    isLimit(quote) && ratesIn(quote).length === 0 && !WORDS.isIn(quote, "at_one_time") &&
    !WORDS.isIn(quote, "at_a_place") &&
    [...quote.matchAll(COUNTED)].some(({ groups = {} }) =>
      nouns.some((noun) => isSameNoun(noun, groups["noun"] ?? "")) &&
      (numberOf(groups["n"] ?? "") ?? Infinity) < target
    )
  );
  if (most === undefined || goal === null) return [];
  return conflictOf({ id: "goal:limit", a: most, b: goal, weight: 4, binding: "a", ask: ASK });
}
