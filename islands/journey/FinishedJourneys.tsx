import { useState } from "react";
import type { SessionListItem } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";
import { DeleteButton } from "./DeleteButton.tsx";
import { nameOf } from "./journey_name.ts";
import { type Rename, RenameButton, RenameForm } from "./JourneyName.tsx";

interface Props {
  sessions: SessionListItem[];
  isBusy: boolean;
  onOpen: (id: string) => void;
  onDelete: (id: string) => void;
  onRename: Rename;
}

/** Foundations that stand: they count for no limit, and their talk can be read and taken up again. */
export function FinishedJourneys({ sessions, ...ways }: Props) {
  const { list } = useWords("journey");
  return (
    <section className="finished" aria-labelledby="finished">
      <h2 id="finished">{list.finished}</h2>
      <ul>{sessions.map((session) => <FinishedJourney key={session.id} session={session} {...ways} />)}</ul>
    </section>
  );
}

function FinishedJourney(
  { session, isBusy, onOpen, onDelete, onRename }: Omit<Props, "sessions"> & { session: SessionListItem },
) {
  const { list } = useWords("journey");
  const { locale } = useWords("common");
  const name = nameOf(session, useWords("foundation"));
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className="journey-card">
      {isRenaming
        ? <RenameForm session={session} onRename={onRename} onEnd={() => setRenaming(false)} />
        : (
          <div>
            <p className="journey-name">{name}</p>
            <p className="journey-facts">
              {fill(list.updated, { date: shortDate(session.updated_at, locale) })}
            </p>
            <p className="finished-ways">
              <a href={`/anchors?session=${session.id}`}>{list.anchors}</a>
              <a href={`/documents?session=${session.id}`}>{list.documents}</a>
              <button type="button" className="quiet" disabled={isBusy} onClick={() => onOpen(session.id)}>
                {list.conversation}
                <span className="visually-hidden">{` ${fill(list.of, { name })}`}</span>
              </button>
            </p>
          </div>
        )}
      <RenameButton session={session} onOpen={() => setRenaming(true)} />
      <DeleteButton name={name} onDelete={() => onDelete(session.id)} />
    </li>
  );
}
