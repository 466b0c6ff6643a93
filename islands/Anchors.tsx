import { useState } from "react";
import type { AnchorAnswer } from "../routes/api/contract.ts";
import { anchorNamed, countComplete, statusOf } from "./anchors/anchor_view.ts";
import { AnchorPanel } from "./anchors/AnchorPanel.tsx";
import { generateDocument } from "./documents/generation.ts";
import { ANCHOR_NAMES, type AnchorName, ANCHORS } from "./labels.ts";
import { showError, showSuccess } from "./toasts.ts";

interface Props {
  anchors: AnchorAnswer[];
  /** The journey they grew from; null without one. */
  journeyId: string | null;
  /** The anchor that stands open at first. */
  selected: AnchorName | null;
}

const REQUIRED = ANCHOR_NAMES.length;

/** The Strategic Foundation page. */
export default function Anchors({ anchors, journeyId, selected: first }: Props) {
  const [selected, setSelected] = useState(first);
  const complete = countComplete(anchors);
  const percent = Math.round((complete / REQUIRED) * 100);
  return (
    <>
      <div className="foundation-progress">
        <p>
          <strong>{complete}/4 anchors completed</strong> <span>{percent}%</span>
        </p>
        <progress max={REQUIRED} value={complete} aria-label="Anchors completed" />
      </div>
      <div className="anchor-cards">
        {ANCHOR_NAMES.map((name) => {
          const status = statusOf(anchorNamed(anchors, name));
          return (
            <button
              key={name}
              type="button"
              className={`anchor-card anchor-${status.toLowerCase().replace(" ", "-")}`}
              aria-expanded={selected === name}
              onClick={() => setSelected(selected === name ? null : name)}
            >
              <span className="anchor-status">{status}</span>
              <span className="anchor-name">{ANCHORS[name].label}</span>
              <span className="anchor-agent">{ANCHORS[name].agent}</span>
            </button>
          );
        })}
      </div>
      {selected
        ? (
          <AnchorPanel
            key={selected}
            name={selected}
            anchor={anchorNamed(anchors, selected)}
            journeyId={journeyId}
          />
        )
        : <Sentences anchors={anchors} />}
      {complete === REQUIRED ? <Finished /> : (
        <div className="prompt">
          <p>
            {REQUIRED - complete}{" "}
            of four anchors still to be written. The conversation goes on where you left it.
          </p>
          <a className="button button-main" href="/journey">Continue your journey</a>
        </div>
      )}
    </>
  );
}

/** The one sentence of each anchor that has one: what the foundation says before any of it is opened. */
function Sentences({ anchors }: Pick<Props, "anchors">) {
  const written = ANCHOR_NAMES.flatMap((name) => {
    const sentence = anchorNamed(anchors, name)?.metadata.sentence;
    return sentence ? [{ name, sentence }] : [];
  });
  if (written.length === 0) return null;
  return (
    <dl className="anchor-sentences">
      {written.map(({ name, sentence }) => (
        <div key={name}>
          <dt>{ANCHORS[name].label}</dt>
          <dd>{sentence}</dd>
        </div>
      ))}
    </dl>
  );
}

function Finished() {
  const [isBusy, setBusy] = useState(false);

  async function generate() {
    setBusy(true);
    try {
      await generateDocument({
        document_type: "brand_strategy_pdf",
        template_style: "professional",
        custom_colors: null,
      });
      showSuccess("PDF generation started! Check documents page for download.");
    } catch {
      showError("Failed to generate PDF. Please try again.");
    }
    setBusy(false);
  }

  return (
    <div className="prompt">
      <h2>Strategic Foundation Complete!</h2>
      <p>
        <button
          type="button"
          className="button button-main"
          disabled={isBusy}
          onClick={() => void generate()}
        >
          Generate Strategy Documents
        </button>
        <a className="button" href="/consultant">Strategic Consultation</a>
      </p>
    </div>
  );
}
