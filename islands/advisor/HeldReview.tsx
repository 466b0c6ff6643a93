import type { HeldReviewAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  review: HeldReviewAnswer;
  isOpen: boolean;
}

/** A review that was held: what was measured, what was decided, what changed. */
export function HeldReview({ review, isOpen }: Props) {
  const { quarterly: says } = useWords("advisor");
  const { locale } = useWords("common");
  const { version, on, results, decisions, changes } = review;
  return (
    <details open={isOpen}>
      <summary>{fill(says.held, { date: shortDate(on, locale), version })}</summary>
      <ul>
        {results.map(({ what, verdict_label, told }) => (
          <li key={what}>
            <strong>{verdict_label}</strong>: {what}. {told}
          </li>
        ))}
      </ul>
      {decisions.length > 0 && (
        <>
          <h3>{says.decided}</h3>
          <ul>
            {decisions.map(({ about, words }) => (
              <li key={about}>
                {words === null ? fill(says.leftOpen, { about }) : fill(says.words, { about, words })}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{says.changed}</h3>
      {changes.length === 0 ? <p className="field-hint">{says.unchanged}</p> : (
        <ul>
          {changes.map(({ label, before, after }, at) => (
            <li key={at}>{`${label}: ${before || says.nothing} → ${after || says.nothing}`}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
