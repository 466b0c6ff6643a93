import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { addDays, longDate } from "../../domain/days.ts";
import type { LaunchTactics } from "../../strategy/attention.ts";
import { shorten } from "../../text/shorten.ts";
import { withoutRepeated } from "../without_repeats.ts";
import { figure, list, paragraph, row, table, unlessAllSame, worth } from "../blocks.ts";

/** The moment, the dated plan as table and bars, the tests with their stop, and what is counted. */
export function launchTacticsBlocks(
  { headline, moment, plan: dated, experiments, risks, measures }: LaunchTactics,
): Block[] {
  // The moment alone is no plan: the sentences above say it.
  const plan = dated.every(({ ends }) => ends === "moment") ? [] : dated;
  const owners = unlessAllSame(plan.map(({ owner }) => owner));
  return [
    paragraph([withoutRepeated(moment, headline)]),
    worth(
      "used",
      table(
        ["", "", "who", "needs", "done when"],
        plan.map(({ on, step, needs, done_when }, at) =>
          row([longDate(on), step, owners[at] ?? null, needs, done_when])
        ),
      ),
    ),
    ...(plan.length < FEWEST_BARS
      ? []
      : [figure("The plan in time", ganttOf(plan), ...plan.flatMap(({ step }) => step.marks))]),
    table(
      ["test", "counted", "stops where", ""],
      experiments.filter((each) => !isTold(each, headline)).map(({ name, measure, stop_when, by }) =>
        row([name, measure, stop_when, by === null ? "" : longDate(by)])
      ),
    ),
    worth("decides", table(["risk", "answer"], risks.map(({ risk, answer }) => row([risk, answer])))),
    ...(measures.will.length === 0 ? [] : [paragraph([{
      text: measures.will.map(({ text }) => text).join(" · "),
      marks: measures.will.flatMap(({ marks }) => marks),
    }], "Counted")]),
    list(measures.will_not, "Not counted"),
  ];
}

/** True where the headline already tells a test and its last day, and there is nothing to count but whether somebody came. */
function isTold(
  { name, by, measure, stop_when }: LaunchTactics["experiments"][number],
  headline: Claim,
): boolean {
  const isNamed = headline.text.toLowerCase().includes(name.text.toLowerCase());
  return isNamed && by !== null && headline.text.includes(longDate(by)) && !/\d/u.test(measure + stop_when);
}

/** Fewer lines are read sooner than drawn. */
const FEWEST_BARS = 3;
const LABEL_WORDS = 6;
const LAST_BAR_DAYS = 7;

/** Each line reaches to the next one. */
function ganttOf(plan: LaunchTactics["plan"]) {
  const days = plan.map(({ on }) => on);
  const last = days.at(-1) ?? "";
  return {
    kind: "gantt" as const,
    from: days[0] ?? last,
    to: addDays(last, LAST_BAR_DAYS),
    bars: plan.map(({ on, step }) => ({
      name: shorten(step.text.replace(/[“”]/gu, ""), LABEL_WORDS),
      from: on,
      to: days.find((day) => day > on) ?? addDays(on, LAST_BAR_DAYS),
    })),
  };
}
