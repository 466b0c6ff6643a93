import { quickQuestions } from "../../agents/consultant/quick_questions.ts";
import Consultant from "../../islands/Consultant.tsx";
import { allowanceOf, resetDay, UNLIMITED } from "../../agents/domain/limits.ts";
import { dayName } from "../../kv/usage.ts";
import type { UserAnswer } from "../api/contract.ts";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** The consultant: locked until all four anchors are complete. */
export async function consultantPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const [completed, foundation] = await Promise.all([
    deps.data.completedAnchors(user.id),
    deps.data.foundation(user.id),
  ]);
  const quick = quickQuestions(foundation ?? undefined);
  const company = user.company_name || words.consultant.page.company;
  const body = shell({
    islands,
    user,
    path: "/consultant",
    children: islands.render("Consultant", Consultant, {
      company,
      completed,
      mind: deps.mind,
      quick,
      month: monthOf(user, deps.data.today()),
    }),
  });
  return sendPage(c, deps, {
    title: `${words.consultant.page.title} · Holdfast`,
    className: "page-consultant",
    islands,
    body,
  });
}

/** The consultations of this month; null without a limit. */
function monthOf(user: UserAnswer, today: Date) {
  const { consultationsPerMonth: of } = allowanceOf(user);
  if (of === UNLIMITED) return null;
  return { used: user.consultant_queries_this_month, of, again: dayName(resetDay(today)) };
}
