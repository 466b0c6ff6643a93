import { expect, test } from "vitest";
import { Trends } from "../../islands/advisor/Trends.tsx";
import type { TrendsAnswer } from "../../routes/api/contract.ts";
import { drawn } from "../helpers/english.ts";

const NOTHING: TrendsAnswer = {
  is_on: true,
  read_at: "2026-11-21T09:00:00.000Z",
  due_at: "2026-11-22T09:00:00.000Z",
  feeds: 0,
  unread: 0,
  failures: [],
  items: [],
};
const REASON = "The feed at feed.example did not answer.";

function shown(answer: Partial<TrendsAnswer>): string {
  return drawn(
    <Trends trends={{ ...NOTHING, ...answer }} isBusy={false} onSwitch={() => {}} />,
  );
}

test("none is said only of feeds that were read", () => {
  expect(shown({ feeds: 2 })).toContain("None. Read on");
  const partly = shown({ feeds: 1, unread: 2, failures: [REASON] });
  expect(partly).toContain("None in the 1 of 3 feeds that could be read on Nov 21, 2026:");
  expect(partly).toContain(REASON);
  const failed = shown({ failures: [REASON] });
  expect(failed).not.toContain("None.");
  expect(failed).toMatch(/No feed could be read on Nov 21, 2026\. The next try is on Nov 22, 2026\./);
  expect(failed).toContain(REASON);
  expect(shown({ failures: [REASON], is_on: false })).not.toContain("next try");
  expect(shown({})).toContain("No feed is set up.");
});
