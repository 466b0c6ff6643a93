import Documents from "../../islands/Documents.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** The Strategic Documents page. */
export async function documentsPage({ c, deps, user }: SignedInView): Promise<Response> {
  const islands = new PageIslands();
  const [documents, templates, brandColours] = await Promise.all([
    deps.data.documents(user.id),
    deps.data.templates(),
    deps.data.brandColours(user.id),
  ]);
  const company = user.company_name || "Your company";
  const body = shell({
    islands,
    user,
    path: "/documents",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>Strategic Documents</h1>
        </header>
        {islands.render("Documents", Documents, { company, documents, templates, brandColours })}
      </div>
    ),
  });
  return sendPage(c, deps, {
    title: "Strategic Documents · Holdfast",
    className: "page-documents",
    islands,
    body,
  });
}
