import { longDate } from "../domain/days.ts";
import { refusedFrom } from "../plan/refused_time.ts";
import { nextMonday } from "../plan/work_days.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { Say } from "./labels.ts";

/** Why the thirty days do not begin next Monday, in the founder's words; "" where they do, or where they chose a day. */
export function calendarNote({ sheet, asOf, calendar }: Foundation, say: Say): string {
  const refused = refusedFrom(sheet.facts, nextMonday(new Date(asOf)));
  const first = calendar[0]?.date ?? "";
  if (refused === null || first <= refused.to) return "";
  return `${say(`“${refused.quote}”`)} ${say(`The 30 days begin after that, on ${longDate(first)}.`)}`;
}
