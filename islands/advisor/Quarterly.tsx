import { useState } from "react";
import type { DocumentAnswer, QuarterlyAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "../api.ts";
import { GenerateOption } from "../documents/GenerateOption.tsx";
import { useGeneration } from "../documents/use_generation.ts";
import { shortDate } from "../labels.ts";
import { HeldReview } from "./HeldReview.tsx";

interface Props {
  sessionId: string;
  quarterly: QuarterlyAnswer;
}

/** When the next review is, what it asks, and what came of those that were held. */
export function Quarterly({ sessionId, quarterly }: Props) {
  const { due_on, is_due, is_open, version, asks, held } = quarterly;
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<DocumentAnswer | null>(null);
  const pdf = useGeneration("strategy_review", setMade);

  const order = { template_style: "professional", session_id: sessionId, custom_colors: null };

  async function begin() {
    setBusy(true);
    try {
      await call("/advisor/review", {
        method: "POST",
        body: { session_id: sessionId },
        quiet: "refusals",
      });
      location.assign(`/journey?session=${encodeURIComponent(sessionId)}`);
    } catch (error) {
      tellFailure(error, reasonOf(error, "The review was not begun"));
      setBusy(false);
    }
  }

  return (
    <section className="setting" aria-labelledby="quarterly">
      <h2 id="quarterly">{`Your next review: ${shortDate(due_on)}`}</h2>
      <p>
        {is_open
          ? "A review is under way in the chat."
          : is_due
          ? "It is due: at most five questions on what was measured, then what held and what did not."
          : "When a bet, a test or a step falls due, and at the latest every quarter, you are asked what was measured."}
      </p>
      {asks.length > 0 && (
        <ul>
          {asks.map(({ what, by }) => (
            <li key={what}>{by === null ? what : `${what}, by ${shortDate(by)}`}</li>
          ))}
        </ul>
      )}
      <p className="buttons">
        <button
          type="button"
          className={is_due || is_open ? "button button-main" : "button"}
          disabled={isBusy}
          onClick={() => void begin()}
        >
          {is_open ? "Go on with the review" : is_due ? "Begin the review" : "Begin the review early"}
        </button>
        <span className="field-hint">{`Version ${version} of your strategy stands.`}</span>
      </p>
      {held.map((review, at) => <HeldReview key={review.version} review={review} isOpen={at === 0} />)}
      {held.length > 0 && (
        <GenerateOption
          name="Strategy Review PDF"
          about="2 pages"
          generation={pdf.generation}
          isRunning={pdf.isRunning}
          onGenerate={() => void pdf.start(order)}
          onRetry={() => void pdf.retry()}
          onCancel={() => void pdf.cancel()}
        />
      )}
      {made !== null && (
        <p>
          <a className="button button-small" href={made.download_url} download={made.file_name}>
            Download {made.file_name}
          </a>
        </p>
      )}
    </section>
  );
}
