import { NUMBER, numberOf } from "../../text/quantities.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { aYear, ratesIn, workedRates } from "./rates.ts";
import { isSameNoun } from "./topics.ts";
import { hasWord, wordsPattern } from "./words.ts";

const ASK = "Which of the two gives way?";

/** A goal above what the founder says is the most they can do, in the same things and the same span of time. */
export function goalAgainstLimit(ground: Ground): Conflict[] {
  const { goal } = ground.sheet.facts;
  if (goal === null || goal.target === null) return [];
  const wanted = ratesIn(goal.quote).find(({ count }) => count === goal.target);
  const wantedYear = wanted === undefined ? null : aYear(wanted);
  if (wanted === undefined || wantedYear === null) return goalAgainstTotal(ground, goal.target);
  for (const said of ground.said) {
    for (const limit of limitsIn(said)) {
      const year = aYear(limit);
      if (!isSameNoun(limit.noun, wanted.noun) || year === null || year >= wantedYear) continue;
      const sum = limit.formula === "" ? "" : `${limit.formula}, and the goal is ${wanted.count}.`;
      const quote = hasWord(said.quote, "atMost") ? said.quote : said.withNext ?? said.quote;
      return conflictOf({
        id: "goal:limit",
        a: { ...said, quote },
        b: goal,
        weight: 5,
        binding: "a",
        ask: ASK,
        sum,
      });
    }
  }
  return [];
}

/** Rates that are said to be the most: in the sentence itself, or by the one that follows it. */
function limitsIn({ quote, withNext }: Said) {
  const after = withNext === null ? "" : withNext.slice(quote.length).trim();
  const isLimit = hasWord(quote, "atMost") || wordsPattern("atMost").exec(after)?.index === 0;
  return isLimit ? workedRates(quote) : [];
}

/** Room at one time says nothing of how many may come in a year. */
const AT_ONE_TIME =
  /\bat (?:a time|once)\b|gleichzeitig|à la fois|a la vez|alla volta|ao mesmo tempo|tegelijk|同時/iu;
const COUNTED = new RegExp(`(?<n>${NUMBER})\\s(?<noun>\\p{L}[\\p{L}'’-]*)`, "giu");

/** "We can look after at most 30 gardens", beside a goal of 45 gardens. */
function goalAgainstTotal(ground: Ground, target: number): Conflict[] {
  const { goal } = ground.sheet.facts;
  const nouns = `${goal?.metric ?? ""} ${goal?.unit ?? ""}`.split(/\s+/u);
  const most = ground.said.find(({ quote }) =>
    hasWord(quote, "atMost") && ratesIn(quote).length === 0 && !AT_ONE_TIME.test(quote) &&
    !AT_A_PLACE.test(quote) &&
    [...quote.matchAll(COUNTED)].some(({ groups = {} }) =>
      nouns.some((noun) => isSameNoun(noun, groups["noun"] ?? "")) &&
      (numberOf(groups["n"] ?? "") ?? Infinity) < target
    )
  );
  if (most === undefined || goal === null) return [];
  return conflictOf({ id: "goal:limit", a: most, b: goal, weight: 4, binding: "a", ask: ASK });
}

const AT_A_PLACE =
  /\b(?:a|per|each|every) (?:night|evening|morning|table|tour|class|course|session|trip|visit)\b|\btonight\b/iu;
