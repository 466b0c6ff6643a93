import { sentencesOf } from "../../text/text.ts";
import { countedChannels } from "./channel_counts.ts";
import { type ChannelKind, kindOf } from "./channel_kinds.ts";
import { listedNames, namedChannels } from "./channel_names.ts";
import { type Money, moneyIn } from "../../text/quantities.ts";

/** A way customers came, as the founder told it. */
export interface Channel {
  /** Exact words that name it: "boat show in Leeuwarden". */
  name: string;
  kind: ChannelKind;
  /** How many came this way, and of how many; null where not counted. */
  count: number | null;
  total: number | null;
  /** What it cost in all, where said. */
  cost: Money | null;
  /** Exact words that tell of it. */
  quote: string;
  /** True where the founder calls it worth more than the others. */
  praised: boolean;
}

const PRAISE =
  /worth more|worth most|works? best|best (?:one|source|channel)|sells|brings? (?:in )?(?:the )?most|never fails/i;
const UNKNOWN =
  /^(?:hmm*,? |well,? |honestly,? )*(?:I |we )?(?:don['’]t|do not|can['’]t) (?:really )?(?:know|say)\b[^.]*\.?$|^(?:none|nothing|nobody|no one|no idea|unknown|not sure|noch keine[rs]?|keine[rs]?|ninguno|aucun|まだ)(?: (?:so far|yet|bisher|todavía|encore))?\.?$/iu;

/** Reads `channels.current`: counted channels first, then those named without a count. */
export function readChannels(text: string): Channel[] {
  const sentences = sentencesOf(text);
  if (sentences.length === 0 || UNKNOWN.test(sentences[0] ?? "")) return [];
  const known = countedChannels(text);
  const named = [...namedChannels(text), ...(known.length === 0 ? listedNames(text) : [])].map((
    { name, quote },
  ) => toChannel(name, quote));
  const others = named.filter((other, at) =>
    !known.some((each) => isSame(each, other)) && !named.slice(0, at).some((each) => isSame(each, other))
  );
  const source = [...known, ...others];
  const praised = praisedIn(text, source);
  return source.slice(0, 8).map((each) => ({
    ...withCost(each, text),
    praised: praised.includes(each.name),
  }));
}

function toChannel(name: string, quote: string): Channel {
  return { name, kind: kindOf(name), count: null, total: null, cost: null, quote, praised: false };
}

function isSame(one: Channel, other: Channel): boolean {
  const a = one.name.toLowerCase();
  const b = other.name.toLowerCase();
  return a.includes(b) || b.includes(a) || (one.count !== null && one.quote.toLowerCase().includes(b));
}

/** Adds what other sentences say of a channel: what it cost. */
function withCost(channel: Channel, text: string): Channel {
  const told = sentencesOf(text).filter((sentence) => placeOf(channel.name, sentence) >= 0)
    .filter((sentence) => !sentence.includes(channel.quote) || sentence === channel.quote)
    .filter((sentence) => /cost|spent|paid|stamps|printing|kost|coût|cust/iu.test(sentence));
  return { ...channel, cost: told.flatMap((sentence) => moneyIn(sentence))[0] ?? null };
}

/** Praise belongs to the channel that was named last before it. */
function praisedIn(text: string, channels: Channel[]): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const praise = PRAISE.exec(sentence);
    if (!praise) return [];
    const before = sentence.slice(0, praise.index);
    const named = channels.map(({ name }) => ({ name, at: placeOf(name, before) })).filter(({ at }) =>
      at >= 0
    );
    return named.sort((one, other) => other.at - one.at).slice(0, 1).map(({ name }) => name);
  });
}

/** Where the last distinctive word of a channel's name stands in a text, or -1. */
function placeOf(name: string, text: string): number {
  const words = name.split(/\s+/).filter((word) => word.length > 4);
  return Math.max(-1, ...words.map((word) => text.search(new RegExp(`(?<!\\p{L})${escape(word)}`, "iu"))));
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
