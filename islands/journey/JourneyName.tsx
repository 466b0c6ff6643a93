import { type FormEvent, useState } from "react";
import type { SessionListItem } from "../../routes/api/contract.ts";
import { Pencil } from "../ui/icons.ts";
import { nameOf } from "./journey_name.ts";

const LONGEST_NAME = 200;

export type Rename = (id: string, name: string) => Promise<boolean>;

interface RenameButtonProps {
  session: SessionListItem;
  onOpen: () => void;
}

/** Opens the line in which a journey is given another name. */
export function RenameButton({ session, onOpen }: RenameButtonProps) {
  return (
    <button
      type="button"
      className="journey-delete"
      aria-label={`Rename ${nameOf(session)}`}
      onClick={onOpen}
    >
      <Pencil aria-hidden />
    </button>
  );
}

interface RenameFormProps {
  session: SessionListItem;
  onRename: Rename;
  onEnd: () => void;
}

/** The line itself; Escape leaves the name as it was. */
export function RenameForm({ session, onRename, onEnd }: RenameFormProps) {
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("session_name") ?? "").trim();
    if (name === "") return;
    setSaving(true);
    if (await onRename(session.id, name)) onEnd();
    else setSaving(false);
  }

  return (
    <form
      className="journey-rename"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === "Escape" && onEnd()}
    >
      <input
        type="text"
        name="session_name"
        aria-label={`New name of ${nameOf(session)}`}
        defaultValue={nameOf(session)}
        maxLength={LONGEST_NAME}
        required
        autoFocus
      />
      <button type="submit" className="button button-small" disabled={isSaving}>Save</button>
      <button type="button" className="button button-small" onClick={onEnd}>Cancel</button>
    </form>
  );
}
