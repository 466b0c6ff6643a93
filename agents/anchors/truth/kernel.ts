import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { inference, phrasesIn, wordCount } from "../../text/text.ts";
import {
  bestSaid,
  doingSaid,
  ownBest,
  put,
  refusalsSaid,
  type Said,
  sayFrom,
  sentencesSaid,
} from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { afterLabel, brief, untied } from "../words/cuts.ts";
import { cell, claim, paragraph } from "../section.ts";
import { triggerAndBarrier } from "./consumer_insights.ts";
import { obstacleOf } from "./obstacle.ts";

/** What only this company does, shortest strong refusal first. */
export function onlyWe(state: JourneyState): Said | null {
  const refused = refusalsSaid(state, "difference.only").filter((each) => !namesRival(state, each.quote));
  return refused.find((each) => startsWithUs(each.quote)) ?? refused[0] ?? doingSaid(state) ??
    ownBest(state, "difference.only", 30);
}

/** What the founder does that a rival would refuse to do, told as a deed; null where only refusals were told. */
export function onlyDeed(state: JourneyState): Said | null {
  const deed = doingSaid(state);
  return deed !== null && deed.mark.kind === "said" && deed.mark.field === "difference.only"
    ? untied(deed)
    : null;
}

function startsWithUs(sentence: string): boolean {
  return /^(and |so |then )?(we|i|our|wir|nous|nós|wij|vi)\b/iu.test(sentence) ||
    /^(私|当|わたし)/u.test(sentence);
}

/** The sentence picked for the market, unless it only names the obstacle again: a diagnosis is no policy. */
export function pickedPolicy(state: JourneyState): Claim | null {
  const picked = state.readBacks.truth?.sentence ?? null;
  const [mark] = picked?.marks ?? [];
  return mark?.kind === "said" && mark.field === "market.obstacle" ? null : picked;
}

const PLAYBACK_WORDS = 12;

/** Diagnosis, guiding policy, the only-we line, and what a customer should be able to repeat. */
export function kernel(state: JourneyState, only: Said | null): Block | null {
  const claims: Claim[] = [];
  const obstacle = obstacleOf(state);
  const picked = pickedPolicy(state);
  if (obstacle !== null) claims.push(put("Diagnosis, one obstacle", obstacle));
  const policy = picked === null ? policyOf(state, only) : claim(
    `Guiding policy, the sentence you picked: ${picked.text}`,
    ...picked.marks,
  );
  if (policy !== null) claims.push(policy);
  if (only !== null && !claims.some((each) => saysAlready(each, only))) claims.push(put("Only we", only));
  const follow = sentencesSaid(state, "difference.only").find(({ quote }) => tellsOfRival(state, quote));
  if (follow !== undefined && wordCount(follow.quote) <= ANSWER_WORDS) {
    claims.push(put("What you say of those who will not follow", follow));
  }
  const playback = playbackOf(state, only);
  if (playback !== null) {
    claims.push(put(`Playback, ${wordCount(playback.quote)} words that a customer can repeat`, playback));
  }
  return claims.length === 0 ? null : paragraph(claims, "Kernel");
}

/** True where a claim quotes the sentence, whole or cut. */
function saysAlready({ text, marks }: Claim, { quote }: Said): boolean {
  return text.includes(quote) || marks.some((mark) => mark.kind === "said" && quote.includes(mark.quote));
}

/** "Both live from it, so both would refuse": a sentence on a rival by name that says what they would not do. */
function tellsOfRival(state: JourneyState, sentence: string): boolean {
  return namesRival(state, sentence) &&
    /\b(?:refuse|would not|wouldn['’]t|won['’]t|never|can['’]t|cannot)\b/iu.test(sentence);
}

const POLICY_WORDS = 16;
const ANSWER_WORDS = 30;

/** Words that our own sentence goes on behind. */
function withoutStop(words: Said): Said {
  return { ...words, quote: words.quote.replace(/[.。]+$/u, "") };
}

/** Where to meet the obstacle: at the moment people start, with what the founder does and no rival will. */
function policyOf(state: JourneyState, only: Said | null): Claim | null {
  const answer = doingSaid(state) ?? only;
  if (answer === null) return null;
  const moment = triggerAndBarrier(state).trigger;
  const when = moment === null ? null : withoutStop(brief(afterLabel(moment), POLICY_WORDS));
  if (when === null || wordCount(when.quote) > POLICY_WORDS) {
    return put(
      "Guiding policy: meet the obstacle with what no rival will do",
      brief(untied(answer), ANSWER_WORDS),
    );
  }
  const { text, marks } = put(
    `Guiding policy: come when this has happened, ${cell(when.quote)}, and answer the obstacle with this`,
    brief(untied(answer), ANSWER_WORDS),
  );
  return claim(
    text,
    when.mark,
    ...marks,
    inference(["market.obstacle", "customer.trigger_barrier", "difference.only"]),
  );
}

function playbackOf(state: JourneyState, only: Said | null): Said | null {
  const called =
    phrasesIn(typedAnswer(state, "offering.what")).map((phrase) =>
      sayFrom(state, "offering.what", phrase)
    )[0];
  const candidates = [
    called,
    only,
    bestSaid(state, "difference.only", PLAYBACK_WORDS),
    refusalsSaid(state, "identity.values")[0],
  ]
    .filter((each): each is Said => each !== null && each !== undefined)
    .map((each) => brief(untied(each), PLAYBACK_WORDS));
  return candidates.find((each) => wordCount(each.quote) <= PLAYBACK_WORDS && wordCount(each.quote) > 3) ??
    null;
}
