import { useState } from "react";
import type { SessionListItem } from "../../routes/api/contract.ts";
import { phaseLabel, shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";
import { PhaseMark } from "../ui/PhaseMark.tsx";
import { DeleteButton } from "./DeleteButton.tsx";
import { nameOf } from "./journey_name.ts";
import { type Rename, RenameButton, RenameForm } from "./JourneyName.tsx";

interface Props {
  session: SessionListItem;
  isBusy: boolean;
  onOpen: () => void;
  onDelete: () => void;
  onRename: Rename;
}

/** A journey under way: where it stands, and the ways to open, rename and delete it. */
export function JourneyCard({ session, isBusy, onOpen, onDelete, onRename }: Props) {
  const { list } = useWords("journey");
  const { locale } = useWords("common");
  const foundation = useWords("foundation");
  const name = nameOf(session, foundation);
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <li className="journey-card">
        <RenameForm session={session} onRename={onRename} onEnd={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="journey-card">
      <button type="button" className="journey-open" disabled={isBusy} onClick={onOpen}>
        <span className="journey-name">{name}</span>
        <span className="journey-phase">
          <PhaseMark phase={session.current_phase} />
          {phaseLabel(session.current_phase, foundation)}
        </span>
        <progress max={100} value={session.journey_progress} aria-label={list.progress} />
        <span className="journey-facts">
          <span>{fill(list.percent, { percent: Math.round(session.journey_progress) })}</span>
          <span>{fill(list.updated, { date: shortDate(session.updated_at, locale) })}</span>
        </span>
      </button>
      <RenameButton session={session} onOpen={() => setRenaming(true)} />
      <DeleteButton name={name} onDelete={onDelete} />
    </li>
  );
}
