import { GRAMMAR } from "../../text/grammar_words.ts";
import type { ChannelFact, UnclearFact } from "../../domain/facts.ts";
import type { Amount } from "../../text/amounts.ts";
import type { Segment } from "../numbers/segments.ts";
import { evidenceOf } from "../reader.ts";
import { CHANNELS } from "../words.ts";
import { channelName } from "./names.ts";

const MOST_WORDS = 7;

/** A channel as it was read, or what has to be asked about it. */
export interface ReadChannel {
  channel: ChannelFact | null;
  asked: UnclearFact | null;
}

/** A channel of a segment with its count or share, quoted from one place of its sentence to another. */
export function made(
  name: string,
  { segment, count, from, to }: { segment: Segment; count: Amount | null; from: number; to: number },
): ChannelFact {
  const { sentence } = segment.numbers;
  const quote = sentence.text.slice(from, to).trim();
  const isShare = count?.kind === "percent";
  return {
    name,
    count: count === null || isShare || count.upTo !== null ? null : count.value,
    share: isShare && count.upTo === null ? count.value : null,
    ...evidenceOf(sentence.answer, quote),
  };
}

/** Without any number: short items that name something, each a channel. */
export function namedChannels(segment: Segment): ReadChannel[] {
  const { numbers: { sentence }, standing, text, from, to } = segment;
  const { languages } = sentence;
  if (standing !== "stated") return [];
  return partsOf(text, languages).flatMap((part) => {
    const name = part.split(/\s+/).length > MOST_WORDS || startsWithPronoun(part)
      ? null
      : channelName(part, languages);
    return name === null ? [] : [{ channel: made(name, { segment, count: null, from, to }), asked: null }];
  });
}

function partsOf(text: string, languages: Segment["numbers"]["sentence"]["languages"]): string[] {
  const joined = languages.length === 1 && languages[0] === "ja" ? /[とや]/u : JOINED;
  return text.split(joined).map((part) => part.replace(MOSTLY, "").trim());
}

const JOINED = new RegExp(
  `\\s+(?:${GRAMMAR.sourceOf("and", "or")}|${CHANNELS.sourceOf("joined_by")})\\s+`,
  "iu",
);
const MOSTLY = new RegExp(`^\\s*${CHANNELS.sourceOf("mostly")}\\s+`, "iu");

/** "I walked through Makola": a sentence about somebody, not a name. */
function startsWithPronoun(text: string): boolean {
  return SOMEBODY.test(text);
}

const SOMEBODY = new RegExp(
  `^(?:${CHANNELS.sourceOf("somebody")}|${GRAMMAR.sourceOf("we")})(?:['’]\\p{L}+)?\\s`,
  "iu",
);
