import type { Verdict } from "../../domain/figures.ts";
import type { Mark } from "../../domain/claims.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { assumption, inference, refusalsIn, sentencesOf } from "../../text/text.ts";
import { currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { betOf } from "../evolution/bet.ts";
import { type Capacity, hoursOn, readCapacity } from "./capacity.ts";
import { type ChannelKind, kindOf, labelOf } from "./channel_kinds.ts";
import { type Channel, readChannels } from "./channels.ts";
import { isoDay } from "../../domain/days.ts";
import { momentOf } from "./moment.ts";
import { apportion } from "../../text/quantities.ts";
import { isRefused, type RefusedChannel, refusedChannels } from "./refused_channels.ts";
import { namedIn, preferredIn } from "./naming.ts";
import { roomsOf } from "./rooms.ts";

/** A channel with its verdict and what it may cost. */
export interface PlannedChannel {
  /** Exact words of the founder's, or our words where `assumed`. */
  name: string;
  /** What it is called in tables, pictures and the calendar: the name, or our word where that is a clause. */
  label: string;
  assumed: boolean;
  kind: ChannelKind;
  verdict: Verdict;
  /** A week. */
  hours: number;
  /** Per cent of the money. */
  moneyShare: number;
  /** A month, in the founder's own currency; 0 where no sum was named. */
  money: number;
  told: Channel | null;
  mark: Mark;
}

/** One focus, two tests, and what is kept, rests or is refused. Hours and shares add up exactly. */
export interface ChannelPlan {
  capacity: Capacity;
  /** Hours in the week of `now`. */
  hours: number;
  focus: PlannedChannel;
  tests: PlannedChannel[];
  /** Kept with a few hours, or resting with none. */
  others: PlannedChannel[];
  refused: RefusedChannel[];
  /** Why this one is the focus. */
  reason: "confirmed" | "picked" | "bet" | "count" | "named" | "assumed";
}

type Candidate = Pick<PlannedChannel, "name" | "assumed" | "kind" | "told" | "mark">;
type Planned = Omit<PlannedChannel, "label">;

const FREE: ChannelKind[] = ["referral", "message", "counter"];
const RESTS: ChannelKind[] = ["event", "ads", "press"];

/**
 * Decides which channel gets the hours: the founder's words at the read-back first, then the picked sentence, the
 * bet, and what brought most.
 */
export function channelPlanOf(state: JourneyState, now: Date): ChannelPlan {
  const capacity = readCapacity(currentAnswer(state, "channels.capacity"));
  const hours = hoursOn(capacity, isoDay(now));
  const refused = refusedChannels(state);
  const candidates = candidatesOf(state, { now, refused });
  const { focus, reason } = focusOf(state, candidates, now);
  const rest = candidates.filter((each) => each !== focus).sort((one, other) =>
    testWorth(other) - testWorth(one)
  );
  const tests = rest.slice(0, 2);
  const others = rest.slice(2).filter((each) => !each.assumed);
  const verdicts = [
    { candidate: focus, verdict: "focus" as const },
    ...tests.map((candidate) => ({ candidate, verdict: "test" as const })),
    ...others.map((candidate) => ({
      candidate,
      verdict: RESTS.includes(candidate.kind) ? "rests" as const : "kept" as const,
    })),
  ];
  const planned = withLabels(shareOut(verdicts, { hours, money: capacity.money?.amount ?? 0 }));
  const [first, ...following] = planned;
  if (first === undefined) throw new RangeError("Plan at least one channel");
  return {
    capacity,
    hours,
    focus: first,
    tests: following.slice(0, 2),
    others: following.slice(2),
    refused,
    reason,
  };
}

function candidatesOf(
  state: JourneyState,
  { now, refused }: { now: Date; refused: RefusedChannel[] },
): Candidate[] {
  const isOpen = ({ name }: Candidate) => !isRefused(name, refused);
  const told = readChannels(currentAnswer(state, "channels.current")).map((
    channel,
  ): Candidate => ({
    name: channel.name,
    assumed: false,
    kind: channel.kind,
    told: channel,
    mark: saidOrCorrected(state, "channels.current", channel.quote),
  }));
  const moment = momentOf(state, now)?.name ?? null;
  const named: Candidate[] = moment
    ? [{
      name: moment,
      assumed: false,
      kind: kindOf(moment),
      told: null,
      mark: saidOrCorrected(state, "launch.moment", moment),
    }]
    : [];
  const rooms = roomsOf(state).map((room): Candidate => ({
    name: room.name,
    assumed: false,
    kind: "event",
    told: null,
    mark: saidOrCorrected(state, "community.places", room.name),
  }));
  const known = [...told, ...named].filter(isOpen);
  const fresh = ASSUMED.filter((each) => known.every(({ kind }) => kind !== each.kind));
  const fill = [...rooms.filter(isOpen), ...fresh, ...ASSUMED].slice(0, Math.max(0, 3 - known.length));
  return [...new Set([...known, ...fill, ...(known.length + fill.length < 3 ? ASSUMED : [])])];
}

const ASSUMED: Candidate[] = [
  assumed(
    "One name asked of each customer",
    "referral",
    "ask the next three customers for one name, 15 minutes",
  ),
  assumed(
    "One visit where buyers already meet",
    "event",
    "find one such meeting and ask for five minutes, one call",
  ),
  assumed(
    "One personal note to past enquiries",
    "message",
    "write five notes by hand and count the replies, one hour",
  ),
];

function assumed(name: string, kind: ChannelKind, test: string): Candidate {
  return { name, assumed: true, kind, told: null, mark: assumption(test) };
}

function focusOf(
  state: JourneyState,
  candidates: Candidate[],
  now: Date,
): { focus: Candidate; reason: ChannelPlan["reason"] } {
  const readBack = state.readBacks.attention?.accepted ? state.readBacks.attention : null;
  const accepting = sentencesOf(readBack?.words?.text ?? "").filter((each) => refusalsIn(each).length === 0);
  const [confirmed] = preferredIn(candidates.filter((each) => !each.assumed), accepting);
  if (confirmed !== undefined) return { focus: confirmed, reason: "confirmed" };
  const sentence = readBack?.sentence;
  const picked = namedIn(candidates, sentence?.text ?? "");
  const [only] = picked;
  if (only !== undefined && picked.length === 1) return { focus: only, reason: "picked" };
  const [bet] = namedIn(candidates.filter((each) => !each.assumed), betOf(state, now)?.metric ?? "");
  if (bet !== undefined) return { focus: bet, reason: "bet" };
  if (only !== undefined) return { focus: mostOf(picked, only), reason: "picked" };
  const [first] = candidates;
  if (first === undefined) throw new RangeError("Plan at least one channel");
  const most = mostOf(candidates, first);
  return { focus: most, reason: most.told?.count ? "count" : most.assumed ? "assumed" : "named" };
}

/** Of several, the channel that brought the most; the first where none is counted. */
function mostOf(channels: Candidate[], first: Candidate): Candidate {
  return channels.reduce(
    (best, each) => (each.told?.count ?? 0) > (best.told?.count ?? 0) ? each : best,
    first,
  );
}

/** What is praised first, then what is known to pay, then what costs no money, then by customers. */
function testWorth({ told, kind, assumed, mark }: Candidate): number {
  if (assumed) return -1;
  if (mark.kind === "said" && mark.field === "launch.moment") return 3;
  const share = (told?.count ?? 0) / (told?.total ?? 100);
  return (told?.praised ? 8 : 0) + (told?.cost && (told.count ?? 0) > 0 ? 4 : 0) +
    (FREE.includes(kind) && told?.count ? 2 : 0) + share;
}

/** Two channels told in clauses may be of one kind: then the second keeps its own words. */
function withLabels(channels: Planned[]): PlannedChannel[] {
  const taken = new Set<string>();
  return channels.map((channel) => {
    const label = labelOf(channel.name, channel.kind);
    const free = channel.assumed || taken.has(label) ? channel.name : label;
    taken.add(free);
    return { ...channel, label: free };
  });
}

/** Shares of the hours and the money, ours: more than half where it works, enough to read two tests by. */
const HOUR_WEIGHT: Record<Verdict, number> = { focus: 57, test: 18, kept: 7, rests: 0, refused: 0 };
const MONEY_WEIGHT: Record<Verdict, number> = { focus: 60, test: 25, kept: 3, rests: 0, refused: 0 };

function shareOut(
  verdicts: { candidate: Candidate; verdict: Verdict }[],
  capacity: { hours: number; money: number },
): Planned[] {
  const kept = verdicts.filter(({ verdict }) => verdict === "kept").length;
  const weigh = (weights: Record<Verdict, number>) =>
    verdicts.map(({ verdict }) => verdict === "kept" ? weights.kept / kept : weights[verdict]);
  const quarters = apportion(Math.floor(capacity.hours * 4), weigh(HOUR_WEIGHT));
  const byKind = weigh(MONEY_WEIGHT).map((weight, at) =>
    at > 0 && FREE.includes(verdicts[at]?.candidate.kind ?? "other") ? weight / 2 : weight
  );
  const shares = apportion(100, byKind);
  const sums = apportion(Math.floor(capacity.money), shares);
  return verdicts.map(({ candidate, verdict }, at) => ({
    ...candidate,
    verdict,
    hours: (quarters[at] ?? 0) / 4,
    moneyShare: shares[at] ?? 0,
    money: sums[at] ?? 0,
  }));
}

/** A mark for what follows from the plan. */
export function planMark(how: string): Mark {
  return inference(["channels.current", "channels.capacity"], how);
}
