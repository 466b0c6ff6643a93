import { type FormEvent, useState } from "react";
import type { SessionListItem } from "../../routes/api/contract.ts";
import { Pencil } from "../ui/icons.ts";
import { fill, useWords } from "../words.ts";
import { nameOf } from "./journey_name.ts";

const LONGEST_NAME = 200;

export type Rename = (id: string, name: string) => Promise<boolean>;

interface RenameButtonProps {
  session: SessionListItem;
  onOpen: () => void;
}

/** Opens the line in which a journey is given another name. */
export function RenameButton({ session, onOpen }: RenameButtonProps) {
  const { list } = useWords("journey");
  const name = nameOf(session, useWords("foundation"));
  return (
    <button
      type="button"
      className="journey-delete"
      aria-label={fill(list.rename, { name })}
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
  const { list } = useWords("journey");
  const current = nameOf(session, useWords("foundation"));
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
        aria-label={fill(list.newName, { name: current })}
        defaultValue={current}
        maxLength={LONGEST_NAME}
        required
        autoFocus
      />
      <button type="submit" className="button button-small" disabled={isSaving}>{list.save}</button>
      <button type="button" className="button button-small" onClick={onEnd}>{list.cancel}</button>
    </form>
  );
}
