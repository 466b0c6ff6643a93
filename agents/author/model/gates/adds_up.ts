import { z } from "zod";
import { isRealDay } from "../../../text/calendar_days.ts";
import { addDays, daysBetween, longDate } from "../../../domain/days.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { knownDays } from "./dates.ts";
import { STOP_WORDS } from "../../../text/words.ts";
import { figuresIn } from "./figures.ts";
import type { Leaf, Problem, RowLeaf } from "./leaf.ts";
import { overCapacity } from "./over_capacity.ts";
import { NUMBERS } from "./words.ts";

const Number_ = z.number().nullish().catch(null);
const Text = z.string().nullish().catch(null);
const Typed = z.object({
  name: Text,
  verdict: Text,
  stage: Text,
  after: Text,
  by: Text,
  on: Text,
  date: Text,
  hours_a_week: Number_,
  minutes: Number_,
  share: Number_,
  count: Number_,
  target: Number_,
  value: Number_,
  amount: Number_,
  money_a_month: z.object({ amount: z.number(), currency: z.string().nullish() }).nullish().catch(null),
});
type Typed = z.infer<typeof Typed>;

const WEEK_DAYS = 7;
const WHOLE = 100;
const MONTH_DAYS = 31;

/** Hours, money and shares of all rows so far stay within what there is, and days in their order. */
export function checkAddsUp(leaf: Leaf, ground: Ground): Problem[] {
  if (leaf.kind !== "row") {
    return overCapacity(leaf, ground).map((reason) => ({ gate: "adds_up", reason }));
  }
  const row = Typed.parse(leaf.row);
  const all = [...leaf.before.map((each) => Typed.parse(each)), row];
  return [
    ...at("hours_a_week", hours(row, all, ground)),
    ...at("money_a_month", money(row, all, ground)),
    ...at("share", shares(leaf, row, all)),
    ...at("minutes", minutes(row, all, ground)),
    ...stated(leaf, row, ground),
    ...days(leaf, row, ground),
    ...at("by", waitingDays(leaf, row, ground)),
    ...refusedHours(row),
  ];
}

/** Problems of which one number or day of a row is the cause. */
function at(field: string, reasons: string[]): Problem[] {
  return reasons.map((reason) => ({ gate: "adds_up", reason, field }));
}

function total(rows: readonly Typed[], of: (row: Typed) => number | null | undefined): number {
  return rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
}

function hours({ hours_a_week }: Typed, all: readonly Typed[], { facts: { capacity } }: Ground): string[] {
  const most = capacity?.hours_a_week ?? null;
  const planned = total(all, (row) => row.hours_a_week);
  if (!hours_a_week || most === null || planned <= most) return [];
  return [
    `The channels take ${printed(planned)} hours a week of the ${
      printed(most)
    } there are: take hours from one of them.`,
  ];
}

function money({ money_a_month }: Typed, all: readonly Typed[], { facts: { capacity } }: Ground): string[] {
  const most = capacity?.money_a_month ?? null;
  if (!money_a_month?.amount || most === null) return [];
  const { currency } = money_a_month;
  if (currency && most.currency !== null && currency !== most.currency) {
    return [`The budget is in ${most.currency}, not in ${currency}: plan in the founder's currency.`];
  }
  const planned = total(all, (row) => row.money_a_month?.amount);
  if (planned <= most.amount) return [];
  return [
    `The channels take ${printed(planned)} a month of the ${
      printed(most.amount)
    } there are: take money from one of them.`,
  ];
}

/** Pillars share out a whole; the share of a channel is something that was said. */
function shares({ path }: RowLeaf, { share }: Typed, all: readonly Typed[]): string[] {
  if (!share) return [];
  const planned = total(all, (row) => row.share);
  return planned <= WHOLE + 0.5 ? [] : [
    `The shares of ${path.split(".").at(-2) ?? "the list"} come to ${
      printed(planned)
    } %: they share out 100 %.`,
  ];
}

/** A calendar's week takes no more minutes than the hours that were given. */
function minutes({ date, minutes }: Typed, all: readonly Typed[], { facts: { capacity } }: Ground): string[] {
  const most = capacity?.hours_a_week ?? null;
  if (!minutes || most === null || !date || !isRealDay(date)) return [];
  const monday = mondayOf(date);
  const week = all.filter((row) => row.date && isRealDay(row.date) && mondayOf(row.date) === monday);
  const planned = total(week, (row) => row.minutes) / 60;
  if (planned <= most) return [];
  return [
    `The week of ${longDate(monday)} takes ${printed(planned)} hours of the ${
      printed(most)
    } there are: move this entry or leave it out.`,
  ];
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS));
}

/** Counts and shares of channels, targets of bets, measured values and prices are the facts' own, or stand in what the row cites. */
function stated(leaf: RowLeaf, row: Typed, ground: Ground): Problem[] {
  const claimed = CLAIMED.filter(({ path }) => path.test(leaf.path)).flatMap(({ values }) =>
    values(row, ground)
  );
  const cited = citedSentences(leaf.ids, ground).flatMap((sentence) => figuresIn(sentence, ground));
  return claimed.filter(({ value, facts }) =>
    value !== null && value !== undefined && !facts.includes(value) &&
    !cited.some((figure) => figure.value === value || figure.upTo === value)
  ).flatMap(({ field, value }) =>
    at(field, [
      `The number ${
        printed(value ?? 0)
      } is not the one in the facts, nor in a sentence that the row cites: leave it null.`,
    ])
  );
}

