import { isSuperseded, supersededIn } from "../../author/model/dossier/superseded.ts";
import type { FoundationAnchor } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { candidatesFor } from "./candidates.ts";

const MOST = 3;

/** The sentences that stand to be picked at a read-back: a model's, those offered before included, then the rules'. */
export function offeredSentences(
  state: JourneyState,
  { anchor, byModel = [], now }: { anchor: FoundationAnchor; byModel?: Claim[]; now: Date },
): Claim[] {
  const before = state.readBacks[anchor]?.byModel ?? [];
  const offered = byModel.length > 0 ? byModel : before;
  const taken = offered.length === 0 ? [] : supersededIn(state);
  const standing = offered.filter(({ marks }) =>
    marks.every((mark) => mark.kind !== "said" || !isSuperseded(mark, taken))
  );
  return [...standing, ...candidatesFor(anchor, state, now)].slice(0, MOST);
}
