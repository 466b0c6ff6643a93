import { rivalPages } from "../anchors/words/answers.ts";
import { marksOf } from "../anchors/section.ts";
import { headSentences } from "../anchors/truth/swap_tables.ts";
import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import { numbersIn, sentencesOf, vagueWordsIn } from "../text/text.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";
import { judgeOurs } from "./swap.ts";

/** Most of the leading sentences could be nobody else's. */
export function swapped({ state, foundation }: RubricCase): Verdict {
  if (rivalPages(state).length === 0) {
    return verdict(true, "No rival's page was read, so nothing could be swapped");
  }
  const heads = [
    ...FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sentence ?? []),
    ...headSentences(state),
  ].slice(0, 5);
  const specific = heads.filter((each) =>
    judgeOurs(state, each.text).every((one) => one.verdict === "specific")
  );
  return verdict(
    specific.length >= heads.length * 0.8,
    `${specific.length} of ${heads.length} sentences could be nobody else's`,
  );
}

/** Each of the seven has a side. */
export function tradeoffs({ foundation }: RubricCase): Verdict {
  const open = TRADEOFF_IDS.filter((id) => foundation.decisions[id] === undefined);
  return verdict(
    open.length === 0,
    open.length === 0
      ? "All seven are chosen, each with what it gives up"
      : `${open.length} trade-offs are still open`,
  );
}

/** Audiences, channels and behaviours are turned down. */
export function refusals({ foundation }: RubricCase): Verdict {
  const count = (field: string) => {
    const text = foundation.answers[field]?.text ?? "";
    return Math.max(sentencesOf(text).length, text.split(/[,;、，；]| and /).length);
  };
  const counts = {
    audiences: count("customer.not_for"),
    channels: Math.max(count("channels.refused"), 0),
    behaviours: count("identity.values"),
  };
  const short = Object.entries(counts).filter(([, number]) => number < 2).map(([name]) => name);
  return verdict(
    short.length === 0,
    short.length === 0
      ? "At least two audiences, channels and behaviours are refused"
      : `Fewer than two refused: ${short.join(", ")}`,
  );
}

/** One obstacle, and the strategy rests on it. */
export function obstacle({ foundation, state }: RubricCase): Verdict {
  const synthesis = foundation.anchors.truth.sections.find((section) => section.id === "strategic_synthesis");
  const isNamed = state.fields["market.obstacle"].answers.length > 0;
  const isCarried = synthesis !== undefined &&
    marksOf(synthesis).some((mark) => mark.kind === "said" && mark.field === "market.obstacle");
  if (!isNamed) return verdict(state.fields["market.obstacle"].status === "assumed", "No obstacle was named");
  return verdict(
    isCarried,
    isCarried ? "One obstacle, and the synthesis rests on it" : "The synthesis does not rest on the obstacle",
  );
}

/** A sane company could choose the opposite of each value. */
export function values({ foundation }: RubricCase): Verdict {
  const sentences = sentencesOf(foundation.answers["identity.values"]?.text ?? "");
  const empty = sentences.filter((each) =>
    vagueWordsIn(each).length > 0 && numbersIn(each).length === 0 &&
    !/\b(refuse|never|no|not|won['’]t)\b/iu.test(each)
  );
  return verdict(
    empty.length === 0,
    empty.length === 0
      ? `${sentences.length} values that a sane company could reverse`
      : `Nobody would choose the opposite of: ${empty[0]}`,
  );
}
