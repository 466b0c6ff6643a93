import type { Context } from "hono";
import { statusOf } from "../../islands/anchors/anchor_view.ts";
import { Sections } from "../../islands/anchors/AnchorPanel.tsx";
import { Speaker } from "../../islands/anchors/Evidence.tsx";
import { ANCHOR_NAMES, ANCHORS } from "../../islands/labels.ts";
import { type PageDeps, sendPage, sharePicture } from "./context.ts";
import { notFoundPage } from "./failures.tsx";
import { PlainShell } from "./shell.tsx";

/** The anchors behind a link, for whoever has it: to read only, without a script, in no search engine. */
export function sharedPage(deps: PageDeps) {
  const notFound = notFoundPage(deps);

  return async function shared(c: Context): Promise<Response> {
    const found = await deps.data.shared(c.req.param("token") ?? "");
    if (found === null) return notFound(c);
    c.header("x-robots-tag", "noindex, nofollow");
    const { company, anchors } = found;
    const written = ANCHOR_NAMES.flatMap((name) => {
      const anchor = anchors.find(({ anchor_type }) => anchor_type === name);
      return anchor && statusOf(anchor) !== "Not Started" ? [{ name, anchor }] : [];
    });
    const body = (
      <PlainShell>
        <div className="page page-anchors-inner">
          <header className="page-head">
            <h1>{company}: the strategic foundation</h1>
            <p className="legend">
              Shared to read. Beside every sentence stands what it rests on: the founder's words, a page that
              was read, an inference, or an assumption with its cheapest test.
            </p>
          </header>
          <Speaker value="The founder">
            {written.map(({ name, anchor }) => (
              <article key={name} className="anchor-panel">
                <header>
                  <div>
                    <h2>{anchor.metadata.sentence ?? ANCHORS[name].label}</h2>
                    <p className="label">{ANCHORS[name].label} · {statusOf(anchor)}</p>
                  </div>
                </header>
                <Sections name={name} anchor={anchor} />
              </article>
            ))}
            {written.length === 0 && <p className="lead">Nothing has been written yet.</p>}
          </Speaker>
        </div>
      </PlainShell>
    );
    return sendPage(c, deps, {
      title: `${company} · Strategic Foundation`,
      description: written.map(({ anchor }) => anchor.metadata.sentence).find(Boolean) ??
        `The strategic foundation of ${company}, every sentence with its evidence.`,
      picture: sharePicture(deps),
      className: "page-shared",
      isUnlisted: true,
      body,
    });
  };
}
