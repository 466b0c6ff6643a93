import type { Claim } from "../domain/claims.ts";
import { longDate } from "../domain/days.ts";
import type { Facts, MeasureFact, PriceFact } from "../domain/facts.ts";
import { measureLabel, priceLabel, printMeasure, printMoney } from "../ledger/print.ts";
import { markOf, unframed } from "../ledger/words.ts";
import { stretchesOf } from "../text/repetition.ts";
import { isLonger } from "../text/shorten.ts";
import { withoutStop } from "./blocks.ts";
import { withoutRepeated } from "./without_repeats.ts";
import { capitalised } from "./section.ts";
import { leadingNumbers } from "../plan/leading_numbers.ts";
import type { CountedNumber, InShort, Labelled } from "../strategy/in_short.ts";
import { sentencesOf, wordCount } from "../text/sentences.ts";
import type { Strategy } from "../strategy/strategy.ts";

// Of the positioning: two rows of three.
const MOST_PARTS = 6;
const MOST_NUMBERS = 4;

/** The strategy on one page: what it stands on, how it speaks, where it is met, the bet, and its numbers. */
export function inShort(strategy: Strategy, facts: Facts): InShort {
  const { market_analysis, strategic_synthesis: synthesis, strategic_messaging, channel_strategy } = strategy;
  const positioning = positioningOf(strategy).filter(({ claim }) => !repeats(claim, synthesis.headline));
  const bet = betOf(strategy);
  const evolution = bare(strategy.sentences.evolution) ?? strategy.evolution_milestones.headline;
  return {
    headline: capitalised(synthesis.headline),
    kernel: labelled(
      ["Diagnosis", newTo(synthesis.headline, diagnosisOf(market_analysis, synthesis))],
      ["Guiding policy", isWithin(synthesis.headline, synthesis.policy) ? null : bare(synthesis.policy)],
    ),
    actions: synthesis.actions.slice(0, 3).map(({ what, by }) => ({
      label: by === null ? "Next step" : `Next step, by ${longDate(by)}`,
      claim: withoutStop(what),
    })),
    positioning,
    message: bare(strategy.sentences.expression ?? strategic_messaging.core),
    pillars: strategic_messaging.pillars.slice(0, 3).map(({ claim: pillar, proof, reason }) => ({
      claim: pillar,
      lines: [proof, reason].filter((line) => line !== null),
    })),
    channels: (["focus", "test", "refused"] as const).map((verdict) => ({
      verdict,
      names: channel_strategy.channels.filter((channel) => channel.verdict === verdict).map((
        { name, hours_a_week },
      ) => verdict === "refused" || hours_a_week === null ? name : `${name}, ${hours_a_week} h a week`),
    })).filter(({ names }) => names.length > 0),
    attention: capitalised(bare(strategy.sentences.attention) ?? channel_strategy.headline),
    bet,
    evolution: bet.some(({ claim }) => repeats(claim, evolution)) ? null : capitalised(evolution),
    numbers: numbersOf(facts),
  };
}

/**
 * What the headline has not said: the sentences in one stretch that it leaves over; one of which it shows only the
 * beginning is told whole.
 */
function newTo(headline: Claim, sentence: Claim | null): Claim | null {
  const isCut = headline.text.endsWith("…") && !isWithin(sentence, headline);
  if (sentence === null || isCut || !repeats(sentence, headline)) return sentence;
  const said = sentence.text.replace(/^“(.*)”[.。]?$/su, "$1");
  const left = sentencesOf(said).filter((each) => !repeats({ ...sentence, text: each }, headline)).join(" ");
  if (wordCount(left) < LEAST_LEFT || !said.includes(left)) return null;
  return { ...sentence, text: sentence.text.startsWith("“") ? `“${left}”` : left };
}

const LEAST_LEFT = 4;

/** True where a sentence says a stretch of another one that stands on the same page. */
function repeats(sentence: Claim, other: Claim): boolean {
  const said = new Set(stretchesOf(other.text));
  return stretchesOf(sentence.text).some((stretch) => said.has(stretch));
}

function bare(sentence: Claim | null): Claim | null {
  return sentence === null ? null : unframed(sentence);
}

const DIAGNOSIS_WORDS = 45;

/** The obstacle whole where there is room for it, else how it begins. */
function diagnosisOf(
  { obstacle }: Strategy["market_analysis"],
  { diagnosis }: Strategy["strategic_synthesis"],
): Claim | null {
  return obstacle !== null && !isLonger(obstacle.text, DIAGNOSIS_WORDS) ? obstacle : diagnosis ?? obstacle;
}

/** True where all words of one sentence stand in another, in this order. */
function isWithin(sentence: Claim | null, other: Claim | null): boolean {
  if (sentence === null || other === null) return false;
  const words = sentence.text.toLowerCase().replace(/^[“\s]+|[.。…”\s]+$/gu, "");
  return other.text.toLowerCase().includes(words);
}

function labelled(...parts: [string, Claim | null][]): Labelled[] {
  return parts.flatMap(([label, each]) => each === null ? [] : [{ label, claim: withoutStop(each) }]);
}

function positioningOf({ strategic_synthesis, consumer_insights }: Strategy): Labelled[] {
  const { alternatives, unique, value, best_fit, category } = strategic_synthesis.positioning;
  const parts = labelled(
    ["Instead of", alternatives],
    ["Only you", unique],
    ["Worth", value],
    ["Best fit", best_fit],
    ["What you do", category],
  );
  const refused = consumer_insights.not_for.slice(0, 2).map(({ who }) => ({ label: "Not for", claim: who }));
  return [...parts, ...refused].slice(0, MOST_PARTS);
}

function betOf({ strategic_synthesis }: Strategy): Labelled[] {
  const [bet] = strategic_synthesis.bets;
  if (bet === undefined) return [];
  const label = bet.by === null ? "The bet" : `The bet, judged on ${longDate(bet.by)}`;
  return labelled([label, bet.claim], ["If it is lost", withoutRepeated(bet.reverses, bet.claim)]);
}

/** What is proven first, then what it costs. Years and bare counts without a name are left out. */
function numbersOf(facts: Facts): CountedNumber[] {
  const { prices } = facts;
  const counted = leadingNumbers(facts).map(numberOf);
  const charged = prices.map(priceOf);
  const fresh = [...counted.slice(0, 3), ...charged, ...counted.slice(3)];
  return fresh.filter((each, at) => fresh.findIndex(({ value }) => value === each.value) === at)
    .slice(0, MOST_NUMBERS);
}

function numberOf(fact: MeasureFact): CountedNumber {
  return { value: printMeasure(fact), label: measureLabel(fact), mark: markOf(fact) };
}

function priceOf(fact: PriceFact): CountedNumber {
  return { value: printMoney(fact), label: priceLabel(fact), mark: markOf(fact) };
}

/** Sentences of the page as one text, for whoever measures how much it says. */
export function textsOf(short: InShort): string[] {
  const parts = [...short.kernel, ...short.actions, ...short.positioning, ...short.bet].map((
    { claim: each },
  ) => each);
  const pillars = short.pillars.flatMap(({ claim: pillar, lines }) => [pillar, ...lines]);
  const claims = [short.headline, short.message, short.attention, short.evolution, ...parts, ...pillars];
  return claims.flatMap((each) => each === null ? [] : [each.text]);
}
