import type { ChannelFact, UnclearFact } from "../../domain/facts.ts";
import { CHANNELS_FIELD, customerWords } from "../channels/counts.ts";
import { channelsOf } from "../channels/channels_in.ts";
import type { Reader } from "../reader.ts";
import { type Segment, segmentsOf } from "../numbers/segments.ts";
import { numbersOf } from "../numbers/sentence_numbers.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import type { Statements } from "../statements/statement.ts";

/**
 * Where customers came from: each channel by its name with the customers it brought, or its share in percent. Totals,
 * audiences ("a group with 380 people"), reasons and refusals are no channels; "the rest from …" is one without a
 * number, and is asked.
 */
export const readChannels: Reader<ChannelFact[]> = (said, { now }) => {
  const customers = customerWords(said, now);
  const answers = byAnswer(numbersOf(said, now, CHANNELS_FIELD).flatMap((numbers) => segmentsOf(numbers)))
    .map((segments) => channelsOf(segments, customers));
  // A list that is said again as a whole takes the place of the one before.
  const last = answers.findLastIndex((read) => read.filter(({ channel }) => channel !== null).length > 1);
  const read = answers.slice(Math.max(0, last)).flat();
  const unclear = read.flatMap(({ asked }) => asked === null ? [] : [asked]);
  const named = withoutWhole(
    eachOnce(read.map(({ channel }) => channel).filter((channel) => channel !== null)),
    customers,
    said,
  );
  const channels = asShares(named.filter((channel) => channel.count !== 0 && isWritten(channel, said)));
  const mixed = channels.filter((channel) => isMixed(channel, channels));
  return {
    value: channels.map((channel) => mixed.includes(channel) ? { ...channel, count: null } : channel),
    unclear: [...unclear, ...mixed.map(mixedUnclear)],
  };
};

/** "New patients were 186: 81 …, 44 …": a number of customers as large as all the others together is their whole. */
function withoutWhole(channels: ChannelFact[], customers: Set<string>, said: Statements): ChannelFact[] {
  const [first, ...others] = channels;
  const sum = others.reduce((total, { count }) => total + (count ?? 0), 0);
  const isWhole = first !== undefined && others.length > 1 && (first.count ?? 0) >= Math.max(1, sum) &&
    stemList(first.name).every((stem) => customers.has(stem));
  const text = said.answers(CHANNELS_FIELD).find(({ turn }) => turn === first?.turn)?.text ?? "";
  const between = text.slice(text.indexOf(first?.quote ?? ""), text.indexOf(others[0]?.quote ?? ""));
  return isWhole && /[.!?:](?:\s|$)/u.test(between) ? others : channels;
}

/** "95% Amazon, the other 5 our site": what fills the shares up to a hundred is a share. */
function asShares(channels: ChannelFact[]): ChannelFact[] {
  const counted = channels.filter(({ count }) => count !== null);
  const shares = channels.reduce((sum, { share }) => sum + (share ?? 0), 0);
  const [only] = counted;
  if (only === undefined || counted.length > 1 || shares === 0 || shares + (only.count ?? 0) !== 100) {
    return channels;
  }
  return channels.map((channel) =>
    channel === only ? { ...channel, count: null, share: only.count } : channel
  );
}

/** German names have a capital where the founder writes capitals at all. */
function isWritten({ name, turn }: ChannelFact, said: Statements): boolean {
  const answer = said.answers(CHANNELS_FIELD).find((each) => each.turn === turn);
  if (answer === undefined || !said.languages.includes("de") || said.languages.length > 1) return true;
  return /\p{Lu}/u.test(name) || !/[\p{Ll},]\s\p{Lu}\p{Ll}/u.test(answer.text);
}

/** "Reddit 40%, clips a third, festivals 15": whether 15 is a share or a number of customers is open. */
function isMixed({ count }: ChannelFact, channels: ChannelFact[]): boolean {
  const shares = channels.filter(({ share }) => share !== null).length;
  return count !== null && shares >= 1 && channels.filter((channel) => channel.count !== null).length === 1 &&
    count <= 100;
}

function mixedUnclear({ name, count, quote, turn, field }: ChannelFact): UnclearFact {
  return {
    fact: "channels",
    quote,
    turn,
    field,
    question: `Is ${name} ${count} percent, or ${count} customers?`,
  };
}

function byAnswer(segments: Segment[]): Segment[][] {
  return [...Map.groupBy(segments, ({ numbers }) => numbers.sentence.answer).values()];
}

function eachOnce(channels: ChannelFact[]): ChannelFact[] {
  const byName = new Map<string, ChannelFact>();
  for (const channel of channels) {
    const key = channel.name.toLowerCase();
    const before = byName.get(key);
    if (before === undefined || (before.count === null && before.share === null)) byName.set(key, channel);
  }
  return [...byName.values()];
}
