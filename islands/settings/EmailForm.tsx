import { type FormEvent, useState } from "react";
import { call, reasonOf, tellFailure } from "../api.ts";
import { OwnPasswordField } from "../ui/OwnPasswordField.tsx";
import { TextField, useFieldProblems } from "../ui/TextField.tsx";
import { fill, useWords } from "../words.ts";

interface Props {
  email: string;
  /** False where a link could reach nobody. */
  hasMail: boolean;
}

/** Changing the address, which a link sent to the new one has to confirm. */
export function EmailForm({ email, hasMail }: Props) {
  const { email: says } = useWords("settings");
  const [isRunning, setRunning] = useState(false);
  const [sentTo, setSentTo] = useState("");
  const { problems, showRefusal, clear } = useFieldProblems();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { email: String(data.get("email") ?? ""), password: String(data.get("password") ?? "") };
    setRunning(true);
    setSentTo("");
    try {
      await call("/auth/change-email", { method: "POST", body });
      form.reset();
      setSentTo(body.email);
    } catch (error) {
      tellFailure(error, reasonOf(error, says.failed));
      showRefusal(form, error);
    }
    setRunning(false);
  }

  return (
    <section className="setting" aria-labelledby="email">
      <h2 id="email">{says.title}</h2>
      <p>{fill(says.current, { email })}</p>
      {!hasMail && <p className="hint">{says.noMail}</p>}
      {hasMail && (
        <form className="form" noValidate onInput={clear} onSubmit={(event) => void submit(event)}>
          <TextField
            label={says.new}
            name="email"
            type="email"
            autoComplete="email"
            error={problems["email"]}
            required
          />
          <OwnPasswordField error={problems["password"]} />
          <p className="hint">{says.hint}</p>
          <button type="submit" className="button" disabled={isRunning}>
            {isRunning ? says.sending : says.send}
          </button>
        </form>
      )}
      <p role="status">
        {sentTo !== "" && fill(says.sent, { email: sentTo })}
      </p>
    </section>
  );
}
