import SignOut from "../../islands/SignOut.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/**
 * Where Logout leads on pages without a script. The page cookie signs nobody out, and another site's link does not
 * either: it finds a button.
 */
export async function signOutPage({ c, deps, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const isAsked = c.req.header("sec-fetch-site") === "same-origin";
  const { title, lead } = words.notices.signOut;
  const body = shell({
    islands,
    // The header would ask who is signed in while this signs them out.
    user: null,
    path: c.req.path,
    children: (
      <div className="page page-narrow failure">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {islands.render("SignOut", SignOut, { isAsked })}
      </div>
    ),
  });
  return await sendPage(c, deps, { title: `${title} · Holdfast`, className: "page-failure", islands, body });
}
