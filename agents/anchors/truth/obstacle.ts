import type { JourneyState } from "../../domain/journey.ts";
import { sentencesOf, wordCount } from "../../text/text.ts";
import { bestSaid, type Said, saidAbout, sayFrom, sentencesSaid } from "../words/answers.ts";

/** Words by which a sentence calls itself the obstacle: "in the way", "das Problem". */
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
  ) return withNext(first);
  return bestSaid(state, "market.obstacle", 18);
}

const LONE_WORDS = 2;

/** "SHAME." says too little alone: with the short sentence that stands right behind it. */
function withNext(first: Said): Said {
  if (wordCount(first.quote) > LONE_WORDS) return first;
  const from = first.whole.indexOf(first.quote);
  const next = sentencesOf(first.whole.slice(from + first.quote.length))[0] ?? "";
  const to = first.whole.indexOf(next, from + first.quote.length) + next.length;
  const quote = first.whole.slice(from, to);
  return next === "" || wordCount(quote) > 12 || quote.includes("\n") || first.mark.kind !== "said"
    ? first
    : { ...first, quote, mark: { ...first.mark, quote } };
}
