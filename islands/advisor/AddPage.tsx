import type { FormEvent } from "react";
import { TextField } from "../ui/TextField.tsx";
import { useWords } from "../words.ts";

export interface NewPage {
  url: string;
  whose: "own" | "rival";
  name: string;
}

interface Props {
  isBusy: boolean;
  onAdd: (page: NewPage) => Promise<boolean>;
}

/** An address, and whose page it is. */
export function AddPage({ isBusy, onAdd }: Props) {
  const { watched } = useWords("advisor");

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const whose = data.get("whose") === "own" ? "own" as const : "rival" as const;
    const isDone = await onAdd({ url: String(data.get("url")), whose, name: String(data.get("name")) });
    if (isDone) form.reset();
  }

  return (
    <form className="form" onSubmit={(event) => void add(event)}>
      <TextField
        label={watched.address}
        name="url"
        inputMode="url"
        spellCheck={false}
        required
        hint={watched.addressHint}
      />
      <TextField label={watched.name} name="name" required maxLength={100} />
      <fieldset className="field watch-whose">
        <legend>{watched.whose}</legend>
        <label className="check">
          <input type="radio" name="whose" value="rival" defaultChecked /> {watched.rival}
        </label>
        <label className="check">
          <input type="radio" name="whose" value="own" /> {watched.own}
        </label>
      </fieldset>
      <button type="submit" className="button" disabled={isBusy}>{watched.submit}</button>
    </form>
  );
}
