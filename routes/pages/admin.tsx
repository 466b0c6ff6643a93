import AdminModel from "../../islands/AdminModel.tsx";
import AdminUsers from "../../islands/AdminUsers.tsx";
import { fill, formOf } from "../../islands/words.ts";
import type { Words } from "../words/words.ts";
import { sendPage, type SignedInView } from "./context.ts";
import type { Administration } from "./data.ts";
import { notFoundPage } from "./failures.tsx";
import { ModelUsage } from "./ModelUsage.tsx";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";
import { WritingCounts } from "./WritingCounts.tsx";

type AdminWords = Words["admin"]["page"];

/** Users and what they may do, the model and what it was asked, jobs, mail and health. For anyone but an admin there is no such page. */
export async function adminPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  if (user.user_type !== "admin") return notFoundPage(deps)(c);
  const islands = new PageIslands(words);
  const search = c.req.query("q") ?? "";
  const all = await deps.data.administration(search);
  const { locale } = words.common;
  const { page } = words.admin;
  const body = shell({
    islands,
    user,
    path: "/admin",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>{page.title}</h1>
          <p className="lead">{fill(page.health, { ...all.health })}</p>
        </header>
        <section aria-labelledby="users">
          <h2 id="users">
            {fill(formOf(page.users, all.users.length, locale), { count: all.users.length })}
          </h2>
          <form className="admin-search" method="get" action="/admin" role="search">
            <div className="field">
              <label htmlFor="admin-q">{page.searchLabel}</label>
              <input id="admin-q" type="search" name="q" defaultValue={search} />
            </div>
            <button type="submit" className="button">{page.search}</button>
            {search !== "" && <a className="button" href="/admin">{page.showAll}</a>}
          </form>
          {waiting(all.users, page)}
          {islands.render("AdminUsers", AdminUsers, { users: all.users })}
        </section>
        <section aria-labelledby="model">
          <h2 id="model">{page.model}</h2>
          {islands.render("AdminModel", AdminModel, { settings: all.model })}
        </section>
        <ModelUsage says={page.usage} locale={locale} usage={all.modelUsage} />
        <WritingCounts says={page.writing} locale={locale} usage={all.modelUsage} />
        <Jobs says={page.jobs} jobs={all.jobs} />
        <Mails says={page.outbox} mails={all.mails} />
      </div>
    ),
  });
  return sendPage(c, deps, { title: `${page.title} · Holdfast`, className: "page-admin", islands, body });
}

/** How many of those shown wait for paid plans. */
function waiting(users: Administration["users"], says: AdminWords) {
  const count = users.filter(({ waitlist }) => waitlist).length;
  return count > 0 && <p className="hint">{fill(says.waiting, { count })}</p>;
}

function Jobs({ says, jobs }: Pick<Administration, "jobs"> & { says: AdminWords["jobs"] }) {
  return (
    <section aria-labelledby="jobs">
      <h2 id="jobs">{says.title}</h2>
      {jobs.length === 0 ? <p className="empty">{says.none}</p> : (
        <ul className="plain-list">
          {jobs.map((job) => (
            <li key={job.id}>{fill(says.job, { ...job, percent: Math.round(job.progress) })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Mails({ says, mails }: Pick<Administration, "mails"> & { says: AdminWords["outbox"] }) {
  return (
    <section aria-labelledby="outbox">
      <h2 id="outbox">{says.title}</h2>
      {mails.length === 0 ? <p className="empty">{says.none}</p> : mails.map((mail) => (
        <details key={mail.id}>
          <summary>{mail.to}: {mail.subject}</summary>
          <p className="plain">{mail.text}</p>
        </details>
      ))}
    </section>
  );
}
