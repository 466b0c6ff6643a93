import type { Words } from "../words/words.ts";
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
  const company = user.company_name || words.documents.page.company;
  const body = shell({
    islands,
    user,
    path: "/documents",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>{words.documents.page.title}</h1>
        </header>
        {chosen && others.length > 0 && (
          <FoundationLinks says={words.documents.page} foundations={foundations} chosen={chosen.id} />
        )}
        {islands.render("Documents", Documents, {
          company,
          journeyId: chosen?.id ?? null,
          documents,
          templates,
          brandColours,
        })}
        {chosen && <OtherShapes says={words.documents.page} journeyId={chosen.id} />}
      </div>
    ),
  });
  return sendPage(c, deps, {
    title: `${words.documents.page.title} · Holdfast`,
    className: "page-documents",
    islands,
    body,
  });
}

/** Each with its page, and with its files by what kinds of files are called in every language. */
const SHAPES = {
  strategy: [["Markdown", "/api/strategy.md"]],
  deck: [["PowerPoint", "/api/deck.pptx"]],
  calendar: [[".ics", "/api/calendar.ics"], [".csv", "/api/calendar.csv"]],
} as const;
const SHAPE_NAMES = ["strategy", "deck", "calendar"] as const;

/** The same foundation in shapes that need no rendering. */
function OtherShapes({ says, journeyId }: { says: Words["documents"]["page"]; journeyId: string }) {
  return (
    <section className="other-shapes" aria-labelledby="other-shapes">
      <h2 id="other-shapes">{says.alsoAs}</h2>
      <p className="hint">{says.asItStands}</p>
      <dl>
        {SHAPE_NAMES.map((name) => (
          <div key={name}>
            <dt>{says[name]}</dt>
            <dd>
              {[[says.onTheWeb, `/documents/${name}`] as const, ...SHAPES[name]].map(([label, address]) => (
                <a
                  key={address}
                  href={`${address}?session_id=${journeyId}`}
                  aria-label={`${says[name]}: ${label}`}
                >
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
