import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { wordCount } from "../../evidence/evidence.ts";
import { bestSaid, doingSaid, ownBest, put, refusalsSaid, type Said } from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { brief, untied } from "../words/cuts.ts";
import { claim, paragraph } from "../section.ts";
import { obstacleOf } from "./obstacle.ts";

/** What only this company does, shortest strong refusal first. */
export function onlyWe(state: JourneyState): Said | null {
  const refused = refusalsSaid(state, "difference.only").filter((each) => !namesRival(state, each.quote));
  return refused.find((each) => startsWithUs(each.quote)) ?? refused[0] ?? doingSaid(state) ??
    ownBest(state, "difference.only", 30);
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
  if (picked !== null) {
    claims.push(claim(`Guiding policy, the sentence you picked: ${picked.text}`, ...picked.marks));
  } else if (only !== null) {
    claims.push(put("Guiding policy: meet the obstacle with what no rival will do", only));
  }
  if (picked !== null && only !== null && !picked.text.includes(only.quote)) {
    claims.push(put("Only you say this", only));
  }
  const playback = playbackOf(state, only);
  if (playback !== null) {
    claims.push(put(`Playback, ${wordCount(playback.quote)} words that a customer can repeat`, playback));
  }
  return claims.length === 0 ? null : paragraph(claims, "Kernel");
}

function playbackOf(state: JourneyState, only: Said | null): Said | null {
  const candidates = [
    only,
    bestSaid(state, "difference.only", PLAYBACK_WORDS),
    refusalsSaid(state, "identity.values")[0],
  ]
    .filter((each): each is Said => each !== null && each !== undefined)
    .map((each) => brief(untied(each), PLAYBACK_WORDS));
  return candidates.find((each) => wordCount(each.quote) <= PLAYBACK_WORDS && wordCount(each.quote) > 3) ??
    null;
}
