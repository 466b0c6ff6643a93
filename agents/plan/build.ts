import type { CalendarEntry } from "../domain/calendar.ts";
import type { Mark } from "../domain/claims.ts";
import type { JourneyState } from "../domain/journey.ts";
import { CHANNEL_KINDS } from "../anchors/attention/channel_kinds.ts";
import { capacityMark } from "../anchors/attention/capacity.ts";
import { type ChannelPlan, channelPlanOf, type PlannedChannel } from "../anchors/attention/channel_plan.ts";
import { addDays, isoDay } from "../domain/days.ts";
import { momentOf } from "../anchors/attention/moment.ts";
import { type Pillar, pillarsOf } from "../anchors/attention/pillars.ts";
import { apportion } from "../text/quantities.ts";

import { FOUNDER, ownerOf } from "../anchors/attention/team.ts";
import { assumption, inference } from "../text/text.ts";
import { closedWeekdays } from "./closed.ts";
import { draftFor, greetingOf } from "./draft.ts";
import { countriesOf, holidaysBetween } from "./holidays.ts";
import { momentNear, type Occasions } from "./moment_near.ts";
import { OPEN_SLOTS, type OpenSlot } from "./open_slots.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { proofsFor } from "./proofs.ts";
import { CALENDAR_DAYS, entryCount, interleave, spread, withinHours, workingDays } from "./slots.ts";
import { ASKS, hookFrom, inTurn, MESSAGES, SECTION_OF, SEGMENTS, STAGE_OF, VISUALS } from "./wording.ts";

/** At least this share of the entries is left open for what happens (craft, section 6). */
const OPEN_SHARE = 0.2;
/** More than the half that craft asks for, so that one entry less does not break it. */
const FOCUS_SHARE = 55;
/** One of a list may return once, in another frame; all else is better left open than said again. */
const MOST_USES = 2;

interface Slot {
  date: string;
  channel: PlannedChannel;
  pillar: Pillar;
  piece: Piece | null;
  hook: string;
  /** What to write where the entry is left open, else "". */
  brief: string;
  turn: number;
}

interface Setting extends Occasions {
  state: JourneyState;
  plan: ChannelPlan;
  greeting: string;
}

/** The entries of the thirty days from the given one, in date order, one a day at most. */
export function buildCalendar(state: JourneyState, from: Date): CalendarEntry[] {
  const start = isoDay(from);
  const plan = channelPlanOf(state, from);
  const pillars = pillarsOf(state);
  const holidays = holidaysBetween(countriesOf(state), start, addDays(start, CALENDAR_DAYS + 6));
  const days = workingDays(start, {
    weekdays: closedWeekdays(state),
    dates: new Set(holidays.map((holiday) => holiday.date)),
  });
  const shares = pillars.map((pillar) => pillar.share);
  const dates = spread(days, entryCount(plan.hours, shares, days.length));
  const slots = fillSlots({
    dates,
    channels: channelsFor(plan, dates.length),
    pillars,
    pieces: piecesOf(state, pillars),
  });
  const formats = slots.map(({ channel, turn }) => inTurn(CHANNEL_KINDS[channel.kind].formats, turn));
  const minutes = withinHours(dates, formats.map((format) => format.minutes), {
    from: start,
    capacity: plan.capacity,
  });
  const proofs = proofsFor(state, slots.map((slot) => slot.piece));
  const setting = { state, plan, holidays, moment: momentOf(state, from), greeting: greetingOf(state) };
  return slots.map((slot, at) => ({
    ...entryFor(slot, setting),
    format: formats[at]?.name ?? "note",
    minutes: minutes[at] ?? 0,
    proof: proofs[at] ?? "",
  }));
}

/** The focus channel for at least half of the entries, the tests for the rest, in turns. */
function channelsFor(plan: ChannelPlan, count: number): PlannedChannel[] {
  const [first, second] = plan.tests;
  const channels = [plan.focus, ...(first ? [first] : []), ...(second ? [second] : [])];
  const rest = channels.slice(1).map((channel) => Math.max(channel.hours, 0.25));
  const focus = channels.length === 1 ? count : Math.ceil((count * FOCUS_SHARE) / 100);
  return interleave([focus, ...apportion(count - focus, rest)]).map((kind) => channels[kind] ?? plan.focus);
}

interface Filling {
  dates: string[];
  channels: PlannedChannel[];
  pillars: Pillar[];
  pieces: Piece[][];
}

