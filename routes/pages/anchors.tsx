import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { assumedWords } from "../../islands/journey/assumed_words.ts";
import Anchors from "../../islands/Anchors.tsx";
import { sendPage, type SignedInView } from "./context.ts";
import { ReviewPanel } from "./ReviewPanel.tsx";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";
import { Versions } from "./Versions.tsx";

/** The Strategic Foundation page; `?anchor=` opens one of the four. */
export async function anchorsPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const session = c.req.query("session");
  const [anchors, review, writing, assumed, versions] = await Promise.all([
    deps.data.anchors(user.id, session),
    deps.data.review(user.id, session),
    deps.data.writing(user.id, session),
    deps.data.assumed(user.id, session),
    deps.data.versions(user.id, session),
  ]);
  const journeyId = writing?.session_id ?? null;
  const asked = FOUNDATION_ANCHORS.find((name) => name === c.req.query("anchor"));
  const body = shell({
    islands,
    user,
    path: "/anchors",
    children: (
      <div className="page page-anchors-inner">
        <header className="page-head">
          <h1>{words.anchors.page.heading}</h1>
          <p className="legend">{words.anchors.page.legend}</p>
        </header>
        {islands.render("Anchors", Anchors, {
          anchors,
          journeyId,
          writing,
          selected: asked ?? null,
          isUnfolded: c.req.query("open") === "all",
          assumed: assumed === null ? "" : assumedWords(assumed, words),
        })}
        {journeyId !== null && versions.length > 0 && (
          <Versions words={words} versions={versions} journeyId={journeyId} />
        )}
        {review !== null && review.total > 0 && (
          <ReviewPanel says={words.anchors.page.review} review={review} />
        )}
      </div>
    ),
  });
  return sendPage(c, deps, {
    title: `${words.anchors.page.title} · Holdfast`,
    className: "page-anchors",
    islands,
    body,
  });
}
