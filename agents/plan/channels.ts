import type { Claim } from "../domain/claims.ts";
import type { ChannelFact, Money, TextFact } from "../domain/facts.ts";
import type { Verdict } from "../domain/figures.ts";
import { claim } from "../ledger/words.ts";
import type { Material } from "../strategy/material.ts";
import { stemsIn } from "../text/words.ts";
import { kindOfChannel } from "./channel_kind.ts";
import { type ChannelKind, TIMES } from "./words.ts";
import { apportion } from "./shares.ts";

/** A channel that the founder named, weighed. */
export interface PlannedChannel {
  /** Of the fact: "channels.2". */
  id: string;
  fact: ChannelFact;
  verdict: Verdict;
  /** A week, in quarters; null where it takes none, or nothing that was said divides them. */
  hours: number | null;
}

export interface ChannelPlan {
  channels: PlannedChannel[];
  /** Why the focus is the focus: picked at the read-back, brought the most, or the only one that can be. */
  reason: "picked" | "most" | "first" | null;
  /** Each with the channel that it is about, where customers came through it. */
  refused: { fact: TextFact; channel: ChannelFact | null }[];
  /** What the founder has and nothing they said divides: hours a week, and money a month. */
  undivided: { hours: number | null; money: Money | null; decided: Claim | null };
}

const TESTS = 2;
/** An entry that is kept and customers who talk bring people without the founder's hours. */
const UNATTENDED: (ChannelKind | null)[] = ["listing", "word"];

/**
 * One focus, the next two as tests, the rest as they are, and what is refused. Focus is the one channel that the
 * sentence picked for this anchor or a settled contradiction names, else the one that brought the most. Hours are
 * divided by what the channels brought; where that does not decide they stay whole, and money always does, for nobody
 * said what a channel costs from now on.
 */
export function planChannels(material: Material): ChannelPlan {
  const { sheet, sentences } = material;
  const { channels, capacity } = sheet.facts;
  const refusals = sheet.facts.refused_channels.filter((each) => !isCountedToo(each, channels));
  const all = channels.map((fact, at) => ({ id: `channels.${at}`, fact }));
  const open = all.filter(({ fact }) => !refusals.some((each) => isRefused(fact.name, each.text)))
    .sort((one, other) => reachOf(other.fact) - reachOf(one.fact));
  const decided = decidedHours(material);
  const picked = namedIn(open, sentences.attention?.text ?? "") ?? namedIn(open, decided?.text ?? "");
  const [first] = picked === null ? open : [picked];
  const rest = open.filter((each) => each !== first);
  const verdicts = [
    ...(first ? [{ ...first, verdict: "focus" as const }] : []),
    ...rest.map((each, at) => ({ ...each, verdict: at < TESTS ? "test" as const : "kept" as const })),
  ];
  const hours = capacity?.hours_a_week ?? null;
  const money = capacity?.money_a_month ?? null;
  const weights = decided === null || picked !== null ? weightsOf(verdicts) : null;
  const quarters = weights === null ? [] : apportion(Math.floor((hours ?? 0) * 4), weights);
  return {
    channels: verdicts.map((channel, at) => ({
      ...channel,
      hours: hours === null || (weights?.[at] ?? 0) === 0 ? null : (quarters[at] ?? 0) / 4,
    })),
    reason: first === undefined
      ? null
      : picked !== null
      ? "picked"
      : reachOf(first.fact) >= 0
      ? "most"
      : "first",
    refused: refusals.map((fact) => ({
      fact,
      channel: channels.find(({ name }) => isRefused(name, fact.text)) ?? null,
    })),
    undivided: {
      hours: weights === null && hours !== 0 ? hours : null,
      money: money === null || money.amount === 0 ? null : money,
      decided,
    },
  };
}

/** What the founder decided where their hours stood against something else, word for word. */
function decidedHours({ conflicts }: Material): Claim | null {
  const conflict = conflicts.find(({ a, b, settled }) =>
    settled !== null && settled.kept !== "unknown" && settled.quote !== "" &&
    [a, b].some(({ field }) => field === "channels.capacity")
  );
  if (conflict?.settled == null) return null;
  const { turn, quote } = conflict.settled;
  return claim(quote, { kind: "said", turn, field: "channels.capacity", quote });
}

/**
 * What hours are divided by: the customers, or the shares, of the focus and the tests that take any. Null where one of
 * them was not counted or is left alone, where a smaller one was picked as focus, or where none takes hours.
 */
function weightsOf(channels: (Named & { verdict: Verdict })[]): number[] | null {
  const takes = channels.map(({ fact, verdict }) =>
    (verdict === "focus" || verdict === "test") && !UNATTENDED.includes(kindOfChannel(fact.name))
  );
  const taking = channels.filter((_, at) => takes[at]);
  const [only] = taking;
  if (only === undefined) return null;
  if (channels.length === 1) return [1];
  // One way among others takes not all the hours only because those take none.
  if (taking.length === 1) return null;
  const part = (["count", "share"] as const).find((each) => taking.every(({ fact }) => fact[each] !== null));
  if (part === undefined) return null;
  const weights = channels.map(({ fact }, at) => takes[at] ? fact[part] ?? 0 : 0);
  const most = Math.max(...weights);
  const isSmaller = only.verdict === "focus" && (only.fact[part] ?? 0) < most;
  return most === 0 || isSmaller ? null : weights;
}

/** Customers, or the share where that was said instead; −1 where neither was. */
function reachOf({ count, share }: ChannelFact): number {
  return count ?? share ?? -1;
}

interface Named {
  id: string;
  fact: ChannelFact;
}

/** The one channel that a sentence names whole; null where it names none or several. */
function namedIn(channels: Named[], sentence: string): Named | null {
  const lower = sentence.toLowerCase();
  const named = channels.filter(({ fact }) => fact.name !== "" && lower.includes(fact.name.toLowerCase()));
  const [only] = named;
  return only !== undefined && named.length === 1 ? only : null;
}

const REASON = new RegExp(`[,;:(.、。]|\\s${TIMES.sourceOf("gives_reason")}\\s`, "iu");

/** The first clause of a refusal: what is refused, without the reason. */
export function refusedThing(refusal: string): string {
  const clause = refusal.split(REASON)[0] ?? "";
  return clause.trim() === "" ? refusal : clause.trim();
}

/**
 * True where a refusal is about this very channel: its first clause has the same content words, no more and no fewer.
 * A refusal that merely mentions the channel in its reason refuses something else.
 */
function isRefused(name: string, refusal: string): boolean {
  const own = stemsIn(name);
  const refused = stemsIn(refusedThing(refusal));
  return own.size > 0 && own.size === refused.size && [...own].every((each) => refused.has(each));
}

/** One sentence cannot count the customers of a channel and refuse it: then the refusal is about something else. */
function isCountedToo(refusal: TextFact, channels: ChannelFact[]): boolean {
  return channels.some(({ name, turn, count, share }) =>
    turn === refusal.turn && (count ?? share) !== null && isRefused(name, refusal.text)
  );
}