function fillSlots({ dates, channels, pillars, pieces }: Filling): Slot[] {
  const order = interleave(apportion(dates.length, pillars.map((pillar) => pillar.share)));
  const open = openPlaces(dates.length);
  const hooks = new Set<string>();
  const turns = pillars.map(() => 0);
  const uses = new Map<Piece, number>();
  return dates.map((date, at) => {
    const kind = order[at] ?? 0;
    const pillar = pillars[kind] ?? inTurn(pillars, 0);
    const channel = channels[at] ?? inTurn(channels, 0);
    const found = open.has(at) ? null : nextHook({
      pieces: (pieces[kind] ?? []).filter((piece) =>
        (uses.get(piece) ?? 0) < (piece.listOf === null ? 1 : MOST_USES)
      ),
      turn: turns[kind] ?? 0,
      hooks,
    });
    if (found) uses.set(found.piece, (uses.get(found.piece) ?? 0) + 1);
    turns[kind] = (turns[kind] ?? 0) + 1;
    const open_ = found === null ? openSlot(hooks) : null;
    const hook = found?.hook ?? open_?.hook ?? "";
    hooks.add(hook);
    return {
      date,
      channel,
      pillar,
      piece: found?.piece ?? null,
      hook,
      brief: open_?.brief ?? "",
      turn: at,
    };
  });
}

/** Every fifth place, or a little more: none at the very start. */
function openPlaces(count: number): Set<number> {
  const open = Math.ceil(count * OPEN_SHARE);
  return new Set(
    Array.from({ length: open }, (_, at) => Math.min(count - 1, Math.floor(((at + 1) * count) / open) - 1)),
  );
}

function nextHook({ pieces, turn, hooks }: { pieces: Piece[]; turn: number; hooks: Set<string> }) {
  for (let shift = 0; shift < pieces.length; shift++) {
    const piece = inTurn(pieces, turn + shift);
    const hook = hookFrom(piece, Math.floor(turn / pieces.length) + turn, hooks);
    if (hook !== null) return { piece, hook };
  }
  return null;
}

/** Subjects take turns; a calendar never has more entries than there are subjects. */
function openSlot(hooks: Set<string>): OpenSlot {
  return OPEN_SLOTS.find(({ hook }) => !hooks.has(hook)) ??
    { hook: `Left open: number ${hooks.size + 1}`, brief: "Write down what happened, in three sentences." };
}

type Draft = Omit<CalendarEntry, "format" | "minutes" | "proof">;

function entryFor(slot: Slot, setting: Setting): Draft {
  const { date, channel, pillar, piece, hook, brief, turn } = slot;
  const { state, plan } = setting;
  const stage = piece === null ? "aware" : channel.kind === "referral" ? "advocate" : STAGE_OF[piece.kind];
  const ask = inTurn(ASKS[channel.kind], turn);
  const owner = ownerFor(state, channel);
  return {
    uid: `${state.id}-${date}@holdfast`,
    date,
    channel: channel.label,
    pillar: pillar.name,
    section: piece === null ? "launch_tactics" : SECTION_OF[piece.kind],
    stage,
    segment: SEGMENTS[stage],
    hook,
    message: piece === null
      ? "left open; whatever it is, one thing only"
      : inTurn(MESSAGES[piece.kind], turn),
    draft: piece === null
      ? `${brief} ${ask.line}`
      : draftFor(state, piece, { channel, ask, turn, greeting: setting.greeting }),
    visual: piece === null ? "what happened, as it looked" : inTurn(VISUALS[channel.kind], turn),
    call_to_action: ask.call,
    owner,
    metric: CHANNEL_KINDS[channel.kind].signal,
    cultural_moment: momentNear(date, setting),
    open: piece === null,
    marks: marksFor(slot, { state, plan }),
  };
}

function ownerFor(state: JourneyState, channel: PlannedChannel): string {
  if (channel.kind === "referral") return ownerOf(state, "calls").name;
  return channel.kind === "social" ? ownerOf(state, "pictures").name : FOUNDER;
}

function marksFor(
  { piece, pillar, channel }: Slot,
  { state, plan }: { state: JourneyState; plan: ChannelPlan },
): Mark[] {
  const ground = piece === null
    ? pillar.field === null
      ? assumption("see what happens in the first week")
      : inference("channels.capacity", "a fifth stays open")
    : piece.mark;
  return [ground, channel.mark, capacityMark(state, plan.capacity)];
}
