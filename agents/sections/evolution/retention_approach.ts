import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { RetentionApproach } from "../../strategy/evolution.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { paragraph, row, table } from "../blocks.ts";

/** First value, habit and silence as they were said, reasons to leave, and messages that can be sent as they stand. */
export function retentionApproachBlocks(
  { headline, first_value, habit, quiet, reasons_to_leave, messages }: RetentionApproach,
): Block[] {
  return [
    paragraph([first_value], "First value"),
    paragraph([habit], "Habit"),
    paragraph([restOf(quiet, headline.text)]),
    table(
      ["reason to leave", "early sign", "what keeps them"],
      reasons_to_leave.map(({ reason, sign, save }) => row([reason, sign, save])),
    ),
    table(["when", "message"], messages.map(({ when, text }) => row([when, text]))),
  ];
}

/** What a headline does not say already: the sentences behind the one that it opens with. */
function restOf(quiet: Claim | null, headline: string): Claim | null {
  if (quiet === null) return null;
  const [, open = "", words = "", end = ""] = /^(“?)(.*?)(”?[.。]?)$/su.exec(quiet.text) ?? [];
  const sentences = sentencesOf(words);
  const isSaid = sentences.map((sentence) => headline.includes(sentence.replace(/[.。]$/u, "")));
  if (isSaid.every((each) => each)) return null;
  const rest = sentences.slice(isSaid.lastIndexOf(true) + 1).join(" ");
  return isSaid[0] !== true || rest === "" ? quiet : { ...quiet, text: `${open}${rest}${end}` };
}
