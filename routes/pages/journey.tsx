import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import Journey from "../../islands/Journey.tsx";
import { allowanceOf, resetDay, UNLIMITED } from "../../agents/domain/limits.ts";
import { dayName } from "../../kv/usage.ts";
import type { UserAnswer } from "../api/contract.ts";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { fill } from "../../islands/words.ts";
import { shell } from "./shell.tsx";
import { FIELD_LABELS, translationIn } from "./translation.ts";

/** The conversation of `?session=`, or the list of journeys; `?refine=` goes back to an anchor at once. */
export async function journeyPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const session = c.req.query("session");
  const refine = FOUNDATION_ANCHORS.find((anchor) => anchor === c.req.query("refine"));
  const [sessions, finished, history] = await Promise.all([
    deps.data.sessions(user.id),
    deps.data.finished(user.id),
    session ? deps.data.history(user.id, session) : null,
  ]);
  const body = shell({
    islands,
    user,
    path: "/journey",
    children: islands.render("Journey", Journey, {
      sessions,
      finished,
      history,
      fields: FIELD_LABELS,
      translation: translationIn(history?.metadata.languages?.spoken),
      maxJourneys: user.max_journeys ?? 1,
      month: monthLeft(user, deps.data.today()),
      mind: deps.mind,
      opening: refine
        ? fill(words.journey.next.refineSends, { anchor: words.foundation.anchors[refine].label })
        : "",
    }),
  });
  return sendPage(c, deps, {
    title: `${words.journey.page.title} · Holdfast`,
    className: "page-journey",
    islands,
    body,
  });
}

/** The foundations that this month still allows; null without a limit. */
function monthLeft(user: UserAnswer, today: Date) {
  const { foundationsPerMonth: of } = allowanceOf(user);
  if (of === UNLIMITED) return null;
  return { left: Math.max(0, of - user.journeys_this_month), of, again: dayName(resetDay(today)) };
}