interface Claimed {
  field: string;
  value: number | null | undefined;
  /** What the facts have for it. */
  facts: (number | null)[];
}

const CLAIMED: { path: RegExp; values: (row: Typed, ground: Ground) => Claimed[] }[] = [
  {
    path: /^channel_strategy\.channels/,
    values: ({ name, count, share }, { facts: { channels } }) => {
      const said = channels.filter((channel) => channel.name.toLowerCase() === name?.toLowerCase());
      return [
        { field: "count", value: count, facts: said.map((channel) => channel.count) },
        { field: "share", value: share, facts: said.map((channel) => channel.share) },
      ];
    },
  },
  {
    path: /\.bets/,
    values: (
      { target },
      { facts: { bet } },
    ) => [{ field: "target", value: target, facts: [bet?.target ?? null] }],
  },
  {
    path: /\.measured/,
    values: ({ value }, { facts: { measured, traction } }) => [
      { field: "value", value, facts: [...measured, ...traction].map((each) => each.value) },
    ],
  },
  {
    path: /\.prices/,
    values: (
      { amount },
      { facts: { prices } },
    ) => [{ field: "amount", value: amount, facts: prices.map((price) => price.amount) }],
  },
];

/** Places whose day is a claim; elsewhere a day is planned. */
const CLAIMED_DAYS = /bets|gates|forces/;

function days(leaf: RowLeaf, row: Typed, ground: Ground): Problem[] {
  const { by, on, date, stage } = row;
  const all = Object.entries({ by, on, date }).flatMap(([field, day]) => day ? [{ field, day }] : []);
  const unreal = all.filter(({ day }) => !isRealDay(day));
  if (unreal.length > 0) {
    return unreal.flatMap(({ field, day }) =>
      at(field, [`${day} is no day of the calendar: write it as 2027-03-02.`])
    );
  }
  if (CLAIMED_DAYS.test(leaf.path)) {
    const known = knownDays({ ...leaf, kind: "claim", text: "", row: {} }, ground);
    return all.filter(({ day }) => !known.some((each) => isWithin(day, each))).flatMap(({ field, day }) =>
      at(field, [`The day ${longDate(day)} was said nowhere: take the day that was said, or leave it null.`])
    );
  }
  const past = all.filter(({ day }) => day < ground.today);
  const moment = ground.facts.moment?.on ?? null;
  const isWrongSide = ({ day }: { day: string }) =>
    moment !== null && (stage === "after" && day < moment || stage === "before" && day > moment);
  return [
    ...past.flatMap(({ field, day }) =>
      at(field, [`${longDate(day)} is over: plan from ${longDate(ground.today)} on.`])
    ),
    ...(moment === null
      ? []
      : all.filter(isWrongSide).flatMap(({ field, day }) =>
        at(field, [`The moment is ${longDate(moment)}: a step ${stage} it cannot be on ${longDate(day)}.`])
      )),
  ];
}

/** The day itself, the end of a stretch that was said, or a day of a month that was said. */
function isWithin(day: string, { from, iso }: { from: string; iso: string }): boolean {
  return day === iso || day >= from && day <= iso && daysBetween(from, iso) <= MONTH_DAYS;
}

/** What waits for a bet or a step comes after its day. */
function waitingDays(leaf: RowLeaf, { by, after }: Typed, { facts: { bet } }: Ground): string[] {
  if (!by || !after || !isRealDay(by)) return [];
  const steps = leaf.before.map((each) => ({ words: saysOf(each), day: Typed.parse(each).by ?? null }));
  const betWords = bet === null ? "" : `${WORDS_FOR_BET} ${bet.metric ?? ""} ${bet.quote}`;
  const [first] = [...steps, { words: betWords, day: bet?.by ?? null }]
    .map(({ words, day }) => ({ day, shared: shareOfWords(after, words) }))
    .toSorted((one, other) => other.shared - one.shared);
  if (first === undefined || first.shared < NAMED || first.day === null || by >= first.day) return [];
  return [
    `It waits for “${after}”, which is decided on ${longDate(first.day)}: it cannot be done by ${
      longDate(by)
    }.`,
  ];
}

const WORDS_FOR_BET = NUMBERS.phrasesOf("bet").join(" ");

/** What waits names a step or the bet by at least so much of its words. */
const NAMED = 0.5;

/** The share of the words of one text, grammar aside, that another one has: 0 to 1. */
function shareOfWords(one: string, other: string): number {
  const [words, theirs] = [new Set(contentWords(one)), new Set(contentWords(other))];
  return words.intersection(theirs).size / Math.max(1, words.size);
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

/** What a step does and what shows that it is done. */
function saysOf({ what, done_when }: RowLeaf["row"]): string {
  const parsed = z.object({ text: z.string() }).safeParse(what);
  const step = typeof what === "string" ? what : parsed.success ? parsed.data.text : "";
  return typeof done_when === "string" ? `${step} ${done_when}` : step;
}

function refusedHours({ verdict, hours_a_week, money_a_month }: Typed): Problem[] {
  if (verdict !== "refused") return [];
  const reasons = ["A refused channel takes neither hours nor money: set both to null."];
  return [
    ...(hours_a_week ? at("hours_a_week", reasons) : []),
    ...(money_a_month?.amount ? at("money_a_month", reasons) : []),
  ];
}

function printed(value: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value);
}
