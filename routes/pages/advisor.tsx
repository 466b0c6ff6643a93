import Advisor from "../../islands/Advisor.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** The advisor: the pages that are watched, and what changed on them. */
export async function advisorPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const advisor = await deps.data.advisor(user.id, c.req.query("session_id"));
  const body = shell({
    islands,
    user,
    path: "/advisor",
    children: (
      <div className="page page-narrow">
        <header className="page-head">
          <h1>{words.advisor.page.heading}</h1>
          <p className="lead">{words.advisor.page.lead}</p>
        </header>
        {islands.render("Advisor", Advisor, {
          advisor,
          hasMail: deps.hasMail,
          worker: deps.assets.named("service_worker-"),
        })}
      </div>
    ),
  });
  return sendPage(c, deps, {
    title: `${words.advisor.page.title} · Holdfast`,
    className: "page-settings page-advisor",
    islands,
    body,
  });
}
