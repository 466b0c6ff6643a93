import AdminModel from "../../islands/AdminModel.tsx";
import AdminUsers from "../../islands/AdminUsers.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import type { Administration } from "./data.ts";
import { notFoundPage } from "./failures.tsx";
import { ModelUsage } from "./ModelUsage.tsx";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";
import { WritingCounts } from "./WritingCounts.tsx";

/** Users and what they may do, the model and what it was asked, jobs, mail and health. For anyone but an admin there is no such page. */
export async function adminPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  if (user.user_type !== "admin") return notFoundPage(deps)(c);
  const islands = new PageIslands(words);
  const search = c.req.query("q") ?? "";
  const all = await deps.data.administration(search);
  const body = shell({
    islands,
    user,
    path: "/admin",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>Administration</h1>
          <p className="lead">{healthLine(all.health)}</p>
        </header>
        <section aria-labelledby="users">
          <h2 id="users">{all.users.length === 1 ? "1 user" : `${all.users.length} users`}</h2>
          <form className="admin-search" method="get" action="/admin" role="search">
            <div className="field">
              <label htmlFor="admin-q">Name, email or company</label>
              <input id="admin-q" type="search" name="q" defaultValue={search} />
            </div>
            <button type="submit" className="button">Search</button>
            {search !== "" && <a className="button" href="/admin">Show all</a>}
          </form>
          {waiting(all.users)}
          {islands.render("AdminUsers", AdminUsers, { users: all.users })}
        </section>
        <section aria-labelledby="model">
          <h2 id="model">The model</h2>
          {islands.render("AdminModel", AdminModel, { settings: all.model })}
        </section>
        <ModelUsage usage={all.modelUsage} />
        <WritingCounts usage={all.modelUsage} />
        <Jobs jobs={all.jobs} />
        <Mails mails={all.mails} />
      </div>
    ),
  });
  return sendPage(c, deps, { title: "Administration · Holdfast", className: "page-admin", islands, body });
}

/** How many of those shown wait for paid plans. */
function waiting(users: Administration["users"]) {
  const count = users.filter(({ waitlist }) => waitlist).length;
  return count > 0 && <p className="hint">{count} on the waiting list for paid plans.</p>;
}

function healthLine({ version, kv, model, queue }: Administration["health"]): string {
  return `Version ${version}. Storage ${kv}. Mind: ${model}. Jobs by ${queue}.`;
}

function Jobs({ jobs }: Pick<Administration, "jobs">) {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">Jobs</h2>
      {jobs.length === 0
        ? <p className="empty">No job is waiting or running.</p>
        : (
          <ul className="plain-list">
            {jobs.map((job) => (
              <li key={job.id}>{job.kind}: {job.status}, {job.step}, {Math.round(job.progress)}%</li>
            ))}
          </ul>
        )}
    </section>
  );
}

function Mails({ mails }: Pick<Administration, "mails">) {
  return (
    <section aria-labelledby="outbox">
      <h2 id="outbox">Outbox</h2>
      {mails.length === 0
        ? <p className="empty">No mail was written yet.</p>
        : mails.map((mail) => (
          <details key={mail.id}>
            <summary>{mail.to}: {mail.subject}</summary>
            <p className="plain">{mail.text}</p>
          </details>
        ))}
    </section>
  );
}
