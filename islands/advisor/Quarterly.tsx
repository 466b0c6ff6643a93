import { useState } from "react";
import type { QuarterlyAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "../api.ts";
import { GenerateOption } from "../documents/GenerateOption.tsx";
import { useGeneration } from "../documents/use_generation.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";
import { HeldReview } from "./HeldReview.tsx";

interface Props {
  sessionId: string;
  quarterly: QuarterlyAnswer;
}

/** When the next review is, what it asks, and what came of those that were held. */
export function Quarterly({ sessionId, quarterly }: Props) {
  const { quarterly: says } = useWords("advisor");
  const { locale } = useWords("common");
  const { due_on, is_due, is_open, version, asks, held } = quarterly;
  const [isBusy, setBusy] = useState(false);
  const pdf = useGeneration("strategy_review");

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
      tellFailure(error, reasonOf(error, says.notBegun));
      setBusy(false);
    }
  }

  return (
    <section className="setting" aria-labelledby="quarterly">
      <h2 id="quarterly">{fill(says.title, { date: shortDate(due_on, locale) })}</h2>
      <p>
        {is_open ? says.open : is_due ? says.due : says.later}
      </p>
      {asks.length > 0 && (
        <>
          <p id="asks">{says.asks}</p>
          <ul className="review-asks" aria-labelledby="asks">
            {asks.map(({ what, by }) => (
              <li key={what}>
                {by === null ? what : fill(says.askBy, { what, date: shortDate(by, locale) })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="buttons">
        <button
          type="button"
          className={is_due || is_open ? "button button-main" : "button"}
          disabled={isBusy}
          onClick={() => void begin()}
        >
          {is_open ? says.goOn : is_due ? says.begin : says.beginEarly}
        </button>
        <span className="field-hint">{fill(says.version, { version })}</span>
      </p>
      {held.map((review, at) => <HeldReview key={review.version} review={review} isOpen={at === 0} />)}
      {held.length > 0 && (
        <GenerateOption
          name={says.pdf}
          about={says.pdfAbout}
          generation={pdf.generation}
          made={pdf.made}
          isMain={false}
          isLocked={false}
          isRunning={pdf.isRunning}
          onGenerate={() => void pdf.start(order)}
          onRetry={() => void pdf.retry()}
          onCancel={() => void pdf.cancel()}
        />
      )}
    </section>
  );
}
