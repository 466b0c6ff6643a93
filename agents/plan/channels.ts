import type { ChannelFact, Money, TextFact } from "../domain/facts.ts";
import type { Verdict } from "../domain/figures.ts";
import type { Material } from "../strategy/material.ts";
import { stemsIn } from "../text/words.ts";
import { apportion } from "./shares.ts";

/** A channel that the founder named, weighed. */
export interface PlannedChannel {
  /** Of the fact: "channels.2". */
  id: string;
  fact: ChannelFact;
  verdict: Verdict;
  hours: number | null;
  /** At most so much a month. */
  money: Money | null;
}

export interface ChannelPlan {
  channels: PlannedChannel[];
  /** Why the focus is the focus: picked at the read-back, brought the most, or the only one that can be. */
  reason: "picked" | "most" | "first" | null;
  /** Each with the channel that it is about, where customers came through it. */
  refused: { fact: TextFact; channel: ChannelFact | null }[];
}

/** Ours: more than half where it works, and enough for two tests to be read by. */
const WEIGHTS: Partial<Record<Verdict, number>> = { focus: 60, test: 20 };
const TESTS = 2;

/**
 * One focus, the next two as tests, the rest as they are, and what is refused. Focus is the one channel that the
 * sentence picked for this anchor names, else the one that brought the most. Hours come in quarters and money in whole
 * units, both within what was said.
 */
export function planChannels({ sheet, sentences }: Material): ChannelPlan {
  const { channels, refused_channels, capacity } = sheet.facts;
  const all = channels.map((fact, at) => ({ id: `channels.${at}`, fact }));
  const open = all.filter(({ fact }) => !refused_channels.some((each) => isRefused(fact.name, each.text)))
    .sort((one, other) => reachOf(other.fact) - reachOf(one.fact));
  const picked = namedIn(open, sentences.attention?.text ?? "");
  const [first] = picked === null ? open : [picked];
  const rest = open.filter((each) => each !== first);
  const verdicts = [
    ...(first ? [{ ...first, verdict: "focus" as const }] : []),
    ...rest.map((each, at) => ({ ...each, verdict: at < TESTS ? "test" as const : "kept" as const })),
  ];
  const weights = verdicts.map(({ verdict }) => WEIGHTS[verdict] ?? 0);
  const hours = capacity?.hours_a_week ?? null;
  const money = capacity?.money_a_month ?? null;
  const quarters = apportion(Math.floor((hours ?? 0) * 4), weights);
  const sums = apportion(Math.floor(money?.amount ?? 0), weights);
  return {
    channels: verdicts.map((channel, at) => ({
      ...channel,
      hours: hours === null ? null : (quarters[at] ?? 0) / 4,
      money: money === null ? null : { ...money, amount: sums[at] ?? 0 },
    })),
    reason: first === undefined
      ? null
      : picked !== null
      ? "picked"
      : reachOf(first.fact) >= 0
      ? "most"
      : "first",
    refused: refused_channels.map((fact) => ({
      fact,
      channel: channels.find(({ name }) => isRefused(name, fact.text)) ?? null,
    })),
  };
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

/** The first clause of a refusal: what is refused, without the reason. */
export function refusedThing(refusal: string): string {
  const clause = refusal.split(/[,;:(.、。]|\s(?:because|weil|parce que|porque|perché|omdat)\s/u)[0] ?? "";
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
