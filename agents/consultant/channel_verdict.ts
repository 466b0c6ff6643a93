import type { AnswerLine } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { fill } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";

/** A channel with a long name is meant where most of its telling words are said. */
const MOST = 0.6;

/** A channel that is a smaller part of the question is not what it is about: "a friend offers to do our books". */
const SUBJECT = 0.3;

interface Verdict {
  recommendation: AnswerLine[];
  caseAgainst: AnswerLine[];
  change: AnswerLine[];
}

/** What the channel strategy says of a channel that the question names, or null. */
export function verdictFor({ stems, foundation, say }: Question): Verdict | null {
  const { channels } = foundation.strategy.channel_strategy;
  const named = channels.find(({ name, verdict }) => {
    const words = stemsOf(name);
    const shared = sharedStems(words, stems).length;
    return verdict !== "refused" && words.size > 0 && shared / stems.size > SUBJECT &&
      (shared === words.size || shared > 1 && shared / words.size >= MOST);
  });
  if (named === undefined || named.verdict === "refused") return null;
  const opening = say.verdicts[named.verdict];
  const better = channels.find(({ verdict, name }) => verdict === "focus" && name !== named.name);
  const hours = named.hours_a_week === null ? "" : ` ${fill(say.hoursInPlan, { hours: named.hours_a_week })}`;
  return {
    recommendation: [{
      ...claimLine(named.why),
      text: `${opening}: ${named.name} (${bare(named.why.text)}).${hours}`,
    }],
    caseAgainst: better === undefined ? [] : [{
      ...claimLine(better.why),
      text: fill(say.sameHours, { channel: better.name, why: bare(better.why.text) }),
    }],
    change: named.signal === null ? [] : [claimLine(named.signal)],
  };
}

function bare(text: string): string {
  return text.replace(/[.。]$/u, "");
}
