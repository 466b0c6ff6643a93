import type { SessionListItem } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { ANCHOR_NAMES } from "../labels.ts";
import { fill, useWords } from "../words.ts";
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
  const { list } = useWords("journey");
  if (sessions === null) return <LoadingJourney text={list.loading} />;
  const isFull = limit !== UNLIMITED && sessions.length >= limit;
  return (
    <div className="page page-narrow">
      <h1>{list.title}</h1>
      {sessions.length === 0 && finished.length > 0 && <p className="journeys-none">{list.none}</p>}
      <ul className="journey-cards" aria-label={list.underWay} hidden={sessions.length === 0}>
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
        className={sessions.length === 0 ? "button button-main" : "button"}
        disabled={isFull || isBusy || month?.left === 0}
        onClick={onStart}
      >
        {sessions.length + finished.length === 0 ? list.startFirst : list.start}
      </button>
      {isFull && <p className="note">{fill(list.full, { limit })}</p>}
      {!isFull && month !== null && <p className="hint">{costOf(month, list)}</p>}
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
function costOf({ left, of, again }: MonthLeft, list: ScreenWords["journey"]["list"]): string {
  if (left === 0) return fill(list.monthUsed, { of, again });
  return left === of ? fill(list.allLeft, { of, again }) : fill(list.someLeft, { left, of, again });
}

function Explainer() {
  const { list } = useWords("journey");
  const { anchors } = useWords("foundation");
  return (
    <section className="explainer">
      <h2>{list.explainer}</h2>
      <dl>
        {ANCHOR_NAMES.map((name) => (
          <div key={name}>
            <dt>{anchors[name].label}</dt>
            <dd>{anchors[name].about}</dd>
          </div>
        ))}
      </dl>
      <p>{list.hour}</p>
    </section>
  );
}
