import { addDays, longDate } from "../domain/days.ts";
import type { ChannelStrategy, ContentApproach } from "../strategy/attention.ts";
import type { CalendarPart } from "../strategy/calendar.ts";
import type { Facts } from "../domain/facts.ts";
import type { Material } from "../strategy/material.ts";
import { canBeAsked, taskFor } from "./channel_kind.ts";
import { channelsFor, isPlanned, minutesFor, NOT_CHOSEN, postsWherePossible } from "./entry_places.ts";
import { type PillarCount, planEntries } from "./entry_plan.ts";
import { countryName } from "../text/countries.ts";
import { holidayDates } from "./country.ts";
import { type Look, looksOf } from "./looks.ts";
import { momentDay } from "./moment_day.ts";
import { onTheirDay, ownWeekdays, roomOn } from "./own_weekdays.ts";
import { type Post, type PostKind, postsFor } from "./posts.ts";
import { proofsFor } from "./proof_lines.ts";
import { quotedOpening } from "./quoted_opening.ts";
import { firstDay } from "./refused_time.ts";
import { interleave, spread } from "./shares.ts";
import { CALENDAR_DAYS, holidaysFor, workDays } from "./work_days.ts";

type Channels = ChannelStrategy["channels"];
type Pillars = ContentApproach["pillars"];

/** The thirty days that follow from the written channels and pillars. */
export function writeCalendar(
  material: Material,
  { channel_strategy, content_approach }: {
    channel_strategy: Pick<ChannelStrategy, "channels">;
    content_approach: Pick<ContentApproach, "pillars">;
  },
): CalendarPart[] {
  return buildCalendar(material, channel_strategy.channels, content_approach.pillars);
}

interface Ground {
  channels: Channels;
  pillars: Pillars;
  /** ISO date of the first of the thirty days. */
  from: string;
}

/**
 * The thirty days from the next Monday on, or behind the time that the founder refused: entries in date order, one a day at most, two or three where the founder has one day a
 * week for it. Without a channel the posts stand there with the channel still to be chosen; with neither there are none.
 */
export function buildCalendar(material: Material, channels: Channels, pillars: Pillars): CalendarPart[] {
  return calendarFrom(material, { channels, pillars, from: firstDay(material) });
}

/** The same from a day of one's own choice. */
export function calendarFrom(material: Material, { channels, pillars, from }: Ground): CalendarPart[] {
  const { facts } = material.sheet;
  const holidays = holidayDates(facts, from, addDays(from, CALENDAR_DAYS));
  const isOpen = (date: string) => date >= from && date < addDays(from, CALENDAR_DAYS) && !holidays.has(date);
  const days = workDays(material, from);
  const hours = facts.capacity?.hours_a_week ?? null;
  const working = [...new Set(days.map((date) => new Date(date).getUTCDay()))];
  const founders = { own: ownWeekdays(facts), hours, working, isOpen };
  const all = Array.from({ length: CALENDAR_DAYS }, (_, at) => addDays(from, at));
  const looks = looksOf(facts);
  const queues = postsByPillar(postsFor(material), pillars);
  const counts = planEntries({
    shares: pillars.length === 0 ? [100] : pillars.map(({ share }) => share),
    posts: queues.map((queue) => queue.length),
    looks: looks.length,
    days: roomOn(all, founders) ?? days.length,
    hours,
  });
  const order = orderOf(counts);
  const isEmpty = queues.every((queue) => queue.length === 0) && !channels.some(isPlanned);
  if (isEmpty) return [];
  const contents = contentsOf(order, { queues, kinds: kindsOf(pillars, queues), looks });
  const places = postsWherePossible(
    channelsFor(channels, order.length),
    contents.map(({ post }) => post !== null),
  );
  const dates = onTheirDay(spread(days, order.length), places, founders);
  const minutes = minutesFor({ dates, places, from }, hours, channels);
  const lookAt = asksFor(facts);
  const proofs = proofsFor(facts, contents.map(({ post }) => post?.kind ?? null));
  const occasionNear = occasionsOf(material, from);
  const name = hashOf(`${material.company} ${material.founder}`);
  const entries = contents.map(({ post, look, pillar }, at) => ({
    uid: `${name}-${dates[at]}${ordinalOf(dates, at)}@holdfast`,
    date: dates[at] ?? from,
    channel: places[at] ?? "",
    format: post === null ? "open" : taskFor(places[at] ?? "") ?? FORMATS[post.kind],
    pillar: pillars[pillar]?.name.text ?? "",
    section: post?.section ?? "launch_tactics",
    hook: post?.hook ?? "",
    draft: post?.draft ?? null,
    proof: proofs[at] ?? null,
    call_to_action: "",
    minutes: minutes[at] ?? 0,
    owner: material.founder === "" ? "founder" : material.founder,
    metric: places[at] === NOT_CHOSEN ? "who answers" : `customers from ${places[at]}`,
    cultural_moment: occasionNear(dates[at] ?? from),
    open: post === null,
    look_for: post === null ? lookAt(places[at] ?? "", look) : "",
  }));
  return entries.toSorted((one, other) => one.date.localeCompare(other.date));
}

const FORMATS: Record<PostKind, string> = {
  knowledge: "what you know",
  answer: "question answered",
  proof: "proof",
  way: "how you work",
};

