import type { Context } from "hono";
import { languageBeside, statusOf } from "../../islands/anchors/anchor_view.ts";
import { AnchorSection } from "../../islands/anchors/AnchorSection.tsx";
import { Speaker } from "../../islands/anchors/Evidence.tsx";
import { HalfPage } from "../../islands/anchors/HalfPage.tsx";
import { Quoted, Written } from "../../islands/anchors/Quoted.tsx";
import { Still } from "../../islands/anchors/UnfoldToggle.tsx";
import { ANCHOR_NAMES, ANCHOR_SECTIONS, type AnchorName } from "../../islands/labels.ts";
import { fill, useWords } from "../../islands/words.ts";
import type { AnchorAnswer } from "../api/contract.ts";
import { type PageDeps, sendPage, sharePicture, wordsFor } from "./context.ts";
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
    const { shared: says } = wordsFor(c).anchors.page;
    const written = ANCHOR_NAMES.flatMap((name) => {
      const anchor = anchors.find(({ anchor_type }) => anchor_type === name);
      return anchor && statusOf(anchor) !== "not-started" ? [{ name, anchor }] : [];
    });
    const isUnfolded = c.req.query("open") === "all";
    return sendPage(c, deps, {
      title: fill(says.title, { company }),
      description: written.map(({ anchor }) => anchor.metadata.sentence).find(Boolean) ??
        fill(says.description, { company }),
      picture: sharePicture(deps),
      className: "page-shared",
      isUnlisted: true,
      body: (
        <PlainShell>
          <div className="page page-anchors-inner">
            <header className="page-head">
              <h1>{fill(says.heading, { company })}</h1>
              <p className="legend">{says.legend}</p>
            </header>
            {written.length === 0 ? <p className="lead">{says.empty}</p> : (
              <Still value>
                <Written value={languageBeside(anchors, wordsFor(c).common.locale)}>
                  <Speaker value="founder">
                    <Contents
                      label={says.contents}
                      names={written.map(({ name }) => name)}
                      isUnfolded={isUnfolded}
                    />
                    {written.map((each) => (
                      <SharedAnchor key={each.name} {...each} isUnfolded={isUnfolded} />
                    ))}
                  </Speaker>
                </Written>
              </Still>
            )}
          </div>
        </PlainShell>
      ),
    });
  };
}

interface Shared {
  name: AnchorName;
  anchor: AnchorAnswer;
  /** True where every section stands open at first. */
  isUnfolded: boolean;
}

interface ContentsProps extends Pick<Shared, "isUnfolded"> {
  label: string;
  names: AnchorName[];
}

/** The anchors by name, in sight wherever one reads, and all their sections at once. */
function Contents({ label, names, isUnfolded }: ContentsProps) {
  const { reading } = useWords("anchors");
  const { anchors } = useWords("foundation");
  return (
    <nav className="anchor-contents" aria-label={label}>
      {names.map((name) => <a key={name} href={`#anchor-${name}`}>{anchors[name].short}</a>)}
      <a href={isUnfolded ? "?" : "?open=all"}>{isUnfolded ? reading.foldAll : reading.openAll}</a>
    </nav>
  );
}

/** An anchor as a stranger reads it: half a page that can be read aloud, and each section unfolded at will. */
function SharedAnchor({ name, anchor, isUnfolded }: Shared) {
  const { reading } = useWords("anchors");
  const { anchors, sections, status } = useWords("foundation");
  return (
    <article className="anchor-panel anchor-place" id={`anchor-${name}`}>
      <header>
        <div>
          <h2>
            <Quoted text={anchor.metadata.sentence ?? anchors[name].label} />
          </h2>
          <p className="label">{anchors[name].label} · {status[statusOf(anchor)]}</p>
        </div>
      </header>
      <HalfPage name={name} anchor={anchor} />
      <div className="section-folds">
        {ANCHOR_SECTIONS[name].map((id) => (
          <details key={id} className="section-fold" open={isUnfolded}>
            <summary>
              <span>{sections[id]}</span>
              <span className="hint when-folded">{reading.open}</span>
              <span className="hint when-open">{reading.fold}</span>
            </summary>
            <AnchorSection id={id} anchor={anchor} />
          </details>
        ))}
      </div>
    </article>
  );
}
