import type { AnswerLine } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { fill } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { asksForFirstChannel, asksForLastChannel } from "./topics.ts";
import type { ChannelStrategy } from "../strategy/attention.ts";
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

/** What the channel strategy says of a channel that the question names, or of the one that leads where it asks for that. */
export function verdictFor(question: Question): Verdict | null {
  const { foundation, query, say, inWords } = question;
  const { channels } = foundation.strategy.channel_strategy;
  const meant = channelNamed(question);
  const isLast = meant === undefined && asksForLastChannel(query);
  const named = meant ??
    (isLast ? fewest(question) : asksForFirstChannel(query) ? leading(channels) : undefined);
  if (named === undefined || named.verdict === "refused") return null;
  const why = bare(inWords(named.why.text));
  const other = channels.find(({ verdict, name }) => verdict === "focus" && name !== named.name) ??
    (named.verdict === "focus" ? channels.find(({ verdict }) => verdict === "test") : undefined);
  const hours = named.hours_a_week === null ? "" : ` ${fill(say.hoursInPlan, { hours: named.hours_a_week })}`;
  return {
    recommendation: [{
      ...claimLine(named.why),
      text: `${
        meant === undefined
          ? fill(isLast ? say.lastChannel : say.firstChannel, { channel: named.name, why })
          : `${say.verdicts[named.verdict]}: ${named.name} (${why}).`
      }${hours}`,
    }],
    // The hours of the leading channel are no case against giving up the weakest.
    caseAgainst: other === undefined || isLast ? [] : [{
      ...claimLine(other.why),
      text: fill(say.sameHours, { channel: other.name, why: bare(inWords(other.why.text)) }),
    }],
    change: named.signal === null ? [] : [claimLine(named.signal)],
  };
}

type Channels = ChannelStrategy["channels"];

function channelNamed({ stems, foundation }: Question): Channels[number] | undefined {
  return foundation.strategy.channel_strategy.channels.find(({ name, verdict }) => {
    const words = stemsOf(name);
    const shared = sharedStems(words, stems).length;
    return verdict !== "refused" && words.size > 0 && shared / stems.size > SUBJECT &&
      (shared === words.size || shared > 1 && shared / words.size >= MOST);
  });
}

function leading(channels: Channels): Channels[number] | undefined {
  return channels.find(({ verdict }) => verdict === "focus");
}

/** The channel that brought fewest, where all were counted the same way and no two brought as few. */
function fewest({ foundation, sheet: { facts } }: Question): Channels[number] | undefined {
  const counts = facts.channels.map(({ name, count, share }) => ({ name, count, share }));
  const sizes = counts.every(({ count }) => count !== null)
    ? counts.map(({ name, count }) => ({ name, size: count ?? 0 }))
    : counts.every(({ share }) => share !== null)
    ? counts.map(({ name, share }) => ({ name, size: share ?? 0 }))
    : [];
  const [last, next] = sizes.toSorted((one, other) => one.size - other.size);
  if (last === undefined || next === undefined || last.size === next.size) return undefined;
  return foundation.strategy.channel_strategy.channels.find(({ name }) => name === last.name);
}

function bare(text: string): string {
  return text.replace(/[.。]$/u, "");
}
