import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import type { WrittenSentences } from "../../agents/interview/strategist.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import { getWriting } from "../../kv/writing.ts";

/** The sentences that a model wrote for read-backs, each anchor's with the changes of facts there were by then. */
export async function sentencesFor(kv: Store, { userId, journeyId }: JourneyRef): Promise<WrittenSentences> {
  const { written, sentencesAt } = await getWriting(kv, { userId, journeyId });
  const found = FOUNDATION_ANCHORS.flatMap((anchor): [string, unknown][] => {
    const claims = written.sentences[anchor];
    const changes = sentencesAt[anchor];
    return claims === undefined || changes === undefined ? [] : [[anchor, { claims, changes }]];
  });
  return Object.fromEntries(found);
}
