import type { SessionListItem } from "../../routes/api/contract.ts";
import { ANCHOR_NAMES, ANCHORS } from "../labels.ts";
import { FinishedJourneys } from "./FinishedJourneys.tsx";
import { JourneyCard } from "./JourneyCard.tsx";
import type { Rename } from "./JourneyName.tsx";
import { LoadingJourney } from "./LoadingJourney.tsx";

interface Props {
  /** Null while they are being loaded. */
  sessions: SessionListItem[] | null;
  finished: SessionListItem[];
  /** Active journeys allowed; -1 is unlimited. */
  limit: number;
  /** What this month still allows; null without a limit. */
  month: MonthLeft | null;
  isBusy: boolean;
  onStart: () => void;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onRename: Rename;
}

/** Foundations of a month: how many are left of how many, and the day on which they start again. */
export interface MonthLeft {
  left: number;
  of: number;
  /** "1 December" */
  again: string;
}

const UNLIMITED = -1;

/** The journeys a person has under way, and the way to a new one. */
export function JourneyList(props: Props) {
  const { sessions, finished, limit, month, isBusy, onStart, onOpen, onDelete, onRename } = props;
  if (sessions === null) return <LoadingJourney text="Loading your journeys..." />;
  const isFull = limit !== UNLIMITED && sessions.length >= limit;
  return (
    <div className="page page-narrow">
      <h1>Your Brand Strategy Journeys</h1>
      {sessions.length === 0 && finished.length > 0 && (
        <p className="journeys-none">No journey is under way.</p>
      )}
      <ul className="journey-cards" aria-label="Under way" hidden={sessions.length === 0}>
        {sessions.map((session) => (
          <JourneyCard
            key={session.id}
            session={session}
            isBusy={isBusy}
            onOpen={() => onOpen(session.id)}
            onDelete={() => onDelete(session.id)}
            onRename={onRename}
          />
        ))}
      </ul>
      <button
        type="button"
        className="button button-main"
        disabled={isFull || isBusy || month?.left === 0}
        onClick={onStart}
      >
        {sessions.length + finished.length === 0 ? "Start Your First Journey" : "Start New Journey"}
      </button>
      {isFull && (
        <p className="note">
          You've reached your limit of {limit}{" "}
          active journeys. Complete or delete an existing journey to start a new one.
        </p>
      )}
      {!isFull && month !== null && <p className="hint">{costOf(month)}</p>}
      {finished.length > 0 && (
        <FinishedJourneys
          sessions={finished}
          isBusy={isBusy}
          onOpen={onOpen}
          onDelete={onDelete}
          onRename={onRename}
        />
      )}
      {sessions.length === 0 && finished.length === 0 && <Explainer />}
    </div>
  );
}

/** What a new journey uses up, said before it is started. */
function costOf({ left, of, again }: MonthLeft): string {
  if (left === 0) {
    return `All ${of} foundations of this month are used. The next ones open on ${again}; what you began goes on.`;
  }
  const standing = left === of ? `You have ${of} this month` : `You have ${left} of ${of} left this month`;
  return `Starting costs nothing. The first answer uses one foundation. ${standing}; new ones open on ${again}.`;
}

function Explainer() {
  return (
    <section className="explainer">
      <h2>Your Four Anchor Journey</h2>
      <dl>
        {ANCHOR_NAMES.map((name) => (
          <div key={name}>
            <dt>{ANCHORS[name].label}</dt>
            <dd>{ANCHORS[name].about}</dd>
          </div>
        ))}
      </dl>
      <p>About an hour of questions, one at a time. You can stop at any point: nothing you write is lost.</p>
    </section>
  );
}
