import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import {
  bestQuote,
  contentWords,
  refusalsIn,
  sentencesOf,
  stem,
  stemsIn,
  wordCount,
} from "../../text/text.ts";
import { buyersOffered } from "../customers.ts";
import { type Clash, clashOf, isQuotable, saidSide, sentencesIn, type Side } from "./clash.ts";

/** The one contradiction that is put as the probe of a thin answer. */
export const EVERYBODY_CLASH = "not_for:everybody";

const EVERYBODY =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|all (?:kinds|people|customers|companies)|for all|nobody)\b|\btoda a gente\b|\btodos\b|\bjedem\b|\balle\b/i;
/** "Anyone who wants it by Friday" is a kind of person after all. */
const SOME =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|nobody) (?:who|that|wanting|asking|looking|under|over|below|above|outside)\b/i;
const SHORTEST_AUDIENCE = 4;
const LONGEST_AUDIENCE = 20;

/** A thin "everybody" against the audience named first, or somebody sent away; null where nothing clashes. */
export function everybodyClash(state: JourneyState, text: string): Clash | null {
  if (!EVERYBODY.test(text) || SOME.test(text)) return null;
  const narrow = audienceNamed(state) ?? turnedAway(state);
  const everybody = withoutTag(sentencesOf(text).find((sentence) => EVERYBODY.test(sentence)) ?? "");
  if (narrow === null || !isQuotable(everybody)) return null;
  return clashOf({
    id: EVERYBODY_CLASH,
    field: "customer.not_for",
    weight: 5,
    question: "Which of the two holds when somebody quite different rings tomorrow?",
  }, [saidSide("customer.not_for", everybody), narrow]);
}

/** The sentence of the first answer that says for whom it is: "small marinas, 40 to 250 berths". */
function audienceNamed(state: JourneyState): Side | null {
  const noun = buyersOffered(state);
  const said = sentencesOf(typedAnswer(state, "offering.what")).find((sentence) =>
    noun !== null && sentence.includes(noun)
  );
  if (said === undefined || wordCount(said) < SHORTEST_AUDIENCE) return null;
  return saidSide(
    "offering.what",
    wordCount(said) <= LONGEST_AUDIENCE ? said : bestQuote(said, LONGEST_AUDIENCE),
  );
}

const SENT_AWAY =
  /\b(?:sent (?:him|her|them)? ?away|turned (?:him|her|them)? ?away|(?:not|never) take (?:him|her|them )?again|said no to)\b|\b(?:him|her|them) I sent away\b/iu;

/** A customer who was turned away, out of the last three; with the sentence before where it only points back. */
function turnedAway(state: JourneyState): Side | null {
  const text = typedAnswer(state, "customer.last_three");
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => SENT_AWAY.test(sentence));
  if (at < 0) return null;
  const first = /^(?:him|her|them|he|she|they|it)\b/iu.test(sentences[at]!)
    ? sentences[at - 1]
    : sentences[at];
  if (first === undefined) return null;
  const from = text.indexOf(first);
  const quote = text.slice(from, text.indexOf(sentences[at]!, from) + sentences[at]!.length);
  return isQuotable(quote) && wordCount(quote) <= LONGEST_AUDIENCE
    ? saidSide("customer.last_three", quote)
    : null;
}

/** "Bread is for everybody, no?" without what makes it a question. */
function withoutTag(sentence: string): string {
  return sentence.replace(/[,\s]*(?:no|right|não|né|oder|nicht wahr)?\s*\?+$/i, "");
}

const NOT =
  /\b(?:not|never|no|none|without|nobody|refus\w+|turn(?:ed|ing)? (?:them )?away|won['’]t stretch|left)\b|n['’]t\b/iu;
/** "Care homes with more than 60 beds": only some of them are meant. */
const NARROWED =
  /^ (?:with|without|over|under|above|below|who|that|which|outside|in|from|wanting|asking|looking|of)\b/iu;
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
  return pairs.filter((pair) => !NARROWED.test(sentence.slice(pair.index + `${pair[1]} ${pair[2]}`.length)))
    .map(([, one = "", other = ""]) => [one, other])
    .filter((pair) => contentWords(pair.join(" ")).length === 2 && !pair.some((word) => SMALL.test(word)))
    .map((pair) => pair.map(stem).join(" "));
}
