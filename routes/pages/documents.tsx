import Documents from "../../islands/Documents.tsx";
import { FoundationLinks } from "./FoundationLinks.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** The Strategic Documents page: of the foundation of `?session=`, or of the one last used. */
export async function documentsPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const foundations = await deps.data.foundations(user.id);
  const chosen = foundations.find(({ id }) => id === c.req.query("session")) ?? foundations[0];
  const others = foundations.filter((foundation) => foundation !== chosen).map(({ id }) => id);
  const [all, templates, brandColours] = await Promise.all([
    deps.data.documents(user.id),
    deps.data.templates(),
    deps.data.brandColours(user.id, chosen?.id),
  ]);
  const documents = all.filter(({ session_id }) => !others.includes(session_id ?? ""));
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
        {chosen && others.length > 0 && <FoundationLinks foundations={foundations} chosen={chosen.id} />}
        {islands.render("Documents", Documents, {
          company,
          journeyId: chosen?.id ?? null,
          documents,
          templates,
          brandColours,
        })}
        {chosen && <OtherShapes journeyId={chosen.id} />}
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

const SHAPES: [name: string, links: [label: string, address: string][]][] = [
  ["Brand strategy", [["Read on the web", "/documents/strategy"], ["Markdown", "/api/strategy.md"]]],
  ["Pitch deck", [["Read on the web", "/documents/deck"], ["PowerPoint", "/api/deck.pptx"]]],
  ["30-day calendar", [["Read on the web", "/documents/calendar"], [".ics", "/api/calendar.ics"], [
    ".csv",
    "/api/calendar.csv",
  ]]],
];

/** The same foundation in shapes that need no rendering. */
function OtherShapes({ journeyId }: { journeyId: string }) {
  return (
    <section className="other-shapes" aria-labelledby="other-shapes">
      <h2 id="other-shapes">Also as</h2>
      <p className="hint">Always as your foundation stands now.</p>
      <dl>
        {SHAPES.map(([name, links]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {links.map(([label, address]) => (
                <a key={address} href={`${address}?session_id=${journeyId}`} aria-label={`${name}: ${label}`}>
                  {label}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
