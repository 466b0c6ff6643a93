import { expect, test } from "vitest";
import { momentDay } from "../../../agents/plan/moment_day.ts";
import { stepsOf } from "../../../agents/plan/steps.ts";
import { closedWeekdays } from "../../../agents/plan/closed_weekdays.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import { freeDay, workDays } from "../../../agents/plan/work_days.ts";
import { launchPlan } from "../../../agents/author/rules/attention/launch_plan.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

test("A step that waits for the bet has no date before it, and its own early date is told", () => {
  const [van, depot, vegetables] = stepsOf(materialOf(WRITTEN.CRATES));
  expect(van).toMatchObject({ by: "2027-02-28", waitsForBet: false });
  expect(depot).toMatchObject({ by: null, waitsForBet: true, isTooEarly: true });
  expect(vegetables).toMatchObject({ by: null, waitsForBet: false });
});

test("A step on which the bet depends does not wait for it", () => {
  const bet = {
    metric: "dogs a day",
    target: 3,
    by: "2027-12-25",
    reverses: words("evolution.bet", "il sell the 2nd van"),
    quote: "if jade cant do 3 dogs a day by xmas 2027 il sell the 2nd van",
    turn: "t",
    field: "evolution.bet",
    state: "read" as const,
  };
  const next = [words("evolution.next", "a second van with my niece jade on it in september 2027")];
  expect(stepsOf(materialOf({ bet, next }))).toMatchObject([{ by: "2027-09-30", waitsForBet: false }]);
});

test("A step that names two days has none", () => {
  const next = [words("evolution.next", "A fair on 3 May 2027 or on 9 June 2027")];
  expect(stepsOf(materialOf({ next }))[0]?.by).toBeNull();
});

test("A season is its first day, and a day that is over is none", () => {
  expect(momentDay(materialOf(WRITTEN.POTTERY))).toEqual({
    on: "2027-09-01",
    until: "2027-09-30",
    isOurs: true,
  });
  const late = materialOf(WRITTEN.CRATES, { now: new Date("2027-05-01T00:00:00Z") });
  expect(momentDay(late)).toBeNull();
});

test("Our own days move past weekends and public holidays of the region", () => {
  const material = materialOf({ region: words("company.stage_region", "Lyon") });
  expect(freeDay(material, "2027-01-01")).toBe("2027-01-04");
  expect(freeDay(material, "2026-12-25")).toBe("2026-12-28");
});

test("A weekday on which the founder is closed has no work, in English and in French", () => {
  const closedOn = (text: string) =>
    closedWeekdays({ ...emptyFacts(), values: [words("identity.values", text)] });
  expect(closedOn("We close Sunday and Monday and nobody starts before 4:30 on Tuesday.")).toEqual([0, 1]);
  expect(closedOn("L'atelier est fermé le mercredi")).toEqual([3]);
  expect(closedOn("A close look every Friday")).toEqual([]);
});

test("Who rests on a Monday works on Saturdays", () => {
  const material = materialOf({ values: [words("identity.values", "We are closed on Monday.")] });
  const weekdays = new Set(workDays(material, "2026-11-30").map((date) => new Date(date).getUTCDay()));
  expect(weekdays).toEqual(new Set([2, 3, 4, 5, 6]));
});

test("a moment named as a season goes on in it, however long ago it was said", () => {
  const moment = { on: null, season: "spring", ...words("launch.moment", "spring") };
  const material = materialOf({ moment, customers: [words("customer.last_three", "Ann.")] }, {
    now: new Date("2027-04-12T09:00:00Z"),
    saidOn: { [moment.turn]: "2027-01-11T09:00:00Z" },
  });
  expect(momentDay(material)).toEqual({ on: "2027-04-12", until: "2027-05-31", isOurs: true });
  expect(launchPlan(material).map(({ step }) => step.text)).toContain("Your moment: spring");
});
