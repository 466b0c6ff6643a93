import type { Block } from "../../domain/anchors.ts";
import type { AudienceConnection } from "../../strategy/attention.ts";
import { list, row, table } from "../blocks.ts";
import { withoutRepeated } from "../without_repeats.ts";

/** What they think at each step, the rooms they are in, and where the next ones come from. */
export function audienceConnectionBlocks(
  { headline, path, communities, first_hundred }: AudienceConnection,
): Block[] {
  return [
    table(
      ["step", "in their words", "answer", "channel", "asks them to", "counted"],
      path.map(({ stage, question, content, channel, call_to_action, metric }) =>
        row([stage, question, content, channel, call_to_action, metric])
      ),
    ),
    list(communities.map(({ claim }) => withoutRepeated(claim, headline)), "Where they meet"),
    list(first_hundred.filter(({ text }) => text !== headline.text), "Where the next ones come from"),
  ];
}
