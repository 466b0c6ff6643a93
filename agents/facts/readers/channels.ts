import type { ChannelFact, UnclearFact } from "../../domain/facts.ts";
import { amountWords, wordPattern } from "../../text/amount_words.ts";
import type { Amount } from "../../text/amounts.ts";
import { hasCue } from "../../text/lexicon.ts";
import { channelName, isTotal } from "../channel_names.ts";
import { isTimeSpan } from "../counted.ts";
import { nounPhraseAt } from "../noun_phrases.ts";
import { evidenceOf, type Reader } from "../reader.ts";
import { type Segment, segmentsOf } from "../segments.ts";
import { numbersOf } from "../sentence_numbers.ts";
import { stemList } from "../stated_numbers.ts";
import type { Statements } from "../statement.ts";

const FIELD = "channels.current";
const MOST_WORDS = 7;

/**
 * Where customers came from: each channel by its name with the customers it brought, or its share in percent. Totals,
 * audiences ("a group with 380 people"), reasons and refusals are no channels; "the rest from …" is one without a
 * number, and is asked.
 */
export const readChannels: Reader<ChannelFact[]> = (said, { now }) => {
  const customers = customerWords(said, now);
  const answers = byAnswer(numbersOf(said, now, FIELD).flatMap((numbers) => segmentsOf(numbers)))
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
    stemList(first.name).some((stem) => customers.has(stem));
  const text = said.answers(FIELD).find(({ turn }) => turn === first?.turn)?.text ?? "";
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
  const answer = said.answers(FIELD).find((each) => each.turn === turn);
  if (answer === undefined || !said.languages.includes("de") || said.languages.length > 1) return true;
  return /\p{Lu}/u.test(name) || !/[\p{Ll},]\s\p{Lu}\p{Ll}/u.test(answer.text);
}

