import type { HeldReviewAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";

interface Props {
  review: HeldReviewAnswer;
  isOpen: boolean;
}

/** A review that was held: what was measured, what was decided, what changed. */
export function HeldReview({ review, isOpen }: Props) {
  const { version, on, results, decisions, changes } = review;
  return (
    <details open={isOpen}>
      <summary>{`${shortDate(on)}: version ${version}`}</summary>
      <ul>
        {results.map(({ what, verdict_label, told }) => (
          <li key={what}>
            <strong>{verdict_label}</strong>: {what}. {told}
          </li>
        ))}
      </ul>
      {decisions.length > 0 && (
        <>
          <h3>Decided</h3>
          <ul>
            {decisions.map(({ about, words }) => (
              <li key={about}>{words === null ? `${about}: left open` : `${about}: “${words}”`}</li>
            ))}
          </ul>
        </>
      )}
      <h3>What changed</h3>
      {changes.length === 0 ? <p className="field-hint">No fact of your strategy changed.</p> : (
        <ul>
          {changes.map(({ label, before, after }, at) => (
            <li key={at}>{`${label}: ${before || "nothing"} → ${after || "nothing"}`}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
