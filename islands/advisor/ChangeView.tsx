import type { WatchChangeAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";

interface Props {
  change: WatchChangeAnswer;
  isBusy: boolean;
  onDecide: (decision: string, days?: number) => void;
}

const DECISIONS: [decision: string, label: string][] = [
  ["hold", "Hold"],
  ["sharpen", "Sharpen"],
  ["answer", "Answer"],
  ["reopen", "Reopen"],
];

/** For how many days a change may be left aside. */
const IGNORED_DAYS = [30, 90, 365];

const SWAP: Record<"only_us" | "close" | "shared", string> = {
  only_us: "only you say it",
  close: "they come near it",
  shared: "they say it too",
};

const ADVICE: Record<string, string> = {
  hold: "Hold: nothing to do.",
  sharpen: "Sharpen: say it better than before.",
  answer: "Answer: your customers will ask.",
  reopen: "Reopen: decide this anew.",
};

/** A change in exact words, what it bears on, and what to do about it. */
export function ChangeView({ change, isBusy, onDecide }: Props) {
  const { heading: title, about, before, after, stood_at, seen_at, confirmed_at, url } = change;
  return (
    <article className="watch-change">
      <h3>{title}</h3>
      <dl>
        {about !== null && (
          <>
            <dt>Where</dt>
            <dd>
              <q>{about}</q>
            </dd>
          </>
        )}
        <dt>{shortDate(stood_at)}</dt>
        <dd>{before === null ? "Not on the page" : <q>{before}</q>}</dd>
        <dt>{shortDate(seen_at)}</dt>
        <dd>{after === null ? "No longer on the page" : <q>{after}</q>}</dd>
      </dl>
      <p className="field-hint">
        Confirmed on {shortDate(confirmed_at)} at <a href={url} rel="noreferrer nofollow">{url}</a>
      </p>
      {change.bears_on && (
        <p>
          You said: <q>{change.bears_on.text}</q>
        </p>
      )}
      {change.swap !== null && (
        <p>
          {`Could they say “${change.swap.sentence}” too? Before: ${SWAP[change.swap.before]}. Now: ${
            SWAP[change.swap.after]
          }.`}
        </p>
      )}
      <p>
        <strong>{ADVICE[change.verdict]}</strong> {change.why}
      </p>
      {change.decision === "open"
        ? (
          <p className="buttons">
            {DECISIONS.map(([decision, label]) => (
              <button
                key={decision}
                type="button"
                className="button button-small"
                disabled={isBusy}
                onClick={() => onDecide(decision)}
              >
                {label}
                <span className="visually-hidden">{`: ${title}`}</span>
              </button>
            ))}
            {IGNORED_DAYS.map((days) => (
              <button
                key={days}
                type="button"
                className="button button-small"
                disabled={isBusy}
                onClick={() => onDecide("ignore", days)}
              >
                {`Ignore for ${days} days`}
                <span className="visually-hidden">{`: ${title}`}</span>
              </button>
            ))}
          </p>
        )
        : (
          <p className="buttons">
            <span>{decidedText(change)}</span>
            <button
              type="button"
              className="button button-small"
              disabled={isBusy}
              onClick={() => onDecide("open")}
            >
              Undo<span className="visually-hidden">{`: ${title}`}</span>
            </button>
          </p>
        )}
    </article>
  );
}

function decidedText({ decision, decided_at, ignored_until }: WatchChangeAnswer): string {
  const on = decided_at === null ? "" : ` on ${shortDate(decided_at)}`;
  if (decision === "ignore" && ignored_until !== null) {
    return `Ignored${on} until ${shortDate(ignored_until)}`;
  }
  if (decision === "reopen") return `You decided${on}: reopen. Your next review asks about it.`;
  const label = DECISIONS.find(([name]) => name === decision)?.[1] ?? decision;
  return `You decided${on}: ${label.toLowerCase()}`;
}
