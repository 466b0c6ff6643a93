import Settings from "../../islands/Settings.tsx";
import { themeIn } from "../../islands/theme.ts";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** The account: profile, password, what is remembered, what can be taken along, and the end. */
export function settingsPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const body = shell({
    islands,
    user,
    path: "/settings",
    children: (
      <div className="page page-narrow">
        <header className="page-head">
          <h1>{words.settings.page.title}</h1>
        </header>
        {islands.render("Settings", Settings, {
          user,
          hasMail: deps.hasMail,
          theme: themeIn(c.req.header("cookie")),
          worker: deps.assets.named("service_worker-"),
        })}
      </div>
    ),
  });
  return Promise.resolve(
    sendPage(c, deps, {
      title: `${words.settings.page.title} · Holdfast`,
      className: "page-settings",
      islands,
      body,
    }),
  );
}
