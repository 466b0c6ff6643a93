import { type Context, Hono } from "hono";
import { z } from "zod";
import { toCsv, toIcs } from "../../agents/plan/calendar.ts";
import { ConflictError } from "../../agents/domain/errors.ts";
import { calendarFileIn, founderLanguage, wordsFor } from "../../agents/sections/in_language.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireReader } from "../middleware/sign_in.ts";
import { attachment, fileNameOf } from "./attachment.ts";
import { query } from "./body.ts";
import { findJourney } from "./find_journey.ts";
import { loadCalendar } from "./load_calendar.ts";
import { loadFoundation } from "./load_foundation.ts";

const CalendarQuery = z.object({
  session_id: z.string().max(100).optional(),
  /** The first of the thirty days; unless given the next Monday, or two weeks before the week of a near moment. */
  from: z.iso.date("Use a date like 2026-11-23").optional(),
});

/**
 * The thirty days of a foundation as a file for calendars and as one for spreadsheets, in the founder's language; names
 * of columns, ids of sections and yes or no stay as they are, for programs read them.
 */
export function calendarRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .get("/calendar.ics", requireReader(deps), query(CalendarQuery), async (c) => {
      const { company, entries, say } = await fileOf(c, c.req.valid("query"));
      return send(c, {
        body: toIcs(entries, { company, now: deps.now(), say }),
        type: "text/calendar",
        name: `${company}.ics`,
      });
    })
    .get("/calendar.csv", requireReader(deps), query(CalendarQuery), async (c) => {
      const { company, entries } = await fileOf(c, c.req.valid("query"));
      return send(c, { body: toCsv(entries), type: "text/csv", name: `${company}.csv` });
    });

  async function fileOf(c: Context<AppEnv>, { session_id, from }: z.infer<typeof CalendarQuery>) {
    const calendar = await loadCalendar(deps, { userId: c.var.user.id, journeyId: session_id, from });
    if (calendar === null) throw new ConflictError("Complete all four anchors to have a calendar");
    const journey = await findJourney(deps, c.var.user.id, calendar.journeyId);
    const foundation = await loadFoundation(journey, { ...deps, now: deps.now() });
    const language = founderLanguage(foundation);
    const say = wordsFor(foundation, language);
    return {
      company: fileNameOf(calendar.company, "Calendar"),
      entries: calendarFileIn(calendar.entries, language, say),
      say,
    };
  }
}

interface CalendarFile {
  body: string;
  type: string;
  name: string;
}

function send(c: Context, { body, type, name }: CalendarFile): Response {
  return c.body(body, 200, {
    "content-type": `${type}; charset=utf-8`,
    "content-disposition": attachment(name),
    "cache-control": "private, no-store",
  });
}
