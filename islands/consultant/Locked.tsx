import { ANCHOR_NAMES } from "../labels.ts";
import { useWords } from "../words.ts";
import { Check, Lock } from "../ui/icons.ts";

/** What stands here until all four anchors are complete. */
export function Locked({ completed }: { completed: string[] }) {
  const { locked } = useWords("consultant");
  const { anchors } = useWords("foundation");
  return (
    <div className="page page-narrow locked">
      <header className="page-head">
        <h1>{locked.title}</h1>
        <p className="lead">{locked.lead}</p>
      </header>
      <ul className="locked-anchors">
        {ANCHOR_NAMES.map((name) => {
          const isComplete = completed.includes(name);
          return (
            <li key={name} className={isComplete ? "is-complete" : undefined}>
              {isComplete ? <Check aria-hidden /> : <Lock aria-hidden />}
              <span>{anchors[name].short}</span>
              <span className="hint">{isComplete ? locked.complete : locked.open}</span>
            </li>
          );
        })}
      </ul>
      <p className="buttons">
        <a className="button button-main" href="/journey">{locked.goOn}</a>
        <a className="button" href="/anchors">{locked.progress}</a>
      </p>
    </div>
  );
}