/** "Reddit 40%, clips a third, festivals 15": whether 15 is a share or a number of customers is open. */
function isMixed({ count }: ChannelFact, channels: ChannelFact[]): boolean {
  const shares = channels.filter(({ share }) => share !== null).length;
  return count !== null && shares >= 2 && channels.filter((channel) => channel.count !== null).length === 1 &&
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

function channelsOf(segments: Segment[], customers: Set<string>): ReadChannel[] {
  const hasCounts = segments.some((segment) => countOf(segment) !== null);
  const guess = segments.find(({ numbers: { sentence: { text } } }) => GUESS.test(text));
  if (hasCounts) return guess === undefined ? countedChannels(segments, customers) : [guessed(guess)];
  const open = segments.find(({ clause, numbers: { sentence } }) =>
    hasCue(clause, sentence.languages, "dont_know")
  );
  return open === undefined ? segments.flatMap(namedChannels) : [guessed(open)];
}

/** Numbers that the founder calls a guess, or gives for several at once. */
const GUESS =
  /(?<!\p{L})(?:together|zusammen|ensemble|juntos|juntas|insieme|samen|i['’]d guess|(?:a|my) guess|guessing|if i had to|ich schätze|geschätzt|au pif|à vue de nez|a ojo|a occhio|no chute|naar schatting|natte vinger)(?!\p{L})/iu;

function guessed({ numbers: { sentence } }: Segment): ReadChannel {
  const { turn, field } = sentence.answer;
  const question = "Where did your last customers come from, and how many from each?";
  return { channel: null, asked: { fact: "channels", quote: sentence.text, turn, field, question } };
}

interface ReadChannel {
  channel: ChannelFact | null;
  asked: UnclearFact | null;
}

/** The number of customers in a segment: not money, not the whole, not an audience, not a time. */
function countOf(segment: Segment): Amount | null {
  const { numbers, amounts, clause } = segment;
  const { sentence } = numbers;
  if (wordPattern("exists", sentence.languages, "start").test(clause)) return null;
  if (["question", "withdrawn", "refuted", "past"].includes(segment.standing)) return null;
  if (hasCue(segment.text, sentence.languages, "dont_know", "cost")) return null;
  return amounts.find((amount) =>
    amount.kind !== "money" && !amount.isPosition && !isInBrackets(sentence.text, amount) &&
    !isTotal(sentence.text, amount, sentence.languages) &&
    !OF_THEM.test(sentence.text.slice(amount.end)) && !OF_TEN.test(sentence.text.slice(amount.end)) &&
    !isTimeSpan(amount, numbers) &&
    !(segment.isHeader && amount === amounts.at(-1)) &&
    !KNOWN_NUMBER.test(sentence.text.slice(Math.max(0, amount.index - 6), amount.index))
  ) ?? null;
}

/** "6 su 10" is a share, of how many nobody said. */
const OF_TEN = /^\s(?:in|out of|on|von|sur|su|de cada|em cada|op de)\s(?:every\s)?(?:10|100|ten)(?!\d)/iu;

/** "Three of them" counts again what was named. */
const OF_THEM = /^\s(?:of (?:them|those)|davon|d['’]entre|de ellos|di loro|deles|daarvan)(?!\p{L})/iu;

/** A number alone in brackets is the channel's; beside words it is an audience. */
function isInBrackets(text: string, { index, end }: Amount): boolean {
  if (/\(\s*$/.test(text.slice(0, index)) && /^\s*\)/.test(text.slice(end))) return false;
  return text.lastIndexOf("(", index) > text.lastIndexOf(")", index);
}

/** "The 540 are worth more" speaks of a number that was said before. */
const KNOWN_NUMBER = /(?<!\p{L})(?:the|die|les|los|las|gli|os|as)\s$/iu;

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

/** "the church, about 30 families": one plain noun right behind the number is what is counted. */
function countsNoun({ numbers: { sentence }, to }: Segment, count: Amount): boolean {
  return /^\s\p{Ll}+[.\s]*$/u.test(sentence.text.slice(count.end, to));
}

/** "11 came because a vicar, an accountant or a bank manager mentioned me": the name goes on behind the comma. */
function isListBegun(segment: Segment, next: Segment | undefined): boolean {
  const { sentence } = segment.numbers;
  if (next === undefined || next.numbers.sentence !== sentence || next.amounts.length > 0) return false;
  const isBehind = (segment.amounts[0]?.index ?? 0) <= segment.from + 4;
  return isBehind &&
    /^(?:an?|the|ein\w*|der|die|das|une?|les?|la|una?|el|il|uno|o|um|uma|een|de|het)\s.*\s(?:or|oder|ou|o|of)\s/iu
      .test(next.text);
}

function beginningOf({ numbers: { sentence }, text }: Segment, { count, share }: ChannelFact): ReadChannel {
  const { turn, field } = sentence.answer;
  const question = `What do you call the channel that brought ${count ?? `${share}%`}?`;
  return { channel: null, asked: { fact: "channels", quote: text, turn, field, question } };
}

const isShared = (found: ReadChannel[]) =>
  found.every(({ channel }) => channel === null || channel.share !== null);

/** The number of all customers that the counts are parts of, or null. */
function wholeOf(segments: Segment[]): number | null {
  for (const { numbers: { sentence }, amounts, isHeader } of segments) {
    const total = amounts.find((amount) => isTotal(sentence.text, amount, sentence.languages)) ??
      (isHeader ? amounts.at(-1) : undefined);
    if (total !== undefined && total.kind === "number") return total.value;
  }
  return null;
}

const withoutJoiner = (text: string) => text.replace(/^(?:and|und|et|y|e|en|n|&|と)\s+/iu, "");

function isPossibleName({ text, isHeader, amounts, numbers, standing }: Segment): boolean {
  const { languages } = numbers.sentence;
  return (!isHeader || !/\d/.test(text)) && amounts.length === 0 && standing !== "aside" &&
    standing !== "question" &&
    channelName(text, languages) !== null;
}

/** "Xero advisor directory 19": the words before the number, else those behind it. */
function channelOf(
  segment: Segment,
  { count, customers }: { count: Amount; customers: Set<string> },
): ChannelFact | null {
  const { numbers, from, to, amounts } = segment;
  const { sentence } = numbers;
  const { languages } = sentence;
  const total = amounts.find((amount) =>
    amount.index < count.index && isTotal(sentence.text, amount, languages)
  );
  const before = total === undefined ? nameBefore(sentence.text.slice(from, count.index), languages) : null;
  if (before !== null) {
    return countsCustomers(segment, { count, customers }) ? made(before, { segment, count, from, to }) : null;
  }
  const limit = amounts.find((amount) => amount.index > count.index && amount.kind === "money")?.index ?? to;
  const name = nameBehind(sentence.text.slice(count.end, limit), segment);
  const isCounter = name === null || !/\s/.test(name) && stemList(name).every((stem) => customers.has(stem));
  return isCounter ? null : made(name, { segment, count, from, to });
}

/** "The letter was 400 pieces" counts pieces: a noun behind the number must be one for customers. */
function countsCustomers(
  { numbers: { sentence }, to }: Segment,
  { count, customers }: { count: Amount; customers: Set<string> },
): boolean {
  if (count.kind === "percent") return true;
  const noun = nounPhraseAt(sentence.text.slice(0, to), count.end, sentence.languages, 1);
  return noun === null || stemList(noun.text).some((stem) => customers.has(stem)) ||
    /^[\p{Script=Han}]{1,2}$/u.test(noun.text);
}

/** Stems of what the founder's customers are called: what was counted elsewhere, and the plain words for them. */
function customerWords(said: Statements, now: Date): Set<string> {
  const counted = numbersOf(said, now, "goal.twelve_months", "company.stage_region", "growth.numbers", FIELD);
  const nouns = counted.flatMap(({ sentence, amounts }) =>
    amounts.filter(({ kind }) => kind === "number").flatMap((amount) => {
      const isOwn = sentence.answer.field !== FIELD || isTotal(sentence.text, amount, sentence.languages);
      const noun = isOwn ? nounPhraseAt(sentence.text, amount.end, sentence.languages, 2) : null;
      return noun === null ? [] : stemList(noun.text);
    })
  );
  return new Set([...nouns, ...amountWords("customers", said.languages).flatMap((word) => stemList(word))]);
}

/** "Das sind", "that'd be maybe": words before a number that name nothing. */
function nameBefore(before: string, languages: Segment["numbers"]["sentence"]["languages"]): string | null {
  const words = withoutJoiner(before.trim());
  if (wordPattern("rest", languages, "start").test(words)) return null;
  return channelName(words, languages);
}

/** "of our 96 practices came through dental supply reps": what stands behind the whole. */
function nameBehind(behind: string, { numbers, amounts, to }: Segment): string | null {
  const { sentence } = numbers;
  const { languages } = sentence;
  const total = amounts.find((amount) =>
    amount.index > to - behind.length - 1 && isTotal(sentence.text, amount, languages)
  );
  const rest = total === undefined ? behind : sentence.text.slice(total.end, to);
  const words = total === undefined ? withoutCounter(rest) : rest.replace(/^\s*\S+/u, "");
  return channelName(words, languages);
}

/** "50組が予約サイト": the counter and its particle are no part of the name; nor is the noun before "from". */
function withoutCounter(text: string): string {
  return text.replace(/^[\p{Script=Han}]{1,2}(?:が|は|の|を)/u, "").replace(
    /^\s*\p{L}+\s+(?=(?:came|come|from|through|via|kamen|über|von|par|venus|vinieron|por|da|vengono|vieram|kwamen|via)\s)/iu,
    " ",
  );
}

function withName(
  name: Segment,
  { segment, count, to }: { segment: Segment; count: Amount; to: number },
): ChannelFact | null {
  if (!isPossibleName(name)) return null;
  const words = channelName(name.text, name.numbers.sentence.languages);
  return words === null ? null : made(words, { segment, count, from: Math.min(name.from, segment.from), to });
}

function made(
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

/** Without any number: short items that name something, each a channel. */
function namedChannels(segment: Segment): ReadChannel[] {
  const { numbers: { sentence }, standing, text, from, to } = segment;
  const { languages } = sentence;
  if (standing !== "stated" || wordPattern("exists", languages, "start").test(text)) return [];
  return partsOf(text, languages).flatMap((part) => {
    const name = part.split(/\s+/).length > MOST_WORDS || startsWithPronoun(part)
      ? null
      : channelName(part, languages);
    return name === null ? [] : [{ channel: made(name, { segment, count: null, from, to }), asked: null }];
  });
}

function partsOf(text: string, languages: Segment["numbers"]["sentence"]["languages"]): string[] {
  const joined = languages.length === 1 && languages[0] === "ja"
    ? /[とや]/u
    : /\s+(?:and|und|et|y|e|en|n|&|plus|sowie|ou|oder|or)\s+/iu;
  return text.split(joined).map((part) =>
    part.replace(
      /^\s*(?:mostly|mainly|a bit of|some|meist|vor allem|surtout|sobre todo|soprattutto|sobretudo|vooral)\s+/iu,
      "",
    ).trim()
  );
}

/** "I walked through Makola": a sentence about somebody, not a name. */
function startsWithPronoun(text: string): boolean {
  return /^(?:people|customers|clients|leute|kunden|les gens|la gente|persone|pessoas|mensen|i|we|they|he|she|it|you|ich|wir|sie|er|es|je|nous|on|ils|yo|nosotros|io|noi|eu|nós|ik|wij|we)(?:['’]\p{L}+)?\s/iu
    .test(text);
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
