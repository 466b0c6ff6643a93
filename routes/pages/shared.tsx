import type { Context } from "hono";
import { statusOf } from "../../islands/anchors/anchor_view.ts";
import { Sections } from "../../islands/anchors/AnchorPanel.tsx";
import { Speaker } from "../../islands/anchors/Evidence.tsx";
import { ANCHOR_NAMES } from "../../islands/labels.ts";
import { type PageDeps, sendPage, sharePicture, wordsFor } from "./context.ts";
import { fill } from "../../islands/words.ts";
import { sharedNoMorePage } from "./failures.tsx";
import { PlainShell } from "./shell.tsx";

/** The anchors behind a link, for whoever has it: to read only, without a script, in no search engine. */
export function sharedPage(deps: PageDeps) {
  const noMore = sharedNoMorePage(deps);

  return async function shared(c: Context): Promise<Response> {
    const found = await deps.data.shared(c.req.param("token") ?? "");
    if (found === null) return noMore(c);
    c.header("x-robots-tag", "noindex, nofollow");
    const { company, anchors } = found;
    const { foundation, anchors: { page: { shared: says } } } = wordsFor(c);
    const written = ANCHOR_NAMES.flatMap((name) => {
      const anchor = anchors.find(({ anchor_type }) => anchor_type === name);
      return anchor && statusOf(anchor) !== "not-started" ? [{ name, anchor }] : [];
    });
    const body = (
      <PlainShell>
        <div className="page page-anchors-inner">
          <header className="page-head">
            <h1>{fill(says.heading, { company })}</h1>
            <p className="legend">{says.legend}</p>
          </header>
          <Speaker value="founder">
            {written.map(({ name, anchor }) => (
              <article key={name} className="anchor-panel">
                <header>
                  <div>
                    <h2>{anchor.metadata.sentence ?? foundation.anchors[name].label}</h2>
                    <p className="label">
                      {foundation.anchors[name].label} · {foundation.status[statusOf(anchor)]}
                    </p>
                  </div>
                </header>
                <Sections name={name} anchor={anchor} />
              </article>
            ))}
            {written.length === 0 && <p className="lead">{says.empty}</p>}
          </Speaker>
        </div>
      </PlainShell>
    );
    return sendPage(c, deps, {
      title: fill(says.title, { company }),
      description: written.map(({ anchor }) => anchor.metadata.sentence).find(Boolean) ??
        fill(says.description, { company }),
      picture: sharePicture(deps),
      className: "page-shared",
      isUnlisted: true,
      body,
    });
  };
}
