import { sentencesOf, wordCount } from "../../evidence/evidence.ts";
import { type ChannelKind, kindOf } from "./channel_kinds.ts";
import { type Money, moneyIn, NUMBER, numberOf } from "./quantities.ts";

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

const TOTAL = new RegExp(
  `(?:^|\\b)(?:of|out of|from|among|von|de|dos|das|van)\\s+(?:the |our |my |those |all |last |past |first |den |os |as |les )*(?<total>\\d[\\d.,]*)\\s`,
  "iu",
);
const PRAISE =
  /worth more|worth most|works? best|best (?:one|source|channel)|sells|brings? (?:in )?(?:the )?most|never fails/i;
const LEAD =
  /^(?:(?:came|come|comes|because|from|through|thanks to|via|by|with|were|are|was|is|people|customers|clients|ones|who|found|saw|read|heard|us|me|of them|over|on|at|in|the|a|an|my|our|durch|über|von|par|por|pelo|pela|com|uma?|de|do|da|le|la|un|une)\s+)+/iu;
const JOIN = /\s(?:and|und|et|e|y|en|og)(?:\s+the (?:rest|others?)\b.*)?\s*$/iu;
const TAIL =
  /\s+(?:(?:that|which|who|where|when|because|I|we|and that)\b.*|first|already|too|as well|only)$/iu;

const UNKNOWN =
  /^(?:hm+,? |well,? |honestly,? )*(?:I |we )?(?:don['’]t|do not|can['’]t) (?:really )?(?:know|say)\b[^.]*\.?$|^(?:none|nothing|no idea|unknown|not sure)\.?$/i;

/** Reads `channels.current`: counted channels first, then those named without a count. */
export function readChannels(text: string): Channel[] {
  if (UNKNOWN.test(text.trim())) return [];
  const lists = sentencesOf(text).flatMap((each) => [countedIn(each), countedAfter(each)]);
  const counted = lists.reduce((best, each) => weightOf(each) > weightOf(best) ? each : best, []);
  const known = counted.length > 1 || counted.some((each) => each.total !== null) ? counted : [];
  const named = namedIn(text).filter((other) => !known.some((each) => isSame(each, other)));
  const source = known.length === 0 && named.length === 0 ? wholeAnswer(text) : [...known, ...named];
  const praised = praisedIn(text, source);
  return source.slice(0, 8).map((each) => ({
    ...withCost(each, text),
    praised: praised.includes(each.name),
  }));
}

/** A list that names its whole beats a longer one that does not. */
function weightOf(channels: Channel[]): number {
  return channels.length + (channels.some((each) => each.total !== null) ? 100 : 0);
}

function isSame(one: Channel, other: Channel): boolean {
  const a = one.name.toLowerCase();
  const b = other.name.toLowerCase();
  return a.includes(b) || b.includes(a) || one.quote.toLowerCase().includes(b);
}

/** "Of 23 marinas 9 came because a colleague rang, 6 from the show and 3 found the website." */
function countedIn(sentence: string): Channel[] {
  const head = TOTAL.exec(sentence);
  const total = head?.groups?.["total"] ?? null;
  const body = head ? sentence.slice(head.index + head[0].length) : sentence;
  const starts = [
    ...body.matchAll(new RegExp(`(?:^|[\\s,;:])(?<n>${NUMBER})(?<percent>\\s?%)?(?!\\s?[€$£])`, "giu")),
  ];
  const channels = starts.flatMap((match, at) => {
    const begin = match.index + match[0].length;
    const stretch = body.slice(begin, starts[at + 1]?.index ?? body.length);
    const count = numberOf(match.groups?.["n"] ?? "");
    const clause = /^[^,;.:!?—–()]*/u.exec(stretch)?.[0] ?? "";
    const name = nameIn(clause.replace(JOIN, ""));
    if (count === null || count < 1 || name === "" || wordCount(name) > 8) return [];
    const from = match.index + match[0].indexOf(match.groups?.["n"] ?? "");
    const quote = body.slice(from, begin + clause.length).replace(JOIN, "")
      .trim();
    const whole = match.groups?.["percent"] ? 100 : total === null ? null : numberOf(total);
    return [{
      name,
      kind: kindOf(`${name} ${clause}`),
      count,
      total: whole,
      cost: null,
      quote,
      praised: false,
    }];
  });
  const sum = channels.reduce((all, each) => all + each.count, 0);
  const whole = channels[0]?.total ?? null;
  return whole !== null && sum > whole * 1.01 ? [] : channels;
}

/** "Referrals 9, shows 6, website 3." */
function countedAfter(sentence: string): Channel[] {
  const items = sentence.split(/[,;]\s+|\s+and\s+/).map((item) =>
    /^(?<name>\p{L}[\p{L} '’-]{1,40}?):?\s(?<n>\d+)\s?%?\.?$/u.exec(item)
  );
  if (items.length < 2 || items.some((item) => item === null)) return [];
  return items.flatMap((item) => {
    const name = nameIn(item?.groups?.["name"] ?? "");
    const count = numberOf(item?.groups?.["n"] ?? "");
    if (count === null || item === null) return [];
    return [{
      name,
      kind: kindOf(name),
      count,
      total: null,
      cost: null,
      quote: item[0].replace(/\.$/, ""),
      praised: false,
    }];
  });
}

function nameIn(clause: string): string {
  return clause.trim().replace(LEAD, "").replace(TAIL, "").trim();
}

const NAMED =
  /(?<![\p{L}])(?:WhatsApp(?: list| group)?|Instagram|Facebook|LinkedIn|TikTok|YouTube|Telegram|newsletter|mailing list|word of mouth|recommendations?|referrals?|friends|trade fairs?|trade shows?|website|web site|Google|blog|podcast|flyers?|letters?|the window|market stall|Empfehlung(?:en)?|bouche à oreille|boca a boca|Messen?|口コミ|紹介|インスタグラム)(?![\p{L}])/giu;

function namedIn(text: string): Channel[] {
  const seen = new Set<string>();
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(NAMED)].flatMap((match) => {
      const name = match[0].replace(/^the /i, "");
      if (seen.has(name.toLowerCase().replace(/s$/, ""))) return [];
      seen.add(name.toLowerCase().replace(/s$/, ""));
      return [{
        name,
        kind: kindOf(name),
        count: null,
        total: null,
        cost: null,
        quote: sentence,
        praised: false,
      }];
    })
  );
}

function wholeAnswer(text: string): Channel[] {
  const sentence = sentencesOf(text)[0];
  if (sentence === undefined || wordCount(sentence) < 1) return [];
  const name = nameIn(/^[^,;.:!?。、]*/u.exec(sentence)?.[0] ?? "") || sentence.replace(/[.!?。]+$/u, "");
  const isShort = wordCount(name) <= 8;
  return isShort
    ? [{ name, kind: kindOf(name), count: null, total: null, cost: null, quote: sentence, praised: false }]
    : [];
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
