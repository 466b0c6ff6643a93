import type { JourneyState } from "../../domain/journey.ts";
import { wordCount } from "../../evidence/evidence.ts";
import { bestSaid, type Said, saidAbout, sayFrom, sentencesSaid } from "../words/answers.ts";

const CUE =
  /\b(one thing|only thing|in the way|the problem|the obstacle|the real reason|what stops|hardest|biggest)\b|das problem|o problema|le problème|el problema|het probleem|problemet|一番|最大/iu;
const LABEL_WORDS = 4;

/** The one obstacle in the founder's words: the clause that names it, else a short first sentence, else the best. */
export function obstacleOf(state: JourneyState): Said | null {
  const named = saidAbout(state, "market.obstacle", CUE);
  if (named !== null) {
    const clause = /\bis that (.+)$/su.exec(named.quote)?.[1];
    return clause === undefined ? named : { ...named, ...sayFrom(state, "market.obstacle", clause) };
  }
  const first = sentencesSaid(state, "market.obstacle")[0];
  if (
    first !== undefined && wordCount(first.quote) <= LABEL_WORDS &&
    sentencesSaid(state, "market.obstacle").length > 1
  ) return first;
  return bestSaid(state, "market.obstacle", 18);
}
