import type { SessionListItem } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { nameOf } from "./journey_name.ts";

interface Props {
  sessions: SessionListItem[];
  isBusy: boolean;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
}

/** Foundations that stand: they count for no limit, and their talk can be read and taken up again. */
export function FinishedJourneys({ sessions, isBusy, onOpen, onDelete }: Props) {
  return (
    <section className="finished" aria-labelledby="finished">
      <h2 id="finished">Finished foundations</h2>
      <ul>
        {sessions.map((session) => (
          <li key={session.id} className="journey-card">
            <div>
              <p className="journey-name">{nameOf(session)}</p>
              <p className="journey-facts">Last updated {shortDate(session.updated_at)}</p>
              <p className="finished-ways">
                <a href={`/anchors?session=${session.id}`}>Four anchors</a>
                <a href="/documents">Documents</a>
                <button type="button" className="quiet" disabled={isBusy} onClick={() => onOpen(session.id)}>
                  Conversation<span className="visually-hidden">of {nameOf(session)}</span>
                </button>
              </p>
            </div>
            <DeleteButton name={nameOf(session)} onDelete={() => onDelete(session.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
