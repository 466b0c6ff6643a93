import { useState } from "react";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import type { AnchorName } from "../labels.ts";
import { useWords } from "../words.ts";
import { statusOf } from "./anchor_view.ts";
import { Places } from "./Evidence.tsx";
import { Quoted } from "./Quoted.tsx";
import { Reading } from "./Reading.tsx";
import { SharePanel } from "./SharePanel.tsx";

interface Props {
  name: AnchorName;
  anchor: AnchorAnswer | undefined;
  journeyId: string | null;
  /** True where every section stands open at first. */
  isUnfolded: boolean;
}

/** What an anchor says, section by section. */
export function AnchorPanel({ name, anchor, journeyId, isUnfolded }: Props) {
  const { panel } = useWords("anchors");
  const { label, agent } = useWords("foundation").anchors[name];
  const [isSharing, setSharing] = useState(false);
  const sentence = anchor?.metadata.sentence ?? null;
  return (
    <article className="anchor-panel" id={`anchor-${name}`} aria-label={label}>
      <header>
        <div>
          <h2>
            <Quoted text={sentence ?? label} />
          </h2>
          <p className="label">{sentence === null ? agent : `${label} · ${agent}`}</p>
        </div>
        <p className="anchor-actions">
          <a
            className="button button-small"
            href={`/journey?refine=${name}${journeyId ? `&session=${journeyId}` : ""}`}
          >
            {panel.refine}
          </a>
          <button
            type="button"
            className="button button-small"
            aria-expanded={isSharing}
            disabled={journeyId === null}
            onClick={() => setSharing(!isSharing)}
          >
            {panel.share}
          </button>
        </p>
      </header>
      {isSharing && journeyId !== null && (
        <SharePanel
          journeyId={journeyId}
          onEnd={() => setSharing(false)}
        />
      )}
      {anchor && statusOf(anchor) !== "not-started"
        ? (
          <Places value={journeyId === null ? null : { journeyId, places: anchor.metadata.places }}>
            <Reading name={name} anchor={anchor} isUnfolded={isUnfolded} />
          </Places>
        )
        : (
          <div className="empty">
            <p>{panel.empty}</p>
            <a className="button" href="/journey">{panel.start}</a>
          </div>
        )}
    </article>
  );
}
