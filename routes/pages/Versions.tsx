import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { turnLink } from "../../islands/anchors/mark_links.ts";
import { shortDate } from "../../islands/labels.ts";
import { fill, fillNodes, formOf } from "../../islands/words.ts";
import type { VersionAnswer } from "../api/contract.ts";
import type { Words } from "../words/words.ts";

interface Props {
  words: Words;
  versions: VersionAnswer[];
  journeyId: string;
}

/** The versions of a strategy, folded away: why there is each, and what changed in it. */
export function Versions({ words, versions, journeyId }: Props) {
  const says = words.anchors.page.versions;
  const { locale } = words.common;
  return (
    <section className="versions" aria-labelledby="versions-title">
      <h2 id="versions-title">{says.title}</h2>
      <details>
        <summary>
          {fill(formOf(says.count, versions.length, locale), { count: versions.length })}
        </summary>
        <ol>
          {versions.map(({ number, on, why, changes }) => (
            <li key={number}>
              <h3>
                {fill(says.heading, { number })}
                {why !== "underway" && why !== "reviewing" && (
                  <small>
                    {on === null ? says.noDay : <time dateTime={on}>{shortDate(on, locale)}</time>}
                  </small>
                )}
              </h3>
              <p>
                {why === "finished" && changes.length > 0 ? says.finishedWith : says.why[why]}
                {why === "reviewed" && (
                  <>
                    {" "}
                    <a href="/advisor">{says.review}</a>
                    {". "}
                    {changes.length === 0 && says.unchanged}
                  </>
                )}
              </p>
              {changes.length > 0 && (
                <ul>
                  {changes.map((change, at) => (
                    <Change key={at} words={words} change={change} journeyId={journeyId} />
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

interface ChangeProps {
  words: Words;
  change: VersionAnswer["changes"][number];
  journeyId: string;
}

/** "Goal: by when. 30 November 2027 → 31 March 2028. Touches Truth, Evolution. Said in A7." */
function Change({ words, change, journeyId }: ChangeProps) {
  const says = words.anchors.page.versions;
  const { label, before, after, said, anchors } = change;
  const link = said === null ? null : turnLink(said, journeyId);
  const names = anchors.map((anchor) => words.foundation.anchors[anchor].short).join(", ");
  const touched = anchors.length === FOUNDATION_ANCHORS.length
    ? says.touchesAll
    : names !== "" && fill(says.touches, { anchors: names });
  return (
    <li>
      <strong>{label}</strong>
      <p>
        {fillNodes(says.change, {
          before: before === null || before === ""
            ? <em>{before === null ? says.notKept : says.nothing}</em>
            : <del>{before}</del>,
          after: after === "" ? <em>{says.struckOut}</em> : <ins>{after}</ins>,
        })}
      </p>
      <span>
        {touched} {link !== null &&
          fillNodes(says.said, { turn: <a className="mark-link" href={link.href}>{link.name}</a> })}
      </span>
    </li>
  );
}
