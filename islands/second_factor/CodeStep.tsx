import { type FormEvent, useState } from "react";
import { TextField } from "../ui/TextField.tsx";
import { useWords } from "../words.ts";

interface Props {
  isRunning: boolean;
  failure: string;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or where that is lost a recovery code. */
export function CodeStep({ isRunning, failure, onCode, onBack }: Props) {
  const { code: says, login } = useWords("sign_in");
  const [isLost, setLost] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get("code") ?? "").trim());
  }

  return (
    <form className="form" onSubmit={submit} aria-label={says.step}>
      {isLost
        ? (
          <TextField
            key="recovery"
            label={says.recovery}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint={says.recoveryHint}
            required
            autoFocus
          />
        )
        : (
          <TextField
            key="app"
            label={says.app}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            hint={says.appHint}
            required
            autoFocus
          />
        )}
      <div className="form-row">
        <button type="button" className="quiet" onClick={() => setLost(!isLost)}>
          {isLost ? says.useApp : says.useRecovery}
        </button>
        <button type="button" className="quiet" onClick={onBack}>{says.startOver}</button>
      </div>
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={isRunning}>
        {isRunning ? login.running : login.submit}
      </button>
    </form>
  );
}