/** Each post with the pillar that lists its words; one that none lists goes where the fewest are. */
function postsByPillar(posts: Post[], pillars: Pillars): Post[][] {
  const queues: Post[][] = pillars.length === 0 ? [[]] : pillars.map(() => []);
  for (const post of posts) {
    const { text } = post.draft;
    const exact = pillars.findIndex(({ pieces }) => pieces.some((piece) => piece.text === text));
    const listed = exact >= 0
      ? exact
      : pillars.findIndex(({ pieces }) => pieces.some((piece) => sharesQuote(piece, post.draft)));
    const fewest = queues.reduce((best, queue) => queue.length < best.length ? queue : best);
    (queues[listed] ?? fewest).push(post);
  }
  return queues;
}

function sharesQuote(one: Post["draft"], other: Post["draft"]): boolean {
  const quotes = new Set(one.marks.flatMap((mark) => mark.kind === "said" ? [mark.quote] : []));
  return other.marks.some((mark) => mark.kind === "said" && quotes.has(mark.quote));
}

interface Place {
  pillar: number;
  open: boolean;
}

/** Pillars in turns, and in each pillar its open entries spread among its posts; the first entry is a post. */
function orderOf(counts: PillarCount[]): Place[] {
  const pillars = interleave(counts.map(({ posts, open }) => posts + open));
  const queues = counts.map(({ posts, open }, at) => {
    const kinds = interleave([posts, open]).map((kind) => kind === 1);
    const first = at === pillars[0] ? kinds.indexOf(false) : -1;
    return first > 0 ? [false, ...kinds.toSpliced(first, 1)] : kinds;
  });
  return pillars.map((pillar) => ({
    pillar,
    open: queues[pillar]?.shift() ?? true,
  }));
}

interface Content {
  post: Post | null;
  look: string;
  pillar: number;
}

interface Supplies {
  queues: Post[][];
  /** Of each pillar the kind of its posts. */
  kinds: (PostKind | null)[];
  looks: Look[];
}

/** A pillar that holds subjects alone, and no post yet, is one of knowledge. */
function kindsOf(pillars: Pillars, queues: Post[][]): (PostKind | null)[] {
  return queues.map((queue, at) => {
    const [first] = queue;
    const marks = pillars[at]?.pieces.flatMap((piece) => piece.marks) ?? [];
    const isKnowledge = marks.some((mark) => mark.kind === "said" && mark.field === "content.knowledge");
    return first?.kind ?? (isKnowledge ? "knowledge" : null);
  });
}

/** An open entry takes what would fit its pillar's posts, else what fits any, else the next. */
function contentsOf(order: Place[], { queues, kinds, looks }: Supplies): Content[] {
  const left = queues.map((queue) => [...queue]);
  let open = looks;
  return order.map(({ pillar, open: isOpen }) => {
    const post = isOpen ? null : left[pillar]?.shift() ?? null;
    if (post !== null) return { post, look: "", pillar };
    const found = [kinds[pillar] ?? null, null]
      .flatMap((kind) => open.find((each) => each.kind === kind) ?? [])[0] ?? open[0];
    open = open.filter((each) => each !== found);
    return { post: null, look: found?.line ?? "", pillar };
  });
}

/**
 * Whom to ask for in an open entry of a channel that is people: somebody like the customer whom the founder would have
 * more of, and somebody to whom it has just happened; then what there is to look for anywhere.
 */
function asksFor({ customers, trigger }: Facts): (channel: string, look: string) => string {
  const wanted = customers.filter((each) => !each.thin && each.wanted === true);
  const left = [
    ...wanted.slice(0, 1).map(({ text }) => `Ask who else is like this: ${quotedOpening(text, ASK_WORDS)}`),
    ...(trigger === null || trigger.thin
      ? []
      : [`Ask who has this now: ${quotedOpening(trigger.text, ASK_WORDS)}`]),
  ];
  // What gives way to somebody to ask is looked for in the next open entry: the subject chosen first is not lost.
  const waiting: string[] = [];
  return (channel, look) => {
    waiting.push(look);
    const ask = canBeAsked(channel) ? left.shift() : undefined;
    return ask ?? waiting.shift() ?? look;
  };
}

const ASK_WORDS = 14;
const NEAR_DAYS = 4;

/** The founder's own moment or a public holiday within four days of a date, else "". */
function occasionsOf(material: Material, from: string): (date: string) => string {
  const own = momentDay(material);
  const holidays = holidaysFor(material, from, addDays(from, CALENDAR_DAYS + NEAR_DAYS));
  return (date) => {
    const until = addDays(date, NEAR_DAYS);
    if (own !== null && own.on >= date && own.on <= until) return `your moment: ${longDate(own.on)}`;
    const holiday = holidays.find((each) => each.date >= date && each.date <= until);
    return holiday === undefined
      ? ""
      : `${longDate(holiday.date)}: ${holiday.name} (${countryName(holiday.country)})`;
  };
}

/** "-2" for the second entry of a day, "" for the first. */
function ordinalOf(dates: string[], at: number): string {
  const before = dates.slice(0, at).filter((date) => date === dates[at]).length;
  return before === 0 ? "" : `-${before + 1}`;
}

/** A short stable name for a text: FNV-1a, 32 bits, in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
