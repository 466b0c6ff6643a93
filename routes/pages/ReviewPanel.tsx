import type { ReviewAnswer } from "../api/contract.ts";

/** How a foundation was checked: what failed first, with what would mend it; what passed, folded away. */
export function ReviewPanel({ review }: { review: ReviewAnswer }) {
  const open = review.items.filter(({ passed }) => !passed);
  const done = review.items.filter(({ passed }) => passed);
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">How this foundation was checked</h2>
      <p>
        {review.passed} of {review.total}{" "}
        checks passed. Each is a count that code can make: it finds slips, and says nothing of how good the
        strategy is.
      </p>
      {open.length > 0 && (
        <ul className="review-open">
          {open.map(({ item, title, says, mend }) => (
            <li key={item}>
              <strong>{title}</strong>
              <span>{says}</span>
              <em>{mend}</em>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>What was checked and holds</summary>
        <ul className="review-done">
          {done.map(({ item, title, says }) => (
            <li key={item}>
              <strong>{title}</strong>
              <span>{says}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
