import { GRAMMAR } from "../../text/grammar_words.ts";
import type { ChannelFact } from "../../domain/facts.ts";
import { wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { countOf, countsNoun, wholeOf } from "./counts.ts";
import { channelName } from "./names.ts";
import { made, namedChannels, type ReadChannel } from "./named_channels.ts";
import type { Segment } from "../numbers/segments.ts";
import { opensWith } from "../passages/items.ts";
import { CHANNELS } from "../words.ts";
import { channelOf, nameBefore, withoutJoiner } from "./counted_names.ts";

/** The channels that the items of one answer name, and what has to be asked; `customers` are stems of words for customers. */
export function channelsOf(said: Segment[], customers: Set<string>): ReadChannel[] {
  const segments = rowsOfTable(said);
  const hasCounts = segments.some((segment) => countOf(segment) !== null);
  // Numbers that the founder calls a guess, or gives for several at once.
  const guess = segments.find(({ numbers: { sentence: { text } } }) =>
    CHANNELS.isIn(text, "together", "guessed")
  );
  if (hasCounts && guess === undefined) return countedChannels(segments, customers);
  if (hasCounts && guess !== undefined) {
    // "9 from the market, 6 from Ann. The rest could be Instagram, I'm guessing": what was counted stands.
    const counted = segments.filter(({ numbers }) => numbers.sentence !== guess.numbers.sentence);
    const isCountGuessed = guess.numbers.amounts.some(({ isArticle }) => !isArticle) || counted.length === 0;
    return isCountGuessed ? [guessed(guess)] : countedChannels(counted, customers);
  }
  const open = segments.find(({ clause, numbers: { sentence } }) =>
    hasCue(clause, sentence.languages, "dont_know")
  );
  return open === undefined ? segments.flatMap(namedChannels) : [guessed(open)];
}

/** "Reference: 14", "SIMA talks: 6": where the lines are rows with a number each, the others only talk of them. */
function rowsOfTable(segments: Segment[]): Segment[] {
  const rows = new Set(segments.map(({ numbers }) => numbers.sentence).filter(({ text }) => ROW.test(text)));
  if (rows.size < FEWEST_ROWS) return segments;
  return segments.filter(({ text, numbers: { sentence } }) =>
    rows.has(sentence) || wordPattern("rest", sentence.languages, "start").test(withoutJoiner(text))
  );
}

const ROW = /^[^:：\d]{2,100}[:：]\s*\d[\d.,]*\s?%?(?!\s?[\p{Sc}:h])/u;
const FEWEST_ROWS = 2;

function guessed({ numbers: { sentence } }: Segment): ReadChannel {
  const { turn, field } = sentence.answer;
  const question = "Where did your last customers come from, and how many from each?";
  return { channel: null, asked: { fact: "channels", quote: sentence.text, turn, field, question } };
}

/**
 * Goes through the items in order; a name whose number stands in the next item waits for it, and a number whose name
 * does. What comes after the counts have reached the whole is a story about them.
 */
function countedChannels(segments: Segment[], customers: Set<string>): ReadChannel[] {
  const whole = wholeOf(segments);
  const found: ReadChannel[] = [];
  let sum = 0;
  let name: Segment | null = null;
  let number: { segment: Segment; count: Amount } | null = null;
  for (const [at, segment] of segments.entries()) {
    const { sentence } = segment.numbers;
    if (sum > 0 && (sum === whole || sum === 100 && isShared(found))) break;
    if (number !== null && number.segment.numbers.sentence !== sentence) number = null;
    const count = countOf(segment);
    if (name !== null && name.numbers.sentence !== sentence && count === null) name = null;
    const isRest = wordPattern("rest", sentence.languages, "start").test(withoutJoiner(segment.text));
    if (count === null) {
      const late: ChannelFact | null = number === null || isRest
        ? null
        : withName(segment, { ...number, to: segment.to });
      if (late !== null) {
        if (found.at(-1)?.channel === null) found.pop();
        found.push({ channel: late, asked: null });
        number = null;
      } else if (isRest) found.push(restOf(segment, isOnlyNumber(segments[at + 1])));
      else if (name === null && isPossibleName(segment)) name = segment;
      continue;
    }
    const waiting: ChannelFact | null = name === null || hasOwnName(segment, count)
      ? null
      : withName(name, { segment, count, to: segment.to });
    const own = channelOf(segment, { count, customers });
    const channel = waiting !== null && countsNoun(segment, count) ? waiting : own ?? waiting;
    sum += channel === null && !isRest ? 0 : count.value;
    number = channel === null ? { segment, count } : null;
    name = null;
    if (channel === null) continue;
    if (isNotKnown(segment)) {
      found.push(uncounted(segment, channel));
      continue;
    }
    if (found.at(-1)?.channel === null) found.pop();
    found.push(
      isListBegun(segment, segments[at + 1]) ? beginningOf(segment, channel) : { channel, asked: null },
    );
  }
  return found;
}

/** "Meierhof 120 crates": the words before the number name something, whatever is counted. */
function hasOwnName({ numbers: { sentence }, from }: Segment, count: Amount): boolean {
  const before = sentence.text.slice(from, count.index);
  return before.trim().split(/\s+/u).length > 3 || nameBefore(before, sentence.languages) !== null;
}

/** "11 came because a vicar, an accountant or a bank manager mentioned me": the name goes on behind the comma. */
function isListBegun(segment: Segment, next: Segment | undefined): boolean {
  const { sentence } = segment.numbers;
  if (next === undefined || next.numbers.sentence !== sentence || next.amounts.length > 0) return false;
  const isBehind = (segment.amounts[0]?.index ?? 0) <= segment.from + 4;
  return isBehind && opensWith(next.text, sentence.languages, "articles", "article_numbers") &&
    OR.test(next.text);
}

const OR = new RegExp(`\\s${GRAMMAR.sourceOf("or")}\\s`, "iu");

function beginningOf({ numbers: { sentence }, text }: Segment, { count, share }: ChannelFact): ReadChannel {
  const { turn, field } = sentence.answer;
  const question = `What do you call the channel that brought ${count ?? `${share}%`}?`;
  return { channel: null, asked: { fact: "channels", quote: text, turn, field, question } };
}

/** "Maybe 40 over Instagram, but I really don't know": the count is a guess that is taken back behind it. */
function isNotKnown({ numbers: { sentence }, text, standing, to }: Segment): boolean {
  const { languages } = sentence;
  const isHedged = standing === "hedged" || hasCue(text, languages, "hedges", "approx", "maybe");
  const behind = sentence.text.slice(to);
  // "I don't know why", "no idea who told them" is about something else.
  return isHedged && !/\d/.test(behind) && hasCue(behind, languages, "dont_know") &&
    !GRAMMAR.isIn(behind, "which_question");
}

function uncounted({ numbers: { sentence }, text }: Segment, channel: ChannelFact): ReadChannel {
  const { turn, field } = sentence.answer;
  const question = `How many came from ${channel.name}?`;
  return {
    channel: { ...channel, count: null, share: null },
    asked: { fact: "channels", quote: text, turn, field, question },
  };
}

const isShared = (found: ReadChannel[]) =>
  found.every(({ channel }) => channel === null || channel.share !== null);

function isPossibleName({ text, isHeader, amounts, numbers, standing }: Segment): boolean {
  const { languages } = numbers.sentence;
  return (!isHeader || !/\d/.test(text)) && amounts.length === 0 && standing !== "aside" &&
    standing !== "question" &&
    channelName(text, languages) !== null;
}

function withName(
  name: Segment,
  { segment, count, to }: { segment: Segment; count: Amount; to: number },
): ChannelFact | null {
  if (!isPossibleName(name)) return null;
  const words = channelName(name.text, name.numbers.sentence.languages);
  return words === null ? null : made(words, { segment, count, from: Math.min(name.from, segment.from), to });
}

/** ", 14" behind "the rest came through our drivers" may be its number. */
function isOnlyNumber(segment: Segment | undefined): boolean {
  return segment !== undefined && segment.amounts.length === 1 && !/\p{L}/u.test(segment.text);
}

/** "The rest Facebook groups": a channel whose number nobody said; nothing where a number behind it may be its own. */
function restOf(segment: Segment, isNumbered: boolean): ReadChannel {
  const { sentence } = segment.numbers;
  const words = withoutJoiner(segment.text).replace(wordPattern("rest", sentence.languages, "start"), "");
  const isKnown = !hasCue(words, sentence.languages, "dont_know");
  const name = isKnown ? channelName(words, sentence.languages) : null;
  const { turn, field } = sentence.answer;
  const question = name === null
    ? "Where did the rest come from, and how many were they?"
    : `How many came from ${name}?`;
  return {
    channel: name === null || isNumbered
      ? null
      : made(name, { segment, count: null, from: segment.from, to: segment.to }),
    asked: { fact: "channels", quote: segment.text, turn, field, question },
  };
}
