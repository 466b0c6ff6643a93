import { z } from "zod";
import { isRealDay } from "../../../text/calendar_days.ts";
import { addDays, daysBetween, longDate } from "../../../domain/days.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { knownDays } from "./dates.ts";
import { figuresIn } from "./figures.ts";
import type { Leaf, Problem, RowLeaf } from "./leaf.ts";

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
  if (leaf.kind !== "row") return [];
  const row = Typed.parse(leaf.row);
  const all = [...leaf.before.map((each) => Typed.parse(each)), row];
  const reasons = [
    ...hours(row, all, ground),
    ...money(row, all, ground),
    ...shares(leaf, row, all),
    ...minutes(row, all, ground),
    ...stated(leaf, row, ground),
    ...days(leaf, row, ground),
    ...gated(leaf, row, ground),
    ...refusedHours(row),
  ];
  return reasons.map((reason) => ({ gate: "adds_up" as const, reason }));
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
function stated(leaf: RowLeaf, row: Typed, ground: Ground): string[] {
  const claimed = CLAIMED.filter(({ path }) => path.test(leaf.path)).flatMap(({ values }) =>
    values(row, ground)
  );
  const cited = citedSentences(leaf.ids, ground).flatMap((sentence) => figuresIn(sentence, ground));
  return claimed.filter(({ value, facts }) =>
    value !== null && value !== undefined && !facts.includes(value) &&
    !cited.some((figure) => figure.value === value || figure.upTo === value)
  ).map(({ value }) =>
    `The number ${
      printed(value ?? 0)
    } is not the one in the facts, nor in a sentence that the row cites: leave it null.`
  );
}

interface Claimed {
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
        { value: count, facts: said.map((channel) => channel.count) },
        { value: share, facts: said.map((channel) => channel.share) },
      ];
    },
  },
  {
    path: /\.bets/,
    values: ({ target }, { facts: { bet } }) => [{ value: target, facts: [bet?.target ?? null] }],
  },
  {
    path: /\.measured/,
    values: ({ value }, { facts: { measured, traction } }) => [
      { value, facts: [...measured, ...traction].map((each) => each.value) },
    ],
  },
  {
    path: /\.prices/,
    values: (
      { amount },
      { facts: { prices } },
    ) => [{ value: amount, facts: prices.map((price) => price.amount) }],
  },
];

/** Places whose day is a claim; elsewhere a day is planned. */
const CLAIMED_DAYS = /bets|gates|forces/;

function days(leaf: RowLeaf, row: Typed, ground: Ground): string[] {
  const all = [row.by, row.on, row.date].flatMap((day) => day ? [day] : []);
  const unreal = all.filter((day) => !isRealDay(day));
  if (unreal.length > 0) {
    return unreal.map((day) => `${day} is no day of the calendar: write it as 2027-03-02.`);
  }
  if (CLAIMED_DAYS.test(leaf.path)) {
    const known = knownDays({ ...leaf, kind: "claim", text: "", row: {} }, ground);
    return all.filter((day) => !known.some((each) => isWithin(day, each)))
      .map((day) =>
        `The day ${longDate(day)} was said nowhere: take the day that was said, or leave it null.`
      );
  }
  const past = all.filter((day) => day < ground.today);
  const moment = ground.facts.moment?.on ?? null;
  const isEarly = row.stage === "after" && moment !== null && all.some((day) => day < moment);
  const isLate = row.stage === "before" && moment !== null && all.some((day) => day > moment);
  return [
    ...past.map((day) => `${longDate(day)} is over: plan from ${longDate(ground.today)} on.`),
    ...(moment !== null && (isEarly || isLate)
      ? [
        `The moment is ${longDate(moment)}: a step ${row.stage} it cannot be on ${
          all.map(longDate).join(", ")
        }.`,
      ]
      : []),
  ];
}

/** The day itself, the end of a stretch that was said, or a day of a month that was said. */
function isWithin(day: string, { from, iso }: { from: string; iso: string }): boolean {
  return day === iso || day >= from && day <= iso && daysBetween(from, iso) <= MONTH_DAYS;
}

/** What waits for a bet or a step comes after its day. */
function gated(leaf: RowLeaf, row: Typed, ground: Ground): string[] {
  const { by, after } = row;
  if (!by || !after || !isRealDay(by)) return [];
  const step = leaf.before.find((each) =>
    saysOf(each) !== "" && after.toLowerCase().includes(saysOf(each).toLowerCase())
  );
  const day = step === undefined ? ground.facts.bet?.by ?? null : Typed.parse(step).by ?? null;
  if (day === null || by >= day) return [];
  return [
    `It waits for “${after}”, which is decided on ${longDate(day)}: it cannot be done by ${longDate(by)}.`,
  ];
}

function saysOf({ what }: RowLeaf["row"]): string {
  if (typeof what === "string") return what;
  const parsed = z.object({ text: z.string() }).safeParse(what);
  return parsed.success ? parsed.data.text.replace(/\.$/, "") : "";
}

function refusedHours({ verdict, hours_a_week, money_a_month }: Typed): string[] {
  if (verdict !== "refused" || !(hours_a_week || money_a_month?.amount)) return [];
  return ["A refused channel takes neither hours nor money: set both to null."];
}

function printed(value: number): string {
  return new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(value);
}
