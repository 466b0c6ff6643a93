import { useState } from "react";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { type AnchorName, ANCHORS, sectionLabel } from "../labels.ts";
import { sectionText, statusOf } from "./anchor_view.ts";
import { SectionView } from "./SectionView.tsx";
import { SharePanel } from "./SharePanel.tsx";

interface Props {
  name: AnchorName;
  anchor: AnchorAnswer | undefined;
  journeyId: string | null;
}

/** What an anchor says, section by section. */
export function AnchorPanel({ name, anchor, journeyId }: Props) {
  const { label, agent } = ANCHORS[name];
  const [isSharing, setSharing] = useState(false);
  return (
    <article className="anchor-panel" id={`anchor-${name}`} aria-label={label}>
      <header>
        <div>
          <h2>{anchor?.metadata.sentence ?? label}</h2>
          <p className="label">{label} · {agent}</p>
        </div>
        <p className="anchor-actions">
          <a
            className="button button-small"
            href={`/journey?refine=${name}${journeyId ? `&session=${journeyId}` : ""}`}
          >
            Refine
          </a>
          <button
            type="button"
            className="button button-small"
            aria-expanded={isSharing}
            disabled={journeyId === null}
            onClick={() => setSharing(!isSharing)}
          >
            Share
          </button>
        </p>
      </header>
      {isSharing && journeyId !== null && (
        <SharePanel
          journeyId={journeyId}
          onEnd={() => setSharing(false)}
        />
      )}
      {anchor && statusOf(anchor) !== "Not Started"
        ? <Sections name={name} anchor={anchor} />
        : (
          <div className="empty">
            <p>This anchor hasn't been developed yet</p>
            <a className="button button-main" href="/journey">Continue Strategic Analysis</a>
          </div>
        )}
    </article>
  );
}

/** The sections of an anchor, written or not. */
export function Sections({ name, anchor }: { name: AnchorName; anchor: AnchorAnswer }) {
  return ANCHORS[name].sections.map((id) => {
    const section = anchor.metadata.sections?.find((candidate) => candidate.id === id);
    if (section) return <SectionView key={id} section={section} />;
    return (
      <section key={id} className="section">
        <p className="label">{sectionLabel(id)}</p>
        <p className="plain">{sectionText(anchor.content[id])}</p>
      </section>
    );
  });
}
