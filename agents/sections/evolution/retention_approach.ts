import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { RetentionApproach } from "../../strategy/evolution.ts";
import { paragraph, row, table } from "../blocks.ts";

/** First value, habit and silence as they were said, reasons to leave, and messages that can be sent as they stand. */
export function retentionApproachBlocks(
  { headline, first_value, habit, quiet, reasons_to_leave, messages }: RetentionApproach,
): Block[] {
  return [
    paragraph([first_value], "First value"),
    paragraph([habit], "Habit"),
    paragraph([isIn(quiet, headline.text) ? null : quiet]),
    table(
      ["reason to leave", "early sign", "what keeps them"],
      reasons_to_leave.map(({ reason, sign, save }) => row([reason, sign, save])),
    ),
    table(["when", "message"], messages.map(({ when, text }) => row([when, text]))),
  ];
}

/** True where a headline has the whole sentence already. */
function isIn(sentence: Claim | null, headline: string): boolean {
  return sentence !== null && headline.includes(sentence.text.replace(/[“”]/gu, "").replace(/[.。]$/u, ""));
}
