import { type FormEvent, useState } from "react";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  isRunning: boolean;
  failure: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or where that is lost a recovery code. */
export function CodeStep({ isRunning, failure, onCode, onBack }: Props) {
  const [isLost, setLost] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get("code") ?? "").trim());
  }

  return (
    <form className="form" onSubmit={submit} aria-label="Second step">
      {isLost
        ? (
          <TextField
            key="recovery"
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="24 letters and digits. Each works once."
            required
            autoFocus
          />
        )
        : (
          <TextField
            key="app"
            label="Code from your authenticator app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            hint="Six digits. A new one comes every 30 seconds."
            required
            autoFocus
          />
        )}
      <div className="form-row">
        <button type="button" className="quiet" onClick={() => setLost(!isLost)}>
          {isLost ? "Use the app" : "Use a recovery code"}
        </button>
        <button type="button" className="quiet" onClick={onBack}>Start over</button>
      </div>
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={isRunning}>
        {isRunning ? "Signing in…" : "Sign in"}
      </button>
    </form>
  );
}
