import { fill } from "../../islands/words.ts";
import type { ReviewAnswer } from "../api/contract.ts";
import type { Words } from "../words/words.ts";

interface Props {
  says: Words["anchors"]["page"]["review"];
  review: ReviewAnswer;
}

/** How a foundation was checked: what failed first, with what would mend it; what passed, folded away. */
export function ReviewPanel({ says, review }: Props) {
  const open = review.items.filter(({ passed }) => !passed);
  const done = review.items.filter(({ passed }) => passed);
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{says.title}</h2>
      <p>{fill(says.lead, { passed: review.passed, total: review.total })}</p>
      {open.length > 0 && (
        <ul className="review-open">
          {open.map(({ item, title, says: words, mend }) => (
            <li key={item}>
              <strong>{title}</strong>
              <span>{words}</span>
              <em>{mend}</em>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{says.holds}</summary>
        <ul className="review-done">
          {done.map(({ item, title, says: words }) => (
            <li key={item}>
              <strong>{title}</strong>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
