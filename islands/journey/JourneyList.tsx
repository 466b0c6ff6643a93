import type { SessionListItem } from "../../routes/api/contract.ts";
import { ANCHOR_NAMES, ANCHORS, phaseLabel, shortDate } from "../labels.ts";
import { PhaseMark } from "../ui/PhaseMark.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { FinishedJourneys } from "./FinishedJourneys.tsx";
import { LoadingJourney } from "./LoadingJourney.tsx";
import { nameOf } from "./journey_name.ts";

interface Props {
  /** Null while they are being loaded. */
  sessions: SessionListItem[] | null;
  finished: SessionListItem[];
  /** Active journeys allowed; -1 is unlimited. */
  limit: number;
  isBusy: boolean;
  onStart: () => void;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
}

const UNLIMITED = -1;

/** The journeys a person has under way, and the way to a new one. */
export function JourneyList(props: Props) {
  const { sessions, finished, limit, isBusy, onStart, onOpen, onDelete } = props;
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
          <li key={session.id} className="journey-card">
            <button
              type="button"
              className="journey-open"
              disabled={isBusy}
              onClick={() => onOpen(session.id)}
            >
              <span className="journey-name">{nameOf(session)}</span>
              <span className="journey-phase">
                <PhaseMark phase={session.current_phase} />
                {phaseLabel(session.current_phase)}
              </span>
              <progress max={100} value={session.journey_progress} aria-label="Progress" />
              <span className="journey-facts">
                <span>{Math.round(session.journey_progress)}% complete</span>
                <span>Last updated {shortDate(session.updated_at)}</span>
              </span>
            </button>
            <DeleteButton name={nameOf(session)} onDelete={() => onDelete(session.id)} />
          </li>
        ))}
      </ul>
      <button type="button" className="button button-main" disabled={isFull || isBusy} onClick={onStart}>
        {sessions.length + finished.length === 0 ? "Start Your First Journey" : "Start New Journey"}
      </button>
      {isFull && (
        <p className="note">
          You've reached your limit of {limit}{" "}
          active journeys. Complete or delete an existing journey to start a new one.
        </p>
      )}
      {finished.length > 0 && (
        <FinishedJourneys sessions={finished} isBusy={isBusy} onOpen={onOpen} onDelete={onDelete} />
      )}
      {sessions.length === 0 && finished.length === 0 && <Explainer />}
    </div>
  );
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
