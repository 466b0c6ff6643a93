import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/**
 * Where Logout leads on pages without a script: its header signs out and goes to the front page. The page cookie signs
 * nobody out, and another site's link does not either.
 */
export async function signOutPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const isLeaving = c.req.header("sec-fetch-site") === "same-origin";
  const { title, leaving, asks } = words.notices.signOut;
  const body = shell({
    islands,
    user,
    path: c.req.path,
    isLeaving,
    children: (
      <div className="page page-narrow failure">
        <h1>{title}</h1>
        <p className="lead">{isLeaving ? leaving : asks}</p>
      </div>
    ),
  });
  return await sendPage(c, deps, { title: `${title} · Holdfast`, className: "page-failure", islands, body });
}
