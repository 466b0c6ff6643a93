import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import {
  bestQuote,
  contentWords,
  refusalsIn,
  sentencesOf,
  stem,
  stemsIn,
  wordCount,
} from "../../evidence/evidence.ts";
import { type Clash, clashOf, isQuotable, saidSide, sentencesIn } from "./clash.ts";

/** The one contradiction that is put as the probe of a thin answer. */
export const EVERYBODY_CLASH = "not_for:everybody";

const EVERYBODY =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|all (?:kinds|people|customers|companies)|for all|nobody)\b|\btoda a gente\b|\btodos\b|\bjedem\b|\balle\b/i;
/** "Anyone who wants it by Friday" is a kind of person after all. */
const SOME =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|nobody) (?:who|that|wanting|asking|looking|under|over|below|above|outside)\b/i;
const SHORTEST_AUDIENCE = 4;
const LONGEST_AUDIENCE = 20;

/** A thin "everybody" against the audience named in the first answer; null where nothing clashes. */
export function everybodyClash(state: JourneyState, text: string): Clash | null {
  if (!EVERYBODY.test(text) || SOME.test(text)) return null;
  const offering = typedAnswer(state, "offering.what");
  const everybody = withoutTag(sentencesOf(text).find((sentence) => EVERYBODY.test(sentence)) ?? "");
  const first = sentencesOf(offering)[0] ?? "";
  const isNamed = wordCount(first) >= SHORTEST_AUDIENCE && wordCount(first) <= LONGEST_AUDIENCE;
  const narrow = isNamed ? first : bestQuote(offering, LONGEST_AUDIENCE);
  if (wordCount(narrow) < SHORTEST_AUDIENCE || !isQuotable(everybody)) return null;
  return clashOf({
    id: EVERYBODY_CLASH,
    field: "customer.not_for",
    weight: 5,
    question: "Which of the two holds when somebody quite different rings tomorrow?",
  }, [saidSide("customer.not_for", everybody), saidSide("offering.what", narrow)]);
}

/** "Bread is for everybody, no?" without what makes it a question. */
function withoutTag(sentence: string): string {
  return sentence.replace(/[,\s]*(?:no|right|não|né|oder|nicht wahr)?\s*\?+$/i, "");
}

const NOT =
  /\b(?:not|never|no|none|without|nobody|refus\w+|turn(?:ed|ing)? (?:them )?away|won['’]t stretch|left)\b|n['’]t\b/iu;
const SMALL = /^(?:people|customers?|clients?|company|companies|somebody|anyone|those|kinds?)$/iu;

/** Two audiences: people who are turned away in one answer and aimed at in another. */
export function refusedButWanted(state: JourneyState): Clash[] {
  const offered = stemsIn(typedAnswer(state, "offering.what"));
  const plans = sentencesIn(state, ["goal.twelve_months", "evolution.next", "evolution.bet", "launch.moment"])
    .filter(({ sentence }) => !NOT.test(sentence) && refusalsIn(sentence).length === 0);
  return sentencesIn(state, ["customer.not_for"]).flatMap(({ field, sentence }) => {
    const pairs = pairsIn(sentence).filter((pair) => !pair.split(" ").every((word) => offered.has(word)));
    const plan = plans.find((each) => pairsIn(each.sentence).some((pair) => pairs.includes(pair)));
    if (plan === undefined) return [];
    const clash = clashOf({
      id: `wanted:${plan.field}`,
      field: "customer.not_for",
      weight: 4,
      question: "Which of the two holds from now on?",
    }, [saidSide(field, sentence), saidSide(plan.field, plan.sentence)]);
    return clash === null ? [] : [clash];
  });
}

/** "investor chains": two telling words side by side, as stems; one alone may mean anything. */
function pairsIn(sentence: string): string[] {
  const pairs = [...sentence.matchAll(/(?=(?<![\p{L}\d])(\p{L}{4,}) (\p{L}{4,})(?!\p{L}))/gu)];
  return pairs.map(([, one = "", other = ""]) => [one, other])
    .filter((pair) => contentWords(pair.join(" ")).length === 2 && !pair.some((word) => SMALL.test(word)))
    .map((pair) => pair.map(stem).join(" "));
}
