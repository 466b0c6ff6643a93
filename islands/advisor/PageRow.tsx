import type { WatchedPageAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";

interface Props {
  page: WatchedPageAnswer;
  isBusy: boolean;
  onChange: (change: { state?: WatchedPageAnswer["state"]; every_days?: number }) => void;
}

const RHYTHMS: [days: number, label: string][] = [[1, "Every day"], [7, "Every week"], [
  14,
  "Every two weeks",
], [
  30,
  "Every 30 days",
]];

/** A watched page: how it stands, how often it is read, and how to let it rest or end. */
export function PageRow({ page, isBusy, onChange }: Props) {
  const { name, url, whose, state, every_days } = page;
  const isPaused = state === "paused";
  const rhythms = RHYTHMS.some(([days]) => days === every_days)
    ? RHYTHMS
    : [...RHYTHMS, [every_days, `Every ${every_days} days`] as const];
  return (
    <li>
      <span className="watched-name">
        {name}
        {whose === "own" && " (your own)"}
      </span>
      <a className="field-hint" href={url} rel="noreferrer nofollow">{url}</a>
      <span className="field-hint" role="status">{standingOf(page)}</span>
      <span className="buttons">
        <label className="visually-hidden" htmlFor={`rhythm-${page.id}`}>{`How often ${name} is read`}</label>
        <select
          id={`rhythm-${page.id}`}
          value={every_days}
          disabled={isBusy}
          onChange={(event) => onChange({ every_days: Number(event.target.value) })}
        >
          {rhythms.map(([days, label]) => <option key={days} value={days}>{label}</option>)}
        </select>
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => onChange({ state: isPaused ? "watching" : "paused" })}
        >
          {isPaused ? "Go on" : "Pause"}
          <span className="visually-hidden">{` watching ${name}`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => onChange({ state: "ended" })}
        >
          End<span className="visually-hidden">{` watching ${name}`}</span>
        </button>
      </span>
    </li>
  );
}

function standingOf({ state, failure, differs_since, read_at, due_at }: WatchedPageAnswer): string {
  if (state === "paused") return read_at === null ? "Paused" : `Paused; last read on ${shortDate(read_at)}`;
  const next = `Next on ${shortDate(due_at)}.`;
  if (failure !== null) return `${failure} ${next}`;
  if (differs_since !== null) {
    return `Something differs since ${
      shortDate(differs_since)
    }. A second reading, six hours later, has to agree.`;
  }
  return read_at === null ? "Not read yet." : `Read on ${shortDate(read_at)}. ${next}`;
}
