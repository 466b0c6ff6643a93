import { ANCHOR_NAMES, ANCHORS } from "../labels.ts";
import { Check, Lock } from "../ui/icons.ts";

/** What stands here until all four anchors are complete. */
export function Locked({ completed }: { completed: string[] }) {
  return (
    <div className="page page-narrow locked">
      <h1>Strategic Consultant Mode</h1>
      <p className="lead">
        The consultant answers from your own foundation, so it opens when all four anchors are complete.
      </p>
      <ul className="locked-anchors">
        {ANCHOR_NAMES.map((name) => {
          const isComplete = completed.includes(name);
          return (
            <li key={name} className={isComplete ? "is-complete" : undefined}>
              {isComplete ? <Check aria-hidden /> : <Lock aria-hidden />}
              <span>{ANCHORS[name].label.replace(" Anchor", "")}</span>
              <span className="hint">{isComplete ? "Complete" : "Still open"}</span>
            </li>
          );
        })}
      </ul>
      <p className="buttons">
        <a className="button button-main" href="/journey">Continue Journey</a>
        <a className="button" href="/anchors">View Progress</a>
      </p>
    </div>
  );
}
