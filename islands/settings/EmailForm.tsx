import { type FormEvent, useState } from "react";
import { call, reasonOf, tellFailure } from "../api.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  email: string;
  /** False where a link could reach nobody. */
  hasMail: boolean;
}

/** Changing the address, which a link sent to the new one has to confirm. */
export function EmailForm({ email, hasMail }: Props) {
  const [isRunning, setRunning] = useState(false);
  const [sentTo, setSentTo] = useState("");

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
      tellFailure(error, reasonOf(error, "The address was not changed"));
    }
    setRunning(false);
  }

  return (
    <section className="setting" aria-labelledby="email">
      <h2 id="email">Email</h2>
      <p>You sign in as {email}.</p>
      {!hasMail && (
        <p className="hint">
          It cannot be changed here: this Holdfast sends no mail, so nobody could prove the new address. Ask
          whoever runs it to set up a mail server, or export your data and register anew.
        </p>
      )}
      {hasMail && (
        <form className="form" onSubmit={(event) => void submit(event)}>
          <TextField label="New email" name="email" type="email" autoComplete="email" required />
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
          <p className="hint">
            We send a link to the new address, and word of it to the old one. Once the link is used, every
            browser is signed out.
          </p>
          <button type="submit" className="button" disabled={isRunning}>
            {isRunning ? "Sending…" : "Send the link"}
          </button>
        </form>
      )}
      <p role="status">
        {sentTo !== "" &&
          `A link is on its way to ${sentTo}. It works for one hour; until then nothing changes.`}
      </p>
    </section>
  );
}
